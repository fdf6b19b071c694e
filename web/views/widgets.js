import { boardWidgets } from "../board/widgets.js";
import { diceField, nameField } from "./text.js";

/**
 * Special editors by the name that a field declares as its `widget`. One file each; a name that is not here is edited
 * by the field's type.
 *
 * @type {Record<string, (slot: import("./slot.js").Slot) => import("lit").TemplateResult>}
 */
export const widgets = { ...boardWidgets, dice: diceField, name: nameField };
