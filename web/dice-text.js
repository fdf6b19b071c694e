/** Dice such as 2d6+1 as the reader writes them, and as the rules do. */
import { t } from "./i18n.js";

// The letter of dice on any keyboard: a German W, a Russian к or д, and the Latin k that looks like the first.
const LETTER = /^(\d*)[dwkкд]/i;
const MINUS = /[\u2212\u2013]/;

/** With the reader's own letter. @param {string} dice */
export const said = (dice) => dice.replace(/^(\d*)d/, `$1${t("dice-letter")}`);

/** @param {string} typed */
export const written = (typed) =>
  typed
    .replaceAll(" ", "")
    .replace(MINUS, "-")
    .replace(LETTER, (_, number) => `${number || 1}d`);
