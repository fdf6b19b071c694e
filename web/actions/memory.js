import { build } from "virtual:engine";
import { LANGUAGES } from "../i18n.js";
import { recall, remember } from "../storage.js";
import { game, scenario, state, update } from "../store.js";
import { isAside, isGame, isLogged, isRecord, isScenario, isTable, TABLE } from "../stored.js";

/** @typedef {import("../store.js").Logged} Logged */
/** @typedef {import("../store.js").State} State */

const LONGEST_LOG = 40;
const ENTERED = /** @type {const} */ (["game", "scenarios", "origin", "kept", "entry", "keypad", "picking", "aside"]);
const ANSWERS = /** @type {const} */ (["result", "actual", "odds", "fragment"]);

/** @template {keyof State} Key @param {readonly Key[]} keys @returns {Pick<State, Key>} */
const taken = (keys) => /** @type {any} */ (Object.fromEntries(keys.map((key) => [key, state[key]])));

/**
 * A number that any change of the answers, or of what was asked, or of the build that answered, is bound to change: the
 * page cannot tell a game's own outcome from a damaged one.
 * @param {unknown} asked
 * @param {unknown} answers
 */
function seal(asked, answers) {
  let sum = 0x811c9dc5;
  for (const character of JSON.stringify([build, asked, answers]))
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** Stores what a reload must not lose. */
export function keep() {
  const answers = taken(ANSWERS);
  remember("session", { ...taken(ENTERED), answers, seal: seal(scenario(), answers) });
  remember("table", state.table);
}

/** @typedef {{value: any, fits: boolean}} Read what of a stored thing can be used, and whether that is all of it */

/** @param {any} value @param {(key: string, value: any) => boolean} check @returns {Read} */
function fitting(value, check) {
  if (!isRecord(value)) return { value: {}, fits: false };
  const all = Object.entries(value);
  const good = all.filter(([key, one]) => check(key, one));
  return { value: Object.fromEntries(good), fits: good.length === all.length };
}

/** @param {any} value @param {(value: any) => boolean} check @returns {Read} */
function fittingList(value, check) {
  if (!Array.isArray(value)) return { value: [], fits: false };
  const good = value.filter(check);
  return { value: good, fits: good.length === value.length };
}

/** @param {any} value @returns {Read} */
function readSession(value) {
  if (!isRecord(value) || !isGame(value.game)) return { value: null, fits: false };
  const scenarios = fitting(value.scenarios, (id, one) => isScenario(one) && one.game === id);
  const aside = fittingList(value.aside ?? [], isAside);
  const asked = scenarios.value[value.game];
  const known = fitting(value, (key, one) => !(key in TABLE) || (asked && TABLE[key](game(value.game), one)));
  const { origin = "own", kept = null, entry = null, keypad = false, picking = {} } = known.value;
  const table = { origin, kept, entry, keypad: keypad && entry !== null, picking };
  const sealed = asked && isRecord(value.answers) && value.seal === seal(asked, value.answers);
  return {
    value: { game: value.game, scenarios: scenarios.value, ...table, aside: aside.value, ...(sealed && value.answers) },
    fits: scenarios.fits && aside.fits && known.fits,
  };
}

/** @param {any} value @returns {Read} */
const readTable = (value) => fitting(value, isTable);

/** @param {any} value @returns {Read} */
const readLog = (value) => fittingList(value, isLogged);

/** @param {any} value @returns {Read} */
const readLanguage = (value) =>
  Object.keys(LANGUAGES).includes(value) ? { value, fits: true } : { value: null, fits: false };

/** Says that something was left out. */
const UNREADABLE = { notice: { id: "notice-stored" } };

/**
 * What earlier visits left; nothing where storage is off. What cannot be read is left out, and said.
 * @returns {Promise<Partial<State>>}
 */
export async function remembered() {
  const [session, table, past] = await Promise.all([
    recall("session", readSession),
    recall("table", readTable),
    recall("log", readLog),
  ]);
  const fits = [session, table, past].every((one) => !one || one.fits);
  return {
    ...session?.value,
    ...(table && { table: table.value }),
    ...(past && { log: past.value }),
    ...(!fits && UNREADABLE),
  };
}

/** @returns {Promise<string | null>} */
export async function rememberedLanguage() {
  const found = await recall("language", readLanguage);
  if (found && !found.fits) update(UNREADABLE);
  return found?.value ?? null;
}

/** @param {string} language */
export const keepLanguage = (language) => remember("language", language);

/** Notes the result at hand; the same throw seen under another ruling or choice takes the place of its first note. */
export function log() {
  const whole = scenario();
  const last = state.result?.steps.at(-1) ?? null;
  const entry = { scenario: whole, step: last && { key: last.key, facts: last.facts }, when: Date.now() };
  const others = state.log.filter((one) => throwOf(one.scenario) !== throwOf(whole));
  update({ log: [entry, ...others].slice(0, LONGEST_LOG) });
  remember("log", state.log);
}

/** @param {import("../types.js").Scenario} whole */
const throwOf = ({ game, situation, dice, seed }) => JSON.stringify([game, situation, dice, seed]);

export function forget() {
  update({ log: [] });
  remember("log", []);
}
