import { html, nothing } from "lit";
import { percent, t } from "../i18n.js";
import { state } from "../store.js";
import { felt } from "./felt.js";
import { form } from "./form.js";
import { header } from "./header.js";
import { keypad } from "./keypad.js";
import { nav } from "./nav.js";
import { newer } from "./newer.js";
import { hasNotice, notice } from "./notice.js";
import { odds } from "./odds.js";
import { doors, openSheet } from "./sheets.js";
import { questions } from "./questions.js";
import { why } from "./why.js";

/** Whether the keypad is to be seen: not while a link takes the place of the attack that it types for. */
const isTyping = () => state.keypad && !state.opening;

/** The whole page, from the state. */
export function page() {
  const news = newer();
  return html`${header()}
    ${state.opening ? opening() : html`<main class=${isTyping() ? "typing" : ""}><div class="setting">${form()}${odds()}${questions()}</div><div class="outcome">${felt()}${why()}</div>${doors()}</main>`}
    ${isTyping() ? keypad() : nav()}
    ${news ?? notice()}${news || hasNotice() ? html`<div class="notice-room"></div>` : nothing}
    ${openSheet()}
    <p class="unseen" role="status">${state.spoken}</p>`;
}

// A link needs the engine before it can be read; nothing of another attack is shown meanwhile.
function opening() {
  const waits = state.engine.phase !== "ready";
  return html`<main class="opening"><section class="felt" role="status"><h2 class="verdict">${t("link-opening")}</h2>
    ${waits ? html`<p class="luck">${t("link-waits", { percent: percent(state.engine.progress / 100) })}</p>` : nothing}</section></main>`;
}
