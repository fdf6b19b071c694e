import { html } from "lit";
import { ref } from "lit/directives/ref.js";
import { t } from "../i18n.js";
import { update } from "../store.js";

export const closeSheet = () => update({ sheet: null });

// The element comes before it is in the document, where alone it can be shown.
/** @param {Element | undefined} element */
function open(element) {
  queueMicrotask(
    () => element instanceof HTMLDialogElement && element.isConnected && !element.open && element.showModal(),
  );
}

// A tap beside the sheet, on the dialog's own backdrop, closes it.
/** @param {Event} event */
const beside = (event) => event.target === event.currentTarget && closeSheet();

/**
 * A modal sheet from the bottom edge.
 * @param {string} title
 * @param {unknown} content
 */
export const sheet = (title, content) =>
  html`<dialog class="sheet" aria-labelledby="sheet-title" ${ref(open)} @close=${closeSheet} @click=${beside}>
  <div class="sheet-inner">
    <div class="sheet-head"><h2 id="sheet-title">${title}</h2><button type="button" class="icon"
      aria-label=${t("close")} @click=${closeSheet}>×</button></div>
    ${content}
  </div>
</dialog>`;
