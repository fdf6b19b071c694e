import { scaleLinear } from "d3-scale";
import { area, curveStepAfter } from "d3-shape";
import { html, nothing, svg } from "lit";

import { number, percent, t } from "../i18n.js";
import { likely } from "../numbers.js";
import { vars } from "./vars.js";

/** @typedef {import("../numbers.js").Slice} Slice */
/** @typedef {{all: Slice[], limit: number, better: "high" | "low", actual: number | null, ask: (limit: number) => void, name: string, tall: boolean}} Chart
 *   limit: what the question asks about; actual: what came out */

/** So many bars still have room for a number over and under each, on 320 px. */
const MOST_BARS = 7;
const MOST_BARE_BARS = 13;
const [WIDE, HIGH] = [220, 64];

/**
 * A whole distribution: bars while they can be told apart, an outline beyond. Tapping moves the question.
 * @param {Chart} chart
 */
export const bars = (chart) => (chart.all.length <= MOST_BARE_BARS ? barChart(chart) : outline(chart));

/** @param {Chart} chart @param {number} value */
const counts = ({ limit, better }, value) => (better === "low" ? value <= limit : value >= limit);

/** @param {Chart} chart */
function barChart(chart) {
  const { all, actual, ask, name, limit } = chart;
  const height = scaleLinear([0, Math.max(...all.map((one) => one.chance))], [0, 1]);
  const bare = all.length > MOST_BARS;
  const bar = (/** @type {Slice} */ one) => {
    const value = Number(one.key);
    const words = t("odds-bar", { value, chance: percent(one.chance, 1) }) + (value === actual ? `, ${t("odds-actual")}` : "");
    return html`<li class="${counts(chart, value) ? "in" : ""} ${value === actual ? "now" : ""}">
      <button type="button" aria-label=${words} aria-pressed=${value === limit ? "true" : "false"} @click=${() => ask(value)}>
        ${bare ? nothing : html`<span class="v">${percent(one.chance)}</span>`}<span class="bar" ${vars({ "--h": height(one.chance) })}></span><span class="k">${number(value)}</span>
      </button></li>`;
  };
  return html`<ol class="bars ${bare ? "bare" : ""}" aria-label=${name} ${vars({ "--n": all.length })}>${all.map(bar)}</ol>`;
}

/**
 * Many outcomes as one stepped area over their likely stretch, moved by a slider that lies over it.
 * @param {Chart} chart
 */
function outline(chart) {
  const { all, limit, actual, ask, name, better } = chart;
  const shown = likely(all);
  const [low, high] = [Number(shown[0].key), Number(shown[shown.length - 1].key)];
  const x = scaleLinear([low, high + 1], [0, WIDE]);
  const y = scaleLinear([0, Math.max(...shown.map((one) => one.chance))], [HIGH, 2]);
  const shape = area().x((point) => x(point[0])).y0(HIGH).y1((point) => y(point[1])).curve(curveStepAfter);
  const path = (/** @type {Slice[]} */ part) => (part.length ? shape([...part.map((one) => /** @type {[number, number]} */ ([Number(one.key), one.chance])), [Number(part[part.length - 1].key) + 1, part[part.length - 1].chance]]) ?? "" : "");
  const inside = shown.filter((one) => counts(chart, Number(one.key)));
  const outside = shown.filter((one) => !counts(chart, Number(one.key)));
  const edge = x(better === "low" ? limit + 1 : limit);
  return html`<div class="outline">
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
      <path class="out" d=${path(outside)}></path><path class="in" d=${path(inside)}></path>
      <line class="edge" x1=${edge} x2=${edge} y1="0" y2=${HIGH}></line>
      ${actual === null || actual < low || actual > high ? nothing : svg`<line class="now" x1=${x(actual + 0.5)} x2=${x(actual + 0.5)} y1="0" y2=${HIGH}></line>`}
    </svg>
    <input type="range" min=${low} max=${high} step="1" .value=${String(limit)} aria-label=${name} aria-valuetext=${number(limit)} @input=${(/** @type {any} */ event) => ask(Number(event.target.value))}>
    <p class="ends"><span>${number(low)}</span><b>${number(limit)}</b><span>${number(high)}</span></p>
  </div>`;
}
