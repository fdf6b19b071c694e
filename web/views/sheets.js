import { build, version } from "virtual:engine";
import { html, nothing } from "lit";
import { ruleAsTable } from "../actions/attack.js";
import { forget } from "../actions/memory.js";
import { chooseGame, showExample, showLogged } from "../actions/showing.js";
import { sideBriefs } from "../brief.js";
import { same } from "../fields.js";
import { unitSheet } from "../board/unit-sheet.js";
import { has, list, locale, say, t } from "../i18n.js";
import { shown } from "../shown.js";
import { allGames, game, scenario, state, update } from "../store.js";
import { stepText } from "../words.js";
import { ruling } from "./why.js";
import { share } from "./share.js";
import { closeSheet, sheet } from "./sheet.js";

/** @typedef {import("../types.js").Game} Game */

/** The sheet that is open, if any. */
export function openSheet() {
  const view = /** @type {Record<string, () => unknown>} */ ({
    games,
    rulings,
    log,
    examples,
    about,
    share,
    unit: unitSheet,
  })[state.sheet ?? ""];
  return view ? view() : nothing;
}

/** The doors to what is not needed in every attack. */
export function doors() {
  const door = (/** @type {string} */ name) =>
    html`<li><button type="button" aria-haspopup="dialog"
    @click=${() => update({ sheet: name })}>${t(`door-${name}`)}</button></li>`;
  return html`<ul class="doors">${["examples", "log", "rulings", "about"].map(door)}</ul>`;
}

const MARK = "|"; // around an author's place in the sentence

/**
 * Who the game is owed to, told unless its title tells it.
 * @param {Game} one
 * @param {(author: Game["authors"][number]) => unknown} said
 */
function owed(one, said) {
  const authors = one.authors.filter(({ name }) => name !== one.title);
  if (!authors.length) return nothing;
  const marks = list(authors.map((_, i) => `${MARK}${i}${MARK}`));
  const parts = t("by", { authors: marks }).split(MARK);
  return parts.map((part, i) => (i % 2 ? said(authors[Number(part)]) : part));
}

/** @param {Game["authors"][number]} author */
const authorName = ({ name }) => name ?? t("author-unnamed");

function games() {
  const row = (/** @type {Game} */ one) =>
    html`<li><button type="button" class="row-button" aria-current=${one.id === state.game ? "true" : "false"}
    @click=${() => chooseGame(one.id)}>
    <b>${one.title}</b><span>${say(one.id, "tagline")}</span><small>${owed(one, authorName)}</small></button></li>`;
  return sheet(t("games"), html`<ul class="row-list">${allGames().map(row)}</ul>`);
}

function examples() {
  const row = (/** @type {import("../types.js").Example} */ one) =>
    html`<li><button type="button" class="row-button" @click=${() => showExample(one)}>
    <b>${say(game().id, `example-${one.id}`)}</b>${has(game().id, `example-${one.id}.note`) ? html`<span>${say(game().id, `example-${one.id}.note`)}</span>` : nothing}</button></li>`;
  return sheet(t("door-examples"), html`<ul class="row-list">${game().examples.map(row)}</ul>`);
}

function rulings() {
  const inForce = scenario().rulings ?? {};
  const strange = !same(inForce, state.table[state.game] ?? {});
  return sheet(t("door-rulings"), html`<p class="fine">${t("rulings-note", { game: game().title })}</p>
    ${strange ? html`<p class="fine">${t("rulings-strange")} <button type="button" class="quiet"
      @click=${ruleAsTable}>${t("rulings-as-table")}</button></p>` : nothing}
    ${game().rulings.map((one) => ruling(one.name, inForce[one.name] ?? one.default, "all"))}`);
}

function log() {
  const time = new Intl.DateTimeFormat(locale(), {
    hour: "numeric",
    minute: "2-digit",
    day: "numeric",
    month: "short",
  });
  const row = (
    /** @type {import("../store.js").Logged} */ one,
  ) => html`<li><button type="button" class="row-button" @click=${() => showLogged(one)}>
    <b>${one.step ? stepText(game(one.scenario.game), one.step) : ""}</b>
    <span>${[shown(one.scenario.title ?? ""), sideBriefs(game(one.scenario.game), one.scenario.situation).join(" – ")].filter(Boolean).join(" · ")}</span>
    <small>${game(one.scenario.game).title}, ${time.format(one.when)}</small></button></li>`;
  const known = state.log.filter((one) => allGames().some(({ id }) => id === one.scenario.game));
  return sheet(t("door-log"), known.length ? html`<ol class="row-list">${known.map(row)}</ol><button type="button"
    class="quiet" @click=${forget}>${t("log-forget")}</button>` : html`<p class="fine">${t("log-empty")}</p>`);
}

/** @param {string | null | undefined} url @param {string} words */
const link = (url, words) => (url ? html`<a href=${url} rel="noopener noreferrer" target="_blank">${words}</a>` : words);

function about() {
  const credit = (/** @type {Game} */ one) => {
    const self = one.authors.find(({ name }) => name === one.title);
    const source = one.authors.some(({ url }) => url === one.source.url) ? null : one.source.url;
    return html`<li><b>${link(self?.url, one.title)}</b>
      ${owed(one, (author) => link(author.url, authorName(author)))}
      ${source ? link(source, t("about-source")) : nothing}</li>`;
  };
  return sheet(t("door-about"), html`<p>${t("about-what")}</p><p>${t("about-chance")}</p><p>${t("about-private")}</p>
    <h3>${t("about-games")}</h3><p class="fine">${t("about-games-note")}</p><ul class="credits">${allGames().map(credit)}</ul>
    <p class="fine">${t("about-cites", { cite: `${game().prefix}.1` })}</p>
    <h3>${t("about-parts")}</h3><p class="fine">${t("about-parts-note")}</p>
    <p class="fine">${t("about-version", { version, build })}</p>
    ${state.engine.from === "fault" ? html`<p class="fine">${t("about-loaded-anew")}</p>` : nothing}
    <button type="button" class="quiet" @click=${closeSheet}>${t("close")}</button>`);
}
