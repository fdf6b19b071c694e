import * as parts from "virtual:engine";
import worker from "virtual:worker";
import { Engine } from "./engine.js";
import { update } from "./store.js";

/** @param {string} path */
const absolute = (path) => new URL(path, document.baseURI).href;

/** @type {import("./types.js").Plan} */
const plan = {
  script: absolute(`${parts.engine}pyodide.mjs`),
  base: absolute(parts.engine),
  library: absolute(parts.stdlib),
  lock: absolute(`${parts.core}pyodide-lock.json`),
  packages: absolute(parts.core),
  sizes: Object.fromEntries(Object.entries(parts.sizes).map(([path, bytes]) => [absolute(path), bytes])),
};

/** @type {(() => void)[]} */
const waiting = [];

/** The one engine of the page. */
export const engine = new Engine(() => new Worker(absolute(worker), { type: "module" }), plan, (phase) => {
  update({ engine: phase });
  if (phase.phase === "ready") for (const each of waiting) each();
});

/** @param {() => void} listener called at every start of the engine */
export const whenReady = (listener) => void waiting.push(listener);
