import { engine } from "../engine-instance.js";
import { EngineStopped } from "../engine.js";
import { game, update } from "../store.js";

/** @typedef {import("../types.js").Scenario} Scenario */

// The last attack whose odds ran away: they are not asked for again, or they would stop the engine for ever.
let runaway = "";

let turn = 0;

/** @param {Scenario} asked the attack with the dice that count as fixed */
export async function refreshOdds(asked) {
  const mine = ++turn;
  const question = JSON.stringify(asked);
  if (question === runaway) return update({ odds: null, oddsWait: false, oddsTooMany: true });
  update({ oddsWait: true, oddsTooMany: false });
  const reply = await engine.odds({ scenario: asked }).catch((error) => {
    if (error instanceof EngineStopped && error.runaway) runaway = question;
    return undefined;
  });
  if (mine !== turn) return undefined; // the answer is about another attack than the one at hand
  if (reply === undefined) return update({ odds: null, oddsWait: false, oddsTooMany: runaway === question });
  if (reply?.ok) return update({ odds: reply.value, oddsWait: false });
  const tooMany = reply?.problems?.some((one) => one.code === "too-many-states") ?? false;
  return reply ? update({ odds: null, oddsWait: false, oddsTooMany: tooMany }) : undefined;
}

/**
 * The odds beside the form are those before any die lies; what the phone or a player threw is only marked in them.
 * @param {Scenario} asked
 */
export function beforeDice({ dice: _dice, seed: _seed, choices = {}, ...rest }) {
  const picks = new Set(game().choices.filter((one) => one.kind === "pick").map((one) => one.key));
  const settled = Object.fromEntries(Object.entries(choices).filter(([key]) => !picks.has(key)));
  return { ...rest, choices: settled };
}
