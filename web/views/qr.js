import { html, svg } from "lit";
import { encode } from "uqr";
import { t } from "../i18n.js";

/** A phone reads a code of this many modules from a hand's length away on another phone's screen. */
const LARGEST = 117;
const QUIET_ZONE = 4;

/**
 * @param {string} link
 * @returns {{data: boolean[][], size: number} | null} null where the code would be too fine to be read
 */
export function code(link) {
  try {
    const made = encode([...new TextEncoder().encode(link)], { ecc: "L", border: QUIET_ZONE });
    return made.size <= LARGEST + 2 * QUIET_ZONE ? made : null;
  } catch {
    // uqr throws where a text is longer than any code holds.
    return null;
  }
}

/** @param {boolean[]} row @param {number} y */
const line = (row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("");

/** @param {string} link */
export function qr(link) {
  const made = code(link);
  if (!made) return html`<p class="fine refusal">${t("share-qr-too-long", { length: link.length })}</p>`;
  return html`<svg class="qr" viewBox="0 0 ${made.size} ${made.size}" shape-rendering="crispEdges" role="img"
    aria-label=${t("share-qr")}>${svg`<path class="qr-light"
    d="M0 0h${made.size}v${made.size}h-${made.size}z"></path><path class="qr-dark"
    d=${made.data.map(line).join("")}></path>`}</svg>`;
}
