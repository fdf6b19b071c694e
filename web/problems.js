/** What is wrong with an attack, in the chosen language. */
import { DIRECTIONS, beyond, fieldAt, same } from "./fields.js";
import { has, list, t } from "./i18n.js";
import { labelled, numbered, option, rowOf, rulingValue, standsFor } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./types.js").Field} Field */

/**
 * @param {Game | null} game null where it is not known which
 * @param {Problem} problem
 * @param {boolean} [apart] true where the problem stands apart from its field and must name it
 */
export function problemText(game, problem, apart = false) {
  const { path, value } = problem;
  const { code, limit } = asNumber(game, problem);
  const given = typeof value === "object" && value !== null ? JSON.stringify(value) : value;
  const field = pathName(game, path);
  const text = t(`problem-${code}`, { field, value: given, limit: Array.isArray(limit) ? list(options(game, path, limit)) : limit });
  return apart && field ? t("problem-named", { field, text }) : text;
}

/** @param {Game | null} game @param {string} path @returns {Field | undefined} */
function declaredAt(game, path) {
  const [top, ...keys] = path.split(".");
  return game && top === "situation" ? fieldAt(game.fields, keys) : undefined;
}

// A number that is kept as it was typed, being larger than numbers are, is of the right kind and beyond the limit.
/** @param {Game | null} game @param {Problem} problem @returns {{code: string, limit: unknown}} */
function asNumber(game, { path, code, value, limit }) {
  const field = declaredAt(game, path);
  const way = code === "wrong-type" && field ? beyond(value, field) : 0;
  if (!field || !way) return { code, limit };
  return way > 0 ? { code: "too-large", limit: field.high } : { code: "too-small", limit: field.low };
}

/** What would have been possible, in words. @param {Game | null} game @param {string} path @param {any[]} limit */
function options(game, path, limit) {
  const [top, name] = path.split(".");
  if (game && top === "rulings" && game.rulings.some((one) => one.name === name))
    return limit.map((value) => rulingValue(game, name, value));
  const field = declaredAt(game, path);
  const way = (/** @type {unknown} */ value) => DIRECTIONS.findIndex((one) => same(one, value));
  if (game && field?.type === "option") return limit.map((value) => option(game, field.key, value));
  return field?.type === "list"
    ? limit.map((value) => (way(value) < 0 ? value : t("direction", { way: way(value) })))
    : limit;
}

/** @param {Game | null} game @param {string} path */
function pathName(game, path) {
  const [top, ...keys] = path.split(".");
  if (!path) return "";
  if (!keys.length && has("common", `path-${top}`)) return t(`path-${top}`);
  return (game && keys.length && partName(game, top, keys)) || t("path-other", { path });
}

/** @param {Game} game @param {string} top @param {string[]} keys @returns {string | null} */
function partName(game, top, keys) {
  if (top === "situation") return labelled(game, keys);
  if (top === "rulings") return numbered(game, `ruling-${keys[0]}`);
  if (top === "choices") return numbered(game, `choice-${keys[0]}`);
  const row = top === "dice" ? numbered(game, `row-${keys[0]}`) : null;
  return row && keys.length > 1 ? t("path-die", { row, n: Number(keys[1]) + 1 }) : row;
}

/** Whether a game declares what a path leads to. @param {Game} game @param {string} path */
export function knows(game, path) {
  const [top, ...keys] = path.split(".");
  if (!keys.length) return true;
  if (top === "situation") return Boolean(fieldAt(game.fields, keys));
  if (top === "dice") return Boolean(rowOf(game, keys[0]));
  return top === "choices"
    ? game.choices.some((one) => standsFor(one, keys[0]))
    : game.rulings.some(({ name }) => name === keys[0]);
}
