import { html, nothing } from "lit";
import { choose } from "../actions/attack.js";
import { t } from "../i18n.js";
import { game, state, update } from "../store.js";
import { choiceName, sideOf } from "../words.js";
import { die } from "./die.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {(face: number, i: number, chosen: boolean) => unknown} Draw */

/**
 * Whether somebody has chosen, and the way back.
 * @param {string} key
 * @param {Choice} choice
 */
export const chosenBy = (key, choice) =>
  choice.answered
    ? html`<button type="button" class="note" @click=${() => choose(key, undefined)}>${t("choice-undo")}</button>`
    : html`<span class="choice-default">${asLaid(choice)}</span>`;

/** @param {Choice} choice */
const asLaid = ({ row, count }) => (row ? t("choice-default-dice", { n: count }) : t("choice-default"));

/**
 * Dice picked on the felt: a tap takes a die in, and where the count is full, the one picked first goes.
 * @param {Result} result
 * @param {string} key
 * @param {Choice} choice
 * @param {Draw} [draw] how a die looks, chosen or not
 */
export function pick(result, key, choice, draw) {
  const row = result.rows[/** @type {string} */ (choice.row)];
  const chosen = state.picking[key] ?? /** @type {number[]} */ (choice.used);
  const look =
    draw ??
    ((face, i, taken) =>
      die({
        sides: row.sides,
        face,
        side: sideOf(game(), choice.row ?? ""),
        state: taken ? "" : "out",
        size: row.faces.length > 8 ? 30 : 40,
        label: "",
      }));
  const button = (/** @type {number} */ face, /** @type {number} */ i) =>
    html`<button type="button" aria-pressed=${chosen.includes(i) ? "true" : "false"}
      aria-label=${t("choice-die", { face, n: i + 1 })} ?disabled=${!isOpen(choice, i)}
      @click=${() => picked(key, tapped(choice, chosen, i), choice)}>${look(face, i, chosen.includes(i))}</button>`;
  const missing = (choice.count ?? 1) - chosen.length;
  return html`<div class="dice picks" role="group" aria-label=${choiceName(game(), key)}>${row.faces.map(button)}</div>
    ${missing ? html`<span class="choice-default">${t("choice-pick", { n: missing })}</span>` : nothing}`;
}

/** @param {Choice} choice @returns {number[][]} the sets of dice that the rules allow; none where they allow any */
const sets = ({ options }) => (options ?? []).filter(Array.isArray);

// A die that belongs to every set, or to none, is no question.
/** @param {Choice} choice @param {number} i */
const isOpen = (choice, i) =>
  !sets(choice).length || (sets(choice).some((one) => one.includes(i)) && sets(choice).some((one) => !one.includes(i)));

/**
 * The dice chosen after a tap: as tapped, or the allowed set that comes nearest to it.
 * @param {Choice} choice
 * @param {number[]} chosen
 * @param {number} i
 */
export function tapped(choice, chosen, i) {
  if (chosen.includes(i)) return chosen.filter((each) => each !== i);
  const next = [...chosen, i].slice(-(choice.count ?? 1));
  const alike = (/** @type {number[]} */ one) => one.filter((each) => next.includes(each)).length;
  const fitting = sets(choice).filter((one) => one.includes(i)).sort((one, other) => alike(other) - alike(one));
  return next.length === choice.count && fitting.length ? fitting[0] : next;
}

/** @param {string} key @param {number[]} chosen @param {Choice} choice */
function picked(key, chosen, choice) {
  const { [key]: _old, ...others } = state.picking;
  if (chosen.length !== choice.count) return update({ picking: { ...others, [key]: chosen } });
  update({ picking: others });
  return choose(key, [...chosen].sort((a, b) => a - b));
}
