// An .mjs file, since the build reads it too, in Node.
/**
 * XORs a snapshot with the data that the engine's wasm file holds anyway, in place: what is the same in both becomes
 * zeros, which zip to nothing. Done twice it is undone.
 * @param {Uint8Array} memory as Pyodide makes it: a header, then the heap
 * @param {{from: number, length: number, to: number}} segment where the data lies in the wasm file, and in the heap
 * @param {Uint8Array} wasm
 */
export function xored(memory, { from, length, to }, wasm) {
  const heap = new DataView(memory.buffer, memory.byteOffset).getUint32(4, true) + to;
  for (let i = 0; i < length; i += 1) memory[heap + i] ^= wasm[from + i];
  return memory;
}
