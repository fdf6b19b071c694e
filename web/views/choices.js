import { html, nothing } from "lit";
import { choose } from "../actions/attack.js";
import { number, say } from "../i18n.js";
import { game } from "../store.js";
import { optionId } from "../fields.js";
import { placesPicks } from "./kinds/index.js";
import { choiceName, chosenBy, pick } from "./pick.js";
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
const one = (key, choice, editor) => html`<div class="choice"><p id="c-${key}-label" class="choice-name">${choiceName(key)}</p>${editor}${chosenBy(key, choice)}</div>`;

/** @param {string} key @param {Choice} choice */
function options(key, choice) {
  const words = (choice.options ?? []).map((value) => word(key, value));
  return segments(`c-${key}`, choice.options ?? [], words, choice.used, (value) => choose(key, value));
}

/** @param {string} key @param {any} value */
function word(key, value) {
  if (typeof value === "number") return number(value);
  const id = `choice-${key.replace(/-\d+$/, "")}-${optionId(value)}`;
  return say(game().id, id);
}

/** @param {string} key @param {Choice} choice */
function text(key, choice) {
  const set = (/** @type {any} */ event) => choose(key, event.target.value === "" ? undefined : event.target.value);
  return html`<input type="text" aria-labelledby="c-${key}-label" .value=${String(choice.used ?? "")} @change=${set}>`;
}
