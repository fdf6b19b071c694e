// Boots the engine of dist/ in Node and runs a Python file in it, which may leave its exit code in `status`.
// Usage: node tests/engine/boot.mjs [--snapshot | --snapshot-and-files] FILE.py [ARGUMENT...]
// From its snapshot the engine starts as the page starts it, with no library and no wheel; the core's suite needs both.
import { readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import { join, resolve } from "node:path";
import { parts, start } from "../../tools/pyodide.mjs";
import { withShortErrors } from "../../tools/errors.mjs";
import { unpacked } from "../../tools/snapshot-format.mjs";

const given = process.argv.slice(2);
const snapshot = given[0].startsWith("--snapshot") && given.shift();
const [script, ...rest] = given;
const EMPTY_ZIP = Uint8Array.from([80, 75, 5, 6, ...Array(18).fill(0)]);

// In Node Pyodide would quietly fetch what is missing from its own host.
const refuse = () => {
  throw new Error("the engine asked for something outside of dist/");
};
globalThis.fetch = refuse;
net.connect = net.createConnection = net.Socket.prototype.connect = refuse;

await withShortErrors(async () => {
  const memory = snapshot && unpacked(readFileSync("dist/" + parts.snapshot.path), parts.snapshot.segment, wasm());
  const files = snapshot === "--snapshot" ? { stdLibURL: emptyLibrary() } : { packages: ["aleator"] };
  const pyodide = await start("dist", { ...files, ...(memory && { _loadSnapshot: memory }) });
  for (const folder of ["tests", "build", ".venv", "web", "py"]) {
    pyodide.FS.mkdirTree(join("/project", folder));
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: resolve(folder) }, join("/project", folder));
  }
  pyodide.FS.writeFile("/project/pyproject.toml", readFileSync("pyproject.toml", "utf8"));
  pyodide.globals.set("arguments", pyodide.toPy(rest));
  pyodide.runPython(readFileSync(script, "utf8"), { filename: script });
  process.exitCode = pyodide.globals.get("status") ?? 0;
});

function emptyLibrary() {
  const path = resolve("build/empty.zip");
  writeFileSync(path, EMPTY_ZIP);
  return path;
}

function wasm() {
  return readFileSync(`dist/${parts.engine}pyodide.asm.wasm`);
}
