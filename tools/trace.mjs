// Prints the names of the Python modules that a page comes to import.
// Usage: node tools/trace.mjs FOLDER, which holds the core's wheel and its lock
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const folder = resolve(process.argv[2]) + "/";
const pyodide = await loadPyodide({
  lockFileContents: readFileSync(folder + "pyodide-lock.json", "utf8"),
  packageBaseUrl: folder,
  packages: ["aleator"],
  enableRunUntilComplete: false,
});
try {
  pyodide.runPython(readFileSync("tools/rehearsal.py", "utf8"));
} catch (error) {
  // Node would print the whole minified line that an uncaught error passed.
  console.error(String(error));
  process.exitCode = 1;
}
