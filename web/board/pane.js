/** The window on the board: one drawing for setting up and for what came out. */
import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import { currentLanguage, t } from "../i18n.js";
import { state } from "../store.js";
import { vars } from "../views/vars.js";
import { act } from "./acts.js";
import {
  framed,
  ground,
  heightNumbers,
  heights,
  obstacles,
  patterns,
  reach,
  sightLines,
  squareOfUnit,
  ways,
} from "./draw.js";
import { cancel, down, move, touchStart, up, wheel } from "./gestures.js";
import { cells, settle } from "./grid.js";
import { key } from "./keys.js";
import { attach, fit, frame, SQUARE, zoom } from "./lens.js";
import { left, verdicts } from "./marks.js";
import { look } from "./model.js";
import { cellNames } from "./names.js";
import { sightHere } from "./sight.js";
import { table } from "./table.js";
import { token } from "./tokens.js";

/** @typedef {import("./model.js").Square} Square */

/**
 * The board to be set up, or to be read as the attack left it.
 * @param {boolean} reading true where it is only looked at
 * @param {import("./marks.js").Strike[]} [strikes] what came out, where it is read
 */
export function pane(reading, strikes = []) {
  const seen = look();
  const outcome = reading && state.result?.status === "resolved" ? state.result.outcome : null;
  const box = reading ? around(seen, outcome, strikes) : { x: 0, y: 0, columns: seen.columns, rows: seen.rows };
  queueMicrotask(() => {
    frame({ columns: seen.columns, rows: seen.rows, box, focus: outcome?.attacker.at ?? seen.attacker.at });
    settle();
  });
  return html`<div class="board-pane" data-tool=${reading ? "none" : table.tool}
    data-reading=${reading ? "true" : "false"} ${ref(attach)} ${vars({ "--columns": box.columns, "--rows": box.rows })}
    @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @touchstart=${touchStart}
      @touchmove=${touchStart} @wheel=${wheel}
    @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, reading)} @focusin=${follow}
      @click=${(/** @type {MouseEvent} */ event) => clicked(event, reading)}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${guard([seen, sightHere(), outcome, currentLanguage(), table.selected, reading], () => drawing(seen, outcome, strikes))}
  </div>`;
}

const LEAST_COLUMNS = 6;
const LEAST_ROWS = 3;

/**
 * The part of the board where anything stands or happens, with a square around it.
 * @param {import("./model.js").Seen} seen
 * @param {any} outcome
 * @param {import("./marks.js").Strike[]} strikes
 */
function around(seen, outcome, strikes) {
  const squares = [
    ...seen.units.map((one) => one.at),
    ...strikes.map((one) => one.square),
    ...(outcome ? [outcome.attacker.at] : []),
  ];
  const along = (/** @type {0 | 1} */ axis, /** @type {number} */ most, /** @type {number} */ least) => {
    const all = squares.map((one) => one[axis]);
    const [low, high] = [Math.max(0, Math.min(...all) - 1), Math.min(most - 1, Math.max(...all) + 1)];
    const length = Math.min(most, Math.max(least, high - low + 1));
    return { from: Math.min(low, most - length), length };
  };
  const [across, downwards] = [along(0, seen.columns, LEAST_COLUMNS), along(1, seen.rows, LEAST_ROWS)];
  return { x: across.from, y: downwards.from, columns: across.length, rows: downwards.length };
}

/** @param {import("./model.js").Seen} seen @param {any} outcome @param {import("./marks.js").Strike[]} strikes */
function drawing(seen, outcome, strikes) {
  const sight = sightHere();
  const names = cellNames(seen, sight);
  return html`<svg class="plane" role="grid" aria-label=${t("board-name", { columns: seen.columns, rows: seen.rows })}
    aria-describedby="board-keys" width=${seen.columns * SQUARE} height=${seen.rows * SQUARE}>
    <g aria-hidden="true">${patterns}${ground(seen)}${heights(seen)}${obstacles(seen)}
      ${outcome ? nothing : reach(sight)}${ways(seen)}
      <g class="sights">${outcome ? nothing : sightLines(seen, sight, table.selected)}</g>
      ${framed("goal", null)}${framed("chosen", squareOfUnit(seen, table.selected))}
      ${outcome ? left(seen, outcome) : seen.units.map((unit) => token(seen, unit))}
      ${heightNumbers(seen)}${outcome ? verdicts(strikes, outcome) : nothing}
      ${svg`<polyline class="stroke"></polyline>`}</g>
    ${cells(names)}<g aria-hidden="true">${framed("cursor", null)}</g></svg>
    <p id="board-keys" class="unseen">${t("board-keys")}</p>`;
}

/** What moves the view, for those who cannot pinch. */
export function zoomers() {
  const one = (/** @type {string} */ name, /** @type {() => void} */ deed, /** @type {string} */ path) => html`<button type="button" aria-label=${t(name)} title=${t(name)} @click=${deed}><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d=${path}></path></svg></button>`;
  return html`<div class="zoomers">${one("board-closer", () => zoom(1.5), "M12 5V19M5 12H19")}${one("board-farther", () => zoom(1 / 1.5), "M5 12H19")}${one("board-whole", fit, "M5 9V5H9M15 5H19V9M19 15V19H15M9 19H5V15")}</div>`;
}

/** @param {FocusEvent} event */
function follow(event) {
  const square = cellOf(event);
  if (!square) return;
  table.cursor = square;
  settle();
}

/** @param {Event} event @returns {Square | null} */
const cellOf = ({ target }) =>
  target instanceof SVGElement && target.matches(".cell") ? [Number(target.dataset.x), Number(target.dataset.y)] : null;

// A click that no pointer made comes from a screen reader.
/** @param {MouseEvent} event @param {boolean} reading */
function clicked(event, reading) {
  const square = event.detail === 0 && !reading ? cellOf(event) : null;
  if (square) act(square);
}
