/** Dice typed by hand, row by row, as the rules ask for them. */
import { engine } from "../core.js";
import { game, scenario, state, update, withScenario } from "../store.js";
import { newSeed, refresh, refreshOdds } from "./attack.js";
import { rowName } from "../words.js";
import { keep } from "./memory.js";

/** @typedef {import("../store.js").Entry} Entry */
/** @typedef {import("../types.js").Wanted} Wanted */

/**
 * Opens the keypad: on the dice that lie, to correct one, when a row is named; else where it was left, or on new dice.
 * @param {string} [row]
 */
export async function openEntry(row) {
  const lying = row && state.result?.status === "resolved" ? lyingRows() : {};
  const started = state.entry;
  update({ keypad: true, formOpen: false, entry: started ?? { wanted: {}, rows: lying, row: row ?? "", at: 0, digits: "", seed: scenario().seed ?? newSeed() } });
  scrollTo({ top: 0 });
  await look(row);
}

// What a player typed lies as typed; what the phone threw stays the phone's.
/** @returns {Record<string, (number | null)[]>} */
function lyingRows() {
  const rows = Object.entries(state.result?.rows ?? {});
  return Object.fromEntries(rows.map(([name, { faces, entered }]) => [name, faces.map((face, i) => (entered[i] ? face : null))]));
}

/** The attack without dice, as it was set up. */
const setUp = () => {
  const { dice: _dice, seed: _seed, ...rest } = scenario();
  return rest;
};

/** @param {Entry} entry @param {string} name */
export const isFull = (entry, name) => (entry.rows[name] ?? []).length >= entry.wanted[name].count;

/**
 * Asks which rows can be thrown with what lies so far; where none is missing, the attack is resolved.
 * @param {string} [row] the row to go on with
 */
async function look(row) {
  const entry = state.entry;
  if (!entry || state.engine.phase !== "ready") return;
  const answer = await ask(entry);
  if (entry !== state.entry) return;
  if (!answer) return;
  if (answer.done && !row) return finish(entry);
  const names = Object.keys(answer.wanted);
  const next = row && answer.wanted[row] ? row : (names.find((name) => !isFull({ ...entry, wanted: answer.wanted }, name)) ?? names[0] ?? "");
  const rows = Object.fromEntries(Object.entries(entry.rows).filter(([name]) => answer.wanted[name]).map(([name, faces]) => [name, faces.slice(0, answer.wanted[name].count)]));
  const at = row ? 0 : (rows[next] ?? []).length;
  update({ entry: { ...entry, wanted: answer.wanted, rows, row: next, at, digits: "" } });
  keep();
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
      if (reply) update({ problems: reply.problems ?? [], keypad: false });
      return null;
    }
    const more = reply.value.pending?.rows ?? {};
    Object.assign(wanted, more);
    const full = Object.keys(more).filter((name) => (entry.rows[name] ?? []).length >= more[name].count);
    if (!full.length) return { wanted, done: reply.value.status !== "pending" };
    Object.assign(lying, await thrown(entry, full, lying));
    if (full.length < Object.keys(more).length) return { wanted, done: false };
  }
}

/**
 * The faces of full rows, with the phone's dice as its seed throws them.
 * @param {Entry} entry
 * @param {string[]} names
 * @param {Record<string, number[]>} lying
 */
async function thrown(entry, names, lying) {
  const typed = Object.fromEntries(names.map((name) => [name, entry.rows[name]]));
  if (!Object.values(typed).flat().includes(null)) return /** @type {Record<string, number[]>} */ (typed);
  const reply = await engine.ask("resolve", { scenario: { ...setUp(), dice: { ...lying, ...typed }, seed: entry.seed } }).catch(() => null);
  return Object.fromEntries(names.map((name) => [name, reply?.ok ? reply.value.rows[name].faces : []]));
}

/** @param {Entry} entry */
function finish(entry) {
  const rows = Object.entries(entry.rows).filter(([, faces]) => faces.some((face) => face !== null));
  const phone = Object.values(entry.rows).flat().includes(null);
  update({ ...withScenario({ ...setUp(), dice: Object.fromEntries(rows), ...(phone && { seed: entry.seed }) }), entry: null, keypad: false, kept: null, origin: "own", fresh: false });
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
  const faces = [...(entry.rows[entry.row] ?? [])];
  const correcting = entry.at < faces.length;
  faces[entry.at] = face;
  advance({ ...entry, rows: { ...entry.rows, [entry.row]: faces }, at: correcting ? faces.length : entry.at + 1, digits: "" });
}

/** Leaves the rest of the row at hand to the phone. */
export function layRest() {
  const entry = state.entry;
  if (!entry?.row) return;
  const typed = entry.rows[entry.row] ?? [];
  const faces = Array.from({ length: entry.wanted[entry.row].count }, (_, i) => typed[i] ?? null);
  advance({ ...entry, rows: { ...entry.rows, [entry.row]: faces }, at: faces.length, digits: "" });
}

/** @param {Entry} entry */
function advance(entry) {
  const full = isFull(entry, entry.row);
  const next = full ? Object.keys(entry.wanted).find((name) => !isFull(entry, name)) : entry.row;
  const spoken = next && next !== entry.row ? rowName(game(), next) : state.spoken;
  update({ spoken, entry: { ...entry, row: next ?? entry.row, at: next ? (entry.rows[next] ?? []).length : entry.at } });
  keep();
  if (!next) return look();
  return oddsSoFar();
}

/** Odds with the dice that lie: a row half typed counts, its other dice still open. */
function oddsSoFar() {
  const entry = state.entry;
  if (!entry || state.engine.phase !== "ready") return undefined;
  const dice = Object.entries(entry.rows).filter(([name, faces]) => entry.wanted[name] && faces.some((face) => face !== null));
  const padded = dice.map(([name, faces]) => [name, Array.from({ length: entry.wanted[name].count }, (_, i) => faces[i] ?? null)]);
  return refreshOdds({ ...setUp(), dice: Object.fromEntries(padded) });
}

export function takeBack() {
  const entry = state.entry;
  if (!entry) return;
  if (entry.digits) return update({ entry: { ...entry, digits: entry.digits.slice(0, -1) } });
  const faces = (entry.rows[entry.row] ?? []).slice(0, -1);
  update({ entry: { ...entry, rows: { ...entry.rows, [entry.row]: faces }, at: faces.length } });
  keep();
  return oddsSoFar();
}

/** @param {string} row @param {number} [at] */
export function goTo(row, at) {
  const entry = state.entry;
  if (entry) update({ entry: { ...entry, row, at: at ?? (entry.rows[row] ?? []).length, digits: "" } });
}

/** @param {string} digits */
export const spell = (digits) => state.entry && update({ entry: { ...state.entry, digits } });

/** Puts the keypad away; what was typed stays for the next time. */
export function closeEntry() {
  update({ keypad: false });
  if (state.result?.status === "resolved") update({ entry: null });
  refresh();
}

/** Empties all rows. */
export function clearEntry() {
  const entry = state.entry;
  if (!entry) return undefined;
  update({ entry: { ...entry, rows: {}, row: Object.keys(entry.wanted)[0] ?? "", at: 0, digits: "", seed: newSeed() } });
  keep();
  return look();
}

/** Goes on when the engine has come meanwhile. */
export const resumeEntry = () => (state.keypad ? look() : undefined);

