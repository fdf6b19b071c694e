import { act, clear, raise, undo } from "./acts.js";
import { cursor, goTo } from "./grid.js";
import { fit, zoom } from "./lens.js";
import { holds, look } from "./model.js";
import { lay } from "./table.js";

/** @typedef {import("./model.js").Square} Square */

const WALKS = /** @type {Record<string, Square>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** @param {string} key @returns {Square | null} */
function walked(key) {
  const [x, y] = cursor();
  const { columns, rows } = look();
  if (key === "Home") return [0, y];
  if (key === "End") return [columns - 1, y];
  if (key === "PageUp") return [x, 0];
  if (key === "PageDown") return [x, rows - 1];
  return WALKS[key] ? [x + WALKS[key][0], y + WALKS[key][1]] : null;
}

/** @param {Square} here @returns {Record<string, () => void>} */
const deeds = (here) => ({
  Enter: () => act(here), " ": () => act(here), Delete: () => clear(here), Backspace: () => clear(here),
  "+": () => raise([here], 1), "-": () => raise([here], -1), Escape: () => lay({ selected: null }),
});

/**
 * The board under the keyboard; with nothing but looking where it is only read.
 * @param {KeyboardEvent} event
 * @param {boolean} reading
 */
export function key(event, reading) {
  if (!(event.target instanceof Element) || !event.target.matches(".cell")) return;
  const to = event.ctrlKey || event.metaKey || event.altKey ? null : walked(event.key);
  const deed = reading
    ? undefined
    : event.ctrlKey || event.metaKey
      ? { z: undo }[event.key]
      : deeds(cursor())[event.key];
  const seen = { "<": () => zoom(1 / 1.5), ">": () => zoom(1.5), 0: fit }[event.key];
  if (!to && !deed && !seen) return;
  event.preventDefault();
  if (to) {
    if (holds(look(), to)) goTo(to);
  } else (deed ?? seen)?.();
}
