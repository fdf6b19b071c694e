import { engine } from "../engine-instance.js";
import { same, withValue } from "../fields.js";
import { clearAddress, putAddress } from "./address.js";
import { keep, log } from "./memory.js";
import { beforeDice, refreshOdds } from "./odds.js";
import { game, scenario, state, update, withScenario } from "../store.js";
import { verdict } from "../words.js";

/** @typedef {import("../types.js").Scenario} Scenario */
/** @typedef {import("../types.js").Field} Field */

let turn = 0;

/** Asks the engine about the attack at hand: what happens, and the odds. Before it is ready nothing is asked. */
export async function refresh() {
  const mine = ++turn;
  if (state.engine.phase !== "ready") return;
  const asked = scenario();
  // What happens is asked first: the odds may take their time.
  const answer = engine.ask("resolve", { scenario: asked }).catch(stopped);
  refreshOdds(beforeDice(asked));
  const reply = await answer;
  if (mine === turn && reply) take(reply);
}

/** @param {Error} error */
function stopped(error) {
  update({ rolling: false, notice: { id: "notice-stopped", facts: { reason: error.message }, alarm: true } });
  return null;
}

/** @param {import("../engine.js").Reply} reply */
function take(reply) {
  if (!reply.ok) return refuse(reply);
  const result = reply.value;
  update({ result, actual: reply.actual ?? {}, problems: [], rolling: false });
  keep();
  if (result.status === "resolved") {
    if (!state.keypad) update({ spoken: verdict(game(), result) });
    if (state.origin !== "example") log();
  }
  // A set-up that came by link keeps its address too; one that was edited has none until the dice lie.
  return result.status === "resolved" || state.fragment ? publish() : undefined;
}

/** @param {Extract<import("../engine.js").Reply, {ok: false}>} reply */
function refuse(reply) {
  if (reply.defect) update({ notice: { id: "notice-defect", facts: { reason: reply.defect }, alarm: true } });
  update({
    result: null,
    actual: {},
    problems: reply.problems ?? [],
    rolling: false,
    formOpen: true,
    pointing: state.pointing || state.rolling,
  });
  keep();
}

/** Puts the link of the attack at hand into the address bar, so that a reload or a copied address shows it again. */
async function publish() {
  const asked = scenario();
  const reply = await engine.ask("link", { scenario: asked }).catch(() => null);
  if (!reply?.ok || asked !== scenario() || state.opening) return;
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
  update({
    ...withScenario({ ...rest, situation }),
    ...cleared,
    kept,
    origin: "own",
    fragment: "",
    fresh: false,
    formOpen: true,
    oddsWait: true,
  });
  clearAddress();
  keep();
  refresh();
}

/** Lays the dice of before the last change down again. */
export function relay() {
  const dice = Object.fromEntries(Object.entries(state.kept ?? {}).filter(([, value]) => value !== undefined));
  update({
    ...withScenario({ ...scenario(), ...dice }),
    kept: null,
    entry: null,
    keypad: false,
    fresh: false,
    formOpen: false,
    ...unlinked(),
  });
  refresh();
}

/** Whether something in the set-up itself is wrong, which no other dice mend. */
export const isMisset = () => state.problems.some(({ path }) => /^(situation|rulings)\b/.test(path));

/** Leads to what is wrong: the first fault in the set-up, or what the rules have against the attack. */
export const pointOut = () =>
  update({ keypad: false, pointing: true, ...(state.result?.status === "refused" ? {} : { formOpen: true }) });

const OLD_DICE_LIE = 1_000; // ms: a throw that comes sooner takes their place, a later one finds the felt cleared

/** Throws everything anew, with 16 bytes of the browser's own chance. */
export function roll() {
  if (state.result?.status === "refused" || isMisset()) return pointOut();
  const { dice: _dice, choices: _choices, ...rest } = own();
  const cleared = state.engine.phase === "ready" ? {} : { result: null, actual: {} };
  update({
    ...withScenario({ ...rest, seed: newSeed() }),
    kept: null,
    fresh: true,
    formOpen: false,
    keypad: false,
    entry: null,
    origin: "own",
    rolling: true,
    notice: null,
    spoken: "",
    ...cleared,
    ...unlinked(),
  });
  scrollTo({ top: 0 });
  refresh();
  const thrown = scenario();
  setTimeout(() => state.rolling && thrown === scenario() && update({ result: null, actual: {} }), OLD_DICE_LIE);
}

