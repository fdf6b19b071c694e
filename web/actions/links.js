import { engine } from "../core.js";
import { allGames, scenario, state, update } from "../store.js";
import { show, showExample } from "./attack.js";

let asked = "";

/** The fragment of the address, "" where there is none. */
export const fragmentHere = () => (location.href.includes("#") ? location.href.slice(location.href.indexOf("#") + 1) : "");

/** Shows what the address says, unless it is on the felt already. Without a fragment the attack at hand stays. */
export function followAddress() {
  const fragment = fragmentHere();
  if (!fragment || fragment === state.fragment) return undefined;
  const known = allGames().flatMap((one) => one.examples).find((one) => one.fragment === fragment);
  return known ? showExample(known) : open(fragment);
}

/**
 * Opens a link's fragment; a second one that comes meanwhile takes its place.
 * @param {string} fragment
 */
async function open(fragment) {
  asked = fragment;
  if (state.engine.phase === "missing") return update({ opening: false, notice: { id: "notice-link-needs-engine", alarm: true } });
  update({ opening: true, notice: null, sheet: null });
  const reply = await engine.ask("open", { link: fragment }).catch(() => null);
  if (asked !== fragment) return undefined;
  update({ opening: false });
  if (reply?.ok) return show(reply.value, { origin: "link", fragment });
  const problems = reply?.problems ?? [];
  return update({ notice: { id: reply ? "notice-link" : "notice-link-waits", facts: { problems }, alarm: true } });
}

/** @param {PopStateEvent} event */
export function followHistory({ state: past }) {
  const whole = past?.scenario;
  if (whole && allGames().some((one) => one.id === whole.game) && whole !== scenario()) show(whole, { origin: "own", fragment: fragmentHere() });
  else followAddress();
}
