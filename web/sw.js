import { build } from "virtual:engine";
import files from "virtual:precache";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

/**
 * Keeps one build of the page for use without a network, all of its files or none: each is held to the hash that the
 * build gave it, so a host that still hands out an older file fails the install, and the next visit tries again.
 */
const worker = /** @type {any} */ (self); // TypeScript's own names for it clash with those of a page

addPlugins([{ requestWillFetch }]);
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }); // messengers add parameters to links

worker.addEventListener(
  "message",
  (/** @type {MessageEvent} */ { data }) => data === "take over" && worker.skipWaiting(),
);
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(claim()));

/**
 * The browser's cache may hold what failed before, or another deploy's, so files come past it; but on a first visit not
 * what the engine, several megabytes, was just started from.
 * @param {{request: Request, event?: Event}} fetching
 */
async function requestWillFetch({ request, event }) {
  const started = !worker.registration.active && /\/(engine|stdlib|core)\//.test(request.url);
  return started || event?.type !== "install" ? request : new Request(request, { cache: "reload" });
}

/** Serves the open pages too, and names its build: theirs may be an older one, from the browser's cache. */
async function claim() {
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll()) page.postMessage({ build });
}
