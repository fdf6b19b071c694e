import { html, nothing } from "lit";
import { rule } from "../actions/attack.js";
import { t } from "../i18n.js";
import { game, state, update } from "../store.js";
import { citeText, rulingName, rulingValue, ruleText, stepText } from "../words.js";
import { chevron } from "./icons.js";
import { segments } from "./segments.js";

/** @typedef {import("../types.js").Step} Step */

/** The steps to the verdict, each with the statements that it applied and the ruling that decided. */
export function why() {
  const result = state.result;
  if (!result || result.status === "refused") return nothing;
  if (state.keypad && result.status === "resolved") return nothing; // of the dice that lay before
  const steps = result.status === "resolved" ? result.steps.slice(0, -1) : result.steps;
  const told = steps.map((one) => one.ruling?.name);
  const others = Object.entries(result.rulings).filter(([name]) => !told.includes(name));
  if (!steps.length && !others.length) return nothing;
  return html`<section class="why"><h2>${t("why")}</h2>
    ${steps.length ? html`<ol>${steps.map((one, i) => step(one, i, told.indexOf(one.ruling?.name) === i))}</ol>` : nothing}
    ${others.length ? html`<p class="leaned">${t("why-leaned")}</p>${others.map(([name, value]) => decided(name, value, "why"))}` : nothing}
  </section>`;
}

/** @param {Step} one @param {number} i @param {boolean} first whether none before it was decided by the same ruling */
function step(one, i, first) {
  const id = `${i}-${one.key}`;
  const open = state.cite === id;
  return html`<li class=${open ? "open" : ""}>
    <span class="step-text">${stepText(game(), one)}</span>
    ${one.cites.length ? html`<button type="button" class="cite" aria-expanded=${open ? "true" : "false"}
      aria-label=${t("cite-open", { cite: citeText(one.cites) })}
      @click=${() => update({ cite: open ? null : id })}>${citeText(one.cites)}</button>` : nothing}
    ${open ? statements(one.cites) : nothing}
    ${one.ruling && first ? decided(one.ruling.name, one.ruling.value, `why-${i}`) : nothing}</li>`;
}

/** @param {string[]} cites */
const statements = (cites) =>
  html`<dl class="statements">${cites.map((cite) => html`<dt>${cite}</dt><dd>${ruleText(game(), cite)}</dd>`)}</dl>`;

/**
 * A ruling in one line, open to be switched with a tap.
 * @param {string} name
 * @param {string | number} value
 * @param {string} place
 */
function decided(name, value, place) {
  const id = `${place}-${name}`;
  const open = state.rulingOpen === id;
  return html`<button type="button" class="decided" aria-expanded=${open ? "true" : "false"}
    @click=${() => update({ rulingOpen: open ? null : id })}><span>${rulingName(game(), name)} <b>${rulingValue(game(), name, value)}</b></span>${chevron()}</button>
    ${open ? ruling(name, value, place) : nothing}`;
}

/**
 * A ruling, to be switched where it decided.
 * @param {string} name
 * @param {string | number} value the value in force
 * @param {string} place sets apart the same ruling shown twice
 */
export function ruling(name, value, place) {
  const declared = game().rulings.find((one) => one.name === name);
  if (!declared) return nothing;
  const id = `r-${place}-${name}`;
  const words = declared.values.map((each) => rulingValue(game(), name, each));
  return html`<div class="ruling"><p id="${id}-label"><span>${rulingName(game(), name)}</span> ${declared.cites?.length ? html`<small>${citeText(declared.cites)}</small>` : nothing}</p>
    ${segments(id, declared.values, words, value, (next) => rule(name, next))}</div>`;
}
