import { html, nothing, svg } from "lit";
import { optionId } from "../fields.js";
import { has, list, locale, number, percent, t } from "../i18n.js";
import { asking, slices, toNumber } from "../numbers.js";
import { nameIn } from "../naming.js";
import { game, state, update } from "../store.js";
import { measureOf, measureText } from "../words.js";
import { bars } from "./bars.js";
import { setUpAt } from "./kinds/parts.js";

/** @typedef {import("../types.js").Measure} Measure */
/** @typedef {import("../numbers.js").Slice} Slice */

/** The exact odds of the form as it stands: the lead measure large, the others under it. */
export function odds() {
  const [lead, ...others] = inOrder(Object.keys(state.odds?.measures ?? {}));
  return html`<section class="odds ${state.oddsWait ? "waits" : ""}" aria-label=${t("odds")}
    aria-busy=${state.oddsWait ? "true" : "false"}>
    ${lead ? measure(lead, true) : none()}
    ${others.length ? html`<div class="others">${others.map((name) => measure(name, false))}</div>` : nothing}
  </section>`;
}

/** As declared; those of one kind by their words, in which 10 comes after 9. @param {string[]} names */
function inOrder(names) {
  const order = (/** @type {string} */ name) => game().measures.indexOf(measureOf(game(), name));
  const words = (/** @type {string} */ name) => measureText(game(), name, "", ofWhom(name));
  const { compare } = new Intl.Collator(locale(), { numeric: true });
  return names.sort((one, other) => order(one) - order(other) || compare(words(one), words(other)));
}

// The place of the odds keeps its height while there are none, so that nothing moves when they come.
function none() {
  const words = state.oddsTooMany
    ? "odds-too-many"
    : state.problems.length
      ? "odds-problems"
      : state.odds
        ? "odds-refused"
        : "odds-later";
  return html`<div class="measure number lead"><p class="answer"><b>–</b><span>${t(words)}</span></p></div>`;
}

/** What came out, to be marked; while dice are typed nothing has. */
const actual = () => (state.keypad ? {} : state.actual);

/** @param {string} name @param {number | string} next */
const ask = (name, next) => update({ question: { ...state.question, [name]: next } });

/** @param {string} name @param {boolean} lead */
function measure(name, lead) {
  const declared = measureOf(game(), name);
  const all = slices(state.odds?.measures[name] ?? {});
  return declared.kind === "number"
    ? numberMeasure(name, declared, all, lead)
    : shareMeasure(name, declared, all, lead);
}

/**
 * The limit that the question asks about: the one tapped, else what came out, else the middle of the odds.
 * @param {string} name
 * @param {Slice[]} all
 */
function limitOf(name, all) {
  const keys = all.map((one) => Number(one.key));
  const out = name in actual() ? Number(actual()[name]) : null;
  const mean = Math.round(toNumber(state.odds?.means[name] ?? "0"));
  const asked = state.question[name];
  const wanted = typeof asked === "number" ? asked : (out ?? Math.max(1, mean));
  return Math.min(Math.max(wanted, keys[0]), keys[keys.length - 1]);
}

/** @param {string} name @param {Measure} declared @param {Slice[]} all @param {boolean} lead */
function numberMeasure(name, declared, all, lead) {
  const limit = limitOf(name, all);
  const better = declared.better === "low" && has(game().id, `measure-${optionId(name)}-at-most`) ? "low" : "high";
  const chance = asking(all, limit, better);
  const last = limit === Number(all[all.length - 1].key);
  const mean = number(toNumber(state.odds?.means[name] ?? "0"), { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  const alone = !lead && all.length === 1; // a chart of one bar tells nothing more
  return html`<div class="measure number ${lead ? "lead" : ""}">
    <p class="answer"><b>${percent(chance)}</b><span>${measureText(game(), name, better === "low" ? "at-most" : "at-least", { n: limit, last })}</span>${alone ? nothing : html`<em>${t("odds-mean", { mean })}</em>`}</p>
    ${alone ? nothing : bars({ all, limit, better, actual: name in actual() ? Number(actual()[name]) : null, ask: (next) => ask(name, next), name: measureText(game(), name) })}
  </div>`;
}

/**
 * A yes or no, or one of several: a bar shared out, its words under it, and one of them asked about.
 * @param {string} name @param {Measure} declared @param {Slice[]} all @param {boolean} lead
 */
function shareMeasure(name, declared, all, lead) {
  const order = declared.kind === "flag" ? ["true", "false"] : (declared.values ?? all.map((one) => one.key));
  const sorted = order.flatMap((key) => all.filter((one) => one.key === key));
  const text = (/** @type {Slice} */ one) => measureText(game(), name, one.key);
  const asked =
    sorted.find((one) => one.key === state.question[name]) ??
    sorted.find((one) => one.key === actual()[name]) ??
    sorted[0];
  const words = (/** @type {Slice} */ one) =>
    html`<i class="swatch s${order.indexOf(one.key) % 4}"></i><span>${text(one)}</span> <b>${percent(one.chance)}</b>${actual()[name] === one.key ? html`<span class="unseen">${t("odds-actual")}</span>` : nothing}`;
  // Only the lead measure tells its answer large, so only there something can be asked.
  const shown = (/** @type {Slice} */ one) =>
    html`<li class=${actual()[name] === one.key ? "now" : ""}>${lead ? html`<button type="button"
    aria-pressed=${one === asked ? "true" : "false"}
    @click=${() => ask(name, one.key)}>${words(one)}</button>` : words(one)}</li>`;
  return html`<div class="measure share ${lead ? "lead" : ""}">
    ${lead ? html`<p class="answer"><b>${percent(asked.chance)}</b><span>${text(asked)}</span></p>` : declared.kind === "flag" && !name.includes(":") ? nothing : html`<p class="share-name">${measureText(game(), name, "", ofWhom(name))}</p>`}
    <div class="share-parts">${shareBar(sorted, order, list(sorted.map((one) => `${text(one)} ${percent(one.chance)}`)))}
    <ul class="share-words">${sorted.map(shown)}</ul></div>
  </div>`;
}

// A measure of one among many ("defeated:levi") says whose it is, by the name that the player gave.
/** @param {string} name */
function ofWhom(name) {
  const units = setUpAt(game(), [game().view.units]);
  const found = Array.isArray(units)
    ? units.find((/** @type {any} */ one) => one.id === name.slice(name.indexOf(":") + 1))
    : undefined;
  return found?.name ? { of: nameIn(game(), found.name) } : {};
}

/** @param {Slice[]} sorted @param {string[]} order fixes the colours @param {string} words what is read aloud */
function shareBar(sorted, order, words) {
  let from = 0;
  const part = (/** @type {Slice} */ one) => {
    const x = from;
    from += one.chance * 100;
    return svg`<rect class="s${order.indexOf(one.key) % 4}" x=${x} y="0" width=${one.chance * 100} height="10"></rect>`;
  };
  return html`<svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img"
    aria-label=${words}>${sorted.map(part)}</svg>`;
}
