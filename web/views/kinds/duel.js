import { html, nothing } from "lit";
import { number, say, t } from "../../i18n.js";
import { attempts, choiceName, label, measureText, option, rowName, sideOf } from "../../words.js";
import { answer, options } from "../answer.js";
import { die } from "../die.js";
import { chosenBy, pick } from "../pick.js";
import { against, cardSign, shield } from "./duel-signs.js";
import { asideWord, colourOf, dice, fate, setUpAt, sidesOf, standing, sum } from "./parts.js";
import { rowHead, typedNote } from "./rows.js";

/** @typedef {import("./index.js").Seen} Seen */
/** @typedef {{by: string, kept: number[], total: number, against?: number, hit?: boolean}} Blow */

/**
 * Two fighters face each other, their cards at the edges and the dice between them.
 *
 * The view names the parts of the outcome; a fighter's fields are `card`, `health`, and those that
 * are added to the dice of the two rolls, `reflex-<side>` and `combat-<side>`.
 * @param {Seen} seen
 */
export function duel(seen) {
  const { game, result } = seen;
  const [left, right] = sidesOf(game);
  const parry = result.outcome[game.view.parry];
  const blows = /** @type {Blow[]} */ (result.outcome[game.view.attacks]);
  return html`<div class="duel">
    <div class="fighters">${fighter(seen, left)}${between(seen, blows)}${fighter(seen, right)}</div>
    ${reflexes(seen)}
    ${blows.map((blow, i) => html`${lane(seen, blow, !parry)}${i ? nothing : survival(seen)}`)}
    ${parry ? parried(seen, blows[0], parry) : nothing}
    ${result.outcome.phase_ends ? phaseEnd(seen) : nothing}
  </div>`;
}

/** The choice whether somebody still stands, by its key. @param {string} key */
export const isStanding = (key) => key.startsWith("standing-");

// Between the blows: what is answered here decides whether the second one comes.
/** @param {Seen} seen */
const survival = ({ result }) =>
  Object.entries(result.choices)
    .filter(([key]) => isStanding(key))
    .map(([key, choice]) => answer(key, choice, options(key, choice)));

/** @param {Seen} seen @param {string} side */
const isRight = ({ game }, side) => side === sidesOf(game)[1];

/** @param {Seen} seen @param {string} side */
const otherSide = (seen, side) => sidesOf(seen.game)[isRight(seen, side) ? 0 : 1];

/** @param {Seen} seen @param {string} side */
const healthOf = ({ game }, side) => setUpAt(game, [side, "health"]) ?? "white";

/** A fighter's card, and what became of him. @param {Seen} seen @param {string} side */
function fighter(seen, side) {
  const { game, result } = seen;
  const code = setUpAt(game, [side, game.view.card]);
  const health = healthOf(seen, side);
  return html`<section class="fighter ${colourOf(seen.game, side)} ${isRight(seen, side) ? "right" : ""}">
    <h3>${say(game.id, `group-${side}`)}</h3>
    <p class="card ${code}">${cardSign(code)}<b>${option(game, game.view.card, code)}</b></p>
    <p class="health ${health}">${die({ sides: 6, face: 1, size: 16, label: "" })}
      <span>${label(game, [side, "health"])}: <b>${say(game.id, `option-health-${health}.dice`)}</b></span></p>
    ${marks(seen, side).map((mark) => html`<p>${mark}</p>`)}
    ${result.outcome.spent?.[side] ? html`<p class="spent">${say(game.id, "outcome-spent", { n: result.outcome.spent[side] })}</p>` : nothing}
  </section>`;
}

/** @param {Seen} seen @param {string} side */
function marks({ game, result }, side) {
  const { riposte, next_active: active } = result.outcome;
  return [
    riposte === side && fate("turn", say(game.id, "outcome-riposte"), "good"),
    result.choices[`standing-${side}`]?.used === false && fate("fallen", say(game.id, "outcome-down"), "good"),
    active === side && fate("laurel", say(game.id, "outcome-active"), "good"),
  ].filter(Boolean);
}

