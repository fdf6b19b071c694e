import { html, nothing } from "lit";
import { stepped, typed } from "../fields.js";
import { number, t } from "../i18n.js";
import { caption, describedBy, helpOf, idOf, isWrong, nameOf, problemsOf } from "./slot.js";

/** @typedef {import("./slot.js").Slot} Slot */

const FIRST_REPEAT = 400;
const REPEAT = 80;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let holding;
let repeated = false;

// A stepper is pressed while its value changes under it, so each repeat asks anew for what stands there.
/** @type {Map<string, Slot>} */
const slots = new Map();

/** @param {string} id @param {1 | -1} way */
function step(id, way) {
  const slot = slots.get(id);
  slot?.set(stepped(slot.value, slot.field, way));
}

/** @param {string} id @param {1 | -1} way */
function hold(id, way) {
  release();
  repeated = false;
  const again = () => {
    repeated = true;
    step(id, way);
    holding = setTimeout(again, REPEAT);
  };
  holding = setTimeout(again, FIRST_REPEAT);
}

const release = () => clearTimeout(holding);

// The click that ends a long press is no further step.
/** @param {string} id @param {1 | -1} way */
function press(id, way) {
  if (!repeated) step(id, way);
  repeated = false;
}

// A whole number counts as it is typed; what is not one yet ("-", "2.") is read when the field is left.
/** @param {any} event @param {Slot} slot */
function typing(event, { field: one, set, late }) {
  if (late) return;
  const value = typed(event.target.value, one);
  if (one.type === "integer" && typeof value === "number") set(value);
}

// While it is typed in, a field keeps its text ("05", "2."); left, it shows what counts, also where no change was told.
/** @param {any} event @param {string} id */
const left = (event, id) => void (event.target.value = shown(slots.get(id)?.value));

/** @param {unknown} value */
const shown = (value) =>
  typeof value === "number" ? number(value, { useGrouping: false, maximumFractionDigits: 6 }) : String(value ?? "");

/**
 * A number between − and +: for the thumb, for a long press, and for typing (the text field takes a minus on every
 * phone).
 * @param {Slot} slot
 */
export function numberField(slot) {
  const { field: one, path, value, set, bare } = slot;
  const id = idOf(path);
  slots.set(id, slot);
  return html`<div class="field number ${isWrong(path) ? "wrong" : ""}">
    ${bare ? nothing : html`<span class="name">${caption(path)}${one.nullable && value !== null ? clear(slot) : nothing}</span>`}
    <span class="stepper">
      ${button(slot, -1)}
      <input id=${id} type="text"
        inputmode=${(one.low ?? -1) < 0 ? "text" : one.type === "number" ? "decimal" : "numeric"} autocomplete="off"
        enterkeyhint="done"
        .value=${shown(value)} placeholder=${one.nullable ? t("not-given") : ""}
          aria-label=${bare ? nameOf(slot) : nothing} aria-labelledby=${bare ? nothing : `${id}-label`}
        aria-invalid=${isWrong(path) ? "true" : "false"} aria-describedby=${describedBy(path)}
        @focus=${(/** @type {any} */ event) => event.target.select()}
        @keydown=${(/** @type {KeyboardEvent} */ event) => arrow(event, id)}
        @input=${(/** @type {Event} */ event) => typing(event, slot)}
        @change=${(/** @type {any} */ event) => set(typed(event.target.value, one))}
        @blur=${(/** @type {Event} */ event) => left(event, id)}>
      ${button(slot, 1)}
    </span>
    ${helpOf(path)}${problemsOf(path)}
  </div>`;
}

/** @param {KeyboardEvent} event @param {string} id */
function arrow(event, id) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  step(id, event.key === "ArrowUp" ? 1 : -1);
}

/** @param {Slot} slot @param {1 | -1} way */
function button(slot, way) {
  const { field: one, path, value } = slot;
  const at = way === 1 ? one.high : one.low;
  const name = t(way === 1 ? "step-more" : "step-less", { name: nameOf(slot) });
  return html`<button type="button" aria-label=${name} aria-disabled=${value === at ? "true" : "false"}
    aria-controls=${idOf(path)}
    @click=${() => press(idOf(path), way)} @pointerdown=${() => hold(idOf(path), way)} @pointerup=${release}
      @pointerleave=${release} @pointercancel=${release}
    @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>${way === 1 ? "+" : "\u2212"}</button>`;
}

// A number that is not given is not nought: it has its own word, and a way back to it.
/** @param {Slot} slot */
const clear = (slot) =>
  html`<button type="button" class="ungive" aria-label=${t("not-given-set", { name: nameOf(slot) })}
  @click=${() => slot.set(null)}>${t("not-given-clear")}</button>`;
