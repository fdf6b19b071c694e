import { html, nothing } from "lit";
import { blank, countsIn, optionId, same, valueOf, withValue } from "../fields.js";
import { t } from "../i18n.js";
import { game } from "../store.js";
import { addText, option } from "../words.js";
import { segments } from "./segments.js";
import { caption, describedBy, helpOf, idOf, isWrong, nameOf, problemsOf } from "./slot.js";
import { numberField } from "./stepper.js";
import { textField } from "./text.js";
import { compass, isDirection, isSet, toggles } from "./toggles.js";
import { widgets } from "./widgets.js";

/** @typedef {import("../types.js").Field} Field */
/** @typedef {import("./slot.js").Slot} Slot */

/**
 * A field's editor by its declared type; a field may name a special one.
 * @param {Slot} slot
 * @returns {import("lit").TemplateResult}
 */
export function field(slot) {
  const make = (slot.field.widget && widgets[slot.field.widget]) || EDITORS[slot.field.type] || asJson;
  return make(slot);
}

/** @type {Record<string, (slot: Slot) => import("lit").TemplateResult>} */
const EDITORS = { integer: numberField, number: numberField, flag, option: options, text: textField, list, record };

/** @param {Slot} slot */
function flag(slot) {
  const { path, value, set } = slot;
  return html`<div class="field flag">
    ${caption(path)}<input type="checkbox" role="switch" id=${idOf(path)} aria-labelledby="${idOf(path)}-label"
      .checked=${value === true}
      aria-describedby=${describedBy(path)} @change=${(/** @type {any} */ event) => set(event.target.checked)}>
    ${helpOf(path)}${problemsOf(path)}
  </div>`;
}

/** @param {Slot} slot */
function options(slot) {
  const { field: one, path, value, set } = slot;
  const values = [...(one.nullable ? [null] : []), ...(one.values ?? [])];
  const words = values.map((each) => option(game(), one.key, each));
  // Short words fit side by side under a thumb; a long list is the phone's own menu.
  const few = values.length <= 6 && words.join("").length <= 30;
  return html`<div class="field">${caption(path)}
    ${few ? segments(idOf(path), values, words, value, set) : menu(slot, values, words)}
    ${helpOf(path)}${problemsOf(path)}</div>`;
}

/** @param {Slot} slot @param {any[]} values @param {string[]} words */
function menu({ path, value, set }, values, words) {
  const pick = (/** @type {any} */ event) => set(values[event.target.selectedIndex]);
  return html`<select id=${idOf(path)} aria-labelledby="${idOf(path)}-label" aria-describedby=${describedBy(path)}
    @change=${pick}>
    ${values.map((each, i) => html`<option value=${optionId(each ?? "none")}
      .selected=${same(each, value)}>${words[i]}</option>`)}
  </select>`;
}

/** @param {Slot} slot */
function record(slot) {
  const { field: one, path, value, set } = slot;
  const name = nameOf(slot);
  if (value === null)
    return html`<div class="field"><button type="button" class="quiet"
      @click=${() => set({})}>${t("record-give", { name })}</button></div>`;
  const change = (/** @type {Field} */ each) => (/** @type {unknown} */ part) =>
    set(withValue(value ?? {}, each, part));
  const parts = (one.fields ?? []).filter((each) => isShown(one, each, path, value));
  const inner = parts.map((each) =>
    field({ field: each, path: [...path, each.key], value: valueOf(value, each), set: change(each) }),
  );
  if (slot.bare) return html`<div class="record bare">${inner}${problemsOf(path)}</div>`;
  return html`<fieldset class="record"><legend>${name}</legend>${inner}${problemsOf(path)}
    ${one.nullable ? html`<button type="button" class="quiet"
      @click=${() => set(null)}>${t("record-take", { name })}</button>` : nothing}</fieldset>`;
}

// What does not count for the rest of its record is out of the way, unless something is wrong with it.
/** @param {Field} one @param {Field} part @param {string[]} path @param {any} value */
const isShown = (one, part, path, value) => countsIn(one.fields ?? [], part, value) || isWrong([...path, part.key]);

/** @param {Slot} slot */
function list(slot) {
  const { field: one, path, set } = slot;
  if (isSet(one)) return toggles(slot);
  if (isDirection(one)) return compass(slot);
  const values = Array.isArray(slot.value) ? slot.value : [];
  const item = /** @type {Field} */ ({ ...one.item, key: one.item?.key ?? "item" });
  const row = (/** @type {any} */ value, /** @type {number} */ i) => html`<li>
    ${field({ field: item, path: [...path, String(i)], value, bare: true, set: (next) => set(values.map((old, j) => (j === i ? next : old))) })}
    <button type="button" class="icon" aria-label=${t("list-remove", { n: i + 1, name: nameOf(slot) })}
      ?disabled=${values.length <= (one.least ?? 0)}
        @click=${() => set(values.filter((_, j) => j !== i))}>×</button></li>`;
  const add = html`<button type="button" class="quiet add"
    @click=${() => set([...values, another(values, item)])}>${addText(game(), path)}</button>`;
  const alike = () => html`<button type="button" class="quiet"
    @click=${() => set(values.map(() => values[0]))}>${t("list-same", { value: values[0] })}</button>`;
  return html`<fieldset class="list"><legend>${caption(path)}</legend>${helpOf(path)}
    <ol>${values.map(row)}</ol>
    <div class="list-foot">${values.length < (one.most ?? Infinity) ? add : nothing}${differ(values) ? alike() : nothing}</div>
    ${problemsOf(path)}</fieldset>`;
}

// The next of a list of plain values is mostly like the last one.
/** @param {any[]} values @param {Field} item */
const another = (values, item) =>
  values.length && typeof values[values.length - 1] !== "object" ? values[values.length - 1] : blank(item);

/** @param {any[]} values */
const differ = (values) => values.every((one) => typeof one === "number") && values.some((one) => one !== values[0]);

// A type without an editor of its own is still open to those who can write it.
/** @param {Slot} slot */
function asJson(slot) {
  const { path, value, set } = slot;
  const read = (/** @type {any} */ event) => {
    try {
      set(JSON.parse(event.target.value));
    } catch {
      set(event.target.value);
    }
  };
  return html`<div class="field"><label class="label" for=${idOf(path)}>${nameOf(slot)}</label>
    <textarea id=${idOf(path)} .value=${typeof value === "string" ? value : JSON.stringify(value)}
      aria-invalid=${isWrong(path) ? "true" : "false"} @change=${read}></textarea>${problemsOf(path)}</div>`;
}
