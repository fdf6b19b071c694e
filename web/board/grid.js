/**
 * The squares for those who go by keyboard or by ear: a grid of named cells over the drawing, one of them in the tab
 * order.
 */
import { svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { lens, paneHere, SQUARE, bring } from "./lens.js";
import { look } from "./model.js";
import { table } from "./table.js";

/** @typedef {import("./model.js").Square} Square */

/** @param {string[][]} names */
export const cells = (names) => names.map((row, y) => guard([row.join("|")], () => svg`<g role="row">${row.map((name, x) => cell(name, x, y))}</g>`));

/** @param {string} name @param {number} x @param {number} y */
const cell = (name, x, y) =>
  svg`<rect role="gridcell" class="cell" tabindex="-1" data-x=${x} data-y=${y} x=${x * SQUARE} y=${y * SQUARE}
  width=${SQUARE} height=${SQUARE} aria-label=${name}></rect>`;

/** @param {Square} square */
const cellAt = ([x, y]) => /** @type {SVGElement | null | undefined} */ (paneHere()?.querySelector(`.cell[data-x="${x}"][data-y="${y}"]`));

/** The keyboard's square, held to the board. @returns {Square} */
export function cursor() {
  const { columns, rows } = look();
  return [Math.min(table.cursor[0], columns - 1), Math.min(table.cursor[1], rows - 1)];
}

/** Gives the tab order to the keyboard's square alone; called after each rendering. */
export function settle() {
  const here = cellAt(cursor());
  for (const one of paneHere()?.querySelectorAll('.cell[tabindex="0"]') ?? [])
    if (one !== here) one.setAttribute("tabindex", "-1");
  here?.setAttribute("tabindex", "0");
  paneHere()?.querySelector(".cursor")?.setAttribute("transform", `translate(${cursor()[0] * SQUARE} ${cursor()[1] * SQUARE})`);
}

/** @param {Square} square */
export function goTo(square) {
  table.cursor = square;
  settle();
  cellAt(square)?.focus({ preventScroll: true });
  if (lens.scale) bring(square);
}
