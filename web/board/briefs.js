/** What a folded form says of the fields that are set at a board, by their editors. */
import { valueOf } from "../fields.js";
import { list, t } from "../i18n.js";
import { nameIn } from "../naming.js";

/**
 * @typedef {import("../types.js").Game} Game
 * @typedef {{id: string, name?: string}} Unit
 * @typedef {{game: Game, name: string, value: any, situation: Record<string, any> | undefined}} Told
 *   name: the field's label
 */

/** More units than this are told by their number. */
const FEW = 4;

/** @param {Told} told @returns {Unit[]} */
const unitsOf = ({ game, situation }) =>
  valueOf(situation, /** @type {any} */ (game.fields.find((one) => one.key === game.view.units)));

/** @param {Game} game @param {Unit[]} units */
const calledAll = (game, units) => list(units.map(({ id, name }) => nameIn(game, name || id)));

/** @param {Told} told @param {string[]} ids */
function calledById(told, ids) {
  const units = ids.map((id) => unitsOf(told).find((one) => one.id === id) ?? { id });
  return `${told.name}: ${calledAll(told.game, units)}`;
}

/** The board itself is seen, not told. @type {Record<string, (told: Told) => string>} */
export const briefs = {
  board: () => "",
  units: ({ game, value }) => (value.length > FEW ? t("units-count", { n: value.length }) : calledAll(game, value)),
  unit: (told) => calledById(told, [told.value]),
  targets: (told) => calledById(told, told.value),
};
