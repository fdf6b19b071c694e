/**
 * Fingers and the mouse on the board: tap, drag a unit, draw, pan, pinch. A drag moves what it holds and renders
 * nothing.
 */
import { scenario } from "../store.js";
import { act, block, carry, ledTo, raise, setWay, way } from "./acts.js";
import { place, points } from "./draw.js";
import { farFrom, isNear, lens, pan, paneHere, SQUARE, squareAt, zoom, zoomTo } from "./lens.js";
import { holds, keyOf, look, unitOf } from "./model.js";
import { lay, table } from "./table.js";

/**
 * @typedef {import("./model.js").Square} Square
 * @typedef {import("./model.js").Unit} Unit
 * @typedef {{clientX: number, clientY: number}} Point
 */

const TAP = 6;
/** A thumb hits a small unit within this many pixels. */
const THUMB = 22;

/** Tools that draw with one finger; two fingers pan then. */
const DRAWING = new Set(["ground", "obstacle", "path"]);

/** @type {Map<number, Point>} */
const fingers = new Map();
/**
 * @type {{kind: "still" | "drag" | "draw" | "pan" | "pinch" | "over", start: Point, last: Point, touch: boolean, unit:
 *   Unit | undefined, squares: Square[], of: import("../types.js").Scenario} | null} of: a hand that comes down on one
 *   attack does nothing to another, which a link or the way back may bring meanwhile
 */
let hand = null;

/**
 * The unit meant: on the square itself, or, under a thumb, the nearest one.
 * @param {Point} point
 * @param {boolean} touch
 */
function unitAt(point, touch) {
  const seen = look();
  const here = seen.standing.get(keyOf(squareAt(point)));
  if (here || !touch || isNear()) return here;
  const near = [...seen.standing.values()].filter((one) => farFrom(point, one.at) <= THUMB);
  return near.sort((a, b) => farFrom(point, a.at) - farFrom(point, b.at))[0];
}

const reading = () => paneHere()?.dataset.reading === "true";

/** @param {PointerEvent} event */
export function down(event) {
  if (event.button) return;
  const touch = event.pointerType !== "mouse";
  const pane = paneHere();
  // Of one that was left as its board went, no end is told.
  for (const id of fingers.keys()) if (!pane?.hasPointerCapture(id)) fingers.delete(id);
  pane?.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, event);
  if (fingers.size === 1)
    hand = { kind: "still", start: event, last: event, touch, unit: unitAt(event, touch), squares: [], of: scenario() };
  else if (hand) {
    drop();
    hand.kind = "pinch";
  }
}

// A finger that came down on a board is told to it even after it went.
/** Keeps the page still under a finger that carries a unit. @param {TouchEvent} event */
const holdPage = (event) => {
  if (!paneHere()) return;
  if (event.touches.length > 1 || (table.tool === "select" && !reading() && unitAt(event.touches[0], true)))
    event.preventDefault();
};
export const touchStart = { handleEvent: holdPage, passive: false };

/** @param {PointerEvent} event */
export function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before || hand?.of !== scenario()) return;
  if (hand.kind === "pinch") pinch(event, before);
  else if (
    hand.kind !== "still" ||
    Math.hypot(event.clientX - hand.start.clientX, event.clientY - hand.start.clientY) > TAP
  )
    slide(event);
  fingers.set(event.pointerId, event);
}

/** @param {PointerEvent} event */
function slide(event) {
  if (!hand) return;
  if (hand.kind === "still") hand.kind = begun(hand.unit);
  if (hand.kind === "pan") pan(event.clientX - hand.last.clientX, event.clientY - hand.last.clientY);
  if (hand.kind === "drag") dragTo(event);
  if (hand.kind === "draw") for (const each of event.getCoalescedEvents?.() ?? [event]) drawOver(squareAt(each));
  hand.last = event;
}

/** @param {Unit | undefined} unit @returns {"drag" | "draw" | "pan"} */
function begun(unit) {
  if (reading()) return "pan";
  if (unit && table.tool === "select") return "drag";
  return DRAWING.has(table.tool) && isNear() ? "draw" : "pan";
}

/** @param {Point} point */
function dragTo(point) {
  const plane = paneHere()?.querySelector(".plane");
  const held = plane?.querySelector(`[data-unit="${CSS.escape(hand?.unit?.id ?? "")}"]`);
  const box = paneHere()?.getBoundingClientRect();
  if (!held || !plane || !box) return;
  plane.classList.add("lifting");
  held.classList.add("held");
  held.setAttribute("transform", `translate(${(point.clientX - box.left - lens.x) / lens.scale} ${(point.clientY - box.top - lens.y) / lens.scale})`);
  const [x, y] = squareAt(point);
  plane.querySelector(".goal")?.setAttribute("transform", holds(look(), [x, y]) ? `translate(${x * SQUARE} ${y * SQUARE})` : "translate(-99 -99)");
}

