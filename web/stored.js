/**
 * Whether something stored has the shape that this page writes. What a player typed may be wrong for the rules and is
 * kept all the same; what is of another shape would break the views.
 */
import { allGames } from "./store.js";
import { rowOf, standsFor } from "./words.js";

/**
 * @typedef {import("./types.js").Game} Game
 * @typedef {import("./types.js").Field} Field
 * @typedef {import("./types.js").Scenario} Scenario
 * @typedef {(value: any) => boolean} Check
 */

const MOST_DICE = 10_000; // in a row; more than any game throws

/** @type {(value: any) => value is Record<string, any>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {Check} */
const isText = (value) => typeof value === "string";
/** @type {Check} */
const isFlag = (value) => typeof value === "boolean";
/** @type {Check} */
const isScalar = (value) => value === null || ["string", "number", "boolean"].includes(typeof value);
/** @type {Check} */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= MOST_DICE;
/** @type {Check} */
const isSeed = (value) => isText(value) && /^[\w-]{22}$/.test(value);

/** @param {Check} check @returns {Check} */
const listOf = (check) => (value) => Array.isArray(value) && value.length <= MOST_DICE && value.every(check);

/** @param {Check} check @returns {Check} */
const orNone = (check) => (value) => value === null || value === undefined || check(value);

/**
 * @param {any} value
 * @param {(key: string, value: any) => boolean} check of each thing in it
 */
const holds = (value, check) => isRecord(value) && Object.entries(value).every(([key, one]) => check(key, one));

/** @param {Field} field @param {any} value @returns {boolean} */
function fits(field, value) {
  if (value === null) return Boolean(field.nullable);
  const inner = (/** @type {any} */ one) => fits(/** @type {Field} */ (field.item), one);
  if (field.type === "record") return fitsAll(field.fields ?? [], value);
  if (field.type === "lookup") return holds(value, (_, one) => inner(one));
  if (field.type === "list") return listOf(inner)(value) && value.length >= (field.least ?? 0);
  if (field.type === "text") return isText(value);
  return field.type === "flag" ? isFlag(value) : isScalar(value);
}

/** @param {Field[]} fields @param {any} value */
const fitsAll = (fields, value) =>
  holds(value, (key, one) => fields.some((field) => field.key === key && fits(field, one))) &&
  fields.every((field) => !field.required || field.key in value);

/** @param {any} id */
const gameOf = (id) => allGames().find((one) => one.id === id);

/** @param {Game} game @param {any} value */
const areRulings = (game, value) =>
  holds(value, (key, one) => game.rulings.some(({ name, values }) => name === key && values.includes(one)));

/** @param {Game} game @param {any} value */
const areDice = (game, value) =>
  holds(value, (key, faces) => Boolean(rowOf(game, key)) && listOf(orNone(isCount))(faces));

/** @param {Game} game @param {any} value */
const areChoices = (game, value) =>
  holds(
    value,
    (key, one) => game.choices.some((each) => standsFor(each, key)) && (isScalar(one) || listOf(isCount)(one)),
  );

/** @type {Record<string, (game: Game, value: any) => boolean>} what a scenario may hold */
const PARTS = {
  game: (_, value) => isText(value),
  format: (_, value) => isCount(value),
  edition: (_, value) => isCount(value),
  situation: (game, value) => fitsAll(game.fields, value),
  rulings: areRulings,
  dice: areDice,
  choices: areChoices,
  seed: (_, value) => isSeed(value),
  title: (_, value) => isText(value),
};

/** @param {Game} game @param {any} value @param {string[]} [keys] */
const areParts = (game, value, keys = Object.keys(PARTS)) =>
  holds(value, (key, one) => keys.includes(key) && (one === undefined || PARTS[key](game, one)));

/** @param {any} value @returns {value is Scenario} */
export function isScenario(value) {
  const game = isRecord(value) ? gameOf(value.game) : undefined;
  return Boolean(game) && areParts(/** @type {Game} */ (game), value);
}

/** @param {Game} game @param {any} value */
const areWanted = (game, value) =>
  holds(
    value,
    (key, one) => Boolean(rowOf(game, key)) && isRecord(one) && isCount(one.count) && one.count > 0 && isDie(one),
  );

/** @type {Check} */
const isDie = ({ sides, faces }) => isCount(sides) && sides > 1 && orNone(listOf(isCount))(faces);

/** @param {Game} game @param {any} value */
const isEntry = (game, value) =>
  isRecord(value) &&
  areWanted(game, value.wanted) &&
  areDice(game, value.rows) &&
  isCount(value.at) &&
  isSeed(value.seed) &&
  isText(value.row) &&
  isText(value.digits) &&
  /^\d{0,4}$/.test(value.digits);

/**
 * What lies on the table beside an attack, by its name.
 * @type {Record<string, (game: Game, value: any) => boolean>}
 */
export const TABLE = {
  origin: (_, value) => ["example", "link", "log", "own"].includes(value),
  kept: (game, value) => value === null || areParts(game, value, ["dice", "seed", "choices"]),
  entry: (game, value) => value === null || isEntry(game, value),
  keypad: (_, value) => isFlag(value),
  picking: (_, value) => holds(value, (_key, one) => listOf(isCount)(one)),
};

/** @param {any} value @returns {value is import("./store.js").Aside} */
export const isAside = (value) =>
  isRecord(value) && isScenario(value.scenario) &&
  Object.entries(TABLE).every(([key, check]) => check(/** @type {Game} */ (gameOf(value.scenario.game)), value[key]));

/** @param {string} id @param {any} value */
export function isTable(id, value) {
  const game = gameOf(id);
  return Boolean(game) && areRulings(/** @type {Game} */ (game), value);
}

const LAST_TIME = 8.64e15; // ms: a date holds no more

/** @type {Check} */
const isStep = (value) => isRecord(value) && isText(value.key) && isRecord(value.facts);

/** @param {any} value @returns {value is import("./store.js").Logged} */
export const isLogged = (value) =>
  isRecord(value) && isScenario(value.scenario) && orNone(isStep)(value.step) && Math.abs(value.when) <= LAST_TIME;

/** @param {any} id */
export const isGame = (id) => Boolean(gameOf(id));
