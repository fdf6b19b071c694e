import { html, nothing } from "lit";
import { lookAt, openQuestion } from "../actions/question.js";
import { number, percent, say, t } from "../i18n.js";
import { toNumber } from "../numbers.js";
import { game, state } from "../store.js";
import { measureText, option } from "../words.js";
import { setUpAt } from "./kinds/parts.js";
import { sheet } from "./sheet.js";

/**
 * @typedef {Record<string, string[][]> & {rows: string[], columns: string[]}} Table the chances of both sides, by side,
 *   for every pair of an option's values
 * @typedef {{field: string, measures: Record<string, string>}} Shape what the game's view says of such an answer: the
 *   option that both sides have, and by side, that of the rows first, the flag whose chances are told
 */

/** @param {string} question @returns {Shape} */
const shapeOf = (question) => game().view.answers[question];

/** @param {string} question */
const sidesOf = (question) => Object.keys(shapeOf(question).measures);

/**
 * What else the game can be asked about the set-up, where its view says how to tell it, and the answer while it is
 * open.
 */
export function questions() {
  const asked = Object.keys(game().view.answers ?? {});
  if (!asked.length) return nothing;
  const button = (/** @type {string} */ one) => html`<button type="button" class="quiet" aria-haspopup="dialog"
    @click=${() => openQuestion(one)}>${say(game().id, `question-${one}`)}</button>`;
  return html`<p class="questions">${asked.map(button)}</p>${state.sheet === "question" && state.answer ? answer(state.answer) : nothing}`;
}

/** @param {import("../store.js").Answer} one */
function answer({ question, value, failed, cell }) {
  const content = value ? table(question, value, cell) : html`<p class="fine"
    role="status">${failed ? t("engine-failed") : t("odds-later")}</p>`;
  return sheet(say(game().id, `question-${question}`), content);
}

/** The chance in per cent with one digit, its sign left to the words above. @param {string} fraction */
const cent = (fraction) => percent(toNumber(fraction), 1).replace(/[\s\u00a0\u202f]?%/, "");

/**
 * Both sides' chances for every pair; the pair at hand is framed, and the one looked at is told exactly.
 * @param {string} question
 * @param {Table} value
 * @param {[number, number] | null} cell
 */
function table(question, value, cell) {
  const key = shapeOf(question).field;
  const sides = sidesOf(question);
  const name = (/** @type {string} */ code) => say(game().id, `option-${key}-${code}.short`);
  const own = /** @type {[number, number]} */ (
    sides.map((side, i) => [value.rows, value.columns][i].indexOf(setUpAt(game(), [side, key])))
  );
  const seen = cell ?? own;
  const head = (/** @type {string} */ code, /** @type {number} */ j) => html`
    <th scope="col" class="defence ${j === own[1] ? "now" : ""}"><span>${name(code)}</span></th>`;
  const line = (/** @type {string} */ code, /** @type {number} */ i) => html`
    <tr><th scope="row" class="attack ${i === own[0] ? "now" : ""}">${name(code)}</th>
    ${value.columns.map((_, j) => pair(question, value, i, j, own, seen))}</tr>`;
  const corner = (/** @type {string} */ side, /** @type {number} */ i) => html`
    <span class=${i ? "defence" : "attack"}>${say(game().id, `group-${side}`)} ${i ? "\u2192" : "\u2193"}</span>`;
  return html`<p class="fine">${say(game().id, `question-${question}.note`)}</p>
    <table class="payoff"><caption class="unseen">${say(game().id, `question-${question}.corner`)}</caption>
      <thead><tr><td aria-hidden="true">${sides.map(corner).reverse()}</td>${value.columns.map(head)}</tr></thead>
      <tbody>${value.rows.map(line)}</tbody></table>
    ${exactly(question, value, seen, own)}`;
}

/** @param {string} question @param {string} side */
const chanceOf = (question, side) => measureText(game(), shapeOf(question).measures[side], "true");

/** @param {string} question @param {Table} value @param {number} i @param {number} j */
function told(question, value, i, j) {
  const one = (/** @type {string} */ side) => `${chanceOf(question, side)}: ${percent(toNumber(value[side][i][j]), 1)}`;
  return sidesOf(question).map(one).join(", ");
}

/**
 * @param {string} question
 * @param {Table} value
 * @param {number} i
 * @param {number} j
 * @param {number[]} own
 * @param {number[]} seen
 */
function pair(question, value, i, j, own, seen) {
  const now = own[0] === i && own[1] === j;
  const words = [value.rows[i], value.columns[j]]
    .map((code) => option(game(), shapeOf(question).field, code))
    .join(" \u2013 ");
  const name = `${words}. ${told(question, value, i, j)}${now ? `. ${say(game().id, `question-${question}.now`)}` : ""}`;
  return html`<td class=${now ? "now" : own[0] === i || own[1] === j ? "line" : ""}>
    <button type="button" aria-pressed=${seen[0] === i && seen[1] === j ? "true" : "false"} aria-label=${name}
      @click=${() => lookAt(i, j)}>
    ${sidesOf(question).map((side, s) => html`<span class=${s ? "defence" : "attack"}>${cent(value[side][i][j])}</span>`)}</button></td>`;
}

/**
 * The pair looked at, in words and exact fractions.
 * @param {string} question
 * @param {Table} value
 * @param {[number, number]} seen
 * @param {number[]} own
 */
function exactly(question, value, [i, j], own) {
  const name = (/** @type {string} */ code) => option(game(), shapeOf(question).field, code);
  const share = (/** @type {string} */ side) => html`<li><span>${chanceOf(question, side)}</span>
    <b>${percent(toNumber(value[side][i][j]), 2)}</b> <small>${fraction(value[side][i][j])}</small></li>`;
  const now = own[0] === i && own[1] === j ? html` <span class="fine">(${say(game().id, `question-${question}.now`)})</span>` : nothing;
  return html`<div class="exactly" role="status">
    <p><b class="attack">${name(value.rows[i])}</b> \u2013 <b class="defence">${name(value.columns[j])}</b>${now}</p>
    <ul>${sidesOf(question).map(share)}</ul></div>`;
}

/** @param {string} text */
const fraction = (text) => text.split("/").map((part) => number(Number(part), { useGrouping: false })).join("/");
