/**
 * @typedef {import("./types.js").Scenario} Scenario
 * @typedef {import("./types.js").Game} Game
 * @typedef {import("./types.js").Result} Result
 * @typedef {import("./types.js").Odds} Odds
 * @typedef {import("./types.js").Problem} Problem
 * @typedef {import("./types.js").Wanted} Wanted
 *
 * @typedef {{phase: "starting" | "ready" | "failed" | "missing", progress: number, from?: "plain" | "snapshot" |
 *   "fault"}} EngineState
 * @typedef {{id: string, facts?: Record<string, unknown>, alarm?: boolean}} Notice
 * @typedef {{wanted: Record<string, Wanted>, rows: Record<string, (number | null)[]>, row: string, at: number, digits:
 *   string, seed: string}} Entry dice being typed: the rows asked for so far, what was typed for each, and the die that
 *   the next key sets
 * @typedef {{scenario: Scenario, step: {key: string, facts: Record<string, unknown>} | null, when: number}} Logged
 * @typedef {"example" | "link" | "log" | "own"} Origin
 *
 * @typedef {object} Table what lies on the table beside the attack itself; it leaves and comes back with the attack
 * @property {Origin} origin
 * @property {Pick<Scenario, "dice" | "seed" | "choices"> | null} kept the dice that the last edit took off the felt
 * @property {Entry | null} entry
 * @property {boolean} keypad
 * @property {Record<string, number[]>} picking dice tapped for a choice that are not yet as many as it wants
 *
 * @typedef {Table & {scenario: Scenario}} Aside an attack that another one took the place of
 *
 * @typedef {{question: string, value: any, failed: boolean, cell: [number, number] | null}} Answer
 *   of a question of the game's own; value: null until it is here; cell: the part of it that is looked at
 *
 * @typedef {object} Page
 * @property {string} game the chosen game's id
 * @property {Record<string, Scenario>} scenarios the attack at hand, one a game
 * @property {Record<string, Record<string, string | number>>} table each table's rulings that differ from the defaults,
 *   one set a game
 * @property {Result | null} result
 * @property {Record<string, string>} actual
 * @property {Odds | null} odds
 * @property {boolean} oddsWait true while the shown odds are of an older form than the one seen
 * @property {boolean} oddsTooMany true where the odds of the attack at hand are more than can be counted
 * @property {Problem[]} problems
 * @property {string} fragment the link's fragment of the shown result, "" while there is none
 * @property {Aside[]} aside the newest first
 * @property {boolean} fresh true just after a throw, until the next change
 * @property {EngineState} engine
 * @property {boolean} rolling true while a throw waits for the engine
 * @property {boolean} opening true while a link waits for the engine
 * @property {Logged[]} log newest first
 * @property {boolean} formOpen
 * @property {boolean} pointing true until the eye is led to the first problem
 * @property {boolean} unfolded true while the seldom needed groups are open
 * @property {string | null} helped the field whose help is open
 * @property {Record<string, number | string>} question the limit or the outcome asked about, one a measure
 * @property {string | null} sheet
 * @property {Answer | null} answer
 * @property {string} link the address in the share sheet
 * @property {boolean} copied
 * @property {string | null} cite the step whose statements are open
 * @property {string | null} rulingOpen the ruling that is open to be switched
 * @property {Notice | null} notice
 * @property {boolean} newer true while a newer build waits to be taken into use
 * @property {string} spoken what the live region says
 *
 * @typedef {Page & Table} State
 */

/** @type {State} */
export const state = {
  game: "",
  scenarios: {},
  table: {},
  origin: "example",
  kept: null,
  entry: null,
  keypad: false,
  picking: {},
  aside: [],
  log: [],
  result: null,
  actual: {},
  odds: null,
  oddsWait: false,
  oddsTooMany: false,
  problems: [],
  fragment: "",
  engine: { phase: "starting", progress: 0 },
  rolling: false,
  opening: false,
  fresh: false,
  formOpen: false,
  pointing: false,
  unfolded: false,
  helped: null,
  rulingOpen: null,
  question: {},
  sheet: null,
  answer: null,
  link: "",
  copied: false,
  cite: null,
  notice: null,
  newer: false,
  spoken: "",
};

/** @type {Set<() => void>} */
const listeners = new Set();
let due = false;

/** @param {() => void} listener */
export const subscribe = (listener) => void listeners.add(listener);

/** @param {Partial<State>} patch */
export function update(patch) {
  Object.assign(state, patch);
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    for (const listener of listeners) listener();
  });
}

/** @type {Game[]} */
let declared = [];

/** @param {Game[]} games */
export const declare = (games) => void (declared = games);
export const allGames = () => declared;

/** @param {string} [id] */
export const game = (id = state.game) => /** @type {Game} */ (declared.find((one) => one.id === id) ?? declared[0]);

/** The attack at hand. @returns {Scenario} */
export const scenario = () => state.scenarios[state.game] ?? { game: state.game };

/** @param {Scenario} next */
export const withScenario = (next) => ({ scenarios: { ...state.scenarios, [next.game]: next } });
