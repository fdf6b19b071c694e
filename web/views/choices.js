import { html, nothing } from "lit";
import { choose } from "../actions/attack.js";
import { game } from "../store.js";
import { answer, options } from "./answer.js";
import { places } from "./kinds/index.js";
import { pick } from "./pick.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Result} Result */

/**
 * What the rules leave to a player, each with the answer that counts while nobody has chosen. Here stands what the felt
 * does not show among its dice.
 * @param {Result} result
 */
export function choices(result) {
  const isPick = (/** @type {Choice} */ choice) => Boolean(choice.row && result.rows[choice.row]);
  const open = Object.entries(result.choices).filter(([key, choice]) => !places(game().view.kind, key, isPick(choice)));
  if (!open.length) return nothing;
  const editor = (/** @type {string} */ key, /** @type {Choice} */ choice) => {
    if (isPick(choice)) return pick(result, key, choice);
    return choice.options ? options(key, choice) : text(key, choice);
  };
  return html`<div class="choices">${open.map(([key, choice]) => answer(key, choice, editor(key, choice)))}</div>`;
}

/** @param {string} key @param {Choice} choice */
function text(key, choice) {
  const set = (/** @type {any} */ event) => choose(key, event.target.value === "" ? undefined : event.target.value);
  return html`<input type="text" dir="auto" aria-labelledby="c-${key}-label" .value=${String(choice.used ?? "")}
    @change=${set}>`;
}
