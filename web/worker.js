import { forgetSnapshot, fromSnapshot, keepSnapshot } from "./snapshot.js";

/**
 * The module worker that holds Python. It fetches the self-hosted engine, tells how many of its bytes are here, and then
 * hands texts to the bridge, one after another. A page's CSP does not reach in here: nothing is evaluated but the engine.
 *
 * @typedef {import("./types.js").Plan} Plan
 */

/** @type {((text: string) => string) | null} */
let handle = null;

/** @param {unknown} error Safari cannot clone errors to the page, so they go as plain data */
const plain = (error) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack ?? "" } : { name: "Error", message: String(error), stack: "" };

// Pyodide waits for ever on a part that is lost or wrong, so the page hears of it from here.
/** @param {unknown} error @returns {never} */
function lost(error) {
  if (!handle) postMessage({ failed: plain(error) });
  throw error;
}

/** @param {Plan} plan */
function meter(plan) {
  const all = Object.values(plan.sizes).reduce((sum, bytes) => sum + bytes, 0);
  /** @type {Map<string, number>} */
  const here = new Map();
  let told = -1;
  return (/** @type {string} */ url, /** @type {number} */ bytes) => {
    const size = plan.sizes[url];
    if (size === undefined) return;
    here.set(url, Math.min(size, (here.get(url) ?? 0) + bytes));
    const done = [...here.values()].reduce((sum, one) => sum + one, 0);
    const progress = Math.floor((100 * done) / all);
    if (progress > told) postMessage({ progress: (told = progress) });
  };
}

/**
 * Lets every byte that the engine fetches be counted on its way.
 * @param {(url: string, bytes: number) => void} count
 */
function countFetches(count) {
  const plainFetch = self.fetch.bind(self);
  self.fetch = async (request, options) => {
    const answer = await plainFetch(request, options).catch(lost);
    if (!answer.ok || !answer.body) return lost(new Error(`${answer.status} ${answer.url}`));
    const url = answer.url;
    const counter = new TransformStream({
      transform(chunk, controller) {
        count(url, chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    answer.body.pipeTo(counter.writable).catch(lost);
    return new Response(counter.readable, { headers: answer.headers, status: answer.status });
  };
}

/** @param {Plan} plan */
async function start(plan) {
  const count = meter(plan);
  countFetches(count);
  const { pyodide, snapshot } = await boot(plan);
  for (const [url, bytes] of Object.entries(plan.sizes)) count(url, bytes);
  const bridge = pyodide.pyimport("aleator.bridge");
  handle = (text) => bridge.handle(text);
  postMessage({ ready: true, snapshot });
  keepSnapshot();
}

/**
 * From the kept snapshot where there is one; plainly where there is none, or where the engine will not have it.
 * @param {Plan} plan
 */
async function boot(plan) {
  const [{ loadPyodide }, memory] = await Promise.all([import(plan.script), fromSnapshot()]);
  const options = {
    indexURL: plan.base,
    stdLibURL: plan.library,
    lockFileURL: plan.lock,
    packageBaseUrl: plan.packages,
    packages: ["aleator"],
    enableRunUntilComplete: false,
  };
  const plainly = async () => ({ pyodide: await loadPyodide(options), snapshot: false });
  if (!memory) return plainly();
  try {
    return { pyodide: await loadPyodide({ ...options, _loadSnapshot: memory }), snapshot: true };
  } catch {
    await forgetSnapshot();
    return plainly();
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

self.addEventListener("unhandledrejection", ({ reason }) => !handle && postMessage({ failed: plain(reason) }));

self.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.start) start(data.start).catch((error) => postMessage({ failed: plain(error) }));
  else answer(data);
};
