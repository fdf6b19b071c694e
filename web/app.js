import { render } from "lit";
import games from "virtual:games";
import { followAttack } from "./actions/address.js";
import { followSetUp } from "./actions/entry.js";
import { startLanguage } from "./actions/language.js";
import { followAddress, followEngine, followHistory } from "./actions/links.js";
import { remembered } from "./actions/memory.js";
import { engine } from "./engine-instance.js";
import { startOffline } from "./offline.js";
import { isOneBuild, sayIncomplete, startAfresh } from "./build-check.js";
import { shown } from "./shown.js";
import { soon } from "./soon.js";
import { declare, game, scenario, state, subscribe, update, withScenario } from "./store.js";
import { followFocus } from "./views/focus.js";
import { followThrow } from "./views/motion.js";
import { page } from "./views/page.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

let painted = false;

function paint() {
  const { dataset } = document.documentElement;
  dataset.engine = state.engine.phase;
  dataset.shown = !state.opening && state.result ? state.fragment : ""; // the link whose result is to be seen
  document.title = [shown(scenario().title ?? ""), "Aleator"].filter(Boolean).join(" · ");
  render(page(), root);
  followFocus();
  followThrow();
}

async function letter() {
  const faces = await document.fonts.load(
    "700 1rem Vollkorn",
    document.documentElement.lang === "ru" ? "A\u0411" : "A",
  );
  if (faces.length && !painted) document.documentElement.classList.add("lettered");
}

/** Paints from what is here already: an earlier visit's attack, or the first game's first example, worked. */
async function start() {
  declare(games);
  const [past] = await Promise.all([remembered(), startLanguage()]);
  if (!isOneBuild()) return startAfresh();
  await soon(letter());
  if (past?.game && past.scenarios?.[past.game])
    update({ ...past, formOpen: !past.keypad && past.result?.status !== "resolved" });
  else firstVisit(past);
  painted = true;
  root.replaceChildren();
  for (const follow of [paint, followSetUp, followAttack]) subscribe(follow);
  startEngine();
  startOffline();
  followAddress();
  return update({});
}

/** @param {Partial<import("./store.js").State> | null} past */
function firstVisit(past) {
  const first = game(past?.game);
  update({ ...past, game: first.id, origin: "example", keypad: false, entry: null });
  showAtFirst(first.examples[0]);
}

/** @param {import("./types.js").Example} example */
function showAtFirst(example) {
  const { scenario: whole, result, actual, odds, fragment } = example;
  update({ ...withScenario(whole), result, actual, odds, fragment, formOpen: true });
}

function startEngine() {
  if (typeof WebAssembly !== "object") return update({ engine: { phase: "missing", progress: 0 } });
  followEngine();
  return engine.start();
}

addEventListener("hashchange", followAddress);
addEventListener("popstate", followHistory);
addEventListener("pageshow", (event) => event.persisted && followAddress());

start().catch(sayIncomplete);
