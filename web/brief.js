/** A set-up in a few words, for the folded form and the list of results. */
import { briefs } from "./board/briefs.js";
import { said } from "./dice-text.js";
import { countsIn, same, valueOf } from "./fields.js";
import { counted, list, number, t } from "./i18n.js";
import { nameIn } from "./naming.js";
import { shown } from "./shown.js";
import { label, option } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Field} Field */

/** A record of so few fields is told whole. */
const SMALL_RECORD = 2;

/**
 * A value put into a few words, for the folded form.
 * @param {Game} game
 * @param {Field} field
 * @param {string[]} path
 * @param {any} value
 * @param {Record<string, any>} [situation] what it stands in, where it may name other parts of it
 * @returns {string} "" where it is not told in words
 */
export function brief(game, field, path, value, situation) {
  const own = value !== null && field.widget && briefs[field.widget];
  if (own) return own({ game, name: label(game, path), value, situation });
  if (field.type === "record" && value !== null) return recordBrief(game, field, path, value);
  const name = label(game, path);
  if (field.type === "option" && typeof value === "string") return optionBrief(name, option(game, field.key, value));
  if (field.type === "flag") return value ? name : t("brief-not", { name });
  if (value === null) return t("brief-none", { name });
  return `${name}${Array.isArray(value) ? ": " : "\u00a0"}${briefValue(game, field, value)}`;
}

// A letter ("A") says nothing without its field's name.
/** @param {string} name @param {string} word */
const optionBrief = (name, word) => (word.length > 2 ? word : `${name}\u00a0${word}`);

/**
 * A record is told by its first part and the parts that are set and count.
 * @param {Game} game
 * @param {Field} field
 * @param {string[]} path
 * @param {any} value
 */
function recordBrief(game, field, path, value) {
  const all = field.fields ?? [];
  const isSet = (/** @type {Field} */ one) => !same(valueOf(value, one), one.default) && countsIn(all, one, value);
  const parts = all.filter((one, i) => i === 0 || isSet(one));
  return parts.map((one) => brief(game, one, [...path, one.key], valueOf(value, one))).join(", ");
}

/**
 * What a group sets, in a few words: its first field, and all that differ from their defaults.
 * @param {Game} game
 * @param {import("./types.js").Group} group
 * @param {Record<string, any> | undefined} situation
 */
export function groupBrief(game, group, situation) {
  const fields = game.fields.filter((one) => one.group === group.key);
  const told = fields.filter((one, i) => (i === 0 && group.side) || !same(valueOf(situation, one), one.default));
  const words = told.map((one) => brief(game, one, [one.key], valueOf(situation, one), situation));
  return words.filter(Boolean).join(", ");
}

/** @param {Game} game @param {Record<string, any> | undefined} situation */
export const sideBriefs = (game, situation) =>
  game.groups.filter((group) => group.side).map((group) => groupBrief(game, group, situation));

/**
 * A list in short: like numbers counted, small records by what stands in them, large ones by how many there are.
 * @param {Game} game
 * @param {Field} field
 * @param {any[]} values
 */
function listBrief(game, field, values) {
  const parts = field.item?.fields ?? [];
  if (values.length > 2 && values.every((one) => typeof one === "number" && one === values[0]))
    return list(counted(values));
  if (field.item?.type === "option") return list(values.map((one) => option(game, field.key, one)));
  if (values.every((one) => typeof one !== "object")) return list(values);
  if (!parts.length || parts.length > SMALL_RECORD) return number(values.length);
  const word = (/** @type {unknown} */ each) => (typeof each === "number" ? number(each) : nameIn(game, String(each)));
  const told = (/** @type {any} */ one) => parts.map((part) => valueOf(one, part)).filter((each) => each !== "");
  return list(values.map((one) => told(one).map(word).join("\u00a0")));
}

/** @param {Game} game @param {Field} field @param {any} value @returns {string} */
function briefValue(game, field, value) {
  if (field.type === "option") return option(game, field.key, value);
  if (typeof value === "number") return number(value);
  if (Array.isArray(value)) return listBrief(game, field, value);
  if (field.widget === "dice") return said(value);
  return typeof value === "string" ? shown(value) : number(Object.keys(value).length);
}
