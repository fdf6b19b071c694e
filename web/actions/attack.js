import { engine } from "../core.js";
import { same, withValue } from "../fields.js";
import { clearAddress, putAddress } from "./address.js";
import { keep, log } from "./memory.js";
import { allGames, game, scenario, state, update, withScenario } from "../store.js";
import { verdict } from "../words.js";

/** @typedef {import("../types.js").Scenario} Scenario */
/** @typedef {import("../types.js").Field} Field */

let turn = 0;

/** Asks the engine about the attack at hand: what happens, and the odds. Before it is ready nothing is asked. */
export async function refresh() {
  const mine = ++turn;
  if (state.engine.phase !== "ready") return;
  const asked = scenario();
  refreshOdds(beforeDice(asked));
  const reply = await engine.ask("resolve", { scenario: asked }).catch(stopped);
  if (mine === turn && reply) take(reply);
}

/** @param {Error} error */
function stopped(error) {
  update({ rolling: false, notice: { id: "notice-stopped", facts: { reason: error.message }, alarm: true } });
  return null;
}

/** @param {Scenario} asked the attack with the dice that count as fixed */
export async function refreshOdds(asked) {
  update({ oddsWait: true });
  const reply = await engine.odds({ scenario: asked }).catch(() => null);
  if (reply?.ok) update({ odds: reply.value, oddsWait: false });
  else if (reply) update({ odds: null, oddsWait: false });
}

/**
 * The odds beside the form are those before any die lies; what the phone or a player threw is only marked in them.
 * @param {Scenario} asked
 */
function beforeDice({ dice: _dice, seed: _seed, choices = {}, ...rest }) {
  const picks = new Set(game().choices.filter((one) => one.kind === "pick").map((one) => one.key));
  const settled = Object.fromEntries(Object.entries(choices).filter(([key]) => !picks.has(key)));
  return { ...rest, choices: settled };
}

/** @param {import("../engine.js").Reply} reply */
function take(reply) {
  if (!reply.ok) return refuse(reply);
  const result = reply.value;
  update({ result, actual: reply.actual ?? {}, problems: [], rolling: false });
  keep();
  if (result.status === "resolved") {
    update({ spoken: verdict(game(), result), entry: null, keypad: false });
    if (state.origin !== "example") log();
  }
  // A set-up that came by link keeps its address too; one that was edited has none until the dice lie.
  return result.status === "resolved" || state.fragment ? publish() : undefined;
}

/** @param {Extract<import("../engine.js").Reply, {ok: false}>} reply */
function refuse(reply) {
  if (reply.defect) update({ notice: { id: "notice-defect", facts: { reason: reply.defect }, alarm: true } });
  update({ result: null, actual: {}, problems: reply.problems ?? [], rolling: false, formOpen: true });
  keep();
}

/** Puts the link of the attack at hand into the address bar, so that a reload or a copied address shows it again. */
async function publish() {
  const asked = scenario();
  const reply = await engine.ask("link", { scenario: asked }).catch(() => null);
  if (!reply?.ok || asked !== scenario()) return;
  update({ fragment: reply.value });
  putAddress(reply.value);
  keep();
}

/**
 * A change of the set-up takes the dice off the felt; they are kept beside it, to be laid down again.
 * @param {Field} field
 * @param {unknown} value
 */
export function edit(field, value) {
  setUp(withValue(scenario().situation ?? {}, field, value));
}

// An example is played under the table's rulings once it is touched.
/** @returns {Scenario} */
const own = () => (state.origin === "example" ? { ...scenario(), rulings: state.table[state.game] ?? {} } : scenario());

/** @param {Record<string, any>} situation */
export function setUp(situation) {
  const { dice, seed, choices, ...rest } = own();
  const kept = dice || seed ? { dice, seed, choices } : state.kept;
  const cleared = state.result?.status === "resolved" ? { result: null, actual: {} } : {};
  update({ ...withScenario({ ...rest, situation }), ...cleared, kept, origin: "own", fragment: "", fresh: false, formOpen: true, oddsWait: true });
  clearAddress();
  keep();
  refresh();
}

/** Lays the dice of before the last change down again. */
export function relay() {
  const dice = Object.fromEntries(Object.entries(state.kept ?? {}).filter(([, value]) => value !== undefined));
  update({ ...withScenario({ ...scenario(), ...dice }), kept: null, fresh: false, formOpen: false });
  refresh();
}

