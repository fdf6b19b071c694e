import { html, nothing, svg } from "lit";

/** What a card shows, facing right; a code that is not here goes by its word alone. */
const CARDS = /** @type {Record<string, string>} */ ({
  furious: "M8 34 L26 8 M16 40 L36 10 M26 41 L42 17",
  normal: "M9 39 L39 9 M12 27 L21 36 M30 9 H39 V18",
  quick: "M8 11 L21 24 L8 37 M24 11 L37 24 L24 37",
  parry: "M24 5 L40 11 V24 C40 34 32 40 24 43 C16 40 8 34 8 24 V11 Z M24 5 V43",
  idle: "M17 13 V35 M31 13 V35",
});

/** @param {string} code */
export const cardSign = (code) => (CARDS[code] ? html`
  <svg class="card-sign" viewBox="0 0 48 48" width="40" height="40"
    aria-hidden="true"><path d=${CARDS[code]}></path></svg>` : nothing);

/** An arrow from one fighter to the other. @param {"left" | "right"} way */
export const against = (way) =>
  html`<svg class="arrow ${way}" viewBox="0 0 48 16" width="48" height="16" aria-hidden="true">
  <path d="M2 8 H44 M36 2 L44 8 L36 14"></path></svg>`;

/** What a blow has to get past, broken where it did. @param {boolean} broken */
export const shield = (broken) =>
  html`<svg class="shield ${broken ? "broken" : ""}" viewBox="0 0 48 52" width="48" height="52" aria-hidden="true">
  <path d="M24 3 L44 9 V25 C44 38 35 45 24 49 C13 45 4 38 4 25 V9 Z"></path>${broken ? svg`<path d="M27 4 L21 10 L28 15"></path>` : nothing}</svg>`;
