/** The drawing under the units: ground, heights, obstacles, reach, ways and lines of sight. */
import { nothing, svg } from "lit";
import { SQUARE } from "./lens.js";
import { squareOf } from "./model.js";
import { digits } from "./names.js";

/**
 * @typedef {import("./model.js").Seen} Seen
 * @typedef {import("./model.js").Square} Square
 * @typedef {import("./sight.js").Sight} Sight
 */

const HIGHEST = 20;

/** @param {number} n a column or a row */
export const middle = (n) => (n + 0.5) * SQUARE;

/** @param {Square} square */
export const place = ([x, y]) => `translate(${middle(x)} ${middle(y)})`;

/** The squares as one outline. @param {Square[]} squares @param {number} [inset] */
const outline = (squares, inset = 0) => squares.map(([x, y]) => `M${x * SQUARE + inset} ${y * SQUARE + inset}h${SQUARE - 2 * inset}v${SQUARE - 2 * inset}h${2 * inset - SQUARE}z`).join("");

export const patterns = svg`<defs>
  <pattern id="board-squares" width=${2 * SQUARE} height=${2 * SQUARE} patternUnits="userSpaceOnUse">
    <path class="odd"
      d="M0 0h${SQUARE}v${SQUARE}h${-SQUARE}zM${SQUARE} ${SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z"></path>
    <path class="lines"
      d="M${SQUARE} 0v${2 * SQUARE}M${2 * SQUARE} 0v${2 * SQUARE}M0 ${SQUARE}h${2 * SQUARE}M0 ${2 * SQUARE}h${2 * SQUARE}"></path>
  </pattern>
  <pattern id="board-hatch" width="9" height="9" patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"><path class="hatch" d="M0 0v9"></path></pattern>
</defs>`;

/** @param {Seen} seen */
export const ground = ({ columns, rows }) =>
  svg`<rect class="ground" width=${columns * SQUARE} height=${rows * SQUARE}></rect>
  <rect width=${columns * SQUARE} height=${rows * SQUARE} fill="url(#board-squares)"></rect>${edges(columns, rows)}`;

/** Columns are counted along the lower edge, rows along the left one. @param {number} columns @param {number} rows */
function edges(columns, rows) {
  const mark = (/** @type {number} */ n, /** @type {number} */ x, /** @type {number} */ y) =>
    svg`<text class="edge" x=${x} y=${y}>${digits(n)}</text>`;
  const along = (/** @type {number} */ count, /** @type {(n: number) => unknown} */ draw) =>
    Array.from({ length: count }, (_, n) => draw(n));
  return [
    along(columns, (n) => mark(n, (n + 1) * SQUARE - 4, rows * SQUARE - 4)),
    along(rows, (n) => (n < rows - 1 ? mark(n, 13, (n + 1) * SQUARE - 4) : nothing)),
  ];
}

/**
 * Raised ground is lighter and sunken ground darker, the more the further; its edges catch the light.
 * @param {Seen} seen
 */
export function heights({ heights: all }) {
  const one = (/** @type {[string, number]} */ [key, n]) => {
    const [x, y] = squareOf(key).map((each) => each * SQUARE);
    return svg`<g class=${n > 0 ? "up" : "down"}><rect x=${x} y=${y} width=${SQUARE} height=${SQUARE}
      fill-opacity=${(0.1 + (0.5 * Math.abs(n)) / HIGHEST).toFixed(3)}></rect>
      <path class="lit" d="M${x + 1} ${y + SQUARE - 1}v${2 - SQUARE}h${SQUARE - 2}"></path><path class="dim"
        d="M${x + 1} ${y + SQUARE - 1}h${SQUARE - 2}v${2 - SQUARE}"></path></g>`;
  };
  return Object.entries(all).map(one);
}

/** @param {Seen} seen */
export const heightNumbers = ({ heights: all }) =>
  Object.entries(all).map(([key, n]) => svg`<g transform="translate(${squareOf(key)[0] * SQUARE + 4} ${squareOf(key)[1] * SQUARE + 3})"><text class="height steady">${digits(n)}</text></g>`);

/** @param {Seen} seen */
export const obstacles = ({ obstacles: all }) => {
  const squares = [...all].map(squareOf);
  return svg`<path class="wall" d=${outline(squares, 3)}></path><path class="wall-hatch"
    d=${outline(squares, 3)}></path>`;
};

/** Where the attack reaches: lawful squares lit, the others within reach hatched. @param {Sight | null} sight */
export function reach(sight) {
  if (!sight?.squares.length) return nothing;
  const squares = (/** @type {boolean} */ lawful) =>
    sight.squares.filter((one) => one.lawful === lawful).map((one) => one.at);
  return svg`<path class="lawful" d=${outline(squares(true), 1)}></path><path class="unlawful"
    d=${outline(squares(false), 1)}></path>`;
}

/** @param {Square[]} squares */
export const points = (squares) => squares.map(([x, y]) => `${middle(x)},${middle(y)}`).join(" ");

/** What was walked and what is trampled, from the attacker's first square on. @param {Seen} seen */
export const ways = (seen) => {
  const one = (/** @type {"move" | "path"} */ part) => {
    const dot = (/** @type {Square} */ square) =>
      svg`<circle cx=${middle(square[0])} cy=${middle(square[1])} r="5"></circle>`;
    return svg`<g class="way ${part}"><polyline points=${points([seen.attacker.at, ...seen[part]])}></polyline>${seen[part].map(dot)}</g>`;
  };
  return [seen.move.length ? one("move") : nothing, seen.path.length ? one("path") : nothing];
};

/** Beyond so many enemies, only the lines asked for are drawn. */
const MOST_LINES = 6;

/**
 * Lines of sight from where the attacker stands after his move; where one is blocked, and by which square.
 * @param {Seen} seen
 * @param {Sight | null} sight
 * @param {string | null} selected
 */
export function sightLines(seen, sight, selected) {
  if (!sight || sight.attacker !== seen.attacker.id) return nothing;
  const enemies = sight.units.filter((one) => one.enemy);
  const wanted = sight.units.filter((one) => one.id === selected || seen.targets.includes(one.id));
  const shown = wanted.length ? wanted : enemies.length <= MOST_LINES ? enemies : [];
  const line = (/** @type {import("./sight.js").UnitLie} */ { id, at, visible, blocked_by: by }) => {
    if (!visible && !by) return nothing;
    const between = by ?? at;
    return svg`<g class="sight ${visible ? "free" : "barred"} ${id === selected ? "now" : ""}">
      <polyline points=${points([sight.at, between])}></polyline>
      ${by ? svg`<polyline class="beyond" points=${points([by, at])}></polyline><path class="bar"
        d="${outline([by], 2)}M${middle(by[0]) - 9} ${middle(by[1]) - 9}l18 18m0 -18l-18 18"></path>` : nothing}</g>`;
  };
  return shown.map(line);
}

/** The square named, as an outline. @param {string} name @param {Square | null} square */
export const framed = (name, square) =>
  svg`<rect class=${name} x="1.5" y="1.5" width=${SQUARE - 3} height=${SQUARE - 3} rx="4"
  transform=${square ? `translate(${square[0] * SQUARE} ${square[1] * SQUARE})` : "translate(-99 -99)"}></rect>`;

/** @param {Seen} seen @param {string | null} id */
export const squareOfUnit = (seen, id) => seen.units.find((one) => one.id === id)?.at ?? null;
