import { FluentBundle, FluentResource } from "@fluent/bundle";
import { shown } from "./shown.js";

/** @typedef {"en" | "de" | "ru" | "pt-BR"} Language */
/** @typedef {Record<string, unknown>} Facts */

/** The languages in the order of the menu, each by its own name. */
export const LANGUAGES = /** @type {const} */ ({
  en: "English",
  de: "Deutsch",
  ru: "Русский",
  "pt-BR": "Português (Brasil)",
});

/** @type {Record<Language, () => Promise<{default: Record<string, string>, build: string}>>} */
const SOURCES = {
  en: () => import("virtual:locale/en"),
  de: () => import("virtual:locale/de"),
  ru: () => import("virtual:locale/ru"),
  "pt-BR": () => import("virtual:locale/pt-BR"),
};

/** @type {Map<string, FluentBundle>} one bundle a game; "common" alone is the page's own */
let bundles = new Map();
/** @type {Language} */
let language = "en";
let textsFrom = "";
/** @type {Language} */
let lastWanted = "en";

export const currentLanguage = () => language;

/** The build that the messages are of. */
export const textsBuild = () => textsFrom;

/** The browser's own variety of the language, for dates and numbers: 24 hours for en-GB, 12 for en-US. */
export const locale = () => navigator.languages.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;

/**
 * The first of the wanted tags that the page speaks; English where there is none.
 * @param {readonly string[]} wanted
 * @returns {Language}
 */
export function choose(wanted) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const found = Object.keys(LANGUAGES).find((one) => one.toLowerCase().split("-")[0] === base);
    if (found) return /** @type {Language} */ (found);
  }
  return "en";
}

/**
 * Fetches the messages of the language that is likely to be spoken, while it is being looked up.
 * @param {Language} likely
 */
export const fetchAhead = (likely) => void SOURCES[likely]().catch(() => {}); // `speak` tells

/**
 * Loads a language's messages and makes them the page's, unless another was wanted meanwhile.
 * @param {Language} wanted
 */
export async function speak(wanted) {
  lastWanted = wanted;
  const { default: texts, build } = await SOURCES[wanted]();
  if (lastWanted !== wanted) return;
  language = wanted;
  textsFrom = build;
  const { common, ...games } = texts;
  const own = Object.entries(games).map(([name, text]) => /** @type {const} */ ([name, bundle(wanted, common, text)]));
  bundles = new Map([["common", bundle(wanted, common)], ...own]);
  document.documentElement.lang = wanted;
}

/**
 * @param {Language} tag
 * @param {string[]} texts
 */
function bundle(tag, ...texts) {
  // The four languages all run left to right; a player's text that does not is isolated by `shown`, and it alone.
  const made = new FluentBundle([locale(), tag], { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** @param {string} name a game's id, or "common" */
const bundleOf = (name) => bundles.get(name) ?? bundles.get("common");

/**
 * @param {string} name a game's id, or "common"
 * @param {string} id a message, or "message.attribute"
 * @returns {import("@fluent/bundle").Message["value"] | undefined}
 */
function pattern(name, id) {
  const [key, attribute] = id.split(".");
  const message = bundleOf(name)?.getMessage(key);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/**
 * @param {string} game
 * @param {string} id
 */
export const has = (game, id) => Boolean(pattern(game, id));

/**
 * A game's message, put into words; the page's own messages are found here too.
 * @param {string} game
 * @param {string} id
 * @param {Facts} [facts]
 * @returns {string} the id itself where the message is missing, so that a gap is seen and not hidden
 */
export function say(game, id, facts = {}) {
  const found = pattern(game, id);
  if (!found) return id;
  return tidy(bundleOf(game)?.formatPattern(found, variables(facts), []) ?? id);
}

/**
 * The page's own message.
 * @param {string} id
 * @param {Facts} [facts]
 */
export const t = (id, facts) => say("common", id, facts);

/** @param {Facts} facts */
function variables(facts) {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, variable(value)]));
}

/**
 * @param {unknown} value
 * @returns {import("@fluent/bundle").FluentVariable}
 */
function variable(value) {
  if (Array.isArray(value)) return list(value);
  if (typeof value === "number") return value;
  return value === null || value === undefined ? "none" : shown(String(value));
}

/** So many numbers are still read one by one. */
const LONGEST_LIST = 8;

/** @param {number[]} values @returns {string[]} "34 × 10" for each value, in the order in which they first come */
export const counted = (values) => [...new Set(values)].map((value) => `${number(values.filter((one) => one === value).length)} × ${number(value)}`);

/** @param {unknown[]} values */
export function list(values) {
  if (values.length > LONGEST_LIST && values.every((value) => typeof value === "number")) return list(counted(values));
  const words = values.map((value) => (Array.isArray(value) ? value.map(word).join(" + ") : word(value)));
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

/** A number or a text among other words. @param {unknown} value */
export const word = (value) => (typeof value === "number" ? number(value) : shown(String(value)));

// A hyphen before a number is a minus sign in print, and a line must not break between the two.
/** @param {string} text */
const tidy = (text) => text.replace(/(^|[\s(])-(?=\d)/g, "$1\u2212");

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export const number = (value, options) => tidy(new Intl.NumberFormat(locale(), options).format(value));

/**
 * A chance as people read it: whole per cent, and less than the least of them as just that ("<1%"). Never 0 % or 100 %
 * unless it is exact.
 * @param {number} chance
 * @param {number} [digits]
 */
export function percent(chance, digits = 0) {
  const show = (/** @type {number} */ value) =>
    new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: digits }).format(value);
  const least = 0.01 / 10 ** digits;
  if (chance > 0 && chance < least) return `<${show(least)}`;
  if (chance < 1 && chance > 1 - least) return `>${show(1 - least)}`;
  return show(chance);
}
