/** Dice typed by hand, row by row, as the rules ask for them. */
import { engine } from "../engine-instance.js";
import { game, scenario, state, update, withScenario } from "../store.js";
import { isMisset, newSeed, pointOut, refresh } from "./attack.js";
import { keep } from "./memory.js";
import { refreshOdds } from "./odds.js";
import { same } from "../fields.js";
import { rowName } from "../words.js";

/** @typedef {import("../store.js").Entry} Entry */
/** @typedef {import("../types.js").Wanted} Wanted */

/**
 * Opens the keypad: on the dice that lie, to correct one, when a row is named; else where it was left, or on new dice.
 * @param {string} [row]
 */
export async function openEntry(row) {
  if (isMisset()) return pointOut();
  const lying = row && state.result?.status === "resolved" ? lyingRows() : {};
  const started = state.entry;
  const entry = started ?? {
    wanted: {},
    rows: lying,
    row: row ?? "",
    at: 0,
    digits: "",
    seed: scenario().seed ?? newSeed(),
  };
  update({ keypad: true, formOpen: false, rolling: false, entry });
  scrollTo({ top: 0 });
  keep();
  return look(row);
}

// What a player typed lies as typed; what the phone threw stays the phone's.
/** @returns {Record<string, (number | null)[]>} */
function lyingRows() {
  const rows = Object.entries(state.result?.rows ?? {});
  return Object.fromEntries(
    rows.map(([name, { faces, entered }]) => [name, faces.map((face, i) => (entered[i] ? face : null))]),
  );
}

/** The attack without dice, as it was set up. */
const setUp = () => {
  const { dice: _dice, seed: _seed, ...rest } = scenario();
  return rest;
};

/**
 * What was typed for a row that can lie there: a set-up that changes may ask for fewer dice, or for others. The rest is
 * kept.
 * @param {Entry} entry
 * @param {string} name
 * @param {Record<string, Wanted>} [wanted]
 */
export function typedIn(entry, name, wanted = entry.wanted) {
  const typed = (entry.rows[name] ?? []).slice(0, wanted[name].count);
  const stray = typed.findIndex((face) => face !== null && !hasFace(wanted[name], face));
  return stray < 0 ? typed : typed.slice(0, stray);
}

/** @param {Wanted} wanted @param {number} face */
const hasFace = ({ faces, sides }, face) => (faces ? faces.includes(face) : face >= 1 && face <= sides);

/** @param {Entry} entry @param {string} name @param {Record<string, Wanted>} [wanted] */
export const isFull = (entry, name, wanted = entry.wanted) => typedIn(entry, name, wanted).length >= wanted[name].count;

/** The attack that the open keypad asked about. @type {import("../types.js").Scenario | null} */
let asked = null;

/** Asks for the dice of another attack, or of one set up otherwise, under the open keypad. Called after each change. */
export function followSetUp() {
  if (!state.keypad || state.opening) asked = null;
  else if (asked !== scenario()) look();
}

/**
 * Asks which rows can be thrown with what lies so far; where none is missing, the attack is resolved.
 * @param {string} [row] the row to go on with
 */
async function look(row) {
  const entry = state.entry;
  if (!entry || state.engine.phase !== "ready") return undefined;
  asked = scenario();
  const answer = await ask(entry);
  if (entry !== state.entry && state.keypad) return look(row); // what was asked for is of the dice before
  if (entry !== state.entry || !answer) return undefined;
  const { wanted } = answer;
  if (answer.done && !row) return finish({ ...entry, wanted });
  const open = Object.keys(wanted).filter((name) => !isFull(entry, name, wanted));
  const next =
    [row, open.find((name) => name === entry.row), ...open, ...Object.keys(wanted)].find(
      (name) => name && wanted[name],
    ) ?? "";
  const at = row || !next ? 0 : typedIn(entry, next, wanted).length;
  const stays = next === entry.row && at === entry.at;
  update({ entry: { ...entry, wanted, row: next, at, digits: stays ? entry.digits : "" } });
  keep();
  return oddsSoFar();
}

/**
 * All rows asked for so far, stage by stage: dice left to the phone count as thrown once their row is full.
 * @param {Entry} entry
 * @returns {Promise<{wanted: Record<string, Wanted>, done: boolean} | null>}
 */
async function ask(entry) {
  /** @type {Record<string, number[]>} */
  const lying = {};
  /** @type {Record<string, Wanted>} */
  const wanted = {};
  for (;;) {
    const reply = await engine.ask("resolve", { scenario: { ...setUp(), dice: lying } }).catch(() => null);
    if (!reply?.ok) {
      if (reply && entry === state.entry) misset(reply);
      return null;
    }
    const more = reply.value.pending?.rows ?? {};
    Object.assign(wanted, more);
    const full = Object.keys(more).filter((name) => isFull(entry, name, more));
    if (!full.length) return { wanted, done: reply.value.status !== "pending" };
    Object.assign(lying, await thrown({ ...entry, wanted }, full, lying));
    if (full.length < Object.keys(more).length) return { wanted, done: false };
  }
}

/** @param {Extract<import("../engine.js").Reply, {ok: false}>} reply */
function misset({ problems }) {
  update({ problems: problems ?? [] });
  pointOut();
}

