import { html, nothing, svg } from "lit";
import { number, say, t } from "../../i18n.js";
import { nameIn } from "../../naming.js";
import { label, option, rowName } from "../../words.js";
import { die } from "../die.js";
import { asideWord, colourOf, fate, setUpAt, sidesOf, sum } from "./parts.js";
import { rowHead } from "./rows.js";

/** @typedef {import("./index.js").Seen} Seen */
/** @typedef {{thrown: number, strength: number, modifiers: number, total: number}} Facts */
/** @typedef {{by: string, on: string, needs: number | null, face: number | null, pierced: boolean | null}} Armour */

/** The step that tells how a side's end result is made. */
const SUM = "end-result";

/**
 * Two end results as sums, the side that the blow came from drawn around the figure, and the roll that follows.
 * @param {Seen} seen
 */
export function totals(seen) {
  const { game, result } = seen;
  const sides = sidesOf(game);
  const after = result.outcome[game.view.after];
  return html`<div class="totals">
    <div class="meeting">${figure(seen)}${standings(seen, sides)}</div>
    ${sides.map((side) => reckoned(seen, side))}
    ${after ? armour(seen, after) : nothing}
  </div>`;
}

/** Where the attacker touches the figure, which looks up the page, and which way he is turned. */
const PLACES = /** @type {Record<string, [number, number, number]>} */ ({
  front: [60, 20, 180],
  side: [100, 60, -90],
  rear: [60, 100, 0],
});

/**
 * The two bases from above, with the side of the blow named and lit.
 * @param {Seen} seen
 */
function figure({ game }) {
  const key = game.view.facing;
  const from = setUpAt(game, [key]);
  const values = game.fields.find((one) => one.key === key)?.values ?? [];
  const name = (/** @type {string | number} */ each) =>
    html`<span class="facing-${each} ${each === from ? "now" : ""}">${option(game, key, each)}</span>`;
  const [x, y, turn] = PLACES[from] ?? PLACES.front;
  return html`<div class="facing" role="img" aria-label="${label(game, [key])} ${option(game, key, from)}">
    <svg viewBox="0 0 120 120" width="112" height="112" aria-hidden="true">
      <circle class="reach" cx="60" cy="60" r="30"></circle>
      <path class="guarded" d="M38.8 38.8 A30 30 0 0 1 81.2 38.8"></path>
      <g class="base defence"><circle cx="60" cy="60" r="19"></circle><path d="M51 57 L60 45 L69 57"></path></g>
      <g class="base attack"><circle cx=${x} cy=${y} r="19"></circle>
        ${svg`<path d="M51 57 L60 45 L69 57"
          transform="translate(${x - 60} ${y - 60}) rotate(${turn} 60 60)"></path>`}</g>
    </svg>
    ${values.map(name)}
  </div>`;
}

/** Both end results, and who is ahead. @param {Seen} seen @param {string[]} sides */
function standings({ game, result }, sides) {
  const results = result.outcome[game.view.totals];
  const winner = result.outcome[game.view.winner];
  const line = (/** @type {string} */ side) =>
    html`<li class=${side === winner ? "ahead" : ""}><span class="who">${say(game.id, `group-${side}`)}</span>
    ${results ? html`<b>${number(results[side])}</b>` : nothing}
    ${side === winner ? fate("laurel", say(game.id, "outcome-wins"), "good") : nothing}</li>`;
  return html`<div class="standings"><ul aria-label=${say(game.id, "outcome-total")}>${sides.map(line)}</ul>
    ${winner ? nothing : fate("crossed", say(game.id, "outcome-parried"), "good")}
    ${results ? nothing : html`<p class="fine-felt">${say(game.id, "outcome-not-thrown")}</p>`}</div>`;
}

/** A side's dice and everything that was added to them. @param {Seen} seen @param {string} side */
function reckoned(seen, side) {
  const { game, result } = seen;
  const told = result.steps.find((step) => step.key === SUM && step.facts.side === side);
  if (!told) return nothing;
  const facts = /** @type {Facts} */ (/** @type {unknown} */ (told.facts));
  const row = result.rows[side];
  const named = /** @type {{name?: string, value?: number}[]} */ (setUpAt(game, [side, "modifiers"]) ?? []);
  const modifiers = named.map(({ name, value }) => ({
    n: value ?? 0,
    word: nameIn(game, name ?? "") || label(game, [side, "modifiers"]),
  }));
  return html`<section class="reckoned ${colourOf(seen.game, side)}">
    ${row ? rowHead(game, side, row) : html`<div class="rowname"><span>${say(game.id, `row-${side}`)}</span></div>`}
    <div class="reckoning">${row ? dice(seen, side, facts.thrown) : nothing}
      ${sum([...(row ? [{ n: facts.thrown }] : []), { n: facts.strength, word: label(game, [side, "strength"]) }, ...modifiers], facts.total)}</div>
  </section>`;
}

/**
 * Both dice where they are added up; where the better one counts, the other is set aside.
 * @param {Seen} seen
 * @param {string} side
 * @param {number} counted
 */
function dice(seen, side, counted) {
  const { sides, faces } = seen.result.rows[side];
  const all = faces.reduce((sumOf, face) => sumOf + face, 0) === counted;
  const best = faces.indexOf(counted);
  const look = (/** @type {number} */ face, /** @type {number} */ i) => {
    const kept = all || i === best;
    const name = kept ? number(face) : `${number(face)}, ${t("set-aside", { n: 1 })}`;
    return die({ sides, face, side: colourOf(seen.game, side), state: kept ? "" : "out", size: 40, label: name });
  };
  return html`<p class="dice">${faces.map(look)}${all ? nothing : asideWord(sides, faces.length - 1)}</p>`;
}

/** The row that belongs to neither side. @param {import("../../types.js").Game} game */
const otherRow = (game) => game.rows.find(({ name }) => !sidesOf(game).includes(name))?.name ?? "";

/**
 * The roll that the winner makes on the loser: thrown, or still to be made by the players' own rule.
 * @param {Seen} seen
 * @param {Armour} roll
 */
function armour(seen, { by, on, needs, face, pierced }) {
  const { game, result } = seen;
  const row = Object.entries(result.rows).find(([name]) => ![by, on].includes(name));
  const word = pierced === null ? "due" : pierced ? "pierced" : "holds";
  return html`<section class="armour">
    ${row ? rowHead(game, row[0], row[1]) : html`<div class="rowname"><span>${rowName(game, otherRow(game))}</span></div>`}
    <div class="reckoning">${die({ sides: row?.[1].sides ?? 6, face, side: colourOf(seen.game, by), size: 40 })}
      <p class="terms"><span>${say(game.id, "outcome-armour", { by })}</span>
        ${needs === null ? nothing : html`<span>${say(game.id, "outcome-needs", { n: needs })}</span>`}</p>
      ${fate(pierced ? "broken" : "shield", say(game.id, `outcome-${word}`), pierced === null ? "open" : "good")}</div>
    ${needs === null ? html`<p class="fine-felt">${say(game.id, "outcome-how", { on })}</p>` : nothing}
  </section>`;
}
