/** What squares and units are called, and how they lie to the attacker. */
import { currentLanguage, number, t } from "../i18n.js";
import { nameIn } from "../naming.js";
import { game } from "../store.js";
import { label } from "../words.js";
import { called, keyOf } from "./model.js";

/**
 * @typedef {import("./model.js").Seen} Seen
 * @typedef {import("./model.js").Square} Square
 * @typedef {import("./model.js").Unit} Unit
 * @typedef {import("./sight.js").Sight} Sight
 * @typedef {import("./sight.js").UnitLie} UnitLie
 */

/** @type {Map<string, string>} */
const known = new Map();

/** A message that 1600 squares may ask for at each change. @param {string} id @param {Record<string, number>} facts */
function kept(id, facts) {
  const key = [currentLanguage(), id, ...Object.values(facts)].join(" ");
  const text = known.get(key) ?? t(id, facts);
  known.set(key, text);
  return text;
}

/** A number as it is written on many squares. @param {number} n */
export function digits(n) {
  const key = `${currentLanguage()} ${n}`;
  const text = known.get(key) ?? number(n);
  known.set(key, text);
  return text;
}

/** @param {Square} square */
export const squareName = ([x, y]) => kept("board-square", { x, y });

/** @param {string} side */
export const sideName = (side) => (side ? nameIn(game(), side) : t("board-no-side"));

/** What a unit is to the attack. @param {Seen} seen @param {Unit} unit @returns {string[]} */
export function roles(seen, unit) {
  const aims = seen.targets.flatMap((id, i) => (id === unit.id ? [t("board-target", { n: i + 1 })] : []));
  const flipped = unit.flipped ? [label(game(), [game().view.units, "flipped"])] : [];
  return [...(unit.id === seen.attacker.id ? [t("board-attacker")] : []), ...aims, ...flipped];
}

/** @param {Seen} seen @param {Unit} unit */
export const unitName = (seen, unit) => [called(unit), sideName(unit.side), ...roles(seen, unit)].join(", ");

/** @param {number} n target minus attacker */
const heightWords = (n) => (n ? t(n > 0 ? "board-higher" : "board-lower", { n: Math.abs(n) }) : t("board-level"));

/** @param {{visible: boolean, blocked_by: Square | null}} lie */
const sightWords = ({ visible, blocked_by }) =>
  visible
    ? kept("board-in-sight", {})
    : blocked_by
      ? kept("board-hidden", { x: blocked_by[0], y: blocked_by[1] })
      : kept("board-out-of-sight", {});

/** How a unit lies to the attacker. @param {UnitLie} lie */
export const lieWords = (lie) =>
  [
    ...(lie.measured ? [t("board-measured")] : []),
    t("board-distance", { n: lie.distance }),
    heightWords(lie.height),
    sightWords(lie),
    t(lie.in_reach ? "board-in-reach" : "board-out-of-reach"),
  ].join(" · ");

/**
 * All cells' names, row by row.
 * @param {Seen} seen
 * @param {Sight | null} sight
 * @returns {string[][]}
 */
export function cellNames(seen, sight) {
  const lies = new Map((sight?.squares ?? []).map((one) => [keyOf(one.at), one]));
  const ways = [seen.move, seen.path].flatMap((squares) =>
    squares.map((square, i) => /** @type {[string, number]} */ ([keyOf(square), i + 1])),
  );
  const steps = new Map(ways);
  const reach = (/** @type {import("./sight.js").Lie | undefined} */ lie) =>
    lie ? [kept("board-in-reach", {}), ...(lie.visible ? [] : [sightWords(lie)])] : [];
  const name = (/** @type {number} */ x, /** @type {number} */ y) => {
    const key = keyOf([x, y]);
    const unit = seen.standing.get(key);
    return [
      squareName([x, y]),
      ...(seen.heights[key] ? [kept("board-height", { n: seen.heights[key] })] : []),
      ...(seen.obstacles.has(key) ? [t("board-obstacle")] : []),
      ...(unit ? [unitName(seen, unit)] : []),
      ...(steps.has(key) ? [t("board-step", { n: steps.get(key) })] : []),
      ...reach(lies.get(key)),
    ].join(", ");
  };
  return Array.from({ length: seen.rows }, (_, y) => Array.from({ length: seen.columns }, (_, x) => name(x, y)));
}
