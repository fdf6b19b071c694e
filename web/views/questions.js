import { html, nothing } from "lit";
import { lookAt, openQuestion } from "../actions/question.js";
import { number, percent, say, t } from "../i18n.js";
import { toNumber } from "../numbers.js";
import { game, state } from "../store.js";
import { measureText, option } from "../words.js";
import { asksItself } from "./kinds/index.js";
import { setUpAt } from "./kinds/parts.js";
import { sheet } from "./sheet.js";

/**
 * @typedef {Record<string, string[][]> & {rows: string[], columns: string[]}} Table the chances of both sides, by side, for
 *   every pair of an option's values
 */

/** What else the game can be asked about the set-up, and the answer while it is open; the felt asks its own question itself. */
export function questions() {
  const asked = asksItself(game().view.kind) ? game().questions.filter((one) => one !== game().view.question) : game().questions;
  if (!asked.length) return nothing;
  const button = (/** @type {string} */ one) => html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${() => openQuestion(one)}>${say(game().id, `question-${one}`)}</button>`;
  return html`<p class="questions">${asked.map(button)}</p>${state.sheet === "question" && state.answer ? answer(state.answer) : nothing}`;
}

/** @param {import("../store.js").Answer} one */
function answer({ question, value, failed, cell }) {
  const content = value ? table(question, value, cell) : html`<p class="fine" role="status">${failed ? t("engine-failed") : t("odds-later")}</p>`;
  return sheet(say(game().id, `question-${question}`), content);
}

/** @param {Table} value @returns {string[]} */
const sidesOf = (value) => Object.keys(value).filter((key) => key !== "rows" && key !== "columns");

/** The chance in per cent with one digit, its sign left to the words above. @param {string} fraction */
const cent = (fraction) => percent(toNumber(fraction), 1).replace(/[\s\u00a0\u202f]?%/, "");

/**
 * Both sides' chances for every pair; the pair at hand is framed, and the one looked at is told exactly.
 * @param {string} question
 * @param {Table} value
 * @param {[number, number] | null} cell
 */
function table(question, value, cell) {
  const key = game().view.card;
  const sides = sidesOf(value);
  const name = (/** @type {string} */ code) => say(game().id, `option-${key}-${code}.short`);
  const own = /** @type {[number, number]} */ (sides.map((side, i) => [value.rows, value.columns][i].indexOf(setUpAt(game(), [side, key]))));
  const seen = cell ?? own;
  const head = (/** @type {string} */ code, /** @type {number} */ j) => html`<th scope="col" class="defence ${j === own[1] ? "now" : ""}"><span>${name(code)}</span></th>`;
  const line = (/** @type {string} */ code, /** @type {number} */ i) => html`<tr><th scope="row" class="attack ${i === own[0] ? "now" : ""}">${name(code)}</th>
    ${value.columns.map((_, j) => pair(question, value, i, j, own, seen))}</tr>`;
  return html`<p class="fine">${say(game().id, `question-${question}.note`)}</p>
    <table class="payoff"><caption class="unseen">${say(game().id, `question-${question}.corner`)}</caption>
      <thead><tr><td aria-hidden="true">${sides.map((side, i) => html`<span class=${i ? "defence" : "attack"}>${say(game().id, `group-${side}`)} ${i ? "\u2192" : "\u2193"}</span>`).reverse()}</td>${value.columns.map(head)}</tr></thead><tbody>${value.rows.map(line)}</tbody></table>
    ${exactly(question, value, seen, own)}`;
}

/** @param {Table} value @param {number} i @param {number} j */
const told = (value, i, j) => sidesOf(value).map((side) => `${measureText(game(), `hit-${side}`, "true")}: ${percent(toNumber(value[side][i][j]), 1)}`).join(", ");

/** @param {string} question @param {Table} value @param {number} i @param {number} j @param {number[]} own @param {number[]} seen */
function pair(question, value, i, j, own, seen) {
  const now = own[0] === i && own[1] === j;
  const words = [value.rows[i], value.columns[j]].map((code) => option(game(), game().view.card, code)).join(" \u2013 ");
  return html`<td class=${now ? "now" : own[0] === i || own[1] === j ? "line" : ""}><button type="button" aria-pressed=${seen[0] === i && seen[1] === j ? "true" : "false"} aria-label="${words}. ${told(value, i, j)}${now ? `. ${say(game().id, `question-${question}.now`)}` : ""}" @click=${() => lookAt(i, j)}>
    ${sidesOf(value).map((side, s) => html`<span class=${s ? "defence" : "attack"}>${cent(value[side][i][j])}</span>`)}</button></td>`;
}

/** The pair looked at, in words and exact fractions. @param {string} question @param {Table} value @param {[number, number]} seen @param {number[]} own */
function exactly(question, value, [i, j], own) {
  const card = (/** @type {string} */ code) => option(game(), game().view.card, code);
  const share = (/** @type {string} */ side) => html`<li><span>${measureText(game(), `hit-${side}`, "true")}</span> <b>${percent(toNumber(value[side][i][j]), 2)}</b> <small>${fraction(value[side][i][j])}</small></li>`;
  return html`<div class="exactly" role="status"><p><b class="attack">${card(value.rows[i])}</b> \u2013 <b class="defence">${card(value.columns[j])}</b>${own[0] === i && own[1] === j ? html` <span class="fine">(${say(game().id, `question-${question}.now`)})</span>` : nothing}</p>
    <ul>${sidesOf(value).map(share)}</ul></div>`;
}

/** @param {string} text */
const fraction = (text) => text.split("/").map((part) => number(Number(part), { useGrouping: false })).join("/");
