/**
 * Later visits start from a copy of the started engine's memory, which the build makes. It is fetched once the engine
 * has time, kept in a store of its own, and used only where every byte is as built; without it the engine starts
 * plainly. It is sent zipped, and XORed with the data that the engine's wasm file holds anyway, and kept as the engine
 * needs it: unpacking takes longer than reading.
 */
import { snapshot } from "virtual:engine";
import { root, wasm } from "./downloads.js";
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
  const [sent, code] = await Promise.all([bytesOf(url), bytesOf(root + wasm)]);
  const memory = await inflated(sent);
  xored(memory, snapshot.segment, code);
  await store.put(url, new Response(memory));
}

/** @param {string} address */
async function bytesOf(address) {
  const answer = await fetch(address, { cache: "force-cache" }); // its path has its hash in it
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {Uint8Array<ArrayBuffer>} sent */
async function inflated(sent) {
  const stream = new Blob([sent]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The memory that the engine starts from; rejects where a byte is not as built.
 * @param {Response} kept
 */
export async function memoryOf(kept) {
  const memory = await kept.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", memory));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== snapshot.sha256) throw new Error("the snapshot is not this build's");
  return new Uint8Array(memory);
}
