/**
 * The board of the attack at hand, read by what the game declares: the view names the fields. What stands in them is
 * fixed: in the board columns, rows, heights, obstacles, in each of the units id, name, side, at, flipped.
 */
import { valueOf } from "../fields.js";
import { nameIn } from "../naming.js";
import { game, scenario } from "../store.js";

/**
 * @typedef {import("../types.js").Field} Field
 * @typedef {Field & {low: number, high: number}} Length columns or rows
 * @typedef {[number, number]} Square column and row, from 0
 * @typedef {{id: string, name: string, side: string, at: Square, flipped: boolean} & Record<string, any>} Unit
 * @typedef {"board" | "units" | "attacker" | "targets" | "move" | "path" | "measured"} Part
 * @typedef {object} Seen
 * @property {number} columns
 * @property {number} rows
 * @property {Record<string, number>} heights by square, as "3,0"
 * @property {Set<string>} obstacles
 * @property {Unit[]} units with every field given
 * @property {Record<string, any>[]} given the units as they were entered
 * @property {Unit} attacker
 * @property {string[]} targets
 * @property {Square[]} move
 * @property {Square[]} path
 * @property {Record<string, {distance: number, height: number, visible?: boolean}>} measured
 * @property {string[]} sides in the order in which they first come
 * @property {Map<string, Unit>} standing units by square
 */

/** @param {Square} square */
export const keyOf = ([x, y]) => `${x},${y}`;

/** @param {string} key @returns {Square} */
export const squareOf = (key) => /** @type {Square} */ (key.split(",").map(Number));

/** @param {string} key */
const declared = (key) => /** @type {Field} */ (game().fields.find((one) => one.key === key));

/** The declared field that the view names as a part. @param {Part} part */
export const fieldOf = (part) => declared(game().view[part]);

/** @param {Part} part */
const part = (part) => valueOf(scenario().situation, fieldOf(part));

/** A record with its defaults. @param {Field[]} fields @param {Record<string, any>} value */
const filled = (fields, value) => Object.fromEntries(fields.map((one) => [one.key, valueOf(value, one)]));

/** @param {Length} field @param {unknown} value @returns {value is number} */
export const isLength = (field, value) =>
  typeof value === "number" && Number.isInteger(value) && value >= field.low && value <= field.high;

/**
 * What was typed and is no length leaves the board as it was drawn before.
 * @param {Field} board
 * @param {"columns" | "rows"} key
 * @param {unknown} value
 */
function length(board, key, value) {
  const one = /** @type {Length} */ (board.fields?.find((each) => each.key === key));
  if (isLength(one, value)) return value;
  return last.seen && last.game === game().id ? last.seen[key] : one.default;
}

/** @returns {Seen} */
function read() {
  const [board, units] = [fieldOf("board"), fieldOf("units")];
  const ground = filled(board.fields ?? [], part("board"));
  const given = part("units");
  const all = /** @type {Unit[]} */ (given.map((/** @type {any} */ one) => filled(units.item?.fields ?? [], one)));
  return {
    columns: length(board, "columns", ground.columns), rows: length(board, "rows", ground.rows),
    heights: ground.heights, obstacles: new Set(ground.obstacles), units: all, given,
    attacker: all.find((one) => one.id === part("attacker")) ?? all[0],
    targets: part("targets"), move: part("move"), path: part("path"), measured: part("measured"),
    sides: [...new Set(all.map((one) => one.side))], standing: new Map(all.map((one) => [keyOf(one.at), one])),
  };
}

/** @type {{game: string, situation: unknown, seen: Seen | null}} */
let last = { game: "", situation: null, seen: null };

/** The same board is the same object until the set-up changes, so that what is drawn of it can be kept. */
export function look() {
  const { game: id, situation } = scenario();
  if (!last.seen || last.game !== id || last.situation !== situation) last = { game: id, situation, seen: read() };
  return /** @type {Seen} */ (last.seen);
}

/** @param {Seen} seen @param {Square} square */
export const holds = (seen, [x, y]) => x >= 0 && y >= 0 && x < seen.columns && y < seen.rows;

/** @param {Unit} unit */
export const called = (unit) => nameIn(game(), unit.name || unit.id);

/** @param {Seen} seen @param {string | null} id */
export const unitOf = (seen, id) => seen.units.find((one) => one.id === id);

/** @param {Square} one @param {Square} other king's steps */
export const steps = (one, other) => Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));

/**
 * The free square nearest to another; none on a full board.
 * @param {Seen} seen
 * @param {Square} [from]
 * @returns {Square | undefined}
 */
export function freeSquare(seen, from = [0, 0]) {
  const every = Array.from(
    { length: seen.columns * seen.rows },
    (_, i) => /** @type {Square} */ ([i % seen.columns, Math.floor(i / seen.columns)]),
  );
  return every
    .filter((one) => !seen.standing.has(keyOf(one)) && !seen.obstacles.has(keyOf(one)))
    .sort((a, b) => steps(a, from) - steps(b, from))[0];
}

/** So much of a name fits on a unit. @param {Unit} unit */
export function initials(unit) {
  const name = called(unit).replace(/\p{Bidi_Control}/gu, "");
  const [, number] = /(\d{1,2})$/.exec(name) ?? [];
  const letters = [...name];
  return number ? `${letters[0]}${number}` : letters.slice(0, 2).join("");
}

/** What the attack in use says in one of its parts. @param {string} part */
function ofAttack(part) {
  const { situation } = scenario();
  const { by, fields } = game().view.attack_in;
  const record = declared(fields[valueOf(situation, declared(by))]);
  const field = /** @type {Field} */ (record.fields?.find((one) => one.key === part));
  return valueOf(valueOf(situation, record), field);
}

/** How many targets the attack takes; a number typed halfway counts as one. @returns {number} */
export function mostTargets() {
  const most = game().view.targets_most ? ofAttack(game().view.targets_most) : fieldOf("targets").most;
  return Number.isInteger(most) ? Math.max(1, most) : 1;
}

/**
 * Which squares an attack like this one needs drawn, unless the hand says otherwise.
 * @param {Seen} seen
 * @returns {"move" | "path"}
 */
export function neededWay(seen) {
  const when = game().view.path_when;
  return (when && ofAttack(when.part) === when.is) || (seen.path.length && !seen.move.length) ? "path" : "move";
}
