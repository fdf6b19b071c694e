import { html } from "lit";
import { DIRECTIONS } from "../fields.js";
import { t } from "../i18n.js";
import { game } from "../store.js";
import { label, option } from "../words.js";
import { caption, helpOf, problemsOf } from "./slot.js";

/** @typedef {import("./slot.js").Slot} Slot */

/**
 * Whether a list holds each of a few words at most once: such a list is a set, and each word a switch.
 * @param {import("../types.js").Field} field
 */
export const isSet = ({ item, most }) =>
  item?.type === "option" && most !== undefined && most <= (item.values ?? []).length;

/** The words side by side, in the declared order, however they were tapped. @param {Slot} slot */
export function toggles({ field, path, value, set }) {
  const now = Array.isArray(value) ? value : [];
  const values = field.item?.values ?? [];
  const turn = (/** @type {string | number} */ one) =>
    set(values.filter((each) => now.includes(each) !== (each === one)));
  const chip = (/** @type {string | number} */ one) =>
    html`<button type="button" class="chip" aria-pressed=${now.includes(one) ? "true" : "false"}
      @click=${() => turn(one)}>${option(game(), field.key, one)}</button>`;
  return html`<div class="field">${caption(path)}<div class="chips" role="group"
    aria-label=${label(game(), path)}>${values.map(chip)}</div>${helpOf(path)}${problemsOf(path)}</div>`;
}

/** Whether a list is a step on squares: two numbers from -1 to 1. @param {import("../types.js").Field} field */
export const isDirection = ({ item, least, most }) =>
  item?.type === "integer" && least === 2 && most === 2 && item.low === -1 && item.high === 1;

const ARROWS = "↖↑↗← →↙↓↘";

/** One of the eight ways from a square, as they lie. @param {Slot} slot */
export function compass({ path, value, set }) {
  const one = (/** @type {number[]} */ [dx, dy], /** @type {number} */ i) =>
    dx || dy ? html`<button type="button" aria-pressed=${value?.[0] === dx && value?.[1] === dy ? "true" : "false"}
      aria-label=${t("direction", { way: i })}
      @click=${() => set([dx, dy])}>${ARROWS[i]}</button>` : html`<span></span>`;
  return html`<div class="field">${caption(path)}<div class="compass" role="group"
    aria-label=${label(game(), path)}>${DIRECTIONS.map((way, i) => one(way, i))}</div>${helpOf(path)}${problemsOf(path)}</div>`;
}
