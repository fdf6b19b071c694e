/**
 * Later visits start from a copy of the started engine's memory, which the build makes. It is fetched once the engine
 * has time, kept in a store of its own, and used only where every byte is as built; without it the engine starts
 * plainly.
 */
import { snapshot } from "virtual:engine";
import { root } from "./downloads.js";
import { xored } from "./xored.mjs";

const STORE = `aleator-snapshot ${new URL(root).pathname}`; // of this page alone: a host may have several
const PATIENCE = 5_000; // ms after a start: the first questions go before
const COSTLY = ["cellular", "slow-2g", "2g", "3g"]; // what browsers tell of a line: its type, or how fast it seems

const url = root + snapshot.path;

/** This build's snapshot as it was kept; null where there is none. */
export async function keptSnapshot() {
  try {
    return (await (await caches.open(STORE)).match(url)) ?? null;
  } catch {
    return null; // some browsers keep nothing
  }
}

/** Drops what is kept. Where the browser keeps nothing there is nothing to drop. */
export async function forgetSnapshot() {
  await globalThis.caches?.delete(STORE).catch(() => {});
  return null;
}

/**
 * Fetches this build's snapshot in a while, in place of any other, unless the line is costly or the visitor saves on
 * data.
 */
export function keepSnapshot() {
  const line = /** @type {any} */ (navigator).connection ?? {};
  const costly = line.saveData || COSTLY.includes(line.type) || COSTLY.includes(line.effectiveType);
  // A full disk, no network: the next visit tries again.
  if (!costly) setTimeout(() => keep().catch(() => {}), PATIENCE);
}

async function keep() {
  const store = await caches.open(STORE);
  if (await store.match(url)) return;
  for (const old of await store.keys()) await store.delete(old);
  await store.add(url);
}

/**
 * The snapshot is sent zipped, and XORed with the data that the engine's wasm file holds anyway.
 * @param {Response} kept
 * @param {Promise<Response>} wasm
 * @returns {Promise<Uint8Array>} the memory; rejects where anything is not as built
 */
export async function unpacked(kept, wasm) {
  const sent = await kept.arrayBuffer();
  const [memory, code] = await Promise.all([
    inflated(sent),
    wasm.then((answer) => answer.arrayBuffer()),
    verified(sent),
  ]);
  return xored(memory, snapshot.segment, new Uint8Array(code));
}

/** @param {ArrayBuffer} sent */
async function inflated(sent) {
  const memory = new Uint8Array(snapshot.size);
  const stream = new Blob([sent]).stream().pipeThrough(new DecompressionStream("gzip"));
  let at = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    memory.set(value, at);
    at += value.length;
  }
  if (at !== snapshot.size) throw new Error("the snapshot is cut");
  return memory;
}

/** @param {ArrayBuffer} sent */
async function verified(sent) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", sent));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== snapshot.sha256) throw new Error("the snapshot is not this build's");
}
