import { html, nothing } from "lit";
import { pointOut, roll } from "../actions/attack.js";
import { openEntry } from "../actions/entry.js";
import { openShare } from "../actions/share.js";
import { percent, t } from "../i18n.js";
import { state } from "../store.js";

/**
 * The three actions under the thumb. A throw asked for before the engine is here waits, and says so in its own place.
 */
export function nav() {
  const { phase, progress } = state.engine;
  const refused = state.result?.status === "refused";
  const waits = state.rolling && phase === "starting";
  return html`<nav class="actions" aria-label=${t("actions")}>
    ${phase === "starting" ? html`<progress max="100" .value=${progress}
      aria-label=${t("engine-starting")}></progress>` : nothing}
    <button type="button" class="primary" aria-disabled=${refused ? "true" : "false"}
      @click=${roll}>${waits ? t("roll-waits", { percent: percent(progress / 100) }) : t("roll")}</button>
    <button type="button" class="own-dice" aria-disabled=${refused ? "true" : "false"}
      @click=${() => (refused ? pointOut() : openEntry())}>${t("my-dice")}</button>
    <button type="button" @click=${openShare}>${t("share")}</button>
  </nav>`;
}
