/** Attacks that come whole, and the way back to those that they take the place of. */
import { clearAddress, leaveAddress, putAddress } from "./address.js";
import { refresh } from "./attack.js";
import { keep } from "./memory.js";
import { same } from "../fields.js";
import { allGames, scenario, state, update, withScenario } from "../store.js";

/** @typedef {import("../types.js").Scenario} Scenario */
/** @typedef {import("../store.js").Aside} Aside */

const MOST_ASIDE = 16;

/** @returns {Aside} */
const atHand = () => ({
  scenario: scenario(),
  origin: state.origin,
  kept: state.kept,
  entry: state.entry,
  keypad: state.keypad,
  picking: state.picking,
});

const BARE = { kept: null, entry: null, keypad: false, picking: {} };

/** @param {Aside} one */
const isTyped = ({ entry }) => Object.values(entry?.rows ?? {}).some((faces) => faces.length);

/** Whether a player made something of an attack, which must not be lost. @param {Aside} one */
const isOwn = (one) => one.origin === "own" || isTyped(one);

/**
 * Puts an attack in the place of the one at hand, which is laid aside. One that lay aside comes back as it was left,
 * with its half-typed dice.
 * @param {Scenario} whole
 * @param {Partial<import("../store.js").State>} [also] what is known of it already
 */
export function show(whole, also = {}) {
  const every = [atHand(), ...state.aside];
  const { scenario: _same, ...back } = every.find((one) => same(one.scenario, whole)) ?? {
    ...BARE,
    origin: also.origin ?? "own",
    scenario: whole,
  };
  const others = every.filter(
    (one, i) => !same(one.scenario, whole) && every.findIndex((each) => same(each.scenario, one.scenario)) === i,
  );
  const aside = [...others.filter(isOwn), ...others.filter((one) => !isOwn(one))].slice(0, MOST_ASIDE);
  const seen = {
    result: null,
    actual: {},
    odds: null,
    problems: [],
    fresh: false,
    sheet: null,
    question: {},
    cite: null,
    fragment: "",
    oddsWait: !("odds" in also),
  };
  update({ ...withScenario(whole), game: whole.game, ...seen, ...also, ...back, aside });
  update({ formOpen: state.origin === "own" && !state.keypad && !whole.seed && !whole.dice });
  scrollTo({ top: 0 });
  keep();
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
  return show(known ?? { game: id });
}

/** @param {import("../store.js").Logged} one */
export function showLogged(one) {
  clearAddress();
  show(one.scenario, { origin: "log" });
}

/**
 * The player's own attack that another one took the place of: an example, a link, an earlier result; or one that the
 * player threw meanwhile, while dice for the former are still half typed.
 */
export const own = () =>
  state.aside.find((one) => one.scenario.game === state.game && isOwn(one) && (state.origin !== "own" || isTyped(one)));

/** Brings that attack back; the browser's way back leads to the one shown now. */
export function showOwn() {
  const one = own();
  if (!one) return;
  show(one.scenario);
  leaveAddress();
}

/** Puts the form back to the game's defaults, under the table's rulings, with nothing on the table. */
export function reset() {
  clearAddress();
  const whole = { game: state.game, rulings: state.table[state.game] ?? {} };
  if (same(scenario(), whole)) update(BARE);
  update({ aside: state.aside.filter((one) => !same(one.scenario, whole)) });
  show(whole);
}
