/** What several kinds of results are made of. */
import { html, nothing, svg } from "lit";
import { valueOf } from "../../fields.js";
import { number, t } from "../../i18n.js";
import { scenario } from "../../store.js";
import { die } from "../die.js";

/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Field} Field */
/** @typedef {import("../../types.js").Row} Row */
/** @typedef {{n: number, word?: string}} Addend a number and, where it does not speak for itself, its name */

/**
 * What the attack at hand has at a path of its situation; what it leaves out is as declared.
 * @param {Game} game
 * @param {string[]} path
 * @returns {any}
 */
export function setUpAt(game, path) {
  /** @type {{fields: Field[], value: any}} */
  let at = { fields: game.fields, value: scenario().situation };
  for (const key of path) {
    const field = at.fields.find((one) => one.key === key);
    if (!field) return undefined;
    at = { fields: field.fields ?? [], value: valueOf(at.value ?? undefined, field) };
  }
  return at.value;
}

/** The groups of the form that are sides, in their order. @param {Game} game */
export const sidesOf = (game) => game.groups.filter((group) => group.side).map((group) => group.key);

/** @param {Game} game @param {string} side a group's key */
export const colourOf = (game, side) => game.groups.find((group) => group.key === side)?.side ?? null;

/** A row's dice in the order thrown. @param {Row} row @param {"attack" | "defence" | null} side @param {number} size */
export const dice = ({ sides, faces }, side, size) => faces.map((face) => die({ sides, face, side, size }));

/**
 * A sum as it is reckoned, each number with its name where it has one. Zeros with a name are left out, and what nothing
 * is added to stands alone.
 * @param {Addend[]} addends
 * @param {number} total
 */
export function sum(addends, total) {
  const parts = addends.filter(({ n, word }) => n || !word);
  const sign = (/** @type {number} */ n, /** @type {number} */ i) =>
    i ? (n < 0 ? "\u2212 " : "+ ") : n < 0 ? "\u2212" : "";
  const name = (/** @type {string | undefined} */ word) => (word ? html` <small>${word}</small>` : nothing);
  const part = (/** @type {Addend} */ { n, word }, /** @type {number} */ i) => html`
    <span class="addend">${sign(n, i)}${number(Math.abs(n))}${name(word)}</span> `;
  const told = parts.length > 1 ? parts : [];
  return html`<p class="adding">${told.map(part)}<span class="addend">${told.length ? "= " : ""}<b>${number(total)}</b>${told.length ? nothing : name(parts[0]?.word)}</span></p>`;
}

/** Results held against each other. @param {{n: number, ahead: boolean}[]} results */
export function standing(results) {
  const one = (/** @type {{n: number, ahead: boolean}} */ { n, ahead }, /** @type {number} */ i) => html`
    ${i ? html`<span>:</span> ` : nothing}<b class=${ahead ? "ahead" : ""}>${number(n)}</b>`;
  return html`<p class="score">${results.map(one)}</p>`;
}

const SIGNS = /** @type {Record<string, unknown>} */ ({
  burst: svg`<path class="solid" d="M8 0 L9.8 5 L14.9 3.6 L11.4 7.6 L15.6 10.6 L10.4 10.9 L10.9 16
    L8 11.8 L5.1 16 L5.6 10.9 L0.4 10.6 L4.6 7.6 L1.1 3.6 L6.2 5 Z"></path>`,
  gap: svg`<circle cx="8" cy="8" r="6" stroke-dasharray="3 2.6"></circle>`,
  shield: svg`<path d="M8 1.5 L14 3.6 V8 C14 11.6 11.3 13.8 8 15 C4.7 13.8 2 11.6 2 8 V3.6 Z"></path>`,
  broken: svg`<path d="M8 1.5 L14 3.6 V8 C14 11.6 11.3 13.8 8 15 C4.7 13.8 2 11.6 2 8 V3.6 Z M8.5 1.5 L6.5 6 L9.5 8.5 L7.5 15"></path>`,
  crossed: svg`<path d="M2.5 2.5 L13.5 13.5 M13.5 2.5 L2.5 13.5 M2 10.5 L5.5 14 M14 10.5 L10.5 14"></path>`,
  laurel: svg`<path d="M3 8.6 L6.6 12.4 L13.4 3.8"></path>`,
  turn: svg`<path d="M3 6 A5.4 5.4 0 0 1 13 6 M13.4 2.4 V6.2 H9.6 M13 10 A5.4 5.4 0 0 1 3 10 M2.6 13.6 V9.8 H6.4"></path>`,
  fallen: svg`<path d="M4 4 L12 12 M12 4 L4 12"></path>`,
});

/**
 * What a dashed die means.
 * @param {number} sides
 * @param {number} n how many are set aside
 */
export const asideWord = (sides, n) => html`<span class="set-aside">
  ${die({ sides, face: null, state: "out", size: 14, label: "" })} ${t("set-aside", { n })}</span>`;

/**
 * What came of it, as a shape and a word.
 * @param {keyof typeof SIGNS} sign
 * @param {string} word
 * @param {"good" | "plain" | "open"} [look] good: what happened; plain: what did not; open: what is still due
 */
export const fate = (sign, word, look = "plain") => html`<span class="fate ${look}">
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">${SIGNS[sign]}</svg>${word}</span>`;
