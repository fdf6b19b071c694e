import { html, nothing } from "lit";

import { number, say, t } from "../../i18n.js";
import { die } from "../die.js";
import { vars } from "../vars.js";
import { rowHead } from "./rows.js";

/** @typedef {import("./index.js").Seen} Seen */
/** @typedef {{defence: number, attack: number, sum: number, kills: boolean}} Pair */

const MOST_LARGE = 12;
const MOST_SMALL = 40;
const MOST_ASIDE = 6;

/**
 * Two sorted rows side by side, each pair joined by its sum: what falls, what stands, what was set aside.
 * @param {Seen} seen
 */
export function pairs(seen) {
  const { result, game } = seen;
  const all = /** @type {Pair[]} */ (result.outcome.pairs);
  const many = all.length > MOST_SMALL;
  return html`<div class="pairing">
    ${rowHead(game, "defence", result.rows.defence, aside(seen, "defence"))}
    ${many ? table(seen, all) : laid(seen, all)}
    ${rowHead(game, "attack", result.rows.attack, aside(seen, "attack"))}
  </div>`;
}

/** @param {Seen} seen @param {Pair[]} all */
function laid({ game, result }, all) {
  const small = all.length > MOST_LARGE;
  // Lines of one length read as one row folded: seven pairs are 4 and 3, not 6 and 1.
  const lines = Math.ceil(all.length / (small ? 10 : 6));
  const columns = Math.max(small ? 8 : Math.min(4, all.length), Math.ceil(all.length / lines));
  const size = small ? 24 : columns > 5 ? 38 : 44;
  const [defence, attack] = /** @type {const} */ (["defence", "attack"]).map((side) =>
    landed(
      all.map((pair) => pair[side]),
      result.rows[side].faces,
    ),
  );
  return html`<ol class="pairs ${small ? "small" : ""}" ${vars({ "--columns": columns })}>
    ${all.map((pair, i) => joined(game, pair, [defence[i], attack[i]], size, small))}</ol>`;
}

/**
 * @param {import("../../types.js").Game} game
 * @param {Pair} pair
 * @param {number[]} places where its two dice landed
 * @param {number} size
 * @param {boolean} small
 */
function joined(game, pair, [defence, attack], size, small) {
  const word = say(game.id, pair.kills ? "pair-falls" : "pair-stands");
  const told = t("pair", { defence: pair.defence, attack: pair.attack, sum: pair.sum, word });
  return html`<li class="pair ${pair.kills ? "kill" : ""}" data-defence=${defence}
    data-attack=${attack}><span class="unseen">${told}</span>
    ${die({ sides: 6, face: pair.defence, side: "defence", size, label: "" })}
    <span class="link" aria-hidden="true"><b>${number(pair.sum)}</b>${small ? nothing : html`<i>${word}</i>`}</span>
    ${die({ sides: 6, face: pair.attack, side: "attack", size, label: "" })}</li>`;
}

/**
 * The place in its row on which each die of a sorted row landed, those set aside left out.
 * @param {number[]} sorted
 * @param {number[]} thrown
 */
function landed(sorted, thrown) {
  const left = [...sorted];
  const kept = /** @type {(number | null)[]} */ (
    thrown.filter((face) => left.includes(face) && left.splice(left.indexOf(face), 1).length)
  );
  return sorted.map((face) => {
    const at = kept.indexOf(face);
    kept[at] = null;
    return at;
  });
}

/**
 * The dice of a row that were taken out: those thrown and not kept.
 * @param {Seen} seen
 * @param {"defence" | "attack"} side
 */
function aside({ result }, side) {
  const left = [...(result.rows[side]?.faces ?? [])];
  for (const face of result.outcome.kept[side]) left.splice(left.indexOf(face), 1);
  if (!left.length) return nothing;
  const shown = left.length > MOST_ASIDE ? [] : left;
  return html`<span class="aside">${t("set-aside", { n: left.length })} ${shown.map((face) => die({ sides: 6, face, side, state: "out", size: 26 }))}</span>`;
}

/**
 * Pairs beyond counting by eye: how many of each, with the threshold drawn through the table.
 * @param {Seen} seen
 * @param {Pair[]} all
 */
function table({ game, result }, all) {
  const faces = [1, 2, 3, 4, 5, 6];
  const need = result.outcome.threshold.used;
  const cell = (/** @type {number} */ attack) => (/** @type {number} */ defence) => {
    const n = all.filter((pair) => pair.attack === attack && pair.defence === defence).length;
    const kills = attack + defence >= need;
    const word = html`<span class="unseen"> ${say(game.id, kills ? "pair-falls" : "pair-stands")}</span>`;
    return html`<td class="${kills ? "kills" : ""} ${n ? "some" : ""} ${attack + defence === need ? "edge" : ""}">
      ${n ? html`${number(n)}${word}` : nothing}</td>`;
  };
  const line = (/** @type {number} */ attack) => html`
    <tr><th scope="row">${die({ sides: 6, face: attack, side: "attack", size: 26 })}</th>${faces.map(cell(attack))}</tr>`;
  return html`<table class="pair-table"><caption>${t("pair-table", { need })}</caption>
    <thead><tr><td></td>${faces.map((face) => html`<th scope="col">${die({ sides: 6, face, side: "defence", size: 26 })}</th>`)}</tr></thead>
    <tbody>${faces.map(line)}</tbody></table>`;
}