/** Throws everything anew, with 16 bytes of the browser's own chance. */
export function roll() {
  if (state.result?.status === "refused") return;
  const { dice: _dice, choices: _choices, ...rest } = own();
  const cleared = state.engine.phase === "ready" ? {} : { result: null, actual: {} };
  update({ ...withScenario({ ...rest, seed: newSeed() }), kept: null, fresh: true, formOpen: false, keypad: false, entry: null, origin: "own", rolling: true, notice: null, spoken: "", ...cleared });
  scrollTo({ top: 0 });
  refresh();
}

/** @returns {string} 16 random bytes, base64url without padding */
export function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Rows typed by hand that the last choice has no use for, and the attack that they belong to.
 * @type {{of: Scenario | null, dice: import("../types.js").Dice}}
 */
let spare = { of: null, dice: {} };

/**
 * Answers a choice. Dice that nothing asks for any more leave the attack, and come back when the choice is undone.
 * @param {string} key
 * @param {unknown} value undefined takes the answer back
 */
export async function choose(key, value) {
  const before = scenario();
  const { [key]: _old, ...others } = before.choices ?? {};
  const choices = value === undefined ? others : { ...others, [key]: value };
  const dice = before.dice && { ...before.dice, ...(spare.of === before ? spare.dice : {}) };
  const next = { ...before, choices, ...(dice && { dice }) };
  const unasked = await rowsNotAsked(next);
  if (before !== scenario()) return;
  const split = (/** @type {boolean} */ away) => Object.fromEntries(Object.entries(dice ?? {}).filter(([name]) => unasked.includes(name) === away));
  const chosen = dice ? { ...next, dice: split(false) } : next;
  spare = { of: chosen, dice: split(true) };
  update({ ...withScenario(chosen), fresh: false, origin: "own" });
  refresh();
}

/** @param {Scenario} asked @returns {Promise<string[]>} the rows of its dice that no roll asks for */
async function rowsNotAsked(asked) {
  const reply = await engine.ask("resolve", { scenario: asked }).catch(() => null);
  const problems = reply && !reply.ok ? (reply.problems ?? []) : [];
  return problems.filter(({ code, path }) => code === "not-asked" && path.startsWith("dice.")).map(({ path }) => path.split(".")[1]);
}

/**
 * Switches a ruling for this attack and remembers it as the table's.
 * @param {string} name
 * @param {string | number} value
 */
export function rule(name, value) {
  const declared = game().rulings.find((one) => one.name === name);
  const set = (/** @type {Record<string, string | number>} */ { [name]: _old, ...others }) => (same(value, declared?.default) ? others : { ...others, [name]: value });
  const table = { ...state.table, [state.game]: set(state.table[state.game] ?? {}) };
  update({ table, ...withScenario({ ...scenario(), rulings: set(scenario().rulings ?? {}) }), fresh: false, origin: "own", oddsWait: true });
  keep();
  refresh();
}

/** Gives this attack the table's own rulings, where it came with others. */
export function ruleAsTable() {
  update({ ...withScenario({ ...scenario(), rulings: state.table[state.game] ?? {} }), fresh: false });
  refresh();
}

/**
 * Shows a scenario that came whole: from a link, the log or the examples.
 * @param {Scenario} whole
 * @param {Partial<import("../store.js").State>} [also] what is known of it already
 */
export function show(whole, also = {}) {
  const seen = { result: null, actual: {}, odds: null, problems: [], kept: null, entry: null, keypad: false, fresh: false, formOpen: false, sheet: null, question: {}, picking: {}, cite: null, fragment: "", oddsWait: !("odds" in also) };
  update({ ...withScenario(whole), game: whole.game, ...seen, ...also });
  scrollTo({ top: 0 });
  refresh();
}

/** @param {import("../types.js").Example} example */
export function showExample({ scenario: whole, result, actual, odds, fragment }) {
  show(whole, { result, actual, odds, fragment, origin: "example" });
  putAddress(fragment);
}

/** @param {string} id */
export function chooseGame(id) {
  const known = state.scenarios[id];
  const first = allGames().find((one) => one.id === id)?.examples[0];
  if (!known && first) return showExample(first);
  clearAddress();
  return show(known ?? { game: id }, { origin: "own", formOpen: !known?.seed && !known?.dice });
}

/** Puts the form back to the game's defaults, under the table's rulings. */
export function reset() {
  clearAddress();
  show({ game: state.game, rulings: state.table[state.game] ?? {} }, { origin: "own", formOpen: true });
}
