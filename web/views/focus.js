import { state } from "../store.js";

let typing = false;

/** Puts the focus where the hand goes on when the keypad comes or goes. Called after each rendering. */
export function followFocus() {
  if (state.keypad === typing) return;
  typing = state.keypad;
  const next = document.querySelector(typing ? ".keypad" : ".actions .own-dice");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
