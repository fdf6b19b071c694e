/** The tools under the thumb, and what the one at hand does. */
import { html, nothing } from "lit";
import { has, say, t } from "../i18n.js";
import { game } from "../store.js";
import { label } from "../words.js";
import { canUndo, setWay, undo, way } from "./acts.js";
import { isNear, paneHere, zoomTo } from "./lens.js";
import { fieldOf, look, unitOf } from "./model.js";
import { sideName } from "./names.js";
import { swatch } from "./tokens.js";
import { lay, table } from "./table.js";
import { unitCard } from "./units.js";

/** @typedef {import("./table.js").Tool} Tool */

const ICONS = /** @type {Record<Tool | "undo", string>} */ ({
  select: "M6 3L18 13.5H11.5L8 19.5Z",
  unit: "M12 3A4 4 0 1 1 12 11A4 4 0 1 1 12 3M5 21C5 15 8 13 12 13C16 13 19 15 19 21Z",
  ground: "M2 20L9 7L13 14L15.5 10L22 20Z",
  obstacle: "M4 6H20V18H4ZM4 12H20M12 6V12M8 12V18M16 12V18",
  target: "M12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4M12 1V7M12 17V23M1 12H7M17 12H23",
  path: "M4 20C4 12 12 16 12 11S20 8 20 3M16.5 6L20 2.5L23 6.5",
  undo: "M8 4L3 9L8 14M3 9H14A6 6 0 0 1 14 21H9",
});

const TOOLS = /** @type {Tool[]} */ (["select", "unit", "ground", "obstacle", "target", "path"]);

/** @param {Tool | "undo"} name */
const icon = (name) =>
  html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>`;

// What is set square by square with a thumb needs squares of a thumb's size.
/** @param {Tool} tool */
function take(tool) {
  lay({ tool, ...(tool === "select" ? {} : { selected: null }) });
  if (tool !== "select" && matchMedia("(pointer: coarse)").matches && !isNear() && paneHere())
    zoomTo(1, unitOf(look(), table.selected)?.at ?? look().attacker.at);
}

export function tools() {
  const one = (/** @type {Tool} */ tool) =>
    html`<button type="button" aria-pressed=${tool === table.tool ? "true" : "false"} aria-label=${t(`tool-${tool}`)}
    title=${t(`tool-${tool}`)} @click=${() => take(tool)}>${icon(tool)}</button>`;
  return html`<div class="board-tools" role="toolbar" aria-label=${t("board-tools")}>${TOOLS.map(one)}
    <button type="button" class="undo" ?disabled=${!canUndo()} aria-label=${t("tool-undo")} title=${t("tool-undo")}
      @click=${undo}>${icon("undo")}</button></div>`;
}

/** The tool at hand in words, with its own choices; or the unit at hand. */
export function toolLine() {
  const unit = table.from === "board" ? unitOf(look(), table.selected) : undefined;
  if (unit && (table.tool === "select" || table.tool === "unit")) return html`<div class="board-line">${unitCard(unit)}</div>`;
  return html`<div class="board-line"><p><b>${t(`tool-${table.tool}`)}</b> ${t(`tool-${table.tool}.hint`)}</p>${CHOICES[table.tool]?.() ?? nothing}</div>`;
}

/**
 * @param {any[]} values
 * @param {any} now
 * @param {(value: any) => unknown} words
 * @param {(value: any) => void} set
 * @param {string} name
 */
const chips = (values, now, words, set, name) =>
  html`<div class="chips" role="group"
  aria-label=${name}>${values.map((one) => html`<button type="button" class="chip"
  aria-pressed=${one === now ? "true" : "false"} @click=${() => set(one)}>${words(one)}</button>`)}</div>`;

/** @type {Partial<Record<Tool, () => unknown>>} */
const CHOICES = { unit: sides, ground: rises, path: ways };

function sides() {
  const seen = look();
  const now = table.side ?? seen.units.at(-1)?.side ?? "";
  return chips([...new Set([...seen.sides, now])], now, (side) => html`${seen.sides.includes(side) ? swatch(seen, side) : nothing}${sideName(side)}`, (side) => lay({ side }), t("board-side"));
}

function rises() {
  return chips(
    [1, -1],
    table.rise,
    (rise) => t(rise > 0 ? "board-raise" : "board-lower-ground"),
    (rise) => lay({ rise }),
    t("tool-ground"),
  );
}

/** The squares' short name, or else the whole one. @param {"move" | "path"} part */
function wayName(part) {
  const key = fieldOf(part).key;
  return has(game().id, `field-${key}.short`) ? say(game().id, `field-${key}.short`) : label(game(), [key]);
}

function ways() {
  const squares = look()[way()];
  return html`${chips(["move", "path"], way(), wayName, (part) => lay({ way: part }), t("tool-path"))}
    ${squares.length ? html`<button type="button" class="quiet"
      @click=${() => setWay(way(), [])}>${t("squares-clear")}</button>` : nothing}`;
}
