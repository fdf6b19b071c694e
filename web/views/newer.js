import { html } from "lit";
import { t } from "../i18n.js";
import { takeNewer } from "../offline.js";
import { state, update } from "../store.js";

/** That a newer version is here; null while there is none, or while something else is to be read or typed first. */
export function newer() {
  if (!state.newer || state.notice || state.keypad || state.opening) return null;
  return html`<div class="notice newer"><p>${t("newer")}</p>
    <button type="button" @click=${takeNewer}>${t("newer-take")}</button>
    <button type="button" class="icon" aria-label=${t("close")}
      @click=${() => update({ newer: false })}>×</button></div>`;
}
