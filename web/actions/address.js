import { scenario } from "../store.js";

/** The address without any fragment, as a base for links; a query stays. */
export const base = () => location.href.split("#")[0];

/** @param {string} fragment without "#" */
export const linkTo = (fragment) => `${base()}#${fragment}`;

/** @param {string} fragment */
export function putAddress(fragment) {
  if (location.hash !== `#${fragment}`) history.replaceState({ scenario: scenario() }, "", linkTo(fragment));
}

/** An address must never show an attack other than the page's own, so a change takes the fragment away. */
export function clearAddress() {
  history.replaceState({ scenario: scenario() }, "", base());
}
