import { html, nothing } from "lit";
import { brief, groupBrief } from "../brief.js";
import { edit } from "../actions/attack.js";
import { reset } from "../actions/showing.js";
import { countsIn, same, valueOf } from "../fields.js";
import { t, say } from "../i18n.js";
import { problemText } from "../problems.js";
import { game, scenario, state, update } from "../store.js";
import { label } from "../words.js";
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
  const before = game()
    .groups.slice(
      0,
      Math.max(
        0,
        game().groups.findIndex((group) => group.side),
      ),
    )
    .filter((group) => !group.folded);
  const others = game().groups.filter((group) => !group.side && !before.includes(group));
  if (!state.formOpen) return folded();
  return html`<section class="form" aria-label=${t("form")}>
    ${strayProblems()}
    ${before.map(plainGroup)}
    ${besides(sides, (group) => sideGroup(group, false))}
    ${others.filter((group) => !group.folded).map(plainGroup)}
    ${seldom(others.filter((group) => group.folded), sides.filter(isLong))}
  </section>`;
}

// Labels stand beside their steppers while all are short, and above them all where one is long: never ragged.
/** @param {Group[]} sides */
const longLabels = (sides) =>
  sides.flatMap(fieldsOf).some((one) => one.type !== "integer" || one.nullable || label(game(), [one.key]).length > 5);

/** @param {Group[]} sides */
const nested = (sides) => sides.flatMap(fieldsOf).some((one) => one.type === "list" || one.type === "record");

/** @param {Group[]} sides @param {(group: Group) => unknown} part */
const besides = (sides, part) =>
  html`<div class="sides ${sides.length === 1 ? "one" : ""} ${longLabels(sides) ? "stacked" : ""} ${nested(sides) ? "wide" : ""}">${sides.map(part)}</div>`;

/** A record of more fields than this shows the first few, and keeps the others with what is seldom needed. */
const LONG = 6;
const FIRST_FEW = 4;

/** @param {Group} group */
const isLong = (group) => fieldsOf(group).length === 1 && (fieldsOf(group)[0].fields ?? []).length > LONG;

/**
 * Some of a long record's parts, but those that do not count for the rest of it.
 * @param {Group} group
 * @param {number} from
 * @param {number} [to]
 * @returns {Field[]}
 */
function partsOf(group, from, to) {
  const [record] = fieldsOf(group);
  const all = record.fields ?? [];
  const value = valueOf(scenario().situation, record);
  const isWrong = (/** @type {Field} */ one) =>
    state.problems.some(({ path }) => path === `situation.${record.key}.${one.key}`);
  return all.slice(from, to).filter((one) => countsIn(all, one, value) || isWrong(one));
}

/** The fields of a side that the form shows at first. @param {Group} group */
const firstFew = (group) => partsOf(group, 0, FIRST_FEW);

/** The seldom needed fields of a side. @param {Group} group @returns {Field[]} */
const rest = (group) => (isLong(group) ? partsOf(group, FIRST_FEW) : []);

/** @param {Group} group @param {boolean} seldomNeeded which part of a long record is shown */
function sideGroup(group, seldomNeeded) {
  const shown = (/** @type {Field} */ one) =>
    isLong(group) ? { ...one, fields: seldomNeeded ? rest(group) : firstFew(group) } : one;
  const name = say(game().id, `group-${group.key}`);
  return html`<fieldset class="side ${group.side}">
    <legend>${seldomNeeded ? t("form-more", { name }) : name}</legend>
    ${fieldsOf(group).map((one, _, all) => topField(shown(one), all.length === 1))}
  </fieldset>`;
}

// A group of one record is that record, and needs no second name.
/** @param {Field} one @param {boolean} alone */
const topField = (one, alone) =>
  field({
    bare: alone && one.type === "record",
    field: one,
    path: [one.key],
    value: valueOf(scenario().situation, one),
    set: (value) => edit(one, value),
  });

/** @param {Group} group */
const plainGroup = (group) =>
  html`<fieldset class="group"><legend>${say(game().id, `group-${group.key}`)}</legend>${fieldsOf(group).map((one) => topField(one, false))}</fieldset>`;