/** @param {Square} square */
function drawOver(square) {
  if (!hand || !holds(look(), square)) return;
  const { squares } = hand;
  if (squares.length && keyOf(squares[squares.length - 1]) === keyOf(square)) return;
  if (table.tool === "path") squares.push(square);
  else if (!squares.some((one) => keyOf(one) === keyOf(square))) squares.push(square);
  const line = paneHere()?.querySelector(".stroke");
  line?.setAttribute("points", points(table.tool === "path" ? [look().attacker.at, ...drawn(squares)] : squares));
}

/** The way as it is after a stroke over these squares; it goes on where the way ended. @param {Square[]} squares */
function drawn(squares) {
  const { attacker, [way()]: before } = look();
  const start = before.at(-1) ?? attacker.at;
  const rest = keyOf(start) === keyOf(squares[0]) ? squares.slice(1) : squares;
  return rest.reduce(
    (walked, square) =>
      walked.length && keyOf(walked[walked.length - 1]) === keyOf(square) ? walked : ledTo(walked, square),
    keyOf(attacker.at) === keyOf(squares[0]) ? [] : before,
  );
}

/** @param {PointerEvent} event @param {Point} before */
function pinch(event, before) {
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  const box = paneHere()?.getBoundingClientRect();
  if (!other || !box) return;
  const apart = (/** @type {Point} */ one) =>
    Math.max(20, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
  pan((event.clientX - before.clientX) / 2, (event.clientY - before.clientY) / 2);
  zoom(
    apart(event) / apart(before),
    (event.clientX + other.clientX) / 2 - box.left,
    (event.clientY + other.clientY) / 2 - box.top,
  );
}

/** @param {PointerEvent} event */
export function up(event) {
  const known = fingers.delete(event.pointerId);
  if (!known || !hand || fingers.size) return;
  const done = hand;
  drop();
  hand = null;
  if (done.of === scenario()) FINISHES[done.kind]?.(done, event);
}

/** @param {PointerEvent} event */
export function cancel(event) {
  fingers.delete(event.pointerId);
  drop();
  if (!fingers.size) hand = null;
}

/** @type {Record<string, (done: NonNullable<typeof hand>, event: PointerEvent) => void>} */
const FINISHES = {
  still: ({ touch, unit }, event) => tap(event, touch, unit),
  drag: ({ unit }, event) => unit && carried(unit, squareAt(event)),
  draw: ({ squares }) => squares.length && stroke(squares),
};

/** Puts back what the hand held; the change itself is rendered. */
function drop() {
  const plane = paneHere()?.querySelector(".plane");
  if (!plane) return;
  const unit = unitOf(look(), hand?.unit?.id ?? null);
  const held = plane.querySelector(".held");
  if (held && unit) held.setAttribute("transform", place(unit.at));
  held?.classList.remove("held");
  plane.classList.remove("lifting");
  plane.querySelector(".goal")?.setAttribute("transform", "translate(-99 -99)");
  plane.querySelector(".stroke")?.setAttribute("points", "");
}

/** @param {Unit} unit @param {Square} square */
function carried(unit, square) {
  if (holds(look(), square) && !look().standing.has(keyOf(square))) carry(unit, square);
}

/** @param {Square[]} squares */
function stroke(squares) {
  if (table.tool === "ground") raise(squares);
  else if (table.tool === "obstacle") block(squares);
  else setWay(way(), drawn(squares));
}

/** @param {Point} point @param {boolean} touch @param {Unit | undefined} unit */
function tap(point, touch, unit) {
  const square = unit?.at ?? squareAt(point);
  if (!holds(look(), square)) return;
  if (reading())
    return lay({ cursor: square, selected: unit && unit.id !== table.selected ? unit.id : null, from: "board" });
  // Squares too small for a thumb come nearer first; units are found around it.
  if (touch && !unit && !isNear() && (table.tool !== "select" || table.selected)) return zoomTo(1, square);
  return act(square);
}

/** With Ctrl, as browsers zoom; a plain wheel scrolls the page. @param {WheelEvent} event */
function turn(event) {
  const box = paneHere()?.getBoundingClientRect();
  if (!event.ctrlKey || !box) return;
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
}
export const wheel = { handleEvent: turn, passive: false };
