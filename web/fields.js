/** @typedef {import("./types.js").Field} Field */

/**
 * The value at a path of keys, or the declared default where the situation does not say.
 * @param {Record<string, any> | undefined} situation
 * @param {Field} field
 */
export const valueOf = (situation, field) => (situation && field.key in situation ? situation[field.key] : field.default);

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
 * otherwise the text as it stands, so that nothing typed is lost and the strict reading names the fault. A whole number
 * has no point at all: that of "1.000" may part thousands.
 * @param {string} text
 * @param {Field} field
 */
export function typed(text, field) {
  const plain = text.trim().replace(/[\u2212\u2013]/g, "-").replace(",", ".");
  if (plain === "" && field.nullable) return null;
  const reads = field.type === "integer" ? /^[-+]?\d+$/ : /^[-+]?\d+(\.\d+)?$/;
  return reads.test(plain) ? Number(plain) : text;
}

/**
 * A number one step up or down, held inside the declared limits; a text that is no number starts at the default.
 * @param {unknown} value
 * @param {Field} field
 * @param {1 | -1} way
 */
export function stepped(value, field, way) {
  const start = typeof value === "number" ? value + way : typeof field.default === "number" ? field.default : (field.low ?? 0);
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

/** Message ids: a record inside a record is named by its keys in a row. @param {string[]} path */
export const labelId = (path) => `field-${path.join("-")}`;

/** @param {string | number} value */
export const optionId = (value) => String(value).replaceAll("+", "p").replace(/[^a-zA-Z0-9_-]/g, "_");
