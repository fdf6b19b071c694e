/** How the squares and units lie to the attacker: asked of the rules after each change, the latest question first. */
import { engine } from "../engine-instance.js";
import { game, scenario, state, subscribe, update } from "../store.js";

/**
 * @typedef {import("./model.js").Square} Square
 * @typedef {{at: Square, distance: number, height: number, visible: boolean, blocked_by: Square | null, lawful:
 *   boolean}} Lie
 * @typedef {Lie & {id: string, enemy: boolean, measured: boolean, in_reach: boolean}} UnitLie
 * @typedef {{attacker: string, at: Square, diagonal: boolean, reach: number | null, units: UnitLie[], squares: Lie[]}}
 *   Sight
 */

/** @type {{situation: unknown, rulings: unknown, game: string}} */
let asked = { situation: null, rulings: null, game: "" };
/** @type {Sight | null} */
let sight = null;
let running = false;

/** What is known; null while nothing is, as for a set-up that is not right yet. */
export const sightHere = () => (asked.game === state.game ? sight : null);

const isCurrent = () =>
  asked.situation === scenario().situation && asked.rulings === scenario().rulings && asked.game === state.game;

async function follow() {
  if (running || state.engine.phase !== "ready" || !game()?.view.question || isCurrent()) return;
  running = true;
  const { game: id, situation, rulings } = scenario();
  const before = asked.game === id ? sight : null;
  asked = { game: id, situation, rulings };
  sight = before; // an older answer serves until the next is here, rather than a flicker
  const reply = await engine
    .ask("ask", {
      question: game().view.question,
      scenario: { game: id, ...(situation && { situation }), ...(rulings && { rulings }) },
    })
    .catch(() => null);
  running = false;
  sight = reply?.ok ? reply.value : null;
  update({});
}

subscribe(follow);
