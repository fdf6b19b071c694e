import { html, nothing } from "lit";
import { edit, reset } from "../actions/attack.js";
import { valueOf } from "../fields.js";
import { t, say } from "../i18n.js";
import { game, scenario, state, update } from "../store.js";
import { groupBrief, label, problemText } from "../words.js";
import { field } from "./field.js";
import { chevron } from "./icons.js";

/** @typedef {import("../types.js").Field} Field */
/** @typedef {import("../types.js").Group} Group */

const fieldsOf = (/** @type {Group} */ group) => game().fields.filter((one) => one.group === group.key);

/** @param {Field} one */
const problemsAt = (one) => state.problems.filter(({ path }) => path === `situation.${one.key}` || path.startsWith(`situation.${one.key}.`));

/** @param {Group} group */
const hasProblem = (group) => fieldsOf(group).some((one) => problemsAt(one).length);

/** The set-up of an attack, as the game declares it: open, or folded to one line once the dice lie. */
export function form() {
  const sides = game().groups.filter((group) => group.side);
  const others = game().groups.filter((group) => !group.side);
  if (!state.formOpen) return folded();
  return html`<section class="form" aria-label=${t("form")}>
    ${strayProblems()}
    <div class="sides ${sides.length === 1 ? "one" : ""} ${longLabels(sides) ? "stacked" : ""} ${nested(sides) ? "wide" : ""}">${sides.map(sideGroup)}</div>
    ${others.filter((group) => !group.folded).map(plainGroup)}
    ${seldom(others.filter((group) => group.folded))}
    ${others.some((group) => group.folded) ? nothing : foot()}
  </section>`;
}

// Labels stand beside their steppers while all are short, and above them all where one is long: never ragged.
/** @param {Group[]} sides */
const longLabels = (sides) => sides.flatMap(fieldsOf).some((one) => one.type !== "integer" || one.nullable || label(game(), [one.key]).length > 5);

/** @param {Group[]} sides */
const nested = (sides) => sides.flatMap(fieldsOf).some((one) => one.type === "list" || one.type === "record");

/** @param {Group} group */
function sideGroup(group) {
  return html`<fieldset class="side ${group.side}">
    <legend>${say(game().id, `group-${group.key}`)}</legend>
    ${fieldsOf(group).map((one, _, all) => topField(one, all.length === 1))}
  </fieldset>`;
}

// A group of one record is that record, and needs no second name.
/** @param {Field} one @param {boolean} alone */
const topField = (one, alone) => field({ bare: alone && one.type === "record", field: one, path: [one.key], value: valueOf(scenario().situation, one), set: (value) => edit(one, value) });

/** @param {Group} group */
const plainGroup = (group) => html`<fieldset class="group"><legend>${say(game().id, `group-${group.key}`)}</legend>${fieldsOf(group).map((one) => topField(one, false))}</fieldset>`;

/**
 * All groups that are seldom needed, behind one line which tells what is set in them.
 * @param {Group[]} groups
 */
function seldom(groups) {
  if (!groups.length) return nothing;
  const open = state.unfolded || groups.some(hasProblem);
  return html`<div class="fold">
    <button type="button" class="more" aria-expanded=${open ? "true" : "false"} @click=${() => update({ unfolded: !open })}><span>${summary(groups)}</span>${chevron()}</button>
    ${open ? [...groups.map(plainGroup), foot()] : nothing}
  </div>`;
}

const foot = () => html`<div class="form-foot">
  <button type="button" class="quiet" @click=${reset}>${t("form-reset")}</button>
  <button type="button" class="quiet" @click=${() => update({ formOpen: false })}>${t("form-fold")}</button>
</div>`;

/** @param {Group} group */
const briefly = (group) => groupBrief(game(), group, scenario().situation);

/**
 * The line of the folded groups: what is set in each, or else its name ("Cover 2, range, splash").
 * @param {Group[]} groups
 */
function summary(groups) {
  const part = (/** @type {Group} */ group) => {
    const set = briefly(group);
    return set ? html`<b>${set}</b>` : say(game().id, `group-${group.key}`);
  };
  return groups.map((group, i) => html`${i ? " · " : nothing}${part(group)}`);
}

function folded() {
  const groups = game().groups;
  const part = (/** @type {Group} */ group) => html`<span class="brief ${group.side}"><b>${say(game().id, `group-${group.key}`)}</b> ${briefly(group)}</span>`;
  const rest = groups.filter((group) => !group.side).map(briefly).filter(Boolean).join(", ");
  return html`<section class="form" aria-label=${t("form")}>
    <button type="button" class="folded" aria-expanded="false" aria-label=${t("form-unfold")} @click=${() => update({ formOpen: true })}>
      <span class="briefs">${groups.filter((group) => group.side).map(part)}</span>
      <span class="brief rest">${rest || t("form-change")}</span>${chevron()}
    </button>
  </section>`;
}

// What belongs to no field of the form (a row that nobody asked for, a broken link's key) is told above it.
function strayProblems() {
  const known = new Set(game().fields.flatMap(problemsAt));
  const stray = state.problems.filter((one) => !known.has(one));
  if (!stray.length) return nothing;
  return html`<ul class="problems stray">${stray.map((one) => html`<li>${problemText(game(), one, true)}</li>`)}</ul>`;
}
