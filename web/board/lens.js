/** Which part of the board is seen, and how large. Written straight to the drawing: no rendering moves it. */

/** @typedef {import("./model.js").Square} Square */

/** A square's side on the drawing, in its own units, which are pixels at scale 1. */
export const SQUARE = 44;
const LARGEST = 2;
const LARGEST_AT_FIRST = 1.4;
/** So many pixels a square are still read; a board that needs less opens on the attacker instead. */
const READABLE = 26;
/** Below so many, words on the squares only stand in each other's way. */
const WORDLESS = 22;
const MARGIN = 12;

export const lens = { scale: 1, x: 0, y: 0 };

/** @type {HTMLElement | null} */
let pane = null;
/**
 * @typedef {{columns: number, rows: number, box: {x: number, y: number, columns: number, rows: number},
 *   focus: Square}} Frame box: the part of the board that is shown at first; focus: what is looked at where even that
 *   would be too small
 */
/** @type {Frame} */
let shown = { columns: 0, rows: 0, box: { x: 0, y: 0, columns: 0, rows: 0 }, focus: [0, 0] };
let size = { width: 0, height: 0 };
/** The scale at which the view was opened: no larger, and there is nothing to pan. */
let opened = 1;

const observer = new ResizeObserver(() => resize());

/** The element that shows the board, whenever it comes or goes. @param {Element | undefined} element */
export function attach(element) {
  observer.disconnect();
  pane = element instanceof HTMLElement ? element : null;
  size = { width: 0, height: 0 };
  if (pane) observer.observe(pane);
}

export const paneHere = () => pane;

/** Frames another board, or another part of it, anew; called after each rendering. @param {Frame} next */
export function frame(next) {
  const before = shown;
  shown = next;
  if (JSON.stringify([before.columns, before.rows, before.box]) !== JSON.stringify([next.columns, next.rows, next.box]))
    open();
}

function resize() {
  const box = pane?.getBoundingClientRect();
  if (!box || (box.width === size.width && box.height === size.height)) return;
  const first = !size.width;
  size = { width: box.width, height: box.height };
  if (first || lens.scale < fitting(shown)) open();
  else apply();
}

/** The scale at which so many squares are seen whole. @param {{columns: number, rows: number}} part */
const fitting = ({ columns, rows }) => Math.min(size.width / (columns * SQUARE), size.height / (rows * SQUARE)) || 1;

function open() {
  const { box, focus } = shown;
  if (!size.width) return;
  const scale = Math.min(LARGEST_AT_FIRST, fitting(box));
  opened = scale * SQUARE >= READABLE ? scale : 1;
  zoomTo(opened, opened === scale ? [box.x + (box.columns - 1) / 2, box.y + (box.rows - 1) / 2] : focus);
}

/** Shows the whole board. */
export function fit() {
  lens.scale = Math.min(LARGEST_AT_FIRST, fitting(shown));
  apply();
}

/** @param {number} low @param {number} value @param {number} high */
const between = (low, value, high) => Math.min(high, Math.max(low, value));

/**
 * Holds the board to its window: centred where it is smaller.
 * @param {number} at
 * @param {number} length
 * @param {number} room
 */
const held = (at, length, room) => (length <= room ? (room - length) / 2 : between(room - length, at, 0));

function apply() {
  const plane = /** @type {SVGElement | null | undefined} */ (pane?.querySelector(".plane"));
  if (!pane || !plane) return;
  lens.x = held(lens.x, shown.columns * SQUARE * lens.scale, size.width);
  lens.y = held(lens.y, shown.rows * SQUARE * lens.scale, size.height);
  plane.style.transform = `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})`;
  plane.style.setProperty("--steady", String(between(1, 1 / lens.scale, SQUARE / WORDLESS)));
  pane.dataset.far = String(lens.scale * SQUARE < WORDLESS);
  pane.dataset.fits = String(lens.scale <= Math.max(fitting(shown), opened === 1 ? 0 : opened) * 1.001);
}

/** Moves the board under the finger. @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  lens.x += dx;
  lens.y += dy;
  apply();
}

/** Zooms around a point of the window. @param {number} factor @param {number} [x] @param {number} [y] */
export function zoom(factor, x = size.width / 2, y = size.height / 2) {
  const scale = between(Math.min(fitting(shown), 1), lens.scale * factor, LARGEST);
  lens.x = x - ((x - lens.x) * scale) / lens.scale;
  lens.y = y - ((y - lens.y) * scale) / lens.scale;
  lens.scale = scale;
  apply();
}

/** @param {number} scale @param {Square} square comes to the middle */
export function zoomTo(scale, [x, y]) {
  lens.scale = scale;
  lens.x = size.width / 2 - (x + 0.5) * SQUARE * scale;
  lens.y = size.height / 2 - (y + 0.5) * SQUARE * scale;
  apply();
}

/** Whether a square is large enough for a thumb. */
export const isNear = () => lens.scale >= 1;

/** Brings a square into the window. @param {Square} square */
export function bring([x, y]) {
  const side = SQUARE * lens.scale;
  const shift = (/** @type {number} */ from, /** @type {number} */ room) =>
    from < MARGIN ? MARGIN - from : from + side > room - MARGIN ? room - MARGIN - from - side : 0;
  pan(shift(lens.x + x * side, size.width), shift(lens.y + y * side, size.height));
}

/**
 * The square under a point of the screen; it may lie beyond the board.
 * @param {{clientX: number, clientY: number}} point
 * @returns {Square}
 */
export function squareAt({ clientX, clientY }) {
  const box = /** @type {HTMLElement} */ (pane).getBoundingClientRect();
  const at = (/** @type {number} */ from) => Math.floor(from / (SQUARE * lens.scale));
  return [at(clientX - box.left - lens.x), at(clientY - box.top - lens.y)];
}

/**
 * How far a point of the screen is from the middle of a square, in pixels.
 * @param {{clientX: number, clientY: number}} point
 * @param {Square} square
 */
export function farFrom({ clientX, clientY }, [x, y]) {
  const box = /** @type {HTMLElement} */ (pane).getBoundingClientRect();
  const middle = (/** @type {number} */ n) => (n + 0.5) * SQUARE * lens.scale;
  return Math.hypot(clientX - box.left - lens.x - middle(x), clientY - box.top - lens.y - middle(y));
}
