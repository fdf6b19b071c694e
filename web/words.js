/** What the declarations and results are called in the chosen language. */
import { has, number, say, t } from "./i18n.js";
import { labelId, optionId } from "./fields.js";
import { nameIn } from "./naming.js";
import { shown } from "./shown.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Field} Field */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Measure} Measure */

/**
 * A field's label: the message of its whole path, or else of its own key.
 * @param {Game} game
 * @param {string[]} path
 */
export const label = (game, path) => labelled(game, path) ?? labelId(unplaced(path));

/** @param {Game} game @param {string[]} path @returns {string | null} null where the game has no word for it */
export function labelled(game, path) {
  const keys = unplaced(path);
  const id = keys.map((_, i) => labelId(keys.slice(i))).find((one) => has(game.id, one));
  return id ? say(game.id, id) : null;
}

/** A path without the places in its lists. @param {string[]} path */
const unplaced = (path) => path.filter((key) => !/^\d+$/.test(key));

/**
 * @param {Game} game
 * @param {string[]} path
 * @returns {string} "" where a field needs no further word
 */
export function help(game, path) {
  const id = `${labelId(path)}.help`;
  return has(game.id, id) ? say(game.id, id) : "";
}

/**
 * What adds one more to a list, in the game's own words where it has any.
 * @param {Game} game
 * @param {string[]} path
 */
export function addText(game, path) {
  const id = `${labelId(path)}.add`;
  return has(game.id, id) ? say(game.id, id) : t("list-add", { name: label(game, path) });
}

/**
 * @param {Game} game
 * @param {string} key the option field's own key
 * @param {string | number | null} value
 */
export function option(game, key, value) {
  if (value === null) return t("not-given");
  const id = `option-${key}-${optionId(value)}`;
  return has(game.id, id) ? say(game.id, id) : typeof value === "number" ? number(value) : shown(String(value));
}

/**
 * A row's name; numbered rows ("damage-2") share the name of their kind.
 * @param {Game} game
 * @param {string} name
 */
export const rowName = (game, name) => numbered(game, `row-${name}`) ?? `row-${name}`;

/** A message, or that of its kind ("row-damage-2"). @param {Game} game @param {string} id @returns {string | null} */
export function numbered(game, id) {
  if (has(game.id, id)) return say(game.id, id);
  const [, kind, n] = /^(.*?)-(\d+)$/.exec(id) ?? [];
  return kind && has(game.id, kind) ? say(game.id, kind, { n: Number(n) }) : null;
}

/**
 * What a choice is about; numbered ones ("keep-2") share the words of their kind.
 * @param {Game} game
 * @param {string} key
 */
export const choiceName = (game, key) => numbered(game, `choice-${key}`) ?? `choice-${key}`;

/** One of the answers that a choice offers. @param {Game} game @param {string} key @param {any} value */
export const choiceOption = (game, key, value) =>
  typeof value === "number" ? number(value) : say(game.id, `choice-${key}-${optionId(value)}`);

/** Whether a declared name stands for this one. @param {{pattern: string}} declared @param {string} name */
export const standsFor = ({ pattern }, name) => new RegExp(`^(?:${pattern})$`).test(name);

/** The declared row that a row is one of. @param {Game} game @param {string} name */
export const rowOf = (game, name) => game.rows.find((row) => standsFor(row, name));

/** The side of a row, for its colour. @param {Game} game @param {string} name */
export const sideOf = (game, name) => rowOf(game, name)?.side ?? null;

/**
 * The rows thrown under a name, in their order: what decided nothing is thrown again, as "name-2", "name-3" ...
 * @param {Game} game
 * @param {Record<string, unknown>} rows
 * @param {string} name
 */
export function attempts(game, rows, name) {
  const declared = rowOf(game, name);
  return Object.keys(rows).filter((one) => declared && rowOf(game, one) === declared);
}

/** @param {Game} game @param {Pick<Step, "key" | "facts">} step */
export const stepText = (game, step) => say(game.id, `step-${step.key}`, named(game, step.facts));

/** @param {Game} game @param {Step} refusal */
export const refusalText = (game, refusal) => say(game.id, `refusal-${refusal.key}`, named(game, refusal.facts));

/** Facts with their `name` as the reader says it. @param {Game} game @param {Record<string, unknown>} facts */
const named = (game, facts) => (typeof facts.name === "string" ? { ...facts, name: nameIn(game, facts.name) } : facts);

/**
 * The sentence on the felt: the last step of a resolved attack.
 * @param {Game} game
 * @param {Result} result
 */
export function verdict(game, result) {
  const last = result.steps.at(-1);
  return last ? stepText(game, last) : "";
}

/**
 * Cites in short, runs joined: of.15-19, al.7.
 * @param {string[]} cites
 */
export function citeText(cites) {
  const parts = cites
    .map((cite) => /^(.*\.)(\d+)$/.exec(cite))
    .filter((part) => part !== null)
    .map(([, prefix, n]) => ({ prefix, n: Number(n) }));
  /** @type {{prefix: string, from: number, to: number}[]} */
  const runs = [];
  for (const { prefix, n } of parts) {
    const last = runs.at(-1);
    if (last && last.prefix === prefix && last.to === n - 1) last.to = n;
    else runs.push({ prefix, from: n, to: n });
  }
  return runs.map(({ prefix, from, to }, i) => `${i && runs[i - 1].prefix === prefix ? "" : prefix}${from}${to > from ? `\u2013${to}` : ""}`).join(", ");
}

/** @param {Game} game @param {string} cite such as "of.12" */
export const ruleText = (game, cite) => say(game.id, `rule-${cite.replace(".", "-")}`);

/** @param {Game} game @param {string} name */
export const rulingName = (game, name) => say(game.id, `ruling-${name}`);

/** @param {Game} game @param {string} name @param {string | number} value */
export const rulingValue = (game, name, value) => say(game.id, `ruling-${name}-${optionId(value)}`);

/**
 * The declared measure of a name in the odds; a pattern ("defeated:*") stands for many.
 * @param {Game} game
 * @param {string} name
 * @returns {Measure}
 */
export function measureOf(game, name) {
  return /** @type {Measure} */ (game.measures.find((one) => standsFor(one, name)));
}

/** @param {Game} game @param {string} name @param {string} [ending] @param {Record<string, unknown>} [facts] */
export function measureText(game, name, ending = "", facts = {}) {
  const [kind, of] = name.split(":");
  const whose = { of: of && nameIn(game, of), ...facts };
  return say(game.id, `measure-${optionId(kind)}${ending && `-${optionId(ending)}`}`, whose);
}

/**
 * "This or better happens in 54 of 100 attacks", with the edges in their own words.
 * @param {number} chance
 */
export function luckText(chance) {
  const n = Math.round(chance * 100);
  if (chance >= 1) return t("luck-always");
  if (chance > 0.99) return t("luck-nearly-always");
  return chance < 0.01 ? t("luck-rare", { n: Math.round(1 / chance) }) : t("luck", { n });
}

/**
 * What is to be known of the worked example at hand; "" for any other attack.
 * @param {Game} game
 * @param {string} fragment
 */
export function exampleNote(game, fragment) {
  const found = game.examples.find((one) => one.fragment === fragment);
  const id = found ? `example-${found.id}.note` : "";
  return found && has(game.id, id) ? say(game.id, id) : "";
}
