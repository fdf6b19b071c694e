import { html, nothing } from "lit";
import { choose } from "../actions/attack.js";
import { game } from "../store.js";
import { choiceName, choiceOption } from "../words.js";
import { placesPicks } from "./kinds/index.js";
import { chosenBy, pick } from "./pick.js";
import { segments } from "./segments.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Result} Result */

/**
 * What the rules leave to a player, each with the answer that counts while nobody has chosen. Picks stand here where
 * the felt does not show them among its dice.
 * @param {Result} result
 */
export function choices(result) {
  const isPick = (/** @type {Choice} */ choice) => Boolean(choice.row && result.rows[choice.row]);
  const open = Object.entries(result.choices).filter(([, choice]) => !isPick(choice) || !placesPicks(game().view.kind));
  if (!open.length) return nothing;
  return html`<div class="choices">${open.map(([key, choice]) => one(key, choice, isPick(choice) ? pick(result, key, choice) : choice.options ? options(key, choice) : text(key, choice)))}</div>`;
}

/** @param {string} key @param {Choice} choice @param {unknown} editor */
const one = (key, choice, editor) =>
  html`<div class="choice"><p id="c-${key}-label"
  class="choice-name">${choiceName(game(), key)}</p>${editor}${chosenBy(key, choice)}</div>`;

/** @param {string} key @param {Choice} choice */
function options(key, choice) {
  const words = (choice.options ?? []).map((value) => choiceOption(game(), key, value));
  return segments(`c-${key}`, choice.options ?? [], words, choice.used, (value) => choose(key, value));
}

/** @param {string} key @param {Choice} choice */
function text(key, choice) {
  const set = (/** @type {any} */ event) => choose(key, event.target.value === "" ? undefined : event.target.value);
  return html`<input type="text" dir="auto" aria-labelledby="c-${key}-label" .value=${String(choice.used ?? "")}
    @change=${set}>`;
}