/** Which way the blows go: there, back, both or neither. @param {Seen} seen @param {Blow[]} blows */
function between(seen, blows) {
  const ways = blows.map(({ by }) => (isRight(seen, by) ? "left" : "right"));
  return html`<div class="between"
    aria-hidden="true">${ways.map((way) => against(way))}${ways.length ? nothing : html`<span class="still">·</span>`}</div>`;
}

/** Who strikes first, by dice or as settled. @param {Seen} seen */
function reflexes(seen) {
  const { game, result } = seen;
  const first = result.outcome[game.view.first];
  if (!first) return nothing;
  const words = measureText(game, game.view.first, first);
  if (!result.outcome.reflex) return html`<p class="settled">${fate("laurel", words, "good")}</p>`;
  const half = (/** @type {string} */ side) => ({ row: `reflex-${side}`, adds: ["reflex", "reflex_modifier"], total: result.outcome.reflex[side], side });
  return opposed(seen, sidesOf(game).map(half), first, html`<b>${words}</b>`);
}

/**
 * @typedef {{side: string, row: string, adds: string[], total: number}} Half
 */

/**
 * Two rolls held against each other.
 * @param {Seen} seen
 * @param {Half[]} halves from the left
 * @param {string} winner
 * @param {unknown} words what the comparison says
 */
function opposed(seen, [left, right], winner, words) {
  return html`<div class="opposed">
    ${again(seen, left.row, right.row)}
    <div class="halves">${rolled(seen, left)}
      ${standing([left, right].map((half) => ({ n: half.total, ahead: half.side === winner })))}
      ${rolled(seen, right)}</div>
    <p class="tells">${words}</p>
  </div>`;
}

/** @param {Seen} seen @param {Half} half */
function rolled(seen, { row, adds, side }) {
  const { game, result } = seen;
  const name = attempts(game, result.rows, row).at(-1) ?? row;
  const thrown = result.rows[name];
  return html`<div class="half ${isRight(seen, side) ? "right" : ""}">
    <p class="half-name">${rowName(game, row)}</p>
    <p class="dice ${healthOf(seen, side)}">${dice(thrown, colourOf(game, side), 30)}${added(seen, side, adds)}</p>
    ${typedNote(name, thrown)}
  </div>`;
}

/** @param {Seen} seen @param {string} side @param {string[]} keys */
const addends = ({ game }, side, keys) =>
  keys.map((key) => ({ n: Number(setUpAt(game, [side, key]) ?? 0), word: label(game, [side, key]) }));

/** @param {Seen} seen @param {string} side @param {string[]} keys */
function added(seen, side, keys) {
  const n = addends(seen, side, keys).reduce((all, one) => all + one.n, 0);
  return n ? html`<span class="plus">${number(n, { signDisplay: "always" })}</span>` : nothing;
}

/** Throws that decided nothing stay in sight, small. @param {Seen} seen @param {string} left @param {string} right */
function again(seen, left, right) {
  const { game, result } = seen;
  const [ours, theirs] = [left, right].map((row) => attempts(game, result.rows, row).slice(0, -1));
  const small = (/** @type {string} */ name) =>
    html`<span class="dice">${dice(result.rows[name], sideOf(game, name), 20)}</span>`;
  const thrown = html`<span>${fate("turn", say(game.id, "outcome-again"), "open")}</span>`;
  return ours.map((name, i) => html`<p class="again">${small(name)}${thrown}${theirs[i] ? small(theirs[i]) : nothing}</p>`);
}

const COMBAT = ["combat", "combat_modifier"];

/**
 * One roll from its fighter's edge towards the other one.
 * @param {Seen} seen
 * @param {Blow} blow
 * @param {boolean} guarded true where the other one's Defence stands against it
 */
