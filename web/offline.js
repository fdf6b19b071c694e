import { build } from "virtual:engine";
import { whenReady } from "./engine-instance.js";
import { t } from "./i18n.js";
import { written } from "./storage.js";
import { state, subscribe, update } from "./store.js";

/**
 * The page's side of its service worker. A newer build is fetched beside the one in use and waits there until it is
 * asked for; then all pages load anew at once, so that no page runs on parts of two. Where the browser has no service
 * worker, nothing happens here.
 */
const BETWEEN_LOOKS = 3_600_000; // ms: an installed app may stay open for days

const container = navigator.serviceWorker;
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let controlled = Boolean(container?.controller);
let leaving = false;
let lookedAt = Date.now();

/**
 * A first visit's line belongs to the engine: it is registered after that; its files are then in the browser's cache.
 */
export function startOffline() {
  if (!container) return;
  container.addEventListener("controllerchange", changed);
  container.addEventListener("message", ({ data }) => data?.build && data.build !== build && announce());
  document.addEventListener("visibilitychange", look);
  if (controlled) register();
  else whenReady(register);
}

async function register() {
  if (registration) return;
  try {
    registration = await container.register(new URL("sw.js", document.baseURI), { scope: "./" });
  } catch {
    return; // private windows refuse; everything but offline use works without
  }
  registration.addEventListener("updatefound", follow);
  follow();
}

function follow() {
  registration?.installing?.addEventListener("statechange", follow);
  if (registration?.waiting && container.controller) announce();
}

function announce() {
  if (!leaving) update({ newer: true, spoken: t("newer") });
}

/** Takes the newer build into use, in every tab. */
export function takeNewer() {
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else leave();
}

/** A page's first service worker serves its own build; any later one, another. */
function changed() {
  if (controlled) leave();
  controlled = true;
}

/** Loads the page anew, once; dice that are being typed come first. */
function leave() {
  if (leaving) return;
  leaving = true;
  let gone = false;
  const go = () => {
    if (gone || state.keypad) return;
    gone = true;
    written().then(() => location.reload()); // the next build goes on where this one was
  };
  subscribe(go);
  go();
}

function look() {
  if (document.visibilityState !== "visible" || Date.now() - lookedAt < BETWEEN_LOOKS) return;
  lookedAt = Date.now();
  registration?.update().catch(() => {}); // no network: later, then
}
