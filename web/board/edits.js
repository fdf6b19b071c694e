/** Changes of the set-up made at the board: each gives the parts that become other ones. */
import { withValue } from "../fields.js";
import { fieldOf, freeSquare, holds, keyOf, mostTargets, squareOf, steps } from "./model.js";

/**
 * @typedef {import("./model.js").Seen} Seen
 * @typedef {import("./model.js").Square} Square
 * @typedef {Partial<Record<import("./model.js").Part, any>>} Patch
 */

/** @param {string} key */
const boardPart = (key) =>
  /** @type {import("../types.js").Field} */ (fieldOf("board").fields?.find((one) => one.key === key));

/** @param {Record<string, unknown>} parts @returns {Patch} */
function ground(parts) {
  const given = Object.entries(parts).reduce((board, [key, value]) => withValue(board, boardPart(key), value), {});
  return { board: given };
}

/** @param {Seen} seen @param {Record<string, unknown>} parts */
const board = (seen, parts) =>
  ground({ columns: seen.columns, rows: seen.rows, heights: seen.heights, obstacles: [...seen.obstacles], ...parts });

/** @param {Seen} seen @param {string} id @param {Square} at @returns {Patch} */
export const moved = (seen, id, at) => ({ units: seen.given.map((one) => (one.id === id ? { ...one, at } : one)) });

/** @param {Seen} seen @param {Record<string, any>} unit @returns {Patch} */
export const added = (seen, unit) => ({ units: [...seen.given, unit] });

/** A unit leaves, and with it all that named it. @param {Seen} seen @param {string} id @returns {Patch} */
export function removed(seen, id) {
  const { [id]: _gone, ...measured } = seen.measured;
  const attacker = seen.attacker.id === id ? null : seen.attacker.id;
  return {
    units: seen.given.filter((one) => one.id !== id),
    attacker,
    targets: seen.targets.filter((one) => one !== id),
    measured,
    ...(attacker ? {} : { move: [], path: [] }),
  };
}

/**
 * A field of a unit; another id is carried to all that names the unit.
 * @param {Seen} seen
 * @param {string} id
 * @param {import("../types.js").Field} field
 * @param {unknown} value
 * @returns {Patch}
 */
export function altered(seen, id, field, value) {
  const units = seen.given.map((one) => (one.id === id ? withValue(one, field, value) : one));
  if (field.key !== "id" || typeof value !== "string") return { units };
  const renamed = (/** @type {string} */ one) => (one === id ? value : one);
  return {
    units,
    attacker: renamed(seen.attacker.id),
    targets: seen.targets.map(renamed),
    measured: Object.fromEntries(Object.entries(seen.measured).map(([key, one]) => [renamed(key), one])),
  };
}

/**
 * Ground raised or lowered by one, within what is declared.
 * @param {Seen} seen
 * @param {Square[]} squares
 * @param {1 | -1} way
 * @returns {Patch}
 */
export function raised(seen, squares, way) {
  const { low, high } = /** @type {{low: number, high: number}} */ (boardPart("heights").item);
  const heights = { ...seen.heights };
  for (const key of squares.map(keyOf)) {
    heights[key] = Math.min(high, Math.max(low, (heights[key] ?? 0) + way));
    if (!heights[key]) delete heights[key];
  }
  return board(seen, { heights });
}

/**
 * Obstacles set where the first of the squares has none, and cleared where it has one.
 * @param {Seen} seen
 * @param {Square[]} squares
 * @returns {Patch}
 */
export function blocked(seen, squares) {
  const obstacles = new Set(seen.obstacles);
  const set = !obstacles.has(keyOf(squares[0]));
  for (const key of squares.map(keyOf)) if (set) obstacles.add(key); else obstacles.delete(key);
  return board(seen, { obstacles: [...obstacles] });
}

/**
 * A target more or less; where the attack takes no more, the first one makes room.
 * @param {Seen} seen
 * @param {string} id
 * @returns {Patch}
 */
export const aimed = (seen, id) => ({
  targets: seen.targets.includes(id)
    ? seen.targets.filter((one) => one !== id)
    : [...seen.targets, id].slice(-mostTargets()),
});

/**
 * Squares walked on to another one; back to one that was walked before, or a step back from the last.
 * @param {Square[]} walked
 * @param {Square} start
 * @param {Square} to
 * @param {boolean} diagonal whether steps may lead over corners
 */
export function walkedTo(walked, start, to, diagonal) {
  const before = walked.findIndex((one) => keyOf(one) === keyOf(to));
  if (before >= 0) return walked.slice(0, before === walked.length - 1 ? before : before + 1);
  if (keyOf(start) === keyOf(to)) return [];
  const way = [...walked];
  for (let at = way.at(-1) ?? start; steps(at, to); way.push(at)) at = stepTo(at, to, diagonal);
  return way;
}

/** @param {Square} from @param {Square} to @param {boolean} diagonal @returns {Square} */
function stepTo(from, to, diagonal) {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const longer = Math.abs(across) >= Math.abs(down);
  return [
    from[0] + (diagonal || longer ? Math.sign(across) : 0),
    from[1] + (diagonal || !longer ? Math.sign(down) : 0),
  ];
}

/**
 * The board in another size: what lay beyond its edge goes, and units come back onto it.
 * @param {Seen} seen
 * @param {number} columns
 * @param {number} rows
 * @returns {Patch}
 */
export function resized(seen, columns, rows) {
  const next = { ...seen, columns, rows };
  const inside = (/** @type {string} */ key) => holds(next, squareOf(key));
  const standing = new Map([...seen.standing].filter(([key]) => inside(key)));
  const units = seen.given.map((one) => {
    if (holds(next, one.at)) return one;
    const at = freeSquare({ ...next, standing }, one.at) ?? one.at;
    standing.set(keyOf(at), /** @type {import("./model.js").Unit} */ (one));
    return { ...one, at };
  });
  const within = (/** @type {Square[]} */ way) => (way.every((one) => holds(next, one)) ? way : []);
  return {
    ...board(next, {
      heights: Object.fromEntries(Object.entries(seen.heights).filter(([key]) => inside(key))),
      obstacles: [...seen.obstacles].filter(inside),
    }),
    units,
    move: within(seen.move),
    path: within(seen.path),
  };
}

/**
 * Numbers read off the table for a unit; null takes them back.
 * @param {Seen} seen
 * @param {string} id
 * @param {Record<string, any> | null} numbers
 * @returns {Patch}
 */
export function measuredAs(seen, id, numbers) {
  const { [id]: _old, ...others } = seen.measured;
  return { measured: numbers ? { ...others, [id]: numbers } : others };
}
