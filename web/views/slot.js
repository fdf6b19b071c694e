import { html, nothing } from "lit";
import { game, state } from "../store.js";
import { help, label, problemText } from "../words.js";

/** @typedef {import("../types.js").Field} Field */
/** @typedef {{field: Field, path: string[], value: any, set: (value: unknown) => void, bare?: boolean}} Slot
 *   a field at its place: path from the situation down; bare: the label is told by what stands around it */

/** @param {string[]} path */
export const idOf = (path) => `f-${path.join("-")}`;

/**
 * The problems of exactly this place, beside it.
 * @param {string[]} path
 */
export function problemsOf(path) {
  const here = state.problems.filter((one) => one.path === `situation.${path.join(".")}`);
  if (!here.length) return nothing;
  return html`<span class="problem" id="${idOf(path)}-problem">${here.map((one) => problemText(game(), one)).join(" ")}</span>`;
}

/** @param {string[]} path */
export const isWrong = (path) => state.problems.some((one) => one.path === `situation.${path.join(".")}`);

/** @param {string[]} path */
export function helpOf(path) {
  const words = help(game(), path.filter((key) => !/^\d+$/.test(key)));
  return words ? html`<span class="help" id="${idOf(path)}-help">${words}</span>` : nothing;
}

/** @param {string[]} path */
export const describedBy = (path) => [isWrong(path) ? `${idOf(path)}-problem` : "", help(game(), path) ? `${idOf(path)}-help` : ""].filter(Boolean).join(" ") || nothing;

/** @param {Slot} slot */
export const nameOf = ({ path }) => label(game(), path);