function lane(seen, blow, guarded) {
  const { game, result } = seen;
  const name = attempts(game, result.rows, `combat-${blow.by}`).at(-1) ?? "";
  return html`<section class="lane ${colourOf(seen.game, blow.by)} ${isRight(seen, blow.by) ? "right" : ""}">
    ${rowHead(game, name, result.rows[name])}
    <div class="strike">
      <div class="cast ${healthOf(seen, blow.by)}">${cast(seen, blow, name)}</div>
      ${guarded ? guard(blow, label(game, [otherSide(seen, blow.by), "defence"])) : nothing}
    </div>
    <div class="reckoning">${sum([...blow.kept.map((n) => ({ n })), ...addends(seen, blow.by, COMBAT)], blow.total)}
      ${guarded ? (blow.hit ? fate("burst", say(game.id, "outcome-hit"), "good") : fate("gap", say(game.id, "outcome-miss"))) : nothing}</div>
  </section>`;
}

/** What a blow goes against. @param {Blow} blow @param {string} word */
const guard = ({ hit, against: least }, word) => html`<span class="way" aria-hidden="true">${against("right")}</span>
  <p class="guard">${shield(hit === true)}<b>${number(least ?? 0)}</b><small>${word}</small></p>`;

/**
 * The dice of a combat roll: those that count, and those set aside; tapped where the player may pick.
 * @param {Seen} seen
 * @param {Blow} blow
 * @param {string} name
 */
function cast(seen, blow, name) {
  const { result } = seen;
  const { sides, faces } = result.rows[name];
  const size = 38;
  const side = colourOf(seen.game, blow.by);
  const look = (/** @type {number} */ face, /** @type {boolean} */ kept, label = "") =>
    die({ sides, face, side, state: kept ? "" : "out", size, label });
  const [key, choice] = Object.entries(result.choices).find(([, one]) => one.row === name) ?? [];
  const dropped = faces.length - blow.kept.length;
  const aside = dropped > 0 ? asideWord(sides, dropped) : nothing;
  if (key && choice) {
    return html`<p class="choice-name">${choiceName(seen.game, key)}</p>
      ${pick(result, key, choice, (face, _i, chosen) => look(face, chosen))}
      <div class="picked">${aside}${chosenBy(key, choice)}</div>`;
  }
  const kept = keptOnes(faces, blow.kept);
  const told = (/** @type {number} */ face, /** @type {boolean} */ counts) => (counts ? number(face) : `${number(face)}, ${t("set-aside", { n: 1 })}`);
  return html`<p class="dice">${faces.map((face, i) => look(face, kept[i], told(face, kept[i])))}</p>${aside}`;
}

/**
 * Which dice of a row are the kept faces; of equal ones the first, each for one face.
 * @param {number[]} faces
 * @param {number[]} kept
 */
function keptOnes(faces, kept) {
  const left = [...kept];
  return faces.map((face) => left.includes(face) && Boolean(left.splice(left.indexOf(face), 1)));
}

/** The answer to an attack that was announced. @param {Seen} seen @param {Blow} blow @param {Blow} parry */
function parried(seen, blow, parry) {
  const { game, result } = seen;
  const holds = result.outcome.parried;
  const ahead = holds ? parry.by : blow.by;
  const words = holds
    ? fate("shield", say(game.id, "outcome-deflected"), "good")
    : fate("burst", say(game.id, "outcome-hit"), "good");
  const sides = isRight(seen, blow.by) ? [parry, blow] : [blow, parry];
  return html`${lane(seen, parry, false)}
    <div class="opposed verdict-line">${again(seen, `combat-${sides[0].by}`, `combat-${sides[1].by}`)}
      ${standing(sides.map((one) => ({ n: one.total, ahead: one.by === ahead })))}
      <p class="tells">${words}</p></div>`;
}

/** @param {Seen} seen */
const phaseEnd = ({ game }) => html`<p class="phase">${fate("turn", say(game.id, "outcome-phase-ends"), "good")}</p>`;
