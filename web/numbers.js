/** Exact fractions as text ("253/648", "1") become numbers only here, at the very end. */

const SCALE = 10n ** 18n;

/** Divided as whole numbers, which may be too large for others. @param {string} text */
export function toNumber(text) {
  const [over, under = "1"] = text.split("/");
  return Number((BigInt(over) * SCALE) / BigInt(under)) / 1e18;
}

// What can happen is never shown as impossible, nor what may fail as certain, however small the rest.
const LEAST = Number.EPSILON;

/**
 * @typedef {{key: string, chance: number}} Slice
 * @param {Record<string, string>} measure outcomes in rising order, as the engine answers them
 * @returns {Slice[]}
 */
export const slices = (measure) =>
  Object.entries(measure).map(([key, text]) => ({
    key,
    chance: text === "1" ? 1 : Math.min(1 - LEAST, Math.max(LEAST, toNumber(text))),
  }));

/** @typedef {"high" | "low" | null} Better which end of a measure is the better one */

/** @param {number} value @param {number} limit @param {Better} better */
const reaches = (value, limit, better) => (better === "low" ? value <= limit : value >= limit);

/**
 * Whether a value is asked about: so much or more (where low is better, or less). Nought or more would be no question,
 * so nought asks about none at all.
 * @param {number} value
 * @param {number} limit
 * @param {Better} better
 */
export const isAsked = (value, limit, better) => (limit === 0 ? value === 0 : reaches(value, limit, better));

/**
 * The chance of at least (or, for a measure that is better low, at most) so much.
 * @param {Slice[]} all
 * @param {number} limit
 * @param {Better} better
 */
export const reaching = (all, limit, better) => together(all, (value) => reaches(value, limit, better));

/** The chance of what is asked about. @param {Slice[]} all @param {number} limit @param {Better} better */
export const asking = (all, limit, better) => together(all, (value) => isAsked(value, limit, better));

/** @param {Slice[]} all @param {(value: number) => boolean} counts */
function together(all, counts) {
  const inside = all.filter((one) => counts(Number(one.key)));
  if (inside.length === all.length) return 1;
  return Math.min(1 - LEAST, inside.reduce((sum, one) => sum + one.chance, 0));
}

/**
 * The stretch of a long distribution that holds all but a ten-thousandth of it on each side.
 * @param {Slice[]} all
 */
export function likely(all) {
  const tail = (/** @type {Slice[]} */ side) => {
    let sum = 0;
    return side.findIndex((one) => (sum += one.chance) > 1e-4);
  };
  const start = Math.max(0, tail(all));
  const end = all.length - Math.max(0, tail([...all].reverse()));
  return all.slice(start, end);
}
