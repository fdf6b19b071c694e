import { html, nothing } from "lit";
import { clearEntry, closeEntry, goTo, isFull, lay, layRest, spell, takeBack, typedIn } from "../actions/entry.js";
import { number, percent, t } from "../i18n.js";
import { game, state } from "../store.js";
import { rowName, sideOf } from "../words.js";
import { die } from "./die.js";

/** @typedef {import("../store.js").Entry} Entry */
/** @typedef {import("../types.js").Wanted} Wanted */

/** Faces up to here have a key each; larger dice are spelled in digits. */
const MOST_KEYS = 20;

/** So many dice stand side by side under a thumb on 320 px; one less where it is told how many more there are. */
const SLOTS = 6;

/** Dice of more faces than this need more room for their keys. */
const FEW_KEYS = 6;

/** @param {Wanted} wanted */
const facesOf = ({ sides, faces }) =>
  [...new Set(faces ?? Array.from({ length: sides }, (_, i) => i + 1))].sort((a, b) => a - b);

// Once such dice are asked for, the keys keep that room whichever die comes next: nothing moves under the thumb.
/** @param {Entry} entry */
const isTall = (entry) => Object.values(entry.wanted).some((one) => facesOf(one).length > FEW_KEYS);

/** The player's own dice: one large key a face, row after row. */
export function keypad() {
  const entry = state.entry;
  if (!state.keypad || !entry) return nothing;
  const wanted = entry.wanted[entry.row];
  return html`<section class="keypad" role="dialog" tabindex="-1" aria-label=${t("my-dice")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, wanted)}>
    <div class="keypad-head">${tabs(entry)}<button type="button" class="icon" aria-label=${t("close")}
      @click=${closeEntry}>×</button></div>
    ${wanted ? row(entry, wanted) : html`<p class="fine">${t("keypad-waits", { percent: percent(state.engine.progress / 100) })}</p>`}
  </section>`;
}

/** @param {Entry} entry */
function tabs(entry) {
  const tab = (/** @type {string} */ name) => html`<button type="button" class="tab ${sideOf(game(), name) ?? ""}"
    aria-pressed=${name === entry.row ? "true" : "false"} @click=${() => goTo(name)}>
    ${rowName(game(), name)} <small>${t("keypad-count", { n: typedIn(entry, name).length, all: entry.wanted[name].count })}</small></button>`;
  return html`<div class="tabs" role="group"
    aria-label=${t("keypad-rows")}>${Object.keys(entry.wanted).map(tab)}</div>`;
}

/** @param {Entry} entry @param {Wanted} wanted */
function row(entry, wanted) {
  const faces = facesOf(wanted);
  return html`${slots(entry, wanted)}
    <div class="keys-room ${isTall(entry) ? "tall" : ""}">
      ${faces.length > MOST_KEYS ? digits(entry, wanted) : keys(entry, wanted, faces)}</div>
    <div class="keypad-foot">
      <button type="button" @click=${() => lay(null)}
        ?disabled=${isFull(entry, entry.row) && entry.at >= wanted.count}>${t("keypad-phone-one")}</button>
      <button type="button" @click=${layRest} ?disabled=${isFull(entry, entry.row)}>${t("keypad-phone-rest")}</button>
      <button type="button" class="back" aria-label=${t("keypad-back")} @click=${takeBack}>⌫</button>
      <button type="button" class="back" aria-label=${t("keypad-clear")} @click=${clearEntry}>↺</button>
    </div>`;
}

const phoneDie = html`<span class="phone-die" aria-hidden="true">?</span>`;

/** @param {number | null | undefined} face null: the phone throws it */
const faceWord = (face) => (face === undefined ? t("keypad-open") : face === null ? t("keypad-phone") : number(face));

