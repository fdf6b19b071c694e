import { html, nothing } from "lit";
import { mode } from "../../board/measured.js";
import { called, look, unitOf } from "../../board/model.js";
import { lieWords, squareName, unitName } from "../../board/names.js";
import { pane, zoomers } from "../../board/pane.js";
import { sightHere } from "../../board/sight.js";
import { table } from "../../board/table.js";
import { swatch } from "../../board/tokens.js";
import { say, t } from "../../i18n.js";
import { state } from "../../store.js";
import { exampleNote, sideOf } from "../../words.js";
import { die } from "../die.js";
import { fate, sum } from "./parts.js";
import { rows, typedNote } from "./rows.js";

/**
 * @typedef {import("./index.js").Seen} Seen
 * @typedef {import("../../board/marks.js").Strike} Strike
 */

/** The dice of a strike, and the part of it that they make: rows "attack-1", "damage-1" ... */
const PARTS = /** @type {const} */ (["attack", "damage"]);

/** By a strike's fate. */
const SIGNS = /** @type {Record<string, any>} */ ({
  defeated: "fallen",
  stands: "shield",
  missed: "gap",
  heal: "laurel",
  immune: "shield",
  unchanged: "shield",
  empty: "gap",
});

/** The board before the dice: who is in reach and in sight, and what bars the view. The open form shows the same. */
export const scene = () => (isDrawn() ? html`<div class="board-felt">${pane(true)}${foot()}</div>` : nothing);

const isDrawn = () => mode() === "board" && !state.formOpen;

const foot = () => html`<div class="board-foot">${closer()}${zoomers()}</div>`;

/**
 * The board as the attack leaves it, unless the form shows it just above, and each strike with its dice.
 * @param {Seen} seen
 */
export function board(seen) {
  const { game, result } = seen;
  const strikes = /** @type {Strike[]} */ (result.outcome[game.view.strikes] ?? []);
  const told = new Set(strikes.flatMap((_, i) => PARTS.map((part) => `${part}-${i + 1}`)));
  const others = Object.fromEntries(Object.entries(result.rows).filter(([name]) => !told.has(name)));
  return html`<div class="board-felt">
    ${isDrawn() ? html`${pane(true, strikes)}${foot()}` : nothing}
    ${Object.keys(others).length ? rows({ ...seen, result: { ...result, rows: others } }) : nothing}
    <ol class="strikes">${strikes.map((one, i) => strike(seen, one, i + 1))}</ol>
    ${ending(seen)}
    ${note(seen)}</div>`;
}

/** The unit tapped on the board. */
function closer() {
  const unit = unitOf(look(), table.selected);
  if (!unit) return html`<p class="closer">${t("board-look")}</p>`;
  const lie = sightHere()?.units.find((one) => one.id === unit.id);
  return html`<p class="closer"
    role="status"><b>${unitName(look(), unit)}</b> ${lie ? lieWords(lie) : squareName(unit.at)}</p>`;
}

/** @param {Seen} seen @param {Strike} one @param {number} n */
function strike(seen, one, n) {
  const { game } = seen;
  const unit = unitOf(look(), one.target);
  return html`<li><div class="strike-head">${unit ? swatch(look(), unit.side) : nothing}<b>${unit ? called(unit) : squareName(one.square)}</b>
      ${fate(SIGNS[one.fate], say(game.id, `outcome-${one.fate}`), ["defeated", "heal"].includes(one.fate) ? "good" : "plain")}</div>
    ${PARTS.map((part) => thrown(seen, one, part, n))}</li>`;
}

/** @param {Seen} seen @param {Strike} one @param {"attack" | "damage"} part @param {number} n */
function thrown(seen, one, part, n) {
  const { game, result } = seen;
  const name = `${part}-${n}`;
  const { sides } = result.rows[name] ?? result.rows[`${part}-1`] ?? {};
  const faces = one[part]?.faces;
  if (!faces || !sides) return nothing;
  const words = part === "attack" ? shot(seen, one) : harm(seen, one);
  return html`<div class="reckoning">
    <span class="dice">${faces.map((face) => die({ sides, face, side: sideOf(game, name), size: 44 }))}</span>
    ${words}${typedNote(name, result.rows[name])}</div>`;
}

/** @param {Seen} seen @param {Strike} one */
function shot({ game }, { attack }) {
  if (!attack) return nothing;
  const { faces, face, height, penalty, total, distance } = attack;
  const word = (/** @type {string} */ name) => say(game.id, `outcome-${name}`);
  const added = [{ n: height, word: word("height") }, { n: penalty, word: word("penalty") }];
  return html`<div>${sum([...dice(faces, face, word("fixed-attack")), ...added], total)}
    <p class="against">${say(game.id, "outcome-against-distance", { n: distance })}</p></div>`;
}

/** @param {Seen} seen @param {Strike} one */
function harm({ game }, one) {
  if (!one.damage) return nothing;
  if (one.effect === "heal") return html`<p class="against">${say(game.id, "outcome-healed", { n: one.healed ?? 0 })}</p>`;
  if (one.effect === "destroyed") return html`<p class="against">${say(game.id, "outcome-regardless")}</p>`;
  if (one.effect !== "damage") return nothing;
  const { rolled, bonus, total, faces } = one.damage;
  const added = { n: bonus, word: say(game.id, "outcome-bonus") };
  return html`<div>${sum([...dice(faces, rolled, say(game.id, "outcome-fixed")), added], total)}
    <p class="against">${say(game.id, "outcome-against", { n: one.defence ?? 0 })}</p></div>`;
}

/**
 * The dice of a roll one by one, and what is always added to them.
 * @param {number[]} faces
 * @param {number} rolled both together
 * @param {string} word what the fixed part is called
 */
const dice = (faces, rolled, word) => [
  ...faces.map((n) => ({ n })),
  { n: rolled - faces.reduce((all, face) => all + face, 0), word },
];

/** Where the attacker ends, and what that costs him. @param {Seen} seen */
function ending({ game, result }) {
  const { at, flipped, ammunition } = result.outcome.attacker;
  const words = [
    say(game.id, "outcome-ends", { name: called(look().attacker), square: squareName(at) }),
    ...(flipped ? [say(game.id, "outcome-flipped")] : []),
    ...(typeof ammunition === "number" ? [say(game.id, "outcome-ammunition", { n: ammunition })] : []),
  ];
  return html`<p class="ending-words">${words.join(" · ")}</p>`;
}

/** @param {Seen} seen */
function note({ game }) {
  const words = exampleNote(game, state.fragment);
  return words ? html`<p class="example-note">${words}</p>` : nothing;
}
