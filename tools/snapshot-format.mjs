// The form in which a snapshot is sent: XORed with the data that the wasm file holds anyway, and zipped.
import { gunzipSync, gzipSync } from "node:zlib";
import { xored } from "../web/xored.mjs";

/** @typedef {{from: number, length: number, to: number}} Segment where the data lies in the wasm file, and in memory */

const MEMORY_BASE = 1024; // Pyodide's main module is laid out from here
const DATA_SECTION = 11;

/**
 * @param {Uint8Array} memory as Pyodide makes it: a header, then the heap
 * @param {Segment} segment
 * @param {Uint8Array} wasm
 */
export function packed(memory, segment, wasm) {
  return gzipSync(xored(memory.slice(), segment, wasm), { level: 9 });
}

/**
 * @param {Uint8Array} sent
 * @param {Segment} segment
 * @param {Uint8Array} wasm
 */
export function unpacked(sent, segment, wasm) {
  return xored(new Uint8Array(gunzipSync(sent)), segment, wasm);
}

/**
 * Finds the one data segment of a wasm file.
 * @param {Uint8Array} wasm
 */
export function dataSegment(wasm) {
  let at = 8; // after the magic number and the version
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  for (;;) {
    const section = wasm[at++];
    const length = number();
    if (section === DATA_SECTION) break;
    at += length;
  }
  const [count, kind] = [number(), number()];
  if (count !== 1 || kind !== 0) throw new Error(`the wasm file has ${count} data segments, the first of kind ${kind}`);
  at += 3; // the expression: global.get __memory_base, end
  const length = number();
  return { from: at, length, to: MEMORY_BASE };
}