/** @param {Entry} entry @param {Wanted} wanted */
function slots(entry, wanted) {
  const faces = typedIn(entry, entry.row);
  const side = sideOf(game(), entry.row);
  // Of a long row only the stretch around the die at hand is shown, and how many there are before and behind it.
  const shown = wanted.count > SLOTS ? SLOTS - 1 : wanted.count;
  const first = Math.max(0, Math.min(entry.at - shown + 2, wanted.count - shown));
  const beyond = (/** @type {number} */ n) =>
    html`<span class="beyond" aria-hidden="true">${n ? `+${number(n)}` : ""}</span>`;
  const more = (/** @type {number} */ n) => (wanted.count > SLOTS ? beyond(n) : nothing);
  const face = (/** @type {number} */ i) => (i === entry.at && entry.digits ? Number(entry.digits) : faces[i]);
  const slot = (/** @type {number} */ i) =>
    html`<button type="button" class="slot" aria-current=${i === entry.at ? "true" : "false"}
    aria-label=${t("keypad-die", { n: i + 1, face: faceWord(faces[i]) })} ?disabled=${i > faces.length}
      @click=${() => goTo(entry.row, i)}>
    ${face(i) === null ? phoneDie : die({ sides: wanted.sides, face: face(i) ?? null, side, size: 30, label: "" })}</button>`;
  return html`<div class="slots" role="group" aria-label=${t("keypad-row", { row: rowName(game(), entry.row) })}>
    ${more(first)}${Array.from({ length: shown }, (_, i) => slot(first + i))}${more(wanted.count - first - shown)}
  </div>`;
}

/** @param {Entry} entry @param {Wanted} wanted @param {number[]} faces */
function keys(entry, wanted, faces) {
  const columns = faces.length <= 6 ? 3 : faces.length <= 12 ? 4 : 5;
  const side = sideOf(game(), entry.row);
  const size = columns === 3 ? 46 : 38;
  const one = (/** @type {number} */ face) => html`<button type="button" aria-label=${number(face)}
    @click=${() => lay(face)}>${die({ sides: wanted.sides, face, side, size, label: "" })}</button>`;
  return html`<div class="keys k${columns}">${faces.map(one)}</div>`;
}

/** Whether the digits spelled so far are a face of the die. @param {Wanted} wanted */
const fits = ({ sides }) => Number(state.entry?.digits) >= 1 && Number(state.entry?.digits) <= sides;

/** @param {Entry} entry @param {Wanted} wanted */
function digits(entry, wanted) {
  const digit = (/** @type {number} */ n) => html`<button type="button" @click=${() => spell(entry.digits + n)}
    ?disabled=${Number(entry.digits + n) > wanted.sides || (!entry.digits && !n)}>${n}</button>`;
  return html`<div class="keys k5 spelled">${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(digit)}</div>
    <button type="button" class="primary set" ?disabled=${!fits(wanted)} @click=${() => lay(Number(entry.digits))}>
      ${fits(wanted) ? t("keypad-set", { face: Number(entry.digits) }) : t("keypad-spell", { sides: wanted.sides })}</button>`;
}

/** @param {KeyboardEvent} event @param {Wanted | undefined} wanted */
function key(event, wanted) {
  if (event.key === "Escape") return closeEntry();
  if (event.key === "Backspace") return takeBack();
  if (event.key === "Enter" && event.target === event.currentTarget && wanted && fits(wanted))
    return lay(Number(state.entry?.digits));
  const digit = /^\d$/.test(event.key) ? Number(event.key) : null;
  if (digit === null || !wanted || !state.entry) return undefined;
  if (wanted.sides > 9) return spelled(digit, wanted);
  return (wanted.faces ?? []).includes(digit) || (!wanted.faces && digit >= 1 && digit <= wanted.sides)
    ? lay(digit)
    : undefined;
}

// A number that no further digit fits behind is the face; a shorter one waits for Enter, or for a digit of the next
// die.
/** @param {number} digit @param {Wanted} wanted @returns {unknown} */
function spelled(digit, wanted) {
  const entry = state.entry;
  const face = Number((entry?.digits ?? "") + digit);
  if (face >= 1 && face <= wanted.sides) return face * 10 > wanted.sides ? lay(face) : spell(String(face));
  if (!entry || !fits(wanted)) return undefined;
  lay(Number(entry.digits));
  return state.entry?.row === entry.row && !isFull(state.entry, entry.row) ? spelled(digit, wanted) : undefined;
}
