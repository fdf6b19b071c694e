/** One unit, with all that is known of it. */
import { html, nothing } from "lit";
import { same, valueOf } from "../fields.js";
import { t } from "../i18n.js";
import { isKey } from "../naming.js";
import { game } from "../store.js";
import { field } from "../views/field.js";
import { chevron } from "../views/icons.js";
import { sheet, closeSheet } from "../views/sheet.js";
import { numberField } from "../views/stepper.js";
import { change, remove } from "./acts.js";
import { altered, moved } from "./edits.js";
import { called, fieldOf, holds, keyOf, look, unitOf } from "./model.js";
import { sideName } from "./names.js";
import { lay, table } from "./table.js";
import { swatch } from "./tokens.js";

/** @typedef {import("../types.js").Field} Field */
/** @typedef {import("./model.js").Unit} Unit */

let unfolded = false;

/** The unit that is looked at closer. */
export function unitSheet() {
  const seen = look();
  const unit = unitOf(seen, table.editing);
  if (!unit) return nothing;
  const fields = (fieldOf("units").item?.fields ?? []).filter((one) => one.key !== "at");
  const [seldom, first] = [true, false].map((wanted) => fields.filter((one) => isSeldom(one) === wanted));
  const open = unfolded || seldom.some((one) => !one.required && !same(valueOf(unit, one), one.default));
  return sheet(called(unit), html`<div class="unit-sheet">
    ${first.map((one) => editor(unit, one))}${where(unit)}
    <button type="button" class="more" aria-expanded=${open ? "true" : "false"}
      @click=${unfold}><span>${t("unit-more")}</span>${chevron()}</button>
    ${open ? seldom.map((one) => editor(unit, one)) : nothing}
    <div class="sheet-actions"><button type="button" class="primary" @click=${closeSheet}>${t("unit-done")}</button>
      <button type="button" @click=${() => { closeSheet(); remove(unit); }}>${t("unit-remove")}</button></div></div>`);
}

function unfold() {
  unfolded = !unfolded;
  lay({});
}

/** Lists, what may be left open, and the name that only the set-up uses. @param {Field} one */
const isSeldom = (one) => one.type === "list" || Boolean(one.nullable) || one.key === "id";

// A unit without a name of its own may still be called by one.
/** @param {Unit} unit */
const nameOf = (unit) => unit.name || (isKey(game(), unit.id) ? unit.id : "");

/** @param {Unit} unit @param {Field} one */
function editor(unit, one) {
  const i = look().units.indexOf(unit);
  const set = (/** @type {unknown} */ value) => {
    if (one.key === "id" && (!value || unitOf(look(), String(value)))) return;
    change(altered(look(), unit.id, one, value));
    if (one.key === "id") lay({ editing: String(value), selected: null });
  };
  const value = one.key === "name" ? nameOf(unit) : valueOf(unit, one);
  const slot = { field: one, path: [fieldOf("units").key, String(i), one.key], value, set };
  return one.key === "side" ? html`${field(slot)}${sides(unit, set)}` : field(slot);
}

/** The sides that are there already, a tap away. @param {Unit} unit @param {(value: unknown) => void} set */
const sides = (unit, set) =>
  html`<div class="chips" role="group"
  aria-label=${t("board-side")}>${look().sides.map((one) => html`<button type="button" class="chip"
  aria-pressed=${one === unit.side ? "true" : "false"}
  @click=${() => set(one)}>${swatch(look(), one)}${sideName(one)}</button>`)}</div>`;

/** Its square in numbers: what a drag does, for those who do not drag. @param {Unit} unit */
function where(unit) {
  const seen = look();
  const one = (/** @type {0 | 1} */ axis) => {
    const name = axis ? "rows" : "columns";
    const board = fieldOf("board");
    const set = (/** @type {unknown} */ value) => {
      const at = /** @type {import("./model.js").Square} */ (axis ? [unit.at[0], value] : [value, unit.at[1]]);
      if (typeof value === "number" && holds(seen, at) && !seen.standing.has(keyOf(at)))
        change(moved(seen, unit.id, at));
    };
    const part = { key: name, type: "integer", default: 0, low: 0, high: seen[name] - 1 };
    return html`<div class="axis"><span class="label"
      id="unit-${name}">${t(axis ? "board-row" : "board-column")}</span>${numberField({ field: part, path: [board.key, "at", name], value: unit.at[axis], set, bare: true, name: t(axis ? "board-row" : "board-column") })}</div>`;
  };
  return html`<div class="axes">${one(0)}${one(1)}</div>`;
}
