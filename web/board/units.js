/** The units in words: how each lies to the attacker, and what can be done with it. The board's equal in a list. */
import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { state } from "../store.js";
import { problemsWithin } from "../views/slot.js";
import { addUnit, aim, lead, openUnit, remove } from "./acts.js";
import { chevron } from "../views/icons.js";
import { called, fieldOf, look } from "./model.js";
import { lieWords, roles, sideName, squareName } from "./names.js";
import { sightHere } from "./sight.js";
import { swatch } from "./tokens.js";
import { lay, table } from "./table.js";

/** @typedef {import("./model.js").Unit} Unit */

/** More units than this stand folded under the board. */
const FEW = 8;

/** @param {Unit} unit */
const lie = (unit) => sightHere()?.units.find((one) => one.id === unit.id);

/** @param {Unit} unit */
function facts(unit) {
  const known = lie(unit);
  return known ? lieWords(known) : squareName(unit.at);
}

/** @param {Unit} unit */
const head = (unit) =>
  html`${swatch(look(), unit.side)}<span class="unit-name"><b>${called(unit)}</b> <small>${[sideName(unit.side), ...roles(look(), unit)].join(", ")}</small></span><span class="unit-facts">${facts(unit)}</span>`;

/** @param {Unit} unit */
function actions(unit) {
  const attacks = unit.id === look().attacker.id;
  const aimed = look().targets.includes(unit.id);
  return html`<div class="unit-actions">
    <button type="button" @click=${() => openUnit(unit.id)}>${t("unit-edit")}</button>
    ${attacks ? nothing : html`<button type="button" aria-pressed=${aimed ? "true" : "false"}
      @click=${() => aim(unit)}>${t("unit-aim")}</button>
    <button type="button" @click=${() => lead(unit)}>${t("unit-lead")}</button>`}
    <button type="button" @click=${() => remove(unit)}>${t("unit-remove")}</button></div>`;
}

/** The unit chosen on the board. @param {Unit} unit */
export const unitCard = (unit) =>
  html`<div class="unit-card"><div class="unit-head">${head(unit)}</div>${actions(unit)}</div>`;

/** @param {Unit} unit @param {number} i */
function row(unit, i) {
  const open = unit.id === table.selected && table.from === "list";
  const path = [fieldOf("units").key, String(i)];
  return html`<li class=${open ? "open" : ""}><button type="button" class="unit-head"
    aria-expanded=${open ? "true" : "false"}
    @click=${() => lay({ selected: open ? null : unit.id, from: "list" })}>${head(unit)}</button>
    ${open ? actions(unit) : nothing}${problemsWithin(path)}</li>`;
}

/** All units, and one more. */
export function units() {
  const { units: all } = look();
  const { key } = fieldOf("units");
  const few = all.length <= FEW || state.problems.some(({ path }) => path.startsWith(`situation.${key}.`));
  const fold = html`<button type="button" class="more" aria-expanded=${table.listed ? "true" : "false"}
    @click=${() => lay({ listed: !table.listed })}><span>${t("units-count", { n: all.length })}</span>${chevron()}</button>`;
  return html`<div class="units">${few ? nothing : fold}
    ${few || table.listed ? html`<ul class="unit-list" aria-label=${t("units-list")}>${all.map(row)}</ul>` : nothing}
    <button type="button" class="quiet" @click=${() => addUnit()}>${t("unit-add")}</button></div>`;
}
