/** Numbers read off a real table instead of a drawn board: distance, height and sight of each unit. */
import { html, nothing } from "lit";
import { valueOf, withValue } from "../fields.js";
import { t } from "../i18n.js";
import { game } from "../store.js";
import { label } from "../words.js";
import { numberField } from "../views/stepper.js";
import { problemsOf } from "../views/slot.js";
import { aim, change } from "./acts.js";
import { measuredAs } from "./edits.js";
import { called, fieldOf, look } from "./model.js";
import { sideName } from "./names.js";
import { sightHere } from "./sight.js";
import { swatch } from "./tokens.js";
import { lay, table } from "./table.js";

/** @typedef {import("./model.js").Unit} Unit */

export const mode = () => table.mode ?? (Object.keys(look().measured).length ? "measured" : "board");

/** @param {"board" | "measured"} next */
const turn = (next) => lay({ mode: next, selected: null });

/** The switch between a board drawn here and one that stands on the table. */
export const modes = () =>
  html`<div class="chips board-modes" role="group"
  aria-label=${t("board-mode")}>${/** @type {const} */ (["board", "measured"]).map((one) => html`<button type="button"
  class="chip" aria-pressed=${one === mode() ? "true" : "false"}
  @click=${() => turn(one)}>${t(`board-mode-${one}`)}</button>`)}</div>`;

/** Said beside the board while some units do not follow it. */
export function overruled() {
  const n = Object.keys(look().measured).length;
  return n ? html`<p class="fine overruled">${t("measured-overrules", { n })} <button type="button" class="quiet"
    @click=${() => change({ measured: {} })}>${t("measured-clear")}</button></p>` : nothing;
}

/**
 * What holds before anything was measured: the board's own numbers, where they are known.
 * @param {Unit} unit
 * @returns {Record<string, any>}
 */
function start(unit) {
  const lie = sightHere()?.units.find((one) => one.id === unit.id);
  return { distance: lie?.distance ?? 1, height: lie?.height ?? 0, ...(lie && !lie.visible ? { visible: false } : {}) };
}

/** @param {Unit} unit */
function row(unit) {
  const field = fieldOf("measured");
  const given = look().measured[unit.id];
  const value = given ?? start(unit);
  const path = [field.key, unit.id];
  const set = (/** @type {import("../types.js").Field} */ part) => (/** @type {unknown} */ next) =>
    change(measuredAs(look(), unit.id, withValue(look().measured[unit.id] ?? start(unit), part, next)));
  const aimed = look().targets.includes(unit.id);
  const one = (/** @type {import("../types.js").Field} */ part) => {
    const word = label(game(), [field.key, part.key]);
    const slot = { field: part, path: [...path, part.key], value: valueOf(value, part), set: set(part), bare: true, name: `${called(unit)}, ${word}` };
    return html`<div class="measure-line"><span class="label"
      aria-hidden="true">${word}</span>${part.type === "flag" ? flag(slot) : numberField(slot)}</div>`;
  };
  return html`<li class="measured-unit ${given ? "given" : ""}"><p class="unit-head">${swatch(look(), unit.side)}<span class="unit-name"><b>${called(unit)}</b> <small>${sideName(unit.side)}</small></span>
      <span class="unit-facts">${t(given ? "measured-given" : "measured-none")}</span></p>
    <div class="measures">${(field.item?.fields ?? []).map(one)}</div>${problemsOf(path)}
    <div class="unit-actions"><button type="button" aria-pressed=${aimed ? "true" : "false"}
      @click=${() => aim(unit)}>${t("unit-aim")}</button>
      ${given ? html`<button type="button"
        @click=${() => change(measuredAs(look(), unit.id, null))}>${t("measured-forget")}</button>` : html`<button type="button" @click=${() => change(measuredAs(look(), unit.id, start(unit)))}>${t("measured-take")}</button>`}</div></li>`;
}

/** @param {import("../views/slot.js").Slot} slot */
const flag = ({ value, set, name }) =>
  html`<span class="flag"><input type="checkbox" role="switch" aria-label=${name} .checked=${value === true}
  @change=${(/** @type {any} */ event) => set(event.target.checked)}></span>`;

/** Every unit but the attacker, those of other sides first. */
export function measuredList() {
  const { attacker, units } = look();
  const others = units
    .filter((one) => one !== attacker)
    .sort((one, other) => Number(one.side === attacker.side) - Number(other.side === attacker.side));
  return html`<p class="fine">${t("measured-note", { name: called(attacker) })}</p><ul class="measured-list">${others.map(row)}</ul>`;
}
