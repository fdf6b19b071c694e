/** @typedef {import("./types.js").Field} Field */

/**
 * The value at a path of keys, or the declared default where the situation does not say.
 * @param {Record<string, any> | undefined} situation
 * @param {Field} field
 */
export const valueOf = (situation, field) =>
  situation && field.key in situation ? situation[field.key] : field.default;

/**
 * Whether a part of a record counts beside the values of the others.
 * @param {Field[]} parts
 * @param {Field} part
 * @param {Record<string, any> | undefined} record
 */
export function countsIn(parts, part, record) {
  const decides = parts.find((one) => one.key === part.when?.field);
  return !decides || Boolean(part.when?.is.includes(valueOf(record, decides)));
}

/**
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The situation with one field set; a value at its default is left out, as a canonical scenario leaves it out.
 * @param {Record<string, any>} situation
 * @param {Field} field
 * @param {unknown} value
 */
export function withValue(situation, field, value) {
  const next = { ...situation };
  if (same(value, field.default)) delete next[field.key];
  else next[field.key] = value;
  return next;
}

/**
 * What a text typed into a number field means: a number where it reads as one (comma or point, any kind of minus),
 * otherwise (also beyond 2 ** 53, where digits are lost) the text as it stands, so that nothing typed is lost and the
 * strict reading names the fault. A whole number has no point at all: that of "1.000" may part thousands.
 * @param {string} text
 * @param {Field} field
 */
export function typed(text, field) {
  if (text.trim() === "" && field.nullable) return null;
  const read = readAs(text, field);
  return Math.abs(read) <= Number.MAX_SAFE_INTEGER ? read : text;
}

/**
 * @param {string} text
 * @param {Field} field
 * @returns {number} NaN where it reads as none, infinite where it is larger than any
 */
function readAs(text, field) {
  const plain = text.trim().replace(/[\u2212\u2013]/g, "-").replace(",", ".");
  const reads = field.type === "integer" ? /^[-+]?\d+$/ : /^[-+]?\d+(\.\d+)?$/;
  return reads.test(plain) ? Number(plain) : NaN;
}

/**
 * Whether a text kept as it was typed is a number larger (1) or lower (-1) than a number field holds exactly; 0 for all
 * else.
 * @param {unknown} value
 * @param {Field} field
 */
export function beyond(value, field) {
  if (typeof value !== "string" || (field.type !== "integer" && field.type !== "number")) return 0;
  return Math.sign(readAs(value, field)) || 0;
}

/**
 * A number one step up or down, held inside the declared limits; a text that is no number starts at the default, one
 * that is a number beyond them at the nearest limit.
 * @param {unknown} value
 * @param {Field} field
 * @param {1 | -1} way
 */
export function stepped(value, field, way) {
  const standard = typeof field.default === "number" ? field.default : (field.low ?? 0);
  const start =
    typeof value === "number" ? value + way : beyond(value, field) ? beyond(value, field) * Infinity : standard;
  return Math.min(field.high ?? Infinity, Math.max(field.low ?? -Infinity, Math.round(start)));
}

/**
 * A new item of a list: its declared default, or an empty value of its type.
 * @param {Field} item
 * @returns {any}
 */
export function blank(item) {
  if (item.default !== undefined) return item.default;
  if (item.type === "record") return {};
  if (item.type === "integer" || item.type === "number") return item.nullable ? null : Math.max(0, item.low ?? 0);
  if (item.type === "flag") return false;
  if (item.type === "option") return item.values?.[0];
  return "";
}

/**
 * The field that a path of keys leads to; an item of a list goes by the name of the list.
 * @param {Field[]} fields
 * @param {string[]} keys
 * @returns {Field | undefined}
 */
export function fieldAt(fields, [key, ...rest]) {
  const found = fields.find((one) => one.key === key);
  return rest.length && found ? within(found, rest) : found;
}

/** @param {Field} field @param {string[]} keys @returns {Field | undefined} */
function within(field, keys) {
  if (!field.item) return fieldAt(field.fields ?? [], keys);
  const item = { ...field.item, key: field.key };
  return keys.length > 1 ? within(item, keys.slice(1)) : item;
}

/** The eight ways from a square as they lie around it, by column and row; in the middle is none. */
export const DIRECTIONS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

/** Message ids: a record inside a record is named by its keys in a row. @param {string[]} path */
export const labelId = (path) => `field-${path.join("-")}`;

/** @param {string | number} value */
export const optionId = (value) => String(value).replaceAll("+", "p").replace(/[^a-zA-Z0-9_-]/g, "_");
