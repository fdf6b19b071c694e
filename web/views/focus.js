import { state, update } from "../store.js";

let typing = false;
let row = "";

/**
 * Puts the focus where the hand goes on when the keypad comes or goes, or something wrong is to be shown. Called after
 * each rendering.
 */
export function followFocus() {
  followRow();
  if (state.pointing) return point();
  const types = state.keypad && !state.opening;
  if (types === typing) return undefined;
  typing = types;
  return focus(document.querySelector(typing ? ".keypad" : ".actions .own-dice"));
}

/** Of many rows of dice the one at hand has its tab in sight. */
function followRow() {
  const next = state.keypad ? (state.entry?.row ?? "") : "";
  if (next === row) return;
  row = next;
  document.querySelector(".tabs [aria-pressed=true]")?.scrollIntoView({ inline: "nearest", block: "nearest" });
}

/** @param {Element | null} element */
function focus(element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Brings the first problem before the eye, and the hand to its field; a hand that is in the form stays where it is. */
function point() {
  update({ pointing: false });
  typing = state.keypad;
  const problem = document.querySelector(".form .problem, .form .problems, .felt .reasons");
  if (!problem || document.activeElement?.matches(".form input")) return;
  const field = problem.closest(".field, .record, .list, .board-editor, li");
  focus(field?.querySelector("input, select, textarea") ?? field?.querySelector("button") ?? problem);
  problem.scrollIntoView({ block: "center" });
}
