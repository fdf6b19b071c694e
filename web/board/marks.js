/** What the dice said, on the squares: who fell, who stands, who was missed, and where the attacker ends. */
import { nothing, svg } from "lit";
import { say } from "../i18n.js";
import { game } from "../store.js";
import { middle, place, points } from "./draw.js";
import { SQUARE } from "./lens.js";
import { keyOf } from "./model.js";
import { token } from "./tokens.js";

/**
 * @typedef {import("./model.js").Seen} Seen
 * @typedef {import("./model.js").Square} Square
 * @typedef {{faces: number[], face: number, height: number, penalty: number, total: number, distance: number, hit:
 *   boolean}} Shot
 * @typedef {{faces: number[], rolled: number, bonus: number, total: number}} Damage
 * @typedef {{target: string | null, square: Square, attack: Shot | null, damage: Damage | null, defence: number | null,
 *   defeated: boolean, effect: string, healed: number | null, fate: string}} Strike
 * @typedef {{defeated: string[], attacker: {at: Square, flipped: boolean}} & Record<string, any>} Outcome
 */

/** By a strike's fate. */
const SIGNS = /** @type {Record<string, unknown>} */ ({
  defeated: svg`<path class="cross" d="M-18 -18L-8 -8M8 8L18 18M18 -18L8 -8M-8 8L-18 18"></path>`,
  stands: svg`<path class="badge" d="M12 -21L20 -18V-12C20 -7 16 -4 12 -2C8 -4 4 -7 4 -12V-18Z"></path>`,
  missed: svg`<circle class="gap" r="20"></circle>`,
  heal: svg`<circle class="badge" cx="13" cy="-13" r="8"></circle><path class="stroke"
    d="M13 -17.5V-8.5M8.5 -13H17.5"></path>`,
  immune: svg`<circle class="badge" cx="13" cy="-13" r="8"></circle><path class="stroke" d="M8.5 -13H17.5"></path>`,
  unchanged: svg`<circle class="badge" cx="13" cy="-13" r="8"></circle><path class="stroke" d="M8.5 -13H17.5"></path>`,
  empty: svg`<circle class="gap" r="10"></circle>`,
});

/** The last strike on each square is what it shows. @param {Strike[]} strikes */
function bySquare(strikes) {
  /** @type {Map<string, Strike>} */
  const last = new Map();
  for (const strike of strikes)
    if (strike.effect !== "empty" || !last.has(keyOf(strike.square))) last.set(keyOf(strike.square), strike);
  return [...last.values()];
}

/**
 * A unit that fell where the attacker now stands lies small at his feet.
 * @param {Square} square
 * @param {Outcome} outcome
 * @param {boolean} fell
 */
const lying = (square, { attacker }, fell) =>
  place(square) + (fell && keyOf(square) === keyOf(attacker.at) ? " translate(-13 -13) scale(0.5)" : "");

/** @param {Strike} strike @param {Outcome} outcome */
const sign = (strike, outcome) => svg`<g class="fate-${strike.fate}"
  transform=${lying(strike.square, outcome, strike.defeated && strike.target !== null)}>${SIGNS[strike.fate]}</g>`;

/** @param {Strike} strike */
function word(strike) {
  const text = say(game().id, `outcome-${strike.fate}`);
  const wide = Math.max(SQUARE - 8, 6.7 * text.length + 8);
  return svg`<g class="word ${strike.fate}"
    transform="translate(${middle(strike.square[0])} ${(strike.square[1] + 1) * SQUARE})"><g class="steady"><rect x=${-wide / 2} y="-8" width=${wide} height="15" rx="7.5"></rect><text y="3">${text}</text></g></g>`;
}

/** @param {Seen} seen @param {Outcome} outcome */
function end(seen, { attacker }) {
  const start = seen.attacker.at;
  const moved = keyOf(start) !== keyOf(attacker.at);
  return moved ? svg`<g class="ending"><rect x=${start[0] * SQUARE + 7} y=${start[1] * SQUARE + 7} width=${SQUARE - 14}
    height=${SQUARE - 14}
    rx="15"></rect>${seen.path.length || seen.move.length ? nothing : svg`<polyline points=${points([start, attacker.at])}></polyline>`}</g>` : nothing;
}

/**
 * Units as the attack leaves them: the attacker where he ends, the fallen under a cross.
 * @param {Seen} seen
 * @param {Outcome} outcome
 */
export function left(seen, outcome) {
  const fallen = (/** @type {string} */ id) => outcome.defeated.includes(id);
  const one = (/** @type {import("./model.js").Unit} */ unit) => {
    if (unit.id !== seen.attacker.id)
      return token(seen, unit, {
        transform: lying(unit.at, outcome, fallen(unit.id)),
        state: fallen(unit.id) ? "fallen" : "",
      });
    return token(
      seen,
      { ...unit, flipped: outcome.attacker.flipped },
      { transform: place(outcome.attacker.at), state: fallen(unit.id) ? "fallen" : "" },
    );
  };
  // The attacker may stand where another fell, and is seen there.
  const units = [...seen.units].sort((a, b) => Number(a.id === seen.attacker.id) - Number(b.id === seen.attacker.id));
  return [end(seen, outcome), units.map(one)];
}

/** @param {Strike[]} strikes @param {Outcome} outcome */
export const verdicts = (strikes, outcome) => [
  bySquare(strikes).map((one) => sign(one, outcome)),
  bySquare(strikes).map(word),
];
