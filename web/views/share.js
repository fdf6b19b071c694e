import { html, nothing } from "lit";
import { canShare, copyLink, retitle, shareLink } from "../actions/share.js";
import { t } from "../i18n.js";
import { problemText } from "../problems.js";
import { game, scenario, state } from "../store.js";
import { qr } from "./qr.js";
import { sheet } from "./sheet.js";

const LONGEST_TITLE = 80; // characters as the engine counts them: an emoji is one, where maxlength would count two

/** @param {string} text */
const cut = (text) => [...text].slice(0, LONGEST_TITLE).join("");

/** @param {any} event */
function typing({ target, isComposing }) {
  if (!isComposing && cut(target.value) !== target.value) target.value = cut(target.value);
}

/** The attack as a link, a code to photograph, and whatever the phone offers. */
export function share() {
  const title = html`<label class="field"><span class="label">${t("share-title")}</span>
    <input type="text" dir="auto" autocomplete="off" .value=${scenario().title ?? ""} @input=${typing}
      @change=${(/** @type {any} */ event) => retitle(cut(event.target.value.trim()))}>
    <span class="help">${t("share-title-note")}</span></label>`;
  return sheet(t("share"), html`${title}${state.link ? ready() : waiting()}`);
}

function ready() {
  return html`${qr(state.link)}
    <p class="link-text">${state.link}</p>
    <div class="sheet-actions">
      <button type="button" class="primary"
        @click=${copyLink}>${t(state.copied ? "share-copied" : "share-copy")}</button>
      ${canShare() ? html`<button type="button" @click=${shareLink}>${t("share-system")}</button>` : nothing}
    </div>
    <p class="fine">${t(state.result?.status === "resolved" ? "share-note" : "share-note-open")}</p>`;
}

function waiting() {
  if (state.problems.length) return html`<p class="problem">${problemText(game(), state.problems[0], true)}</p>`;
  return html`<p class="fine">${t(state.engine.phase === "ready" ? "share-making" : state.engine.phase === "starting" ? "share-waits" : "share-off")}</p>`;
}
