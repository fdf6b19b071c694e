// Boots the engine of dist/ in Node, as the worker does in a browser, and runs a Python file in it.
// Usage: node tests/engine/boot.mjs FILE.py [ARGUMENT...]; exits as the file's `status` says.
import { readFileSync } from "node:fs";
import net from "node:net";
import { join, resolve } from "node:path";

const [script, ...given] = process.argv.slice(2);
const { engine, stdlib, core } = JSON.parse(readFileSync("build/parts.json", "utf8"));
const dist = (/** @type {string} */ path) => resolve("dist", path) + (path.endsWith("/") ? "/" : "");

// In Node Pyodide would quietly fetch what is missing from its own host.
const refuse = () => {
  throw new Error("the engine asked for something outside of dist/");
};
globalThis.fetch = refuse;
net.connect = net.createConnection = net.Socket.prototype.connect = refuse;

const { loadPyodide } = await import(dist(engine + "pyodide.mjs"));
const pyodide = await loadPyodide({
  indexURL: dist(engine),
  stdLibURL: dist(stdlib),
  lockFileContents: readFileSync(dist(core + "pyodide-lock.json"), "utf8"),
  packageBaseUrl: dist(core),
  packages: ["aleator"],
  enableRunUntilComplete: false,
});

for (const folder of ["tests", "build", ".venv", "web", "py"]) {
  pyodide.FS.mkdirTree(join("/project", folder));
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: resolve(folder) }, join("/project", folder));
}
pyodide.FS.writeFile("/project/pyproject.toml", readFileSync("pyproject.toml", "utf8"));
pyodide.globals.set("arguments", pyodide.toPy(given));
try {
  pyodide.runPython(readFileSync(script, "utf8"), { filename: script });
  process.exitCode = pyodide.globals.get("status") ?? 0;
} catch (error) {
  // Node would print the whole minified line that an uncaught error passed.
  console.error(String(error));
  process.exitCode = 1;
}
