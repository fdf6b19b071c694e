import { build } from "virtual:engine";
import files from "virtual:precache";
import { precacheAndRoute } from "workbox-precaching";

/**
 * Keeps one build of the page for use without a network, all of its files or none: each is held to the hash that the
 * build gave it, so a host that still hands out an older file fails the install, and the next visit tries again.
 */
const worker = /** @type {any} */ (self); // TypeScript's own names for it clash with those of a page

precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }); // messengers add parameters to links

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(claim()));

/** Serves the open pages too, and names its build: theirs may be an older one, from the browser's cache. */
async function claim() {
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll()) page.postMessage({ build });
}
