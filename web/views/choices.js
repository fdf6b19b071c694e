import { html, nothing } from "lit";
import { choose } from "../actions/attack.js";
import { number, say, t } from "../i18n.js";
import { game, state, update } from "../store.js";
import { sideOf } from "../words.js";
import { optionId } from "../fields.js";
import { die } from "./die.js";
import { segments } from "./segments.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Result} Result */

/**
 * What the rules leave to a player, each with the answer that counts while nobody has chosen.
 * @param {Result} result
 */
export function choices(result) {
  const open = Object.entries(result.choices);
  if (!open.length) return nothing;
  return html`<div class="choices">${open.map(([key, choice]) => one(result, key, choice))}</div>`;
}

/** @param {Result} result @param {string} key @param {Choice} choice */
function one(result, key, choice) {
  const editor = choice.row && result.rows[choice.row] ? pick : choice.options ? options : text;
  return html`<div class="choice"><p id="c-${key}-label" class="choice-name">${name(key)}</p>
    ${editor(result, key, choice)}
    ${choice.answered ? html`<button type="button" class="note" @click=${() => choose(key, undefined)}>${t("choice-undo")}</button>` : html`<span class="choice-default">${t("choice-default")}</span>`}</div>`;
}

/** @param {string} key */
function name(key) {
  const [, kind, n] = /^(.*?)-(\d+)$/.exec(key) ?? [];
  return kind ? say(game().id, `choice-${kind}`, { n: Number(n) }) : say(game().id, `choice-${key}`);
}

/**
 * Dice picked on the felt. A tap takes a die in; where the count is full, the one picked first goes.
 * @param {Result} result @param {string} key @param {Choice} choice
 */
function pick(result, key, choice) {
  const row = result.rows[/** @type {string} */ (choice.row)];
  const chosen = state.picking[key] ?? /** @type {number[]} */ (choice.used);
  const tap = (/** @type {number} */ i) => picked(key, chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i].slice(-(choice.count ?? 1)), choice);
  return html`<div class="dice picks" role="group" aria-labelledby="c-${key}-label">${row.faces.map((face, i) => html`<button type="button" aria-pressed=${chosen.includes(i) ? "true" : "false"} aria-label=${t("choice-die", { face, n: i + 1 })} @click=${() => tap(i)}>
    ${die({ sides: row.sides, face, side: sideOf(game(), choice.row ?? ""), state: chosen.includes(i) ? "" : "out", size: row.faces.length > 8 ? 30 : 40, label: "" })}</button>`)}</div>
    ${chosen.length === choice.count ? nothing : html`<span class="choice-default">${t("choice-pick", { n: (choice.count ?? 1) - chosen.length })}</span>`}`;
}

/** @param {string} key @param {number[]} chosen @param {Choice} choice */
function picked(key, chosen, choice) {
  const { [key]: _old, ...others } = state.picking;
  if (chosen.length !== choice.count) return update({ picking: { ...others, [key]: chosen } });
  update({ picking: others });
  return choose(key, [...chosen].sort((a, b) => a - b));
}

/** @param {Result} _result @param {string} key @param {Choice} choice */
function options(_result, key, choice) {
  const words = (choice.options ?? []).map((value) => word(key, value));
  return segments(`c-${key}`, choice.options ?? [], words, choice.used, (value) => choose(key, value));
}

/** @param {string} key @param {any} value */
function word(key, value) {
  if (typeof value === "number") return number(value);
  const id = `choice-${key.replace(/-\d+$/, "")}-${optionId(value)}`;
  return say(game().id, id);
}

/** @param {Result} _result @param {string} key @param {Choice} choice */
function text(_result, key, choice) {
  const set = (/** @type {any} */ event) => choose(key, event.target.value === "" ? undefined : event.target.value);
  return html`<input type="text" aria-labelledby="c-${key}-label" .value=${String(choice.used ?? "")} @change=${set}>`;
}
