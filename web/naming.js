/** What is called by a name. */
import { say } from "./i18n.js";
import { shown } from "./shown.js";

/** @typedef {import("./types.js").Game} Game */

/** Whether a name is a key that the game's own set-ups give ("archer"). @param {Game} game @param {string} name */
export const isKey = (game, name) => game.names.includes(name);

/**
 * A name as the reader says it: keys in his language, all others as the players wrote them.
 * @param {Game} game
 * @param {string} name
 */
export const nameIn = (game, name) => (isKey(game, name) ? say(game.id, `name-${name}`) : shown(name));
