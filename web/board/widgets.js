/** The editors that fields declare for a board: "board", "units", "unit", "targets", "squares", "measured". */
import { html, nothing } from "lit";
import { valueOf, withValue } from "../fields.js";
import { t } from "../i18n.js";
import { shown } from "../shown.js";
import { game, scenario } from "../store.js";
import { label } from "../words.js";
import { chevron } from "../views/icons.js";
import { caption, helpOf, idOf, problemsOf } from "../views/slot.js";
import { numberField } from "../views/stepper.js";
import { change, setWay } from "./acts.js";
import { resized } from "./edits.js";
import { measuredList, mode, modes, overruled } from "./measured.js";
import { called, fieldOf, isLength, look, unitOf } from "./model.js";
import { squareName } from "./names.js";
import { pane, zoomers } from "./pane.js";
import { lay, table } from "./table.js";
import { toolLine, tools } from "./tools.js";
import { units } from "./units.js";

/** @typedef {import("../views/slot.js").Slot} Slot */

/** @param {Slot} slot */
function board({ path }) {
  const folded = table.sizing && mode() === "board" ? [] : ["columns", "rows"]; // open, they tell it themselves
  const wrong = [path, ...[...folded, "heights", "obstacles"].map((key) => [...path, key])].map(problemsOf);
  if (mode() === "measured") return html`<div class="board-editor"><div class="board-head">${modes()}</div>${measuredList()}${wrong}</div>`;
  return html`<div class="board-editor"><div class="board-head">${modes()}${zoomers()}</div>${pane(false)}${tools()}${toolLine()}${overruled()}${size()}${wrong}</div>`;
}

/**
 * The board's length and width, which are set once: only when the field is left, as on the way to 12 the board would
 * shrink to 1. What is no such length stays as typed, and the board as it was.
 */
function size() {
  const seen = look();
  const field = fieldOf("board");
  const given = valueOf(scenario().situation, field);
  const one = (/** @type {"columns" | "rows"} */ key) => {
    const part = /** @type {import("./model.js").Length} */ (field.fields?.find((each) => each.key === key));
    const set = (/** @type {unknown} */ value) => {
      if (!isLength(part, value)) return change({ board: withValue(given, part, value) });
      return change(resized(seen, key === "columns" ? value : seen.columns, key === "rows" ? value : seen.rows));
    };
    return numberField({ field: part, path: [field.key, key], value: valueOf(given, part), set, late: true });
  };
  return html`<button type="button" class="more" aria-expanded=${table.sizing ? "true" : "false"}
    @click=${() => lay({ sizing: !table.sizing })}><span>${t("board-size", { columns: seen.columns, rows: seen.rows })}</span>${chevron()}</button>
    ${table.sizing ? html`<div class="board-size">${one("columns")}${one("rows")}</div>` : nothing}`;
}

/** @param {Slot} slot */
const unitList = ({ path }) => html`${units()}${problemsOf(path)}`;

/** One of the units. @param {Slot} slot */
function unit({ path, value, set }) {
  const { units: all } = look();
  const now = all.some((one) => one.id === value) ? value : all[0]?.id;
  return html`<div class="field">${caption(path)}<select id=${idOf(path)} aria-labelledby="${idOf(path)}-label"
    @change=${(/** @type {any} */ event) => set(all[event.target.selectedIndex].id)}>
    ${all.map((one) => html`<option value=${one.id}
      .selected=${one.id === now}>${called(one)}</option>`)}</select>${helpOf(path)}${problemsOf(path)}</div>`;
}

/** The targets in their order; one may stand there more than once. @param {Slot} slot */
function targets({ path, value, set, field }) {
  const ids = /** @type {string[]} */ (value);
  const others = look().units.filter((one) => one.id !== look().attacker.id);
  const one = (/** @type {string} */ id, /** @type {number} */ i) => {
    const found = unitOf(look(), id);
    const name = found ? called(found) : shown(id);
    return html`<li><button type="button" class="chip" aria-label=${t("list-remove", { n: i + 1, name })}
      @click=${() => set(ids.filter((_, j) => j !== i))}>${ids.length > 1 ? html`<b>${i + 1}</b> ` : nothing}${name} <span aria-hidden="true">×</span></button>${problemsOf([...path, String(i)])}</li>`;
  };
  const add = (/** @type {any} */ { target }) => {
    const id = target.value;
    target.value = ""; // the menu only adds: it is ready for the same one again
    if (id) set([...ids, id]);
  };
  return html`<div class="field targets">${caption(path)}<ol class="chips"
    aria-label=${label(game(), path)}>${ids.map(one)}</ol>
    ${ids.length < (field.most ?? Infinity) ? html`<select aria-label=${t("targets-add")} .value=${""}
      @change=${add}><option value=""
      .selected=${true}>${t("targets-add")}</option>${others.map((each) => html`<option value=${each.id}>${called(each)}</option>`)}</select>` : nothing}
    ${helpOf(path)}${problemsOf(path)}</div>`;
}

/** Squares in their order, drawn on the board. @param {Slot} slot */
function squares({ path, value, field }) {
  const part = fieldOf("move") === field ? "move" : "path";
  const list = /** @type {import("./model.js").Square[]} */ (value);
  const draw = () => {
    lay({ tool: "path", way: part, mode: "board", selected: null });
    document.querySelector(".board-editor")?.scrollIntoView({ block: "start" });
  };
  return html`<div class="field squares">${caption(path)}<span class="squares-told">${list.length ? list.map(squareName).join(" → ") : t("squares-none")}</span>
    <span class="squares-acts"><button type="button" class="quiet"
      @click=${draw}>${t("squares-draw")}</button>${list.length ? html`<button type="button" class="quiet"
      @click=${() => setWay(part, [])}>${t("squares-clear")}</button>` : nothing}</span>
    ${helpOf(path)}${problemsOf(path)}${list.map((_, i) => problemsOf([...path, String(i)]))}</div>`;
}

/** The numbers stand where the board does; here is only the way there. @param {Slot} slot */
function measured({ path }) {
  const enter = () => {
    lay({ mode: "measured", selected: null });
    document.querySelector(".board-editor")?.scrollIntoView({ block: "start" });
  };
  return html`<div class="field">${mode() === "measured" ? html`<p class="fine">${t("measured-above")}</p>` : html`<button type="button" class="quiet" @click=${enter}>${t("measured-enter")}</button>`}${problemsOf(path)}</div>`;
}

export const boardWidgets = { board, units: unitList, unit, targets, squares, measured };
