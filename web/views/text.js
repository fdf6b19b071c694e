import { html } from "lit";
import { said, written } from "../dice-text.js";
import { isKey, nameIn } from "../naming.js";
import { game } from "../store.js";
import { caption, describedBy, helpOf, idOf, isWrong, problemsOf } from "./slot.js";

/** @typedef {import("./slot.js").Slot} Slot */

/** @param {Slot} slot */
export function textField(slot) {
  const { field: one, path, value, set } = slot;
  return html`<div class="field">${caption(path)}
    <input type="text" dir="auto" id=${idOf(path)} aria-labelledby="${idOf(path)}-label" .value=${String(value ?? "")}
      autocomplete="off"
      aria-invalid=${isWrong(path) ? "true" : "false"} aria-describedby=${describedBy(path)}
      @input=${(/** @type {any} */ event) => set(one.nullable && event.target.value === "" ? null : event.target.value)}>
    ${helpOf(path)}${problemsOf(path)}</div>`;
}

/**
 * A name: one that the game's own set-ups give stands there as the reader says it, and is the player's once edited.
 * @param {Slot} slot
 */
export const nameField = (slot) =>
  textField({ ...slot, value: isKey(game(), slot.value) ? nameIn(game(), slot.value) : slot.value });

/**
 * Dice, with the reader's own letter.
 * @param {Slot} slot
 */
export const diceField = ({ value, set, ...slot }) =>
  textField({
    ...slot,
    value: typeof value === "string" ? said(value) : value,
    set: (text) => set(typeof text === "string" ? written(text) : text),
  });
