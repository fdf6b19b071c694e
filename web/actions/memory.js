import { build } from "virtual:engine";
import { recall, remember } from "../storage.js";
import { allGames, scenario, state, update } from "../store.js";

/** @typedef {import("../store.js").Logged} Logged */

const LONGEST_LOG = 40;
const SESSION = /** @type {const} */ (["game", "scenarios", "result", "actual", "odds", "fragment", "origin", "kept", "entry", "keypad", "picking", "aside"]);

/** Stores what a reload must not lose. */
export function keep() {
  remember("session", { build, ...Object.fromEntries(SESSION.map((key) => [key, state[key]])) });
  remember("table", state.table);
}

/** @param {any} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const PARTS = /** @type {const} */ (["situation", "rulings", "dice", "choices"]);

/** @param {any} value @returns {value is import("../types.js").Scenario} */
const isScenario = (value) =>
  isRecord(value) && PARTS.every((part) => value[part] === undefined || isRecord(value[part])) && Object.values(value.dice ?? {}).every(Array.isArray);

/** @param {any} value @returns {value is Pick<import("../store.js").State, typeof SESSION[number]>} */
const isSession = (value) =>
  isRecord(value) && isRecord(value.scenarios) && isRecord(value.actual) && allGames().some((one) => one.id === value.game) && Object.values(value.scenarios).every(isScenario);

/** @param {any} value @returns {value is Logged[]} */
const isLog = (value) => Array.isArray(value) && value.every((one) => isRecord(one) && isScenario(one.scenario) && typeof one.when === "number");

/** What earlier visits left; nothing where storage is off or unreadable. */
export async function remembered() {
  const [session, table, past] = await Promise.all([recall("session", isSession), recall("table", isRecord), recall("log", isLog)]);
  // Another build may answer in another shape: its answers are asked for again, what was entered stays.
  const answers = session && /** @type {any} */ (session).build !== build ? { result: null, actual: {}, odds: null, entry: null } : {};
  return { ...session, ...answers, ...(table && { table }), ...(past && { log: past }) };
}

/** @returns {Promise<string | null>} */
export const rememberedLanguage = () => recall("language", (value) => typeof value === "string");

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
