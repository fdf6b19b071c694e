// Starts the engine that the build has made, in Node, as the worker does in a browser.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Where the build has laid the engine's parts; see tools/build.py. */
export const parts = JSON.parse(readFileSync("build/parts.json", "utf8"));

/**
 * @param {string} root the folder that holds the parts
 * @param {object} [more] further options of loadPyodide
 */
export async function start(root, more) {
  const at = (/** @type {string} */ path) => resolve(root, path) + (path.endsWith("/") ? "/" : "");
  const { loadPyodide } = await import(at(parts.engine + "pyodide.mjs"));
  return loadPyodide({
    indexURL: at(parts.engine),
    stdLibURL: at(parts.stdlib),
    lockFileContents: readFileSync(at(parts.core + "pyodide-lock.json"), "utf8"),
    packageBaseUrl: at(parts.core),
    enableRunUntilComplete: false,
    ...more,
  });
}
