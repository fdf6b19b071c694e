import { scaleLinear } from "d3-scale";
import { area, curveStepAfter } from "d3-shape";
import { html, nothing, svg } from "lit";

import { number, percent, t } from "../i18n.js";
import { isAsked, likely } from "../numbers.js";
import { vars } from "./vars.js";

/** @typedef {import("../numbers.js").Slice} Slice */
/**
 * @typedef {{all: Slice[], limit: number, better: "high" | "low", actual: number | null, ask: (limit: number) => void,
 *   name: string}} Chart limit: what the question asks about; actual: what came out
 */

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
const counts = ({ limit, better }, value) => isAsked(value, limit, better);

/** @param {Chart} chart @param {Slice} one */
const told = ({ actual }, one) => t("odds-bar", { value: Number(one.key), chance: percent(one.chance, 1) }) + (Number(one.key) === actual ? `, ${t("odds-actual")}` : "");

/** @param {Chart} chart */
function barChart(chart) {
  const { all, actual } = chart;
  const height = scaleLinear([0, Math.max(...all.map((one) => one.chance))], [0, 1]);
  const bare = all.length > MOST_BARS;
  const bar = (/** @type {Slice} */ one) => {
    const value = Number(one.key);
    return html`<li class="${counts(chart, value) ? "in" : ""} ${value === actual ? "now" : ""}"><span class="unseen">${told(chart, one)}</span>
      ${bare ? nothing : html`<span class="v"
        aria-hidden="true">${percent(one.chance)}</span>`}<span class="bar" ${vars({ "--h": height(one.chance) })}></span><span class="k" aria-hidden="true">${number(value)}</span></li>`;
  };
  return html`<div class="chart" ${vars({ "--n": all.length })}><ol class="bars ${bare ? "bare" : ""}"
    aria-label=${chart.name}>${all.map(bar)}</ol>${all.length > 1 ? slider(chart, all) : nothing}</div>`;
}

/**
 * What moves the question: the whole chart is one slider, since a bar of many is narrower than a thumb.
 * @param {Chart} chart @param {Slice[]} stops
 */
function slider(chart, stops) {
  const at = Math.max(0, stops.findIndex((one) => Number(one.key) >= chart.limit));
  return html`<input type="range" class="asking" min="0" max=${stops.length - 1} step="1" .value=${String(at)}
    aria-label=${chart.name} aria-valuetext=${told(chart, stops[at])}
    @input=${(/** @type {any} */ event) => chart.ask(Number(stops[event.target.value].key))}>`;
}

/**
 * Many outcomes as one stepped area over their likely stretch.
 * @param {Chart} chart
 */
function outline(chart) {
  const { all, limit, actual, better } = chart;
  const shown = likely(all);
  const [low, high] = [Number(shown[0].key), Number(shown[shown.length - 1].key)];
  const x = scaleLinear([low, high + 1], [0, WIDE]);
  const y = scaleLinear([0, Math.max(...shown.map((one) => one.chance))], [HIGH, 2]);
  const shape = area()
    .x((point) => x(point[0]))
    .y0(HIGH)
    .y1((point) => y(point[1]))
    .curve(curveStepAfter);
  const path = (/** @type {Slice[]} */ part) =>
    part.length
      ? (shape([
          ...part.map((one) => /** @type {[number, number]} */ ([Number(one.key), one.chance])),
          [Number(part[part.length - 1].key) + 1, part[part.length - 1].chance],
        ]) ?? "")
      : "";
  const inside = shown.filter((one) => counts(chart, Number(one.key)));
  const outside = shown.filter((one) => !counts(chart, Number(one.key)));
  const edge = x(better === "low" || limit === 0 ? limit + 1 : limit);
  return html`<div class="chart outline" ${vars({ "--n": shown.length })}>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
      <path class="out" d=${path(outside)}></path><path class="in" d=${path(inside)}></path>
      <line class="edge" x1=${edge} x2=${edge} y1="0" y2=${HIGH}></line>
      ${actual === null || actual < low || actual > high ? nothing : svg`<line class="now" x1=${x(actual + 0.5)}
        x2=${x(actual + 0.5)} y1="0" y2=${HIGH}></line>`}
    </svg>
    ${slider(chart, shown)}
    <p class="ends"><span>${number(low)}</span><b>${number(limit)}</b><span>${number(high)}</span></p>
  </div>`;
}
