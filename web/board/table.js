import { update } from "../store.js";

/** @typedef {"select" | "unit" | "ground" | "obstacle" | "target" | "path"} Tool */

/**
 * What the hand at the board is about; nothing of it belongs to the attack.
 *
 * @typedef {object} Table
 * @property {Tool} tool
 * @property {1 | -1} rise which way the ground goes
 * @property {string | null} side whose unit is placed next; null: that of the last unit
 * @property {"move" | "path" | null} way which squares are drawn; null: those that the attack needs
 * @property {string | null} selected a unit's id
 * @property {"board" | "list"} from where it was selected, and so where its actions show
 * @property {string | null} editing the id of the unit whose sheet is open
 * @property {import("./model.js").Square} cursor the square that the keyboard stands on
 * @property {"board" | "measured" | null} mode null: measured where something was
 * @property {boolean} listed true while a long list of units is unfolded
 * @property {boolean} sizing
 */

/** @type {Table} */
export const table = {
  tool: "select",
  rise: 1,
  side: null,
  way: null,
  selected: null,
  from: "board",
  editing: null,
  cursor: [0, 0],
  mode: null,
  listed: false,
  sizing: false,
};

/** @param {Partial<Table>} patch */
export function lay(patch) {
  Object.assign(table, patch);
  update({});
}
