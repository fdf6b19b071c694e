import { svg } from "lit";
import { number } from "../i18n.js";

/** A die as drawn: the body's outline, and where the middle of its front face lies. */
const BODIES = /** @type {Record<number, {path: string, ridges: string, y: number, size: number}>} */ ({
  4: { path: "M50 6 L95 88 Q96 92 92 92 H8 Q4 92 5 88 Z", ridges: "", y: 66, size: 38 },
  8: { path: "M50 3 L93 48 Q95 50 93 52 L50 97 L7 52 Q5 50 7 48 Z", ridges: "M7 58 L50 74 L93 58", y: 46, size: 38 },
  10: { path: "M50 3 L95 46 V58 L50 97 L5 58 V46 Z", ridges: "M5 52 L28 60 L50 76 L72 60 L95 52", y: 44, size: 36 },
  12: { path: "M50 4 L82 14 L97 42 V60 L80 88 L50 97 L20 88 L3 60 V42 L18 14 Z", ridges: "M50 20 L79 41 L68 76 H32 L21 41 Z", y: 51, size: 34 },
  20: { path: "M50 3 L92 27 V73 L50 97 L8 73 V27 Z", ridges: "M50 22 L79 70 H21 Z M8 27 L50 22 L92 27 M8 73 L21 70 M92 73 L79 70 M50 97 L21 70 M50 97 L79 70", y: 55, size: 30 },
});

const SPOTS = /** @type {Record<string, [number, number]>} */ ({ a: [27, 27], b: [73, 27], c: [27, 50], d: [73, 50], e: [27, 73], f: [73, 73], m: [50, 50] });
const PIPS = /** @type {Record<number, string>} */ ({ 1: "m", 2: "af", 3: "amf", 4: "abef", 5: "abmef", 6: "abcdef" });

const CUBE = svg`<rect class="body" x="4" y="4" width="92" height="92" rx="20"></rect><path class="lip" d="M10 72 Q10 90 28 90 H72 Q90 90 90 72"></path>`;

/** @param {number} sides */
function body(sides) {
  if (sides === 6 || !BODIES[sides]) return CUBE;
  return svg`<path class="body" d=${BODIES[sides].path}></path><path class="ridges" d=${BODIES[sides].ridges}></path>`;
}

/** @param {number} sides @param {number} face */
function mark(sides, face) {
  if (sides === 6 && PIPS[face]) return [...PIPS[face]].map((spot) => svg`<circle cx=${SPOTS[spot][0]} cy=${SPOTS[spot][1]} r="9.5"></circle>`);
  const { y, size } = BODIES[sides] ?? { y: 50, size: face > 99 ? 34 : 46 };
  return svg`<text x="50" y=${y} font-size=${size}>${number(face, { useGrouping: false })}</text>`;
}

/**
 * A die showing a face; a face of null is a die that does not lie yet.
 * @param {{sides: number, face: number | null, side?: "attack" | "defence" | null, state?: string, size?: number, label?: string}} die
 *   state: further class names; label: what is read aloud, "" for a die whose number is told elsewhere
 */
export function die({ sides, face, side = null, state = "", size = 44, label }) {
  const name = label ?? (face === null ? "" : number(face));
  const classes = ["die", side ?? "neutral", face === null ? "ghost" : "", state].filter(Boolean).join(" ");
  return svg`<svg class=${classes} width=${size} height=${size} viewBox="0 0 100 100" role=${name ? "img" : "presentation"} aria-label=${name} aria-hidden=${name ? "false" : "true"}>${body(sides)}<g class="pips">${face === null ? "" : mark(sides, face)}</g></svg>`;
}
