import { choose, currentLanguage, fetchAhead, speak } from "../i18n.js";
import { state, update } from "../store.js";
import { keepLanguage, rememberedLanguage } from "./memory.js";

/** Speaks the language chosen before, or else the first of the browser's that the page knows. */
export async function startLanguage() {
  fetchAhead(choose(navigator.languages));
  const before = await rememberedLanguage();
  await speak(choose(before ? [before] : navigator.languages));
}

/** @param {string} language */
export async function changeLanguage(language) {
  const before = currentLanguage();
  await keepLanguage(language); // first: whoever sees the new words may reload at once
  try {
    await speak(choose([language]));
  } catch {
    keepLanguage(before);
    return update({ notice: { id: "notice-language" } }); // no network, and nothing kept
  }
  return update(state.notice?.id === "notice-language" ? { notice: null } : {});
}
