import { engine } from "../engine-instance.js";
import { scenario, state, update } from "../store.js";
import { linkTo } from "./address.js";
import { keep } from "./memory.js";
import { t } from "../i18n.js";

/** The making of the link that will be shown; what is shared waits for it. */
let making = Promise.resolve();

/** Opens the share sheet with the link of the attack at hand, resolved or only set up. */
export function openShare() {
  update({ sheet: "share", link: state.fragment ? linkTo(state.fragment) : "", copied: false });
  making = relink();
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
  making = relink();
}

export async function copyLink() {
  await making;
  // Without https there is no clipboard at all.
  const done = (await navigator.clipboard?.writeText(state.link).then(() => true, () => false)) ?? false;
  update(done ? { copied: true, spoken: t("share-copied") } : { notice: { id: "notice-copy" } });
}

export const canShare = () => typeof navigator.share === "function";

// The explicit address, since a phone would otherwise share the one that the page was first opened with.
export async function shareLink() {
  await making;
  await navigator.share({ title: scenario().title ?? "Aleator", url: state.link }).catch(() => undefined);
}
