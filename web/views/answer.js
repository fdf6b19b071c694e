import { html } from "lit";
import { choose } from "../actions/attack.js";
import { game } from "../store.js";
import { choiceName, choiceOption } from "../words.js";
import { chosenBy } from "./pick.js";
import { segments } from "./segments.js";

/** @typedef {import("../types.js").Choice} Choice */

/**
 * A choice under its name, with the answer that counts.
 * @param {string} key
 * @param {Choice} choice
 * @param {unknown} editor
 */
export const answer = (key, choice, editor) =>
  html`<div class="choice"><p id="c-${key}-label" class="choice-name">${choiceName(game(), key)}</p>
    ${editor}${chosenBy(key, choice)}</div>`;

/** @param {string} key @param {Choice} choice */
export function options(key, choice) {
  const words = (choice.options ?? []).map((value) => choiceOption(game(), key, value));
  return segments(`c-${key}`, choice.options ?? [], words, choice.used, (value) => choose(key, value));
}
