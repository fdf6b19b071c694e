import { svg } from "lit";
import { number } from "../i18n.js";

/**
 * A die as it is seen lying, its front face towards the eye: outline, edges, the faces turned away from the light, and
 * where the number stands on the front face. The edges of d12 and d20 are true projections: their front faces and
 * outlines are as 1 to the golden ratio, a little more for room.
 */
const BODIES = /** @type {Record<number, {path: string, ridges: string, shade: string, y: number, size: number}>} */ ({
  4: {
    path: "M46 8 Q50 2 54 8 L96 84 Q99 91 91 91 H9 Q1 91 4 84 Z",
    ridges: "",
    shade: "M4 84 Q1 91 9 91 H91 Q99 91 96 84 L94 81 H6 Z",
    y: 61,
    size: 46,
  },
  8: {
    path: "M50 3 L95 60 L50 97 L5 60 Z",
    ridges: "M5 60 L50 71 L95 60",
    shade: "M5 60 L50 71 L95 60 L50 97 Z",
    y: 45,
    size: 48,
  },
  10: {
    path: "M50 3 L96 46 V57 L50 97 L4 57 V46 Z",
    ridges: "M50 3 L77 58 L50 74 L23 58 Z M23 58 L4 52 M77 58 L96 52 M50 74 V97",
    shade: "M4 52 L23 58 L50 74 L77 58 L96 52 V57 L50 97 L4 57 Z",
    y: 46,
    size: 44,
  },
  12: {
    path: "M50 3 L78 12 L95 35 L95 65 L78 88 L50 97 L22 88 L5 65 L5 35 L22 12 Z",
    ridges: "M50 20 L78 41 L67 74 L33 74 L22 41 Z M50 20 L50 3 M78 41 L95 35 M67 74 L78 88 M33 74 L22 88 M22 41 L5 35",
    shade:
      "M67 74 L78 88 L50 97 L22 88 L33 74 Z M78 41 L95 35 L95 65 L78 88 L67 74 Z M33 74 L22 88 L5 65 L5 35 L22 41 Z",
    y: 52,
    size: 44,
  },
  20: {
    path: "M50 3 L91 27 L91 74 L50 97 L9 74 L9 26 Z",
    ridges: "M50 17 L80 70 L20 70 Z M9 26 L50 17 L91 27 L80 70 L50 97 L20 70 Z M50 17 L50 3 M80 70 L91 74 M20 70 L9 74",
    shade: "M9 74 L20 70 L80 70 L91 74 L50 97 Z",
    y: 54,
    size: 40,
  },
});

const SPOTS = /** @type {Record<string, [number, number]>} */ ({
  a: [27, 27],
  b: [73, 27],
  c: [27, 50],
  d: [73, 50],
  e: [27, 73],
  f: [73, 73],
  m: [50, 50],
});
const PIPS = /** @type {Record<number, string>} */ ({ 1: "m", 2: "af", 3: "amf", 4: "abef", 5: "abmef", 6: "abcdef" });

const CUBE = svg`<rect class="body" x="4" y="4" width="92" height="92" rx="20"></rect><path class="lip"
  d="M10 72 Q10 90 28 90 H72 Q90 90 90 72"></path>`;

/** @param {number} sides */
function body(sides) {
  if (sides === 6 || !BODIES[sides]) return CUBE;
  const { path, shade, ridges } = BODIES[sides];
  return svg`<path class="body" d=${path}></path><path class="shade" d=${shade}></path><path class="ridges"
    d=${ridges}></path>`;
}

/** @param {number} sides @param {number} face */
function mark(sides, face) {
  if (sides === 6 && PIPS[face]) return [...PIPS[face]].map((spot) => svg`<circle cx=${SPOTS[spot][0]}
    cy=${SPOTS[spot][1]} r="9.5"></circle>`);
  const { y, size } = BODIES[sides] ?? { y: 50, size: face > 99 ? 42 : 52 };
  return svg`<text x="50" y=${y}
    font-size=${face > 9 ? size * 0.8 : size}>${number(face, { useGrouping: false })}</text>`;
}

/**
 * A die showing a face; a face of null is a die that does not lie yet.
 * @param {{sides: number, face: number | null, side?: "attack" | "defence" | null, state?: string, size?: number,
 *   label?: string}} die state: further class names; label: what is read aloud, "" for a die whose number is told
 *   elsewhere
 */
export function die({ sides, face, side = null, state = "", size = 44, label }) {
  const name = label ?? (face === null ? "" : number(face));
  const classes = ["die", side ?? "neutral", face === null ? "ghost" : "", state].filter(Boolean).join(" ");
  return svg`<svg class=${classes} width=${size} height=${size} viewBox="0 0 100 100"
    role=${name ? "img" : "presentation"} aria-label=${name}
    aria-hidden=${name ? "false" : "true"}>${body(sides)}<g class="pips">${face === null ? "" : mark(sides, face)}</g></svg>`;
}
