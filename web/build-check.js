import { build } from "virtual:engine";
import { textsBuild } from "./i18n.js";

/**
 * The page, its script and its texts name one build; the engine's and the core's paths hold the hash of their bytes.
 */
export const isOneBuild = () => [document.documentElement.dataset.build, textsBuild()].every((one) => one === build);

const TRIED = "afresh";

/**
 * Drops the kept copy of the page and loads it anew; where that was tried already, plain words say what is wrong. What
 * the visitor entered is stored elsewhere and stays.
 */
export async function startAfresh() {
  if (sessionStorage.getItem(TRIED) === build) return sayIncomplete();
  sessionStorage.setItem(TRIED, build);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await drop(registration);
  return location.reload();
}

/** @param {ServiceWorkerRegistration} registration */
async function drop(registration) {
  await registration.unregister();
  for (const name of await caches.keys()) {
    // The host may have other pages, with caches of theirs.
    if (name.endsWith(registration.scope)) await caches.delete(name);
  }
}

export const sayIncomplete = () => document.querySelector(".plain-cut")?.removeAttribute("hidden");
