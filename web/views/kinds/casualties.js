import { html, nothing } from "lit";
import { number, say } from "../../i18n.js";
import { scenario } from "../../store.js";
import { attempts, choiceName } from "../../words.js";
import { die } from "../die.js";
import { chosenBy, pick } from "../pick.js";
import { colourOf, dice, fate, setUpAt, sidesOf, standing, sum } from "./parts.js";
import { rowHead } from "./rows.js";

/** @typedef {import("./index.js").Seen} Seen */
/**
 * @typedef {[number, number] | string | null} Cell two of the winners fall up to the first difference, one up to the
 *   second
 */

const MOST_LARGE = 6;

/**
 * Both squads with their dice and totals, and the table of losses with the cell in question lit.
 * @param {Seen} seen
 */
export function casualties(seen) {
  const { game } = seen;
  const sides = sidesOf(game);
  return html`<div class="casualties">
    ${squad(seen, sides[0])}
    ${score(seen, sides)}
    ${squad(seen, sides[1])}
    ${table(seen)}
  </div>`;
}

/**
 * One side: a die a fighter with his bonus, the fallen marked, and what it adds up to.
 * @param {Seen} seen
 * @param {string} side
 */
function squad(seen, side) {
  const { game, result } = seen;
  const names = attempts(game, result.rows, side);
  const name = names.at(-1) ?? side;
  const row = result.rows[name];
  const bonuses = /** @type {number[]} */ (setUpAt(game, [side, "bonuses"]));
  const added = bonuses.reduce((all, one) => all + one, 0);
  const thrown = row.faces.reduce((all, one) => all + one, 0);
  return html`<section class="squad ${colourOf(seen.game, side)}">
    ${rowHead(game, name, row)}
    ${names.slice(0, -1).map((before) => html`<p class="again"><span class="dice">${dice(result.rows[before], colourOf(game, side), 20)}</span>
      ${fate("turn", say(game.id, "outcome-again"), "open")}</p>`)}
    ${fighters(seen, side, name, bonuses)}
    ${sum(
      [
        { n: thrown, word: say(game.id, "outcome-dice") },
        { n: added, word: say(game.id, "outcome-bonus") },
      ],
      result.outcome[game.view.totals][side],
    )}
  </section>`;
}

/** @param {Seen} seen @param {string} side @param {string} name @param {number[]} bonuses */
function fighters(seen, side, name, bonuses) {
  const { game, result } = seen;
  const { sides, faces } = result.rows[name];
  const size = faces.length > MOST_LARGE ? 30 : 40;
  const lost = /** @type {number[]} */ (result.outcome[game.view.lost][side]);
  const one = (/** @type {number} */ face, /** @type {number} */ i, /** @type {boolean} */ falls) =>
    html`<span class="soldier ${falls ? "falls" : ""}">
    ${die({ sides, face, side: colourOf(seen.game, side), size, label: number(face) })}
    <span class="bonus">${number(bonuses[i], { signDisplay: "exceptZero" })}</span>
    ${falls ? html`<b>${say(game.id, "outcome-falls")}</b>` : nothing}</span>`;
  const [key, choice] = Object.entries(result.choices).find(([, open]) => open.row === name) ?? [];
  if (key && choice) {
    return html`<p class="choice-name">${choiceName(game, key)}</p>
      ${pick(result, key, choice, one)}<div class="picked">${chosenBy(key, choice)}</div>`;
  }
  return html`<ul class="soldiers ${faces.length > MOST_LARGE ? "small" : ""}">
    ${faces.map((face, i) => html`<li>${one(face, i, lost.includes(i))}</li>`)}</ul>`;
}

/** @param {Seen} seen @param {string[]} sides */
function score(seen, sides) {
  const { game, result } = seen;
  const results = result.outcome[game.view.totals];
  const winner = result.outcome[game.view.winner];
  return html`<div class="opposed">${standing(sides.map((side) => ({ n: results[side], ahead: side === winner })))}
    <p class="tells">${say(game.id, "outcome-difference")} <b>${number(result.outcome[game.view.difference])}</b>${price(seen)}</p></div>`;
}

