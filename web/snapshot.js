/**
 * Later visits start from a copy of the started engine's memory, which the build makes. It is fetched once the engine
 * has time, kept in a store of its own, and used only where every byte is as built; without it the engine starts plainly.
 */
import { engine, snapshot } from "virtual:engine";

const STORE = "aleator-snapshot";
const PATIENCE = 5_000; // ms after a start: the first questions go before

const root = new URL("../", self.location.href).href;
const url = root + snapshot.path;

/**
 * The kept snapshot; null where there is none, or none that can be trusted.
 * @returns {Promise<Uint8Array | null>}
 */
export async function fromSnapshot() {
  try {
    const kept = await (await caches.open(STORE)).match(url);
    return kept ? await unpacked(await kept.arrayBuffer()) : null;
  } catch {
    await forgetSnapshot();
    return null;
  }
}

/** Drops what is kept. Where the browser keeps nothing there is nothing to drop. */
export const forgetSnapshot = () => caches.delete(STORE).catch(() => false);

/** Fetches this build's snapshot in a while, in place of any other, unless the visitor saves on data. */
export function keepSnapshot() {
  const line = /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection;
  if (!line?.saveData) setTimeout(() => keep().catch(() => {}), PATIENCE); // the next visit tries again
}

async function keep() {
  const store = await caches.open(STORE);
  if (await store.match(url)) return;
  for (const old of await store.keys()) await store.delete(old);
  await store.add(url);
}

/**
 * The snapshot is sent zipped, and XORed with the data that the engine's wasm file holds anyway.
 * @param {ArrayBuffer} sent
 */
async function unpacked(sent) {
  const [data, memory] = await Promise.all([wasmData(), inflated(sent), verified(sent)]);
  const heap = new DataView(memory.buffer).getUint32(4, true) + snapshot.segment.to;
  for (let i = 0; i < data.length; i += 1) memory[heap + i] ^= data[i];
  return memory;
}

async function wasmData() {
  const wasm = await (await fetch(root + engine + "pyodide.asm.wasm")).arrayBuffer();
  return new Uint8Array(wasm, snapshot.segment.from, snapshot.segment.length);
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
