import { board, scene } from "./board.js";
import { casualties } from "./casualties.js";
import { duel, isStanding } from "./duel.js";
import { pairs } from "./pairs.js";
import { rows } from "./rows.js";
import { totals } from "./totals.js";

/**
 * @typedef {object} Seen what a felt shows
 * @property {import("../../types.js").Game} game
 * @property {import("../../types.js").Result} result
 *
 * @typedef {(seen: Seen) => import("lit").TemplateResult} Kind
 */

/**
 * How a felt shows a resolved result, by the `kind` of the game's declared view: one file each.
 * @type {Record<string, Kind>}
 */
const KINDS = { board, casualties, duel, pairs, rows, totals };

/** What some kinds show while no dice lie. @type {Record<string, () => unknown>} */
const SCENES = { board: scene };

/** @param {string} kind */
export const sceneOf = (kind) => SCENES[kind]?.();

/** @param {string} kind @returns {Kind} rows of dice where a kind is not known here */
export const kindOf = (kind) => KINDS[kind] ?? rows;

/** Which choices some kinds show among their dice. @type {Record<string, (key: string, isPick: boolean) => boolean>} */
const PLACED = { casualties: (_key, isPick) => isPick, duel: (key, isPick) => isPick || isStanding(key) };

/**
 * Whether a kind shows a choice itself, rather than below.
 * @param {string} kind
 * @param {string} key
 * @param {boolean} isPick
 */
export const places = (kind, key, isPick) => PLACED[kind]?.(key, isPick) ?? false;