/**
 * The faces of full rows, with the phone's dice as its seed throws them.
 * @param {Entry} entry
 * @param {string[]} names
 * @param {Record<string, number[]>} lying
 */
async function thrown(entry, names, lying) {
  const typed = Object.fromEntries(names.map((name) => [name, typedIn(entry, name)]));
  if (!Object.values(typed).flat().includes(null)) return /** @type {Record<string, number[]>} */ (typed);
  const reply = await engine
    .ask("resolve", { scenario: { ...setUp(), dice: { ...lying, ...typed }, seed: entry.seed } })
    .catch(() => null);
  return Object.fromEntries(names.map((name) => [name, reply?.ok ? reply.value.rows[name].faces : []]));
}

/** @param {Entry} entry */
function finish(entry) {
  const rows = Object.keys(entry.wanted).map((name) => /** @type {const} */ ([name, typedIn(entry, name)]));
  const dice = Object.fromEntries(rows.filter(([, faces]) => faces.some((face) => face !== null)));
  const phone = rows.some(([, faces]) => faces.includes(null));
  const thrownNow = { ...setUp(), dice, ...(phone && { seed: entry.seed }) };
  update({ ...withScenario(thrownNow), entry: null, keypad: false, kept: null, origin: "own", fresh: false });
  scrollTo({ top: 0 });
  refresh();
}

/**
 * Sets the die at hand and goes on to the next; null leaves it to the phone.
 * @param {number | null} face
 */
export function lay(face) {
  const entry = state.entry;
  if (!entry?.row) return;
  const typed = typedIn(entry, entry.row);
  const correcting = entry.at < typed.length;
  const faces = correcting ? [...(entry.rows[entry.row] ?? [])] : typed;
  faces[entry.at] = face;
  advance({
    ...entry,
    rows: { ...entry.rows, [entry.row]: faces },
    at: correcting ? typed.length : entry.at + 1,
    digits: "",
  });
}

/** Leaves the rest of the row at hand to the phone. */
export function layRest() {
  const entry = state.entry;
  if (!entry?.row) return;
  const typed = typedIn(entry, entry.row);
  const faces = Array.from({ length: entry.wanted[entry.row].count }, (_, i) => typed[i] ?? null);
  advance({ ...entry, rows: { ...entry.rows, [entry.row]: faces }, at: faces.length, digits: "" });
}

/** @param {Entry} entry */
function advance(entry) {
  const full = isFull(entry, entry.row);
  const next = full ? Object.keys(entry.wanted).find((name) => !isFull(entry, name)) : entry.row;
  const spoken = next && next !== entry.row ? rowName(game(), next) : state.spoken;
  update({ spoken, entry: { ...entry, row: next ?? entry.row, at: next ? typedIn(entry, next).length : entry.at } });
  keep();
  if (!next) return look();
  return oddsSoFar();
}

/** Odds with the dice that lie: a row half typed counts, its other dice still open. */
function oddsSoFar() {
  const entry = state.entry;
  if (!entry || state.engine.phase !== "ready") return undefined;
  const rows = Object.keys(entry.wanted).map((name) => /** @type {const} */ ([name, typedIn(entry, name)]));
  const dice = rows.filter(([, faces]) => faces.some((face) => face !== null));
  const padded = dice.map(([name, faces]) => [
    name,
    Array.from({ length: entry.wanted[name].count }, (_, i) => faces[i] ?? null),
  ]);
  return refreshOdds({ ...setUp(), dice: Object.fromEntries(padded) });
}

export function takeBack() {
  const entry = state.entry;
  if (!entry) return;
  if (entry.digits) return spell(entry.digits.slice(0, -1));
  if (!entry.wanted[entry.row]) return undefined;
  const faces = typedIn(entry, entry.row).slice(0, -1);
  update({ entry: { ...entry, rows: { ...entry.rows, [entry.row]: faces }, at: faces.length } });
  keep();
  return oddsSoFar();
}

/** @param {string} row @param {number} [at] */
export function goTo(row, at) {
  const entry = state.entry;
  if (entry) update({ entry: { ...entry, row, at: at ?? typedIn(entry, row).length, digits: "" } });
}

/** @param {string} digits */
export function spell(digits) {
  if (state.entry) update({ entry: { ...state.entry, digits } });
  keep();
}

/** Puts the keypad away; what was typed stays for the next time, but for dice that lie there as they lay before. */
export function closeEntry() {
  const rows = state.entry?.rows ?? {};
  const lies = state.result?.status === "resolved" && same(rows, lyingRows());
  const empty = !state.entry?.digits && Object.values(rows).every((faces) => !faces.length);
  update({ keypad: false, ...((lies || empty) && { entry: null }) });
  keep();
  refresh();
}

/** Empties all rows. */
export function clearEntry() {
  const entry = state.entry;
  if (!entry) return undefined;
  update({
    entry: { ...entry, rows: {}, row: Object.keys(entry.wanted)[0] ?? "", at: 0, digits: "", seed: newSeed() },
  });
  keep();
  return look();
}

/** Goes on when the engine has come meanwhile. */
export const resumeEntry = () => look();
