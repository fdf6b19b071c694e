import { html, nothing } from "lit";
import { problemText } from "../problems.js";
import { game, state, update } from "../store.js";
import { help, label } from "../words.js";

/** @typedef {import("../types.js").Field} Field */
/**
 * @typedef {{field: Field, path: string[], value: any, set: (value: unknown) => void, bare?: boolean,
 *   name?: string, late?: boolean}} Slot a field at its place: path from the situation down; bare: the label is told by
 *   what stands around it; name: what it is called where the game has no word for it; late: a number counts when the
 *   field is left
 */

/** @param {string[]} path */
export const idOf = (path) => `f-${path.join("-")}`;

/**
 * The problems of exactly this place, beside it.
 * @param {string[]} path
 */
export function problemsOf(path) {
  const here = state.problems.filter((one) => one.path === `situation.${path.join(".")}`);
  if (!here.length) return nothing;
  return html`<span class="problem"
    id="${idOf(path)}-problem">${here.map((one) => problemText(game(), one)).join(" ")}</span>`;
}

/**
 * All that is wrong anywhere in a record whose editor is folded away, each with the name of its field.
 * @param {string[]} path
 */
export function problemsWithin(path) {
  const inside = `situation.${path.join(".")}.`;
  const all = state.problems.filter((one) => one.path.startsWith(inside));
  return all.length ? html`<span class="problem">${all.map((one) => problemText(game(), one, true)).join(" ")}</span>` : nothing;
}

/** @param {string[]} path */
export const isWrong = (path) => state.problems.some((one) => one.path === `situation.${path.join(".")}`);

/** @param {string[]} path */
const helpWords = (path) => help(game(), path.filter((key) => !/^\d+$/.test(key)));

/**
 * A field's name, which also names its editor (`id`-label). Help is a tap on it away: the form of an attack must fit a
 * phone beside its odds.
 * @param {string[]} path
 */
export function caption(path) {
  const id = `${idOf(path)}-label`;
  const name = label(game(), path);
  if (!helpWords(path)) return html`<label class="label" id=${id} for=${idOf(path)}>${name}</label>`;
  const open = state.helped === idOf(path);
  return html`<button type="button" class="label asks" id=${id} aria-expanded=${open ? "true" : "false"}
    @click=${() => update({ helped: open ? null : idOf(path) })}>${name}</button>`;
}

/** @param {string[]} path */
export function helpOf(path) {
  return state.helped === idOf(path) ? html`<span class="help"
    id="${idOf(path)}-help">${helpWords(path)}</span>` : nothing;
}

/** @param {string[]} path */
export const describedBy = (path) => [isWrong(path) ? `${idOf(path)}-problem` : "", state.helped === idOf(path) ? `${idOf(path)}-help` : ""].filter(Boolean).join(" ") || nothing;

// Items of a list share one label, so that each is told by its number.
/** @param {Slot} slot */
export const nameOf = ({ path, name }) => name ?? (/^\d+$/.test(path[path.length - 1]) ? `${label(game(), path)} ${Number(path[path.length - 1]) + 1}` : label(game(), path));
