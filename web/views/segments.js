import { html } from "lit";
import { same } from "../fields.js";

/**
 * A few words side by side, one of which holds; what it is about is told by the element `id`-label.
 * @param {string} id
 * @param {any[]} values
 * @param {string[]} words
 * @param {any} value
 * @param {(value: any) => void} set
 */
export function segments(id, values, words, value, set) {
  const one = (/** @type {any} */ each, /** @type {number} */ i) =>
    html`<label class="segment"><input type="radio" name=${id} .checked=${same(each, value)}
    @change=${() => set(each)}><span>${words[i]}</span></label>`;
  return html`<div class="segments" role="radiogroup" aria-labelledby="${id}-label">${values.map(one)}</div>`;
}