/** @returns {string} 16 random bytes, base64url without padding */
export function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** An attack that changes has no link until it is published again. */
function unlinked() {
  clearAddress();
  return { fragment: "" };
}

/**
 * Typed rows and answers that the attack at hand has no use for, and the attack that they belong to.
 * @typedef {Record<"dice" | "choices", Record<string, any>>} Laid
 * @type {Laid & {of: Scenario | null}}
 */
let spare = { of: null, dice: {}, choices: {} };

/**
 * Puts a changed attack on the felt. Dice and answers that no longer fit it leave it, and come back when the change is
 * undone.
 * @param {Scenario} next
 * @param {Partial<import("../store.js").State>} also
 */
async function change(next, also) {
  const before = scenario();
  const back = spare.of === before ? spare : { dice: {}, choices: {} };
  /** @type {Laid} */
  const laid = { dice: { ...back.dice, ...next.dice }, choices: { ...back.choices, ...next.choices } };
  const { fitting, away } = await fitted(next, laid);
  if (before !== scenario()) return;
  spare = { of: fitting, ...away };
  update({ ...withScenario(fitting), fresh: false, origin: "own", ...unlinked(), ...also });
  keep();
  refresh();
}

/**
 * @param {Scenario} next
 * @param {Laid} laid
 */
async function fitted(next, laid) {
  /** @type {Laid} */
  const away = { dice: {}, choices: {} };
  for (;;) {
    const fitting = {
      ...next,
      ...(next.dice || Object.keys(laid.dice).length ? { dice: laid.dice } : {}),
      choices: laid.choices,
    };
    const misfits = await unfit(fitting);
    if (!misfits.length) return { fitting, away };
    for (const [kind, name] of misfits) {
      away[kind][name] = laid[kind][name];
      laid = { ...laid, [kind]: without(laid[kind], name) };
    }
  }
}

/** @param {Record<string, any>} record @param {string} name */
const without = (record, name) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** @param {Scenario} asked @returns {Promise<["dice" | "choices", string][]>} what of it no longer fits */
async function unfit(asked) {
  const reply =
    state.engine.phase === "ready" ? await engine.ask("resolve", { scenario: asked }).catch(() => null) : null;
  const problems = reply && !reply.ok ? (reply.problems ?? []) : [];
  const found = problems
    .map(({ path }) => path.split("."))
    .filter(([kind, name]) => (kind === "dice" || kind === "choices") && name !== undefined);
  return /** @type {["dice" | "choices", string][]} */ (found.map(([kind, name]) => [kind, name])).filter(
    ([kind, name]) => name in (asked[kind] ?? {}),
  );
}

/**
 * Answers a choice.
 * @param {string} key
 * @param {unknown} value undefined takes the answer back
 */
export function choose(key, value) {
  const choices = without(scenario().choices ?? {}, key);
  spare = { ...spare, choices: without(spare.choices, key) };
  return change({ ...scenario(), choices: value === undefined ? choices : { ...choices, [key]: value } }, {});
}

/**
 * Switches a ruling for this attack and remembers it as the table's.
 * @param {string} name
 * @param {string | number} value
 */
export function rule(name, value) {
  const declared = game().rulings.find((one) => one.name === name);
  const set = (/** @type {Record<string, string | number>} */ others) =>
    same(value, declared?.default) ? without(others, name) : { ...without(others, name), [name]: value };
  update({ table: { ...state.table, [state.game]: set(state.table[state.game] ?? {}) } });
  return change({ ...scenario(), rulings: set(scenario().rulings ?? {}) }, { oddsWait: true });
}

/** Gives this attack the table's own rulings, where it came with others. */
export function ruleAsTable() {
  return change({ ...scenario(), rulings: state.table[state.game] ?? {} }, { oddsWait: true });
}
