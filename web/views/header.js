import { html } from "lit";
import { live } from "lit/directives/live.js";
import { changeLanguage } from "../actions/language.js";
import { currentLanguage, LANGUAGES, t } from "../i18n.js";
import { game, update } from "../store.js";
import { chevron, mark } from "./icons.js";

/** The name, the game, the language. */
export function header() {
  const codes = Object.keys(LANGUAGES);
  const names = Object.values(LANGUAGES);
  return html`<header>
    <h1 class="brand">${mark()}<span>Aleator</span></h1>
    <button type="button" class="game" aria-haspopup="dialog" aria-label=${t("game-change", { game: game().title })}
      @click=${() => update({ sheet: "games" })}><span>${game().title}</span>${chevron()}</button>
    <span class="language"><span aria-hidden="true">${currentLanguage().slice(0, 2).toUpperCase()}</span>
      <select aria-label=${t("language")}
        @change=${(/** @type {any} */ event) => changeLanguage(codes[event.target.selectedIndex])}>
        ${codes.map((code, i) => html`<option lang=${code} value=${code}
          .selected=${live(code === currentLanguage())}>${names[i]}</option>`)}
      </select></span>
  </header>`;
}
