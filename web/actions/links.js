import { engine, whenReady } from "../engine-instance.js";
import { allGames, scenario, state, update } from "../store.js";
import { same } from "../fields.js";
import { isScenario } from "../stored.js";
import { fragmentHere, isForeign, meetAddress } from "./address.js";
import { refresh } from "./attack.js";
import { resumeEntry } from "./entry.js";
import { show, showExample } from "./showing.js";
import { readTyped } from "./typing.js";

/** The fragment that is being opened. */
let asked = "";

/** Shows what the address says, unless it is on the felt already. Without a fragment the attack at hand stays. */
export function followAddress() {
  readTyped();
  const fragment = fragmentHere();
  meetAddress();
  if (!isForeign()) return stopOpening();
  if (state.opening && fragment === asked) return undefined;
  const known = allGames().flatMap((one) => one.examples).find((one) => one.fragment === fragment);
  return known ? showKnown(known) : open(fragment);
}

function stopOpening() {
  asked = "";
  if (state.opening) update({ opening: false });
}

/** @param {import("../types.js").Example} example */
function showKnown(example) {
  stopOpening();
  showExample(example);
}

/**
 * Opens a link's fragment; a second one that comes meanwhile takes its place.
 * @param {string} fragment
 */
async function open(fragment) {
  asked = fragment;
  if (state.engine.phase === "missing")
    return update({ opening: false, notice: { id: "notice-link-needs-engine", alarm: true } });
  update({ opening: true, notice: null, sheet: null });
  const reply = await engine.ask("open", { link: fragment }).catch(() => null);
  if (asked !== fragment) return undefined;
  readTyped();
  stopOpening();
  if (reply?.ok) return show(reply.value, { origin: "link", fragment });
  const problems = reply?.problems ?? [];
  update({ notice: { id: reply ? "notice-link" : "notice-link-waits", facts: { problems }, alarm: true } });
  return goOn();
}

/** Asks about the attack at hand, or for the dice that are being typed for it. */
const goOn = () => (state.keypad ? resumeEntry() : refresh());

/** At every start of the engine the link that waits for it is opened; else the attack at hand goes on. */
export const followEngine = () => whenReady(() => (isForeign() ? followAddress() : goOn()));

/** @param {PopStateEvent} event */
export function followHistory({ state: past }) {
  readTyped();
  const whole = past?.scenario;
  if (!isScenario(whole)) return followAddress();
  meetAddress();
  stopOpening();
  update({ notice: null });
  return same(whole, scenario()) ? undefined : show(whole, { origin: "own", fragment: fragmentHere() });
}
