// Makes the snapshot: the engine's memory after a start and a rehearsal, for later visits to start from.
// Usage: node tools/snapshot.mjs OUTPUT; prints what a loader must know: {sha256, segment}
//
// Everyone gets the same snapshot: nothing in it may be taken for random.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import crypto from "node:crypto";
import { dataSegment, packed } from "./snapshot-format.mjs";
import { parts, start } from "./pyodide.mjs";
import { withShortErrors } from "./errors.mjs";

const SHIPPED = "build/shipped/";
const SITE_PACKAGES = "/lib/python3.13/site-packages";

const output = process.argv[2];
standStill();
await withShortErrors(async () => {
  const pyodide = await start(SHIPPED, {
    _makeSnapshot: true,
    env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide", LANG: "C.UTF-8" },
  });
  rehearse(pyodide);
  zeroFreeMemory(pyodide._module);
  const memory = pyodide.makeMemorySnapshot();
  const wasm = readFileSync(SHIPPED + parts.engine + "pyodide.asm.wasm");
  const segment = dataSegment(wasm);
  writeFileSync(output, packed(memory, segment, wasm));
  console.log(JSON.stringify({ sha256: crypto.hash("sha256", memory), segment }));
});

/** Stops the clock, fixes what the engine takes for random, and hides where it runs: a build makes the same bytes. */
function standStill() {
  process.argv = ["node", "/aleator"];
  Date.now = () => 315_532_800_000;
  performance.now = () => 1;
  crypto.randomFillSync = /** @type {any} */ ((/** @type {Uint8Array} */ view) => view.fill(7));
}

/**
 * Unpacks the core without the package loader, whose memory of it could not be restored, and runs it.
 * @param {any} pyodide
 */
function rehearse(pyodide) {
  const wheel = readdirSync(SHIPPED + parts.core).find((name) => name.endsWith(".whl"));
  const bytes = new Uint8Array(readFileSync(SHIPPED + parts.core + wheel));
  pyodide.unpackArchive(bytes, "wheel", { extractDir: SITE_PACKAGES });
  pyodide.runPython("import importlib; importlib.invalidate_caches()"); // by the stopped clock no folder has changed
  const scope = pyodide.globals.get("dict")();
  pyodide.runPython(readFileSync("tools/rehearsal.py", "utf8"), { globals: scope });
  scope.destroy();
  pyodide.runPython("import gc; gc.collect()");
}

/**
 * What is freed keeps its old bytes, which would be sent: takes every free block, clears it and gives all back.
 * @param {any} module Emscripten's
 */
function zeroFreeMemory(module) {
  const end = module._sbrk(0);
  const blocks = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    let block = module.___libc_malloc(size);
    for (; block < end; block = module.___libc_malloc(size)) {
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
    }
    module._free(block);
  }
  for (const block of blocks) module._free(block);
}
