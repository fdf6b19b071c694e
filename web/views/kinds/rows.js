import { html, nothing } from "lit";
import { number, t } from "../../i18n.js";
import { openEntry } from "../../actions/entry.js";
import { rowName, sideOf } from "../../words.js";
import { die } from "../die.js";
import { dice } from "./parts.js";

/** @typedef {import("./index.js").Seen} Seen */
/** @typedef {import("../../types.js").Row} Row */

/** Beyond so many dice a row is counted by face. */
const MOST_DICE = 40;
const MOST_LARGE = 12;

/**
 * Any game's dice: each row under its name, in the order thrown.
 * @param {Seen} seen
 */
export function rows({ game, result }) {
  const row = (/** @type {[string, Row]} */ [name, thrown]) => html`<div class="row">
    ${rowHead(game, name, thrown)}
    ${thrown.faces.length > MOST_DICE ? counted(game, name, thrown) : laid(game, name, thrown)}
  </div>`;
  return html`<div class="rows">${Object.entries(result.rows).map(row)}</div>`;
}

/**
 * A row's name, and whose dice they are.
 * @param {import("../../types.js").Game} game
 * @param {string} name
 * @param {Row | undefined} thrown
 * @param {unknown} [aside] what stands at the end of the line instead
 */
export const rowHead = (game, name, thrown, aside = nothing) => html`<div class="rowname"><span>${rowName(game, name)}</span>
    <span class="rowside">${aside}${typedNote(name, thrown)}</span></div>`;

/**
 * Whose dice lie in a row, where a player typed some of them: they can be corrected from here.
 * @param {string} name
 * @param {Row | undefined} thrown
 */
export function typedNote(name, thrown) {
  const typed = thrown?.entered.filter(Boolean).length ?? 0;
  if (!typed) return nothing;
  const words =
    typed === thrown?.entered.length ? t("dice-yours") : t("dice-mixed", { typed, all: thrown?.entered.length ?? 0 });
  return html`<button type="button" class="note" aria-label=${t("dice-correct", { words })}
    @click=${() => openEntry(name)}>${words}</button>`;
}

/** @param {import("../../types.js").Game} game @param {string} name @param {Row} thrown */
const laid = (game, name, thrown) =>
  html`<p class="dice">${dice(thrown, sideOf(game, name), thrown.faces.length > MOST_LARGE ? 26 : 40)}</p>`;

/** @param {import("../../types.js").Game} game @param {string} name @param {Row} thrown */
function counted(game, name, { sides, faces }) {
  const different = [...new Set(faces)].sort((one, other) => one - other);
  const line = (/** @type {number} */ face) => html`<li>${die({ sides, face, side: sideOf(game, name), size: 30 })}
    <span>× ${number(faces.filter((one) => one === face).length)}</span></li>`;
  return html`<ul class="counted">${different.map(line)}</ul>`;
}
