// Reads QR codes with a decoder that shares nothing with their encoder.
//   node tests/page/qr.mjs SIZE < path data   the text of the code that was drawn, as JSON
//   node tests/page/qr.mjs LENGTH...          for links of these lengths: "read", "refused" or what was read instead
import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import { code } from "../../web/views/qr.js";

const SCALE = 3;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/#:.%";

/** @param {(x: number, y: number) => boolean} dark @param {number} size */
function read(dark, size) {
  const wide = size * SCALE;
  const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (let y = 0; y < wide; y++) {
    for (let x = 0; x < wide; x++) {
      if (dark(Math.floor(x / SCALE), Math.floor(y / SCALE)))
        pixels.fill(0, 4 * (y * wide + x), 4 * (y * wide + x) + 3);
    }
  }
  const decode = /** @type {any} */ (jsqr).default ?? jsqr;
  const found = decode(pixels, wide, wide);
  return found && Buffer.from(found.binaryData).toString();
}

/** @param {number} length */
function readBack(length) {
  const link = Array.from({ length }, (_, i) => ALPHABET[(i * 31 + length) % ALPHABET.length]).join("");
  const made = code(link);
  if (!made) return "refused";
  const text = read((x, y) => made.data[y][x], made.size);
  return text === link ? "read" : text;
}

/** @param {number} size */
function readDrawn(size) {
  const cells = new Set([...readFileSync(0, "utf8").matchAll(/M(\d+) (\d+)h1/g)].map((found) => `${found[1]} ${found[2]}`));
  return read((x, y) => cells.has(`${x} ${y}`), size);
}

const numbers = process.argv.slice(2).map(Number);
process.stdout.write(JSON.stringify(numbers.length === 1 ? readDrawn(numbers[0]) : numbers.map(readBack)));
