/** Units as pieces: each side has a shape and a colour of its own, and all that a unit is to the attack has a mark. */
import { html, nothing, svg } from "lit";
import { number } from "../i18n.js";
import { initials } from "./model.js";
import { place } from "./draw.js";

/**
 * @typedef {import("./model.js").Seen} Seen
 * @typedef {import("./model.js").Square} Square
 * @typedef {import("./model.js").Unit} Unit
 */

/** By the order in which the sides first come; a seventh side begins again. */
const SHAPES = [
  svg`<circle r="15"></circle>`,
  svg`<rect x="-14" y="-14" width="28" height="28" rx="3"></rect>`,
  svg`<path d="M0 -18L18 0L0 18L-18 0Z"></path>`,
  svg`<path d="M-9 -15.5H9L18 0L9 15.5H-9L-18 0Z"></path>`,
  svg`<path d="M0 -17L17 13H-17Z"></path>`,
  svg`<path d="M-14 -15H14V3C14 10 7 15 0 18C-7 15 -14 10 -14 3Z"></path>`,
];

/** @param {Seen} seen @param {string} side */
const sideIndex = (seen, side) => Math.max(0, seen.sides.indexOf(side)) % SHAPES.length;

/** @param {Seen} seen @param {string} side */
const piece = (seen, side) => svg`<g class="piece side-${sideIndex(seen, side)}">${SHAPES[sideIndex(seen, side)]}</g>`;

/** A side's shape beside words. @param {Seen} seen @param {string} side */
export const swatch = (seen, side) =>
  html`<svg class="swatch-piece" viewBox="-20 -20 40 40" width="22" height="22"
  aria-hidden="true">${piece(seen, side)}</svg>`;

/** @param {Seen} seen @param {Unit} unit */
function marks(seen, unit) {
  const turn = seen.targets.indexOf(unit.id) + 1;
  return [
    unit.id === seen.attacker.id ? svg`<path class="leads" d="M8 -20V-7M8 -20L20 -16L8 -12Z"></path>` : nothing,
    turn ? svg`<path class="aim" d="M-20 -12V-20H-12M12 -20H20V-12M20 12V20H12M-12 20H-20V12"></path>` : nothing,
    turn && seen.targets.length > 1 ? svg`<g class="turn"><circle cx="14" cy="14" r="7"></circle><text x="14"
      y="14.5">${number(turn)}</text></g>` : nothing,
    unit.flipped ? svg`<path class="turned" d="M-19 12A6 6 0 1 1 -13 19M-19 7V12.5H-13.5"></path>` : nothing,
  ];
}

/**
 * @param {Seen} seen
 * @param {Unit} unit
 * @param {{transform?: string, state?: string}} [shown] where it stands and how it looks, if other than set up
 */
export const token = (seen, unit, { transform = place(unit.at), state = "" } = {}) => svg`<g class="unit ${unit.flipped ? "flipped" : ""} ${state}" data-unit=${unit.id} transform=${transform}>
  ${piece(seen, unit.side)}<text class="initials">${initials(unit)}</text>${marks(seen, unit)}</g>`;
