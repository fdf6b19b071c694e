import { scenario, state } from "../store.js";

/** The address without any fragment, as a base for links; a query stays. */
export const base = () => location.href.split("#")[0];

/** The fragment of the address, "" where there is none. */
export const fragmentHere = () =>
  location.href.includes("#") ? location.href.slice(location.href.indexOf("#") + 1) : "";

/** Whether the address is that of an attack which is not at hand. */
export const isForeign = () => fragmentHere() !== "" && fragmentHere() !== state.fragment;

/** The last fragment that the page has put into the address or has begun to open. */
let met = "";

/** Notes that the address, as it is now, is dealt with. */
export const meetAddress = () => void (met = fragmentHere());

// A link may have come that is not open yet: what ends meanwhile for the attack before must not take its address away.
const isLinkWaiting = () => state.opening || ![met, state.fragment].includes(fragmentHere());

/** @param {string} fragment without "#" */
export const linkTo = (fragment) => `${base()}#${fragment}`;

/** @param {string} fragment */
export function putAddress(fragment) {
  if (isLinkWaiting() && fragmentHere()) return;
  if (fragmentHere() !== fragment) history.replaceState({ scenario: scenario() }, "", linkTo(fragment));
  meetAddress();
}

/** An address must never show an attack other than the page's own, so a change takes the fragment away. */
export function clearAddress() {
  if (fragmentHere() && !isLinkWaiting()) history.replaceState({ scenario: scenario() }, "", base());
}

/** Leaves the address of the attack shown to the browser's way back, and goes on without any. */
export const leaveAddress = () => history.pushState({ scenario: scenario() }, "", base());

const BETWEEN_NOTES = 400; // ms: browsers refuse more than about a hundred in half a minute

/** @type {import("../types.js").Scenario | null} */
let noted = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let noting;

/**
 * Notes the attack at hand with the address that shows it, so that the browser's way back brings it. Called after each
 * change.
 */
export function followAttack() {
  if (noted === scenario() || noting) return;
  noting = setTimeout(() => {
    noting = undefined;
    if (fragmentHere() !== state.fragment) return;
    noted = scenario();
    history.replaceState({ scenario: noted }, "");
  }, BETWEEN_NOTES);
}
