import { html, nothing } from "lit";
import { relay } from "../actions/attack.js";
import { openEntry, typedIn } from "../actions/entry.js";
import { own, showOwn } from "../actions/showing.js";
import { say, t } from "../i18n.js";
import { reaching, slices } from "../numbers.js";
import { shown } from "../shown.js";
import { game, scenario, state } from "../store.js";
import { citeText, luckText, refusalText, rowName, sideOf, stepText, verdict } from "../words.js";
import { choices } from "./choices.js";
import { die } from "./die.js";
import { kindOf, sceneOf } from "./kinds/index.js";

const MOST_GHOSTS = 12;

/** What the dice say: the verdict, or what is still missing for one. */
export function felt() {
  // While dice are typed, those that lay before are no longer what the table is about.
  const inside = { resolved, refused, pending }[state.keypad ? "pending" : (state.result?.status ?? "pending")];
  return html`<section class="felt" aria-label=${t("felt")}>${wayBack()}${inside()}</section>`;
}

/** To the player's own attack, where another one took its place. */
function wayBack() {
  if (state.keypad || !own()) return nothing;
  return html`<p class="way-back"><button type="button" class="note" @click=${showOwn}>${t("felt-own")}</button></p>`;
}

// What was rolled is said large; the title of the attack and where it came from, small above it.
function kicker() {
  const example = game().examples.find((one) => one.fragment === state.fragment);
  const words = [example ? t("felt-example", { title: say(game().id, `example-${example.id}`) }) : "", shown(scenario().title ?? "")].filter(Boolean);
  return words.length ? html`<p class="kicker">${words.join(" · ")}</p>` : nothing;
}

function resolved() {
  const result = /** @type {import("../types.js").Result} */ (state.result);
  const line = result.steps.slice(0, -1).find((step) => step.key === (game().view.line));
  return html`${kicker()}
    <h2 class="verdict">${verdict(game(), result)}</h2>
    ${line ? html`<p class="sum">${stepText(game(), line)}</p>` : nothing}
    ${kindOf(game().view.kind)({ game: game(), result })}
    ${choices(result)}
    ${luck()}`;
}

/** How often this or better happens, where the lead measure knows what better is. */
function luck() {
  const lead = game().measures[0];
  const all = slices(state.odds?.measures[lead?.name] ?? {});
  if (lead?.kind !== "number" || !lead.better || !all.length || !(lead.name in state.actual)) return nothing;
  return html`<p class="luck">${luckText(reaching(all, Number(state.actual[lead.name]), lead.better))}</p>`;
}

function refused() {
  const result = /** @type {import("../types.js").Result} */ (state.result);
  const reason = (/** @type {import("../types.js").Step} */ one) =>
    html`<li>${refusalText(game(), one)} <small>${citeText(one.cites)}</small></li>`;
  return html`<h2 class="verdict">${t("felt-refused")}</h2>
    <ul class="reasons">${result.refusals.map(reason)}</ul>
    ${sceneOf(game().view.kind)}
    <p class="luck">${t("felt-refused-note")}</p>`;
}

// A throw waits for the engine; where that does not come, no dice are on their way.
const isComing = () =>
  (state.rolling || isUnread()) && !state.keypad && !["failed", "missing"].includes(state.engine.phase);

/** Dice lie there, and the engine has not told yet what they come to: a link has just been opened. */
const isUnread = () => !state.result && Boolean(scenario().seed || scenario().dice);

function pending() {
  if (state.problems.length) return html`<h2 class="verdict">${t("felt-problems", { n: state.problems.length })}</h2><p class="luck">${t("felt-problems-note")}</p>`;
  const rows = Object.entries(state.entry?.wanted ?? state.result?.pending?.rows ?? {});
  return html`<h2 class="verdict">${t(isComing() ? "felt-rolling" : "felt-ready")}</h2>
    ${sceneOf(game().view.kind)}
    <div class="rows waiting">${rows.map(([name, wanted]) => ghostRow(name, wanted))}</div>
    ${state.kept ? html`<p class="relay"><button type="button" class="note"
      @click=${relay}>${t("felt-relay")}</button></p>` : nothing}`;
}

/** @param {string} name @param {import("../types.js").Wanted} wanted */
function ghostRow(name, { count, sides }) {
  const typed = state.entry?.wanted[name] ? typedIn(state.entry, name) : [];
  const shown = Math.min(count, MOST_GHOSTS);
  return html`<button type="button" class="row ghosts" @click=${() => openEntry(name)}>
    <span class="rowname"><span>${rowName(game(), name)}</span><span>${t("dice-count", { n: count, sides })}</span></span>
    <span class="dice">${Array.from({ length: shown }, (_, i) => die({ sides, face: typed[i] ?? null, side: sideOf(game(), name), size: count > 6 ? 30 : 40, label: "" }))}${count > shown ? html`<span class="more-dice">…</span>` : nothing}</span>
  </button>`;
}
