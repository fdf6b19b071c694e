/** What a tap, or Enter, does with the tool at hand; and the way back. */
import { setUp } from "../actions/attack.js";
import { withValue } from "../fields.js";
import { t } from "../i18n.js";
import { scenario, update } from "../store.js";
import { added, aimed, blocked, moved, raised, removed, walkedTo } from "./edits.js";
import { called, fieldOf, freeSquare, keyOf, look, neededWay, unitOf } from "./model.js";
import { squareName } from "./names.js";
import { sightHere } from "./sight.js";
import { lay, table } from "./table.js";

/**
 * @typedef {import("./model.js").Square} Square
 * @typedef {import("./model.js").Unit} Unit
 */

/** @type {{before: Record<string, any>, after: Record<string, any> | undefined}[]} */
const past = [];

/**
 * Makes the change, and remembers how to take it back.
 * @param {import("./edits.js").Patch} patch
 * @param {string} [told] what the live region says
 */
export function change(patch, told) {
  const before = scenario().situation ?? {};
  const next = Object.entries(patch).reduce(
    (situation, [part, value]) => withValue(situation, fieldOf(/** @type {any} */ (part)), value),
    before,
  );
  setUp(next);
  past.push({ before, after: next });
  if (told) update({ spoken: told });
}

/** Only the board's own last change can be taken back, not one made elsewhere since. */
export const canUndo = () => Boolean(past.length && past.at(-1)?.after === scenario().situation);

export function undo() {
  const step = canUndo() ? past.pop() : undefined;
  if (!step) return;
  setUp(step.before);
  update({ spoken: t("board-undone") });
}

/** Acts with the tool at hand. @param {Square} square */
export function act(square) {
  lay({ cursor: square });
  ACTS[table.tool](square, look().standing.get(keyOf(square)));
}

/** @type {Record<import("./table.js").Tool, (square: Square, unit: Unit | undefined) => void>} */
const ACTS = {
  select,
  unit: place,
  ground: (square) => raise([square]),
  obstacle: (square) => block([square]),
  target,
  path: (square) => drawTo(square),
};

/** @param {Square} square @param {Unit | undefined} unit */
function select(square, unit) {
  const held = unitOf(look(), table.selected);
  if (unit) return lay({ selected: unit === held ? null : unit.id, from: "board" });
  return held ? carry(held, square) : undefined;
}

/** @param {Unit} unit @param {Square} square */
export function carry(unit, square) {
  change(moved(look(), unit.id, square), t("board-moved", { name: called(unit), square: squareName(square) }));
}

/**
 * A new unit on a free square; on a taken one, what stands there is looked at closer.
 * @param {Square} square
 * @param {Unit | undefined} unit
 */
function place(square, unit) {
  if (unit) return openUnit(unit.id);
  return addUnit(square);
}

/** @param {Square | undefined} [at] */
export function addUnit(at = freeSquare(look(), table.cursor)) {
  const seen = look();
  if (!at || seen.units.length >= (fieldOf("units").most ?? Infinity)) return update({ spoken: t("board-full") });
  let n = seen.units.length + 1;
  while (unitOf(seen, `unit-${n}`)) n += 1;
  const unit = { id: `unit-${n}`, name: t("board-unit", { n }), side: table.side ?? seen.units.at(-1)?.side ?? "", at };
  change(added(seen, unit), t("board-placed", { name: unit.name, square: squareName(at) }));
  return lay({ selected: unit.id });
}

/** @param {string} id */
export function openUnit(id) {
  lay({ editing: id });
  update({ sheet: "unit" });
}

/** @param {Unit} unit */
export function remove(unit) {
  const seen = look();
  if (seen.units.length <= (fieldOf("units").least ?? 0)) return update({ spoken: t("board-last-unit") });
  lay({ selected: null });
  return change(removed(seen, unit.id), t("board-removed", { name: called(unit) }));
}

/** @param {Square[]} squares @param {1 | -1} [way] */
export function raise(squares, way = table.rise) {
  const patch = raised(look(), squares, way);
  const height = patch.board.heights?.[keyOf(squares[0])] ?? 0;
  change(patch, `${squareName(squares[0])}, ${t("board-height", { n: height })}`);
}

/** @param {Square[]} squares */
export function block(squares) {
  const patch = blocked(look(), squares);
  const set = patch.board.obstacles?.includes(keyOf(squares[0]));
  change(patch, `${squareName(squares[0])}, ${t(set ? "board-obstacle" : "board-cleared")}`);
}

/** @param {Square} _square @param {Unit | undefined} unit */
function target(_square, unit) {
  if (!unit || unit.id === look().attacker.id) return update({ spoken: t("board-no-target-here") });
  return aim(unit);
}

/** @param {Unit} unit */
export function aim(unit) {
  const seen = look();
  change(
    aimed(seen, unit.id),
    t(seen.targets.includes(unit.id) ? "board-spared" : "board-aimed", { name: called(unit) }),
  );
}

/** @param {Unit} unit */
export const lead = (unit) =>
  change(
    { attacker: unit.id, targets: look().targets.filter((one) => one !== unit.id), move: [], path: [] },
    t("board-leads", { name: called(unit) }),
  );

/** Which squares the hand draws. */
export const way = () => table.way ?? neededWay(look());

/** A way led on to a square, by the steps that the rules allow. @param {Square[]} walked @param {Square} square */
export const ledTo = (walked, square) => walkedTo(walked, look().attacker.at, square, sightHere()?.diagonal !== false);

/** @param {Square} square */
const drawTo = (square) => setWay(way(), ledTo(look()[way()], square));

/** @param {"move" | "path"} part @param {Square[]} squares */
export const setWay = (part, squares) =>
  change({ [part]: squares.slice(0, fieldOf(part).most) }, t("board-way", { n: squares.length }));

/** What the Delete key takes away: the unit, else the obstacle, else the last step drawn. @param {Square} square */
export function clear(square) {
  const seen = look();
  const unit = seen.standing.get(keyOf(square));
  if (unit) return remove(unit);
  if (seen.obstacles.has(keyOf(square))) return block([square]);
  const part = way();
  return seen[part].length ? setWay(part, seen[part].slice(0, -1)) : undefined;
}
