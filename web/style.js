/** Every part of the page in every state, side by side; not linked from anywhere. Nothing here answers to a tap. */
import { html, render } from "lit";
import games from "virtual:games";
import { number, percent, say, speak, t } from "./i18n.js";
import { declare, game, state } from "./store.js";
import { bars } from "./views/bars.js";
import { die } from "./views/die.js";
import { felt } from "./views/felt.js";
import { field } from "./views/field.js";
import { form } from "./views/form.js";
import { header } from "./views/header.js";
import { keypad } from "./views/keypad.js";
import { fate } from "./views/kinds/parts.js";
import { nav } from "./views/nav.js";
import { notice } from "./views/notice.js";
import { odds } from "./views/odds.js";
import { segments } from "./views/segments.js";
import { vars } from "./views/vars.js";
import { why } from "./views/why.js";

/** @typedef {import("./types.js").Example} Example */
/** @typedef {import("./types.js").Field} Field */

const BLANK = structuredClone({ ...state });
const COLOURS = [
  "paper",
  "card",
  "ink",
  "soft",
  "line",
  "edge",
  "felt",
  "felt-deep",
  "felt-ink",
  "felt-soft",
  "bone",
  "bone-lip",
  "bone-ink",
  "atk",
  "def",
  "on-atk",
  "bar",
  "gold",
  "glow",
];
const TYPES = {
  "t-answer": "54%",
  "t-verdict": "2 of 4 fall",
  "t-head": "Attacker",
  "": "Units",
  "t-small": "your dice",
  "t-least": "43%",
};
const FULL = { 4: 4, 6: 6, 8: 8, 10: 10, 12: 12, 20: 20, 100: 100 };
const SIGNS = ["burst", "gap", "shield", "broken", "crossed", "laurel", "turn", "fallen"];

const nothingSet = () => undefined;

/**
 * Draws a part under another state; the views read it while they are called.
 * @param {Partial<import("./store.js").State>} patch
 * @param {() => unknown} part
 */
function under(patch, part) {
  Object.assign(state, structuredClone(BLANK), { game: games[0].id }, patch);
  return part();
}

/** @param {string} name @param {unknown} part @param {string} [look] */
const shown = (name, part, look = "") => html`<figure><figcaption>${name}</figcaption><div class=${look}>${part}</div></figure>`;

/** @param {string} title @param {unknown} parts */
const shelf = (title, parts) => html`<section><h2>${title}</h2><div class="shelf">${parts}</div></section>`;

/** @param {Example} example @returns {Partial<import("./store.js").State>} */
const seen = ({ scenario, result, actual, odds: chances, fragment }) => ({
  game: scenario.game,
  scenarios: { [scenario.game]: scenario },
  result,
  actual,
  odds: chances,
  fragment,
});

const colours = () =>
  html`<section><h2>Colour</h2><div class="swatches">${COLOURS.map((name) => html`<p class="colour" ${vars({ "--c": `var(--${name})` })}>${name}</p>`)}</div></section>`;

const type = () => shelf("Type", Object.entries(TYPES).map(([name, words]) => shown(name || "text", html`<span class=${name}>${words}</span>`)));

function dice() {
  const row = (/** @type {"attack" | "defence" | null} */ side, state_ = "") => html`<p class="dice">${Object.entries(FULL).map(([sides, face]) => die({ sides: Number(sides), face, side, state: state_, size: 44 }))}</p>`;
  const ghosts = html`<p class="dice">${Object.keys(FULL).map((sides) => die({ sides: Number(sides), face: null, size: 44 }))}</p>`;
  const faces = html`<p class="dice">${[1, 2, 3, 4, 5, 6].map((face) => die({ sides: 6, face, size: 44 }))}</p>`;
  const colour = (/** @type {string} */ name) =>
    html`<div class="duel"><p class="dice ${name}">${[1, 4, 6].map((face) => die({ sides: 6, face, size: 44 }))}${die({ sides: 6, face: 2, state: "out", size: 44 })} ${name}</p></div>`;
  const parts = [
    ["nobody’s", row(null)],
    ["attack", row("attack")],
    ["defence", row("defence")],
    ["set aside", row("attack", "out")],
    ["not thrown yet", ghosts],
    ["pips", faces],
    ["white", colour("white")],
    ["yellow", colour("yellow")],
    ["red", colour("red")],
  ];
  return shelf(
    "Dice",
    parts.map(([name, part]) => shown(String(name), part, "ground")),
  );
}

function charts() {
  const spread = (/** @type {number} */ n) =>
    Array.from({ length: n }, (_, i) => ({ key: String(i), chance: (i + 1) / ((n * (n + 1)) / 2) }));
  const chart = (/** @type {number} */ n) =>
    bars({ all: spread(n), limit: 1, better: "high", actual: 2, ask: nothingSet, name: "kills" });
  return shelf(
    "Odds",
    [3, 5, 12, 60].map((n) => shown(`${number(n)} outcomes`, chart(n), "phone")),
  );
}

