import { openDB } from "idb";
import { soon } from "./soon.js";

/**
 * What the page remembers. Every stored thing lies in an envelope with its version; one that this page cannot read is
 * set aside whole under another key and never deleted; the part of it that can be read is used. Without storage
 * (private windows, full disks), or where it never answers, all calls end quietly: the link in the address bar then
 * carries what matters.
 */
const VERSION = 1;

// Of this page alone: another under the same host has its own.
const NAME = `aleator ${new URL(".", document.baseURI).pathname}`;

/** @type {Promise<import("idb").IDBPDatabase | null> | null} */
let opened = null;

const database = () =>
  (opened ??= openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore("things") }).catch(() => null));

/**
 * @template {{value: any, fits: boolean}} Read
 * @param {string} key
 * @param {(value: any) => Read} read tells what of a value can be used, and whether that is all of it
 * @returns {Promise<Read | null>} null where nothing is stored
 */
export const recall = (key, read) => soon(readable(key, read));

/** @type {typeof recall} */
async function readable(key, read) {
  try {
    const db = await database();
    const thing = await db?.get("things", key);
    if (thing === undefined || !db) return null;
    const found = read(thing?.version === VERSION ? thing.value : undefined);
    if (found.fits) return found;
    await db.put("things", thing, `aside ${key} ${Date.now()}`);
    if (found.value === null) await db.delete("things", key);
    else await db.put("things", { version: VERSION, value: found.value }, key);
    return found;
  } catch {
    // A browser may refuse at any call; the page goes on with nothing remembered.
  }
  return null;
}

const LONGEST_WRITE = 2_000; // ms: a slow disk's; whoever waits for it goes on then

/** @type {Promise<unknown>} */
let last = Promise.resolve();

/** Once all that was to be remembered so far is. */
export const written = () => last;

/**
 * @param {string} key
 * @param {unknown} value
 */
export const remember = (key, value) => (last = Promise.all([last, soon(put(key, value), LONGEST_WRITE)]));

/** @param {string} key @param {unknown} value */
async function put(key, value) {
  try {
    await (await database())?.put("things", { version: VERSION, value }, key);
  } catch {
    // As above: not remembering is no failure of the attack at hand.
  }
}
