import { state } from "../store.js";

/** Beyond so many dice their number is the message, and a slow phone would stutter. */
const MOST_MOVING = 24;
const LAND = 320;
const STAGGER = 24;
const SORT = 340;
const TELL = 200;
const EASY = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** @type {unknown} */
let shown = null;

/**
 * Shows how a fresh throw came to lie: dice land in the order thrown, sorted rows slide into their order, and what is
 * read off them comes last. Only transforms and opacity move; every face is the recorded one from the first frame.
 * Called after each rendering.
 */
export function followThrow() {
  if (state.result === shown) return;
  shown = state.result;
  if (!state.fresh || state.result?.status !== "resolved" || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return;
  const felt = document.querySelector(".felt");
  const dice = [...(felt?.querySelectorAll(".die:not(.aside .die, .set-aside .die, .health .die, th .die)") ?? [])];
  if (!felt || !dice.length) return;
  if (dice.length > MOST_MOVING) return void appear([...felt.children], 0);
  const ways = dice.map(wayOf);
  dice.forEach((die, i) => throwDie(die, ways[i], i));
  const sorted = ways.some(([x, y]) => x || y);
  appear(
    [...felt.querySelectorAll(".link, .fate, .score, .adding, .guard, .soldier b")],
    LAND + dice.length * STAGGER + (sorted ? SORT : 0) - TELL,
  );
}

/**
 * How far from its place in a sorted row a die landed, in px to the right and down.
 * @param {Element} die
 * @returns {[number, number]}
 */
function wayOf(die) {
  const pair = die.closest("li");
  const side = die.classList.contains("attack") ? "attack" : "defence";
  const place = pair?.parentElement?.children[Number(pair.dataset[side] ?? NaN)]?.querySelector(`.die.${side}`);
  if (!place) return [0, 0];
  const [there, here] = [place.getBoundingClientRect(), die.getBoundingClientRect()];
  return [there.left - here.left, there.top - here.top];
}

/** @param {Element} die @param {[number, number]} way @param {number} i */
function throwDie(die, [x, y], i) {
  const turn = i % 2 ? 70 : -80;
  const delay = i * STAGGER;
  const total = LAND + SORT;
  die.animate([
    { transform: `translate(${x}px, ${y - 30}px) rotate(${turn}deg) scale(0.8)`, opacity: 0, easing: EASY },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: LAND / total, easing: "ease-in-out" },
    { transform: "none", opacity: 1 },
  ], { duration: total, delay, fill: "backwards" });
}

/** @param {Element[]} parts @param {number} delay */
const appear = (parts, delay) =>
  parts.forEach((part) =>
    part.animate(
      [
        { opacity: 0, transform: "scale(0.9)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: TELL, delay: Math.max(0, delay), fill: "backwards", easing: EASY },
    ),
  );