/** What the difference costs the winners by the cell, where the cell goes by differences. @param {Seen} seen */
function price(seen) {
  const { game, result } = seen;
  const at = result.outcome[game.view.cell];
  if (!at || typeof lines(seen)[at.losers - 1][at.winners - 1] === "string") return nothing;
  const dead = ["none", "one", "two"][result.outcome[game.view.lost][result.outcome[game.view.winner]].length];
  return dead ? html`, ${say(game.id, `outcome-${dead}`)}` : nothing;
}

/** The table that the ruling asks for, a line for each number of losers. @param {Seen} seen @returns {Cell[][]} */
function lines({ game }) {
  const { tables, tables_by: ruling } = game.view;
  const declared = /** @type {import("../../types.js").Ruling} */ (game.rulings.find((one) => one.name === ruling));
  return tables[scenario().rulings?.[ruling] ?? declared.default];
}

/** @param {Seen} seen */
function table(seen) {
  const { game, result } = seen;
  const at = result.outcome[game.view.cell];
  const held = lines(seen);
  const counts = held.map((_, i) => i + 1);
  const head = (/** @type {number} */ n) =>
    html`<th scope="col" class=${at?.winners === n ? "now" : ""}>${number(n)}</th>`;
  const line = (/** @type {number} */ losers) =>
    html`<tr><th scope="row" class=${at?.losers === losers ? "now" : ""}>${number(losers)}</th>
    ${held[losers - 1].map((one, i) => cell(seen, one, losers, i + 1))}</tr>`;
  return html`<table class="losses">
    <caption>${say(game.id, "outcome-table")}</caption>
    <thead><tr><td class="corner"><span>${say(game.id, "outcome-losers")}</span></td>
        <td colspan=${counts.length} class="over">${say(game.id, "outcome-winners")}</td></tr>
      <tr><td></td>${counts.map(head)}</tr></thead>
    <tbody>${counts.map(line)}</tbody></table>
    <p class="legend" aria-hidden="true"><span>${crosses(2)} ${say(game.id, "outcome-two")}</span>
      <span>${crosses(1)} ${say(game.id, "outcome-one")}</span><span>\u2013 ${say(game.id, "outcome-none")}</span></p>`;
}

/** @param {number} n */
const crosses = (n) => html`<i aria-hidden="true">${"\u2715".repeat(n)}</i>`;

/** @param {Seen} seen @param {Cell} held @param {number} losers @param {number} winners */
function cell(seen, held, losers, winners) {
  const { game, result } = seen;
  const at = result.outcome[game.view.cell];
  const lit = at?.losers === losers && at?.winners === winners;
  return html`<td class=${lit ? "lit" : ""}
    aria-current=${lit ? "true" : nothing}>${content(seen, held, lit ? result.outcome[game.view.difference] : 0)}</td>`;
}

/** @param {Seen} seen @param {Cell} held @param {number} difference 0 outside the cell in question */
function content({ game }, held, difference) {
  if (held === null) return html`\u2013<span class="unseen"> ${say(game.id, "outcome-none")}</span>`;
  if (typeof held === "string") return html`<span class="by">${say(game.id, `outcome-${held}`)}</span>`;
  const [two, one] = held;
  const band = (
    /** @type {number} */ n,
    /** @type {string} */ word,
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) => {
    if (to < from) return nothing;
    const now = difference >= from && difference <= to;
    return html`<span class="band ${now ? "now" : ""}">${crosses(n)}<span class="unseen">${say(game.id, word)}: </span>${range(from, to)}</span>`;
  };
  return html`${band(2, "outcome-two", 1, two)}${band(1, "outcome-one", two + 1, one)}`;
}

/** @param {number} from @param {number} to */
const range = (from, to) => (from === to ? number(from) : `${number(from)}\u2013${number(to)}`);