function fields() {
  /** @type {[string, Field, unknown][]} */
  const all = [
    ["number", { key: "attackers", type: "integer", default: 1, low: 1, high: 9 }, 5],
    ["at its limit", { key: "attackers", type: "integer", default: 1, low: 1, high: 9 }, 9],
    ["not given", { key: "attackers", type: "integer", default: null, low: 0, high: 9, nullable: true }, null],
    ["given", { key: "attackers", type: "integer", default: null, low: 0, high: 9, nullable: true }, 3],
    ["flag, off", { key: "all_in_sight", type: "flag", default: false }, false],
    ["flag, on", { key: "all_in_sight", type: "flag", default: false }, true],
    [
      "list",
      {
        key: "attackers",
        type: "list",
        default: [],
        least: 0,
        most: 4,
        item: { key: "item", type: "integer", default: 0, low: 0, high: 9 },
      },
      [2, 4],
    ],
  ];
  const one = (/** @type {[string, Field, unknown]} */ [name, declared, value]) =>
    shown(
      name,
      html`<div class="form group">${field({ field: declared, path: [declared.key], value, set: nothingSet })}</div>`,
      "phone",
    );
  const wrong = under({ problems: [{ path: "situation.attackers", code: "too-large", value: 99, limit: 9 }] }, () =>
    one(["wrong", all[0][1], 99]),
  );
  return shelf("Fields", [
    ...all.map((each) => under({}, () => one(each))),
    wrong,
    shown("choice of a few", segments("style", ["a", "b", "c"], ["one", "two", "three"], "b", nothingSet), "phone"),
  ]);
}

function actions() {
  const refused = /** @type {any} */ ({
    status: "refused",
    refusals: [],
    rows: {},
    choices: {},
    steps: [],
    rulings: {},
  });
  /** @type {[string, Partial<import("./store.js").State>][]} */
  const states = [
    ["ready", { engine: { phase: "ready", progress: 100 } }],
    ["loading", { engine: { phase: "starting", progress: 40 } }],
    ["a throw waits", { engine: { phase: "starting", progress: 40 }, rolling: true }],
    ["refused", { engine: { phase: "ready", progress: 100 }, result: refused }],
  ];
  const notices = /** @type {[string, Partial<import("./store.js").State>][]} */ ([
    ["alarm", { notice: { id: "notice-copy", alarm: true } }],
    ["failed", { engine: { phase: "failed", progress: 0 } }],
  ]);
  return shelf("Actions and notices", [
    shown("header", under({}, header), "phone"),
    ...states.map(([name, patch]) => shown(name, under(patch, nav), "phone")),
    ...notices.map(([name, patch]) => shown(name, under(patch, notice), "phone")),
  ]);
}

const fates = () => shelf("What came of it", /** @type {const} */ (["good", "plain", "open"]).map((look) => shown(look, html`<p class="dice">${SIGNS.map((sign) => fate(sign, sign, look))}</p>`, "ground")));

function keypads() {
  const pad = (/** @type {number} */ sides) =>
    under(
      {
        keypad: true,
        entry: {
          wanted: { attack: { count: 5, sides } },
          rows: { attack: [1, null, 3] },
          row: "attack",
          at: 3,
          digits: "",
          seed: "",
        },
      },
      keypad,
    );
  return shelf(
    "Keypad",
    [4, 6, 10, 20, 100].map((sides) => shown(`d${sides}`, pad(sides), "phone")),
  );
}

function felts() {
  const [first] = games;
  /** @type {[string, Partial<import("./store.js").State>][]} */
  const states = [
    [
      "ready",
      {
        result: /** @type {any} */ ({
          status: "pending",
          refusals: [],
          pending: { rows: { attack: { count: 5, sides: 6 }, defence: { count: 4, sides: 6 } } },
          rows: {},
          choices: {},
          steps: [],
          rulings: {},
        }),
      },
    ],
    ["on their way", { rolling: true }],
    [
      "refused",
      {
        result: /** @type {any} */ ({
          status: "refused",
          refusals: [{ key: "out-of-sight", cites: ["of.1"], facts: {} }],
          rows: {},
          choices: {},
          steps: [],
          rulings: {},
        }),
      },
    ],
    ["problems", { problems: [{ path: "situation.attackers", code: "too-large", value: 99, limit: 9 }] }],
  ];
  return shelf(`${first.title}: before there is a result`, states.map(([name, patch]) => shown(name, under(patch, felt), "phone")));
}

/** @param {import("./types.js").Game} one */
const whole = (one) => shelf(one.title, one.examples.map((example) => shown(say(one.id, `example-${example.id}`), under({ ...seen(example), formOpen: example === one.examples[0] }, () => html`${form()}${odds()}${felt()}${why()}`), "phone")));

async function start() {
  declare(games);
  await speak("en");
  document.documentElement.classList.add("lettered");
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  app.className = "parts";
  const title = html`<h1>${t("about-what")}</h1><p class="fine">${under({}, () => game().title)}, ${percent(0.004)}, ${percent(0.997)}, ${percent(1)}</p>`;
  render(html`${title}${colours()}${type()}${dice()}${under({}, charts)}${fates()}${fields()}${actions()}${keypads()}${felts()}${games.map(whole)}`, app);
}

start();