/**
 * All that is seldom needed, behind one line which tells what is set in it.
 * @param {Group[]} groups
 * @param {Group[]} sides those with more fields than the form shows at first
 */
function seldom(groups, sides) {
  if (!groups.length && !sides.length) return foot();
  const open = state.unfolded || groups.some(hasProblem) || sides.some(hasProblemInRest);
  return html`<div class="fold">
    <button type="button" class="more" aria-expanded=${open ? "true" : "false"}
      @click=${() => update({ unfolded: !open })}><span>${summary(groups, sides)}</span>${chevron()}</button>
    ${open ? [sides.length ? besides(sides, (group) => sideGroup(group, true)) : nothing, ...groups.map(plainGroup), foot()] : nothing}
  </div>`;
}

/** @param {Group} group */
const hasProblemInRest = (group) => rest(group).some((one) => state.problems.some(({ path }) => `${path}.`.startsWith(`situation.${group.key}.${one.key}.`)));

/** What is set among the seldom needed fields of a side, "" where nothing is. @param {Group} group */
function restBriefly(group) {
  const [record] = fieldsOf(group);
  const value = valueOf(scenario().situation, record);
  const set = rest(group).filter((one) => !same(valueOf(value, one), one.default));
  return set.map((one) => brief(game(), one, [record.key, one.key], valueOf(value, one))).join(", ");
}

const foot = () => html`<div class="form-foot">
  <button type="button" class="quiet" @click=${reset}>${t("form-reset")}</button>
  <button type="button" class="quiet" @click=${() => update({ formOpen: false })}>${t("form-fold")}</button>
</div>`;

/** @param {Group} group */
const briefly = (group) => groupBrief(game(), group, scenario().situation);

/** What a side sets in the fields that the form shows at first. @param {Group} group */
function sideBriefly(group) {
  if (!isLong(group)) return briefly(group);
  const record = { ...fieldsOf(group)[0], fields: firstFew(group) };
  return brief(game(), record, [record.key], valueOf(scenario().situation, record));
}

/** The same, under the side's name where there is more than one. @param {Group} group */
function restNamed(group) {
  const words = restBriefly(group);
  const alone = game().groups.filter((one) => one.side).length === 1;
  return alone || !words ? words : `${say(game().id, `group-${group.key}`)}: ${words}`;
}

/**
 * The line of the folded groups: what is set in each, or else its name ("Cover 2, range, splash").
 * @param {Group[]} groups
 * @param {Group[]} sides
 */
function summary(groups, sides) {
  const told = sides
    .map(restNamed)
    .filter(Boolean)
    .map((words) => html`<b>${words}</b>`);
  const names = sides.slice(0, 1).map((group) =>
    rest(group)
      .map((one) => label(game(), [fieldsOf(group)[0].key, one.key]))
      .join(", "),
  );
  const part = (/** @type {Group} */ group) => {
    const set = briefly(group);
    return set ? html`<b>${set}</b>` : say(game().id, `group-${group.key}`);
  };
  return [...(told.length ? told : names), ...groups.map(part)].map((one, i) => html`${i ? " · " : nothing}${one}`);
}

function folded() {
  const groups = game().groups;
  const part = (/** @type {Group} */ group) =>
    html`<span class="brief ${group.side}"><b>${say(game().id, `group-${group.key}`)}</b> ${sideBriefly(group)}</span>`;
  const others = [
    ...groups.filter((group) => group.side).map(restNamed),
    ...groups.filter((group) => !group.side).map(briefly),
  ]
    .filter(Boolean)
    .join(" \u00b7 ");
  return html`<section class="form" aria-label=${t("form")}>
    <button type="button" class="folded" aria-expanded="false" aria-label=${t("form-unfold")}
      @click=${() => update({ formOpen: true })}>
      <span class="briefs">${groups.filter((group) => group.side).map(part)}</span>
      <span class="brief rest"><span>${others}</span> <span class="change">${t("form-change")}</span></span>${chevron()}
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
