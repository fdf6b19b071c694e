import { engine } from "../core.js";
import { scenario, state, update } from "../store.js";
import { linkTo } from "./address.js";
import { keep } from "./memory.js";
import { t } from "../i18n.js";

/** Opens the share sheet with the link of the attack at hand, resolved or only set up. */
export async function openShare() {
  update({ sheet: "share", link: state.fragment ? linkTo(state.fragment) : "", copied: false });
  await relink();
}

/** Makes the link anew, as after a new title. */
async function relink() {
  if (state.engine.phase !== "ready") return;
  const asked = scenario();
  const reply = await engine.ask("link", { scenario: asked }).catch(() => null);
  if (asked !== scenario()) return;
  if (reply?.ok) return update({ link: linkTo(reply.value), copied: false });
  update({ link: "", problems: reply?.problems ?? [] });
}

/** @param {string} title */
export function retitle(title) {
  const { title: _old, ...rest } = scenario();
  const next = title ? { ...rest, title } : rest;
  update({ scenarios: { ...state.scenarios, [next.game]: next } });
  keep();
  return relink();
}

export async function copyLink() {
  const done = await navigator.clipboard.writeText(state.link).then(() => true, () => false);
  update(done ? { copied: true, spoken: t("share-copied") } : { notice: { id: "notice-copy" } });
}

export const canShare = () => typeof navigator.share === "function";

// The explicit address, since a phone would otherwise share the one that the page was first opened with.
export const shareLink = () => navigator.share({ title: scenario().title ?? "Aleator", url: state.link }).catch(() => undefined);
