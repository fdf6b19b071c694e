import { choose, fetchAhead, speak } from "../i18n.js";
import { update } from "../store.js";
import { keepLanguage, rememberedLanguage } from "./memory.js";

/** Speaks the language chosen before, or else the first of the browser's that the page knows. */
export async function startLanguage() {
  fetchAhead(choose(navigator.languages));
  const before = await rememberedLanguage();
  await speak(choose(before ? [before] : navigator.languages));
}

/** @param {string} language */
export async function changeLanguage(language) {
  try {
    await speak(choose([language]));
  } catch {
    return update({ notice: { id: "notice-language" } }); // no network, and nothing kept
  }
  keepLanguage(language);
  return update({});
}
