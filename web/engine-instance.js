import worker from "virtual:worker";
import { Engine } from "./engine.js";
import { update } from "./store.js";

/** @type {(() => void)[]} */
const waiting = [];

/** The one engine of the page. */
export const engine = new Engine(() => new Worker(new URL(worker, document.baseURI), { type: "module" }), (phase) => {
  update({ engine: phase });
  if (phase.phase === "ready") for (const each of waiting) each();
});

/** @param {() => void} listener called at every start of the engine */
export const whenReady = (listener) => void waiting.push(listener);
