import { engine } from "../engine-instance.js";
import { scenario, state, update } from "../store.js";

/**
 * Opens a question of the game's own about the set-up at hand, dice and choices apart.
 * @param {string} question
 */
export async function openQuestion(question) {
  const { game, rulings, situation } = scenario();
  const asked = { game, ...(rulings && { rulings }), ...(situation && { situation }) };
  update({ sheet: "question", answer: { question, value: null, failed: false, cell: null } });
  const mine = state.answer;
  const reply = await engine.ask("ask", { question, scenario: asked }).catch(() => null);
  if (mine && mine === state.answer)
    update({ answer: reply?.ok ? { ...mine, value: reply.value } : { ...mine, failed: true } });
}

/**
 * Looks closer at one pair of the answer.
 * @param {number} row
 * @param {number} column
 */
export const lookAt = (row, column) => state.answer && update({ answer: { ...state.answer, cell: [row, column] } });
