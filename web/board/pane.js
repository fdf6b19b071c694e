/** The window on the board: one drawing for setting up and for what came out. */
import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import { currentLanguage, t } from "../i18n.js";
import { state } from "../store.js";
import { vars } from "../views/vars.js";
import { act } from "./acts.js";
import { framed, ground, heightNumbers, heights, obstacles, patterns, reach, sightLines, squareOfUnit, ways } from "./draw.js";
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
 * @param {boolean} reading true where the board is only looked at
 * @param {(outcome: any) => import("./marks.js").Strike[]} strikesOf
 */
export function pane(reading, strikesOf) {
  const seen = look();
  const outcome = state.result?.status === "resolved" ? state.result.outcome : null;
  queueMicrotask(() => {
    frame(seen, outcome?.attacker.at ?? seen.attacker.at);
    settle();
  });
  return html`<div class="board-pane" data-tool=${reading ? "none" : table.tool} data-reading=${reading ? "true" : "false"} ${ref(attach)} ${vars({ "--columns": seen.columns, "--rows": seen.rows })}
    @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @touchstart=${touchStart} @touchmove=${touchStart} @wheel=${wheel}
    @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, reading)} @focusin=${follow} @click=${(/** @type {MouseEvent} */ event) => clicked(event, reading)} @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${guard([seen, sightHere(), outcome, currentLanguage(), table.selected, reading], () => drawing(seen, outcome, outcome ? strikesOf(outcome) : []))}
    ${zoomers()}
  </div>`;
}

/** @param {import("./model.js").Seen} seen @param {any} outcome @param {import("./marks.js").Strike[]} strikes */
function drawing(seen, outcome, strikes) {
  const sight = sightHere();
  const names = cellNames(seen, sight);
  return html`<svg class="plane" role="grid" aria-label=${t("board-name", { columns: seen.columns, rows: seen.rows })} aria-describedby="board-keys" width=${seen.columns * SQUARE} height=${seen.rows * SQUARE}>
    <g aria-hidden="true">${patterns}${ground(seen)}${heights(seen)}${obstacles(seen)}
      ${outcome ? nothing : reach(sight)}${ways(seen)}
      <g class="sights">${outcome ? nothing : sightLines(seen, sight, table.selected)}</g>
      ${framed("goal", null)}${framed("chosen", squareOfUnit(seen, table.selected))}
      ${outcome ? left(seen, outcome) : seen.units.map((unit) => token(seen, unit))}
      ${heightNumbers(seen)}${outcome ? verdicts(strikes) : nothing}
      ${svg`<polyline class="stroke"></polyline>`}</g>
    ${cells(names)}<g aria-hidden="true">${framed("cursor", null)}</g></svg>
    <p id="board-keys" class="unseen">${t("board-keys")}</p>`;
}

/** What moves the view, for those who cannot pinch. */
function zoomers() {
  const one = (/** @type {string} */ name, /** @type {() => void} */ deed, /** @type {string} */ path) => html`<button type="button" aria-label=${t(name)} title=${t(name)} @click=${deed} @pointerdown=${(/** @type {Event} */ event) => event.stopPropagation()}><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d=${path}></path></svg></button>`;
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
const cellOf = ({ target }) => (target instanceof SVGElement && target.matches(".cell") ? [Number(target.dataset.x), Number(target.dataset.y)] : null);

// A click that no pointer made comes from a screen reader.
/** @param {MouseEvent} event @param {boolean} reading */
function clicked(event, reading) {
  const square = event.detail === 0 && !reading ? cellOf(event) : null;
  if (square) act(square);
}
