import { html, nothing } from "lit";
import { engine } from "../engine-instance.js";
import { t } from "../i18n.js";
import { knows, problemText } from "../problems.js";
import { allGames, state, update } from "../store.js";

const MOST_PROBLEMS = 3;

/** What went wrong, over the actions and over nothing else; the engine's failure stays until it is tried again. */
export function notice() {
  const failed = state.engine.phase === "failed";
  if (state.notice)
    return bar(words(state.notice), state.notice.alarm ?? false, failed && state.notice.id === WAITS ? again() : null);
  if (failed) return bar(t("engine-failed"), true, again());
  if (state.engine.phase === "missing") return bar(t("engine-missing"), false, nothing);
  return nothing;
}

/** What a link says that only wants the engine. */
const WAITS = "notice-link-waits";

const again = () => html`<button type="button" @click=${startAgain}>${t("retry")}</button>`;

function startAgain() {
  update({ notice: null });
  engine.start();
}

/** Whether something lies over the end of the page, which must still scroll clear of it. */
export const hasNotice = () =>
  Boolean(state.notice) || state.engine.phase === "failed" || state.engine.phase === "missing";

/** @param {import("../store.js").Notice} one */
function words({ id, facts = {} }) {
  if (id !== "notice-link") return t(id, facts);
  const problems = /** @type {import("../types.js").Problem[]} */ (facts.problems);
  const game = gameOf(problems);
  const told = problems.slice(0, MOST_PROBLEMS).map((one) => `${problemText(game, one, true)} `);
  const more = problems.length - told.length;
  return html`${t(id)} ${told}${more ? t("notice-link-more", { n: more }) : nothing}`;
}

/**
 * The game of a link that does not open: the only one that knows every name in it.
 * @param {import("../types.js").Problem[]} problems
 */
function gameOf(problems) {
  const known = problems.filter(({ code }) => code !== "unknown-key" && code !== "unknown-row");
  const fitting = allGames().filter((one) => known.every(({ path }) => knows(one, path)));
  return fitting.length === 1 ? fitting[0] : null;
}

/** @param {unknown} text @param {boolean} alarm @param {unknown} action null: it can be put away */
function bar(text, alarm, action) {
  return html`<div class="notice" role=${alarm ? "alert" : "status"}><p>${text}</p>
    ${action ?? html`<button type="button" class="icon" aria-label=${t("close")}
      @click=${() => update({ notice: null })}>×</button>`}</div>`;
}
