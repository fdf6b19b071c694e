/** What a player typed, or a link brought, as it may stand among the page's own words. */

const PICTURES = 0x2400; // in Unicode the controls from U+0000 on have a picture each, from here on
const LAST_PICTURED = 0x1f;
const RIGHT_TO_LEFT = /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u;

/** @param {string} control */
function picture(control) {
  if (/\s/.test(control)) return " ";
  const code = control.charCodeAt(0);
  return code <= LAST_PICTURED ? String.fromCharCode(PICTURES + code) : "\ufffd";
}

/**
 * A text that leaves its neighbours alone, in an element as in an attribute: what would turn the direction of writing
 * is taken out, other controls are seen, and a text that runs from right to left is isolated.
 * @param {string} text
 */
export function shown(text) {
  const plain = text.replace(/\p{Bidi_Control}/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, picture);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
