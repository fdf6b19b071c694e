import { openDB } from "idb";

/**
 * What the page remembers. Every stored thing lies in an envelope with its version; one that this page cannot read is
 * set aside under another key and never deleted. Without storage (private windows, full disks) all calls answer quietly:
 * the link in the address bar then carries what matters.
 */
const VERSION = 1;

/** @type {Promise<import("idb").IDBPDatabase | null> | null} */
let opened = null;

const database = () =>
  (opened ??= openDB("aleator", 1, { upgrade: (db) => void db.createObjectStore("things") }).catch(() => null));

/**
 * @template T
 * @param {string} key
 * @param {(value: any) => value is T} fits tells whether a value has the shape that this page wrote
 * @returns {Promise<T | null>}
 */
export async function recall(key, fits) {
  try {
    const db = await database();
    const thing = await db?.get("things", key);
    if (thing === undefined || thing === null || !db) return null;
    if (thing.version === VERSION && fits(thing.value)) return thing.value;
    await db.put("things", thing, `aside ${key} ${Date.now()}`);
    await db.delete("things", key);
  } catch {
    // A browser may refuse at any call; the page goes on with nothing remembered.
  }
  return null;
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export async function remember(key, value) {
  try {
    await (await database())?.put("things", { version: VERSION, value }, key);
  } catch {
    // As above: not remembering is no failure of the attack at hand.
  }
}
