// Prints the names of the Python modules that a page comes to import, from Pyodide's own library.
// Usage: node tools/trace.mjs FOLDER, which holds the core's wheel and its lock
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";
import { withShortErrors } from "./errors.mjs";

const folder = resolve(process.argv[2]) + "/";
await withShortErrors(async () => {
  const pyodide = await loadPyodide({
    lockFileContents: readFileSync(folder + "pyodide-lock.json", "utf8"),
    packageBaseUrl: folder,
    packages: ["aleator"],
    enableRunUntilComplete: false,
  });
  pyodide.runPython(readFileSync("tools/rehearsal.py", "utf8"));
  console.log(pyodide.globals.get("imported")());
});
