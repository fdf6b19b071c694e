import { core, engine, stdlib, wheel } from "virtual:engine";
import { Arrivals, root, wasm } from "./downloads.js";
import { forgetSnapshot, keepSnapshot, keptSnapshot, memoryOf } from "./snapshot.js";

/**
 * The module worker that holds Python. It starts the self-hosted engine, tells how many of its bytes are here, and then
 * hands texts to the bridge, one after another. A page's CSP does not reach in here: nothing is evaluated but the
 * engine.
 */

const SCRIPTS = ["pyodide.mjs", "pyodide.asm.js"].map((name) => engine + name);
const LOCK = `${core}pyodide-lock.json`;
const OPTIONS = {
  indexURL: root + engine,
  stdLibURL: root + stdlib,
  lockFileURL: root + LOCK,
  packageBaseUrl: root + core,
  enableRunUntilComplete: false,
};
const EMPTY_ZIP = Uint8Array.from([80, 75, 5, 6, ...Array(18).fill(0)]);

/** @type {((text: string) => string) | null} */
let handle = null;

/** @param {unknown} error Safari cannot clone errors to the page, so they go as plain data */
const plain = (error) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? "" }
    : { name: "Error", message: String(error), stack: "" };

const failed = (/** @type {unknown} */ error) => !handle && postMessage({ failed: plain(error) });

/** @param {{plainly: boolean}} how plainly: from no snapshot, since a start has just failed */
async function start({ plainly }) {
  const arrivals = new Arrivals((progress) => postMessage({ progress }), failed);
  const scripts = Promise.all(SCRIPTS.map((path) => arrivals.script(path)));
  for (const path of [wasm, LOCK]) arrivals.request(path);
  const kept = plainly ? await forgetSnapshot() : await keptSnapshot();
  const restored = kept && (await restore(arrivals, scripts, kept));
  const pyodide = restored ?? (await startPlainly(arrivals, scripts));
  const bridge = pyodide.pyimport("aleator.bridge");
  handle = (text) => bridge.handle(text);
  postMessage({ ready: true, snapshot: Boolean(restored), fault: Boolean(kept && !restored) });
  keepSnapshot();
}

/**
 * With Python's library and the core's wheel, which are requested before Pyodide comes to ask.
 * @param {Arrivals} arrivals
 * @param {Promise<any[]>} scripts
 */
async function startPlainly(arrivals, scripts) {
  for (const path of [stdlib, wheel]) arrivals.request(path);
  const [{ loadPyodide }] = await scripts;
  return loadPyodide({ ...OPTIONS, packages: ["aleator"] });
}

/**
 * From the kept snapshot, which holds library and core. Null where it is spoilt, or where the engine will not have it.
 * @param {Arrivals} arrivals
 * @param {Promise<any[]>} scripts
 * @param {Response} kept
 */
async function restore(arrivals, scripts, kept) {
  try {
    arrivals.compile(); // while the snapshot is read
    const memory = await memoryOf(kept);
    const [{ loadPyodide }] = await scripts;
    arrivals.replace(stdlib, new Response(EMPTY_ZIP));
    return await loadPyodide({ ...OPTIONS, _loadSnapshot: memory });
  } catch {
    await forgetSnapshot();
    return null;
  }
}

/** @param {{id: number, text: string}} request */
function answer({ id, text }) {
  try {
    postMessage({ id, text: handle?.(text) });
  } catch (error) {
    postMessage({ id, error: plain(error) });
  }
}

self.addEventListener("unhandledrejection", ({ reason }) => failed(reason));

self.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.start) start(data.start).catch(failed);
  else answer(data);
};
