"""The attack as a whole: what is announced, the strikes, and how the attacker ends up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from aleator.games.tab_master.ammunition import ammunition_taken, several
from aleator.games.tab_master.courses import run
from aleator.games.tab_master.refusals import AIMED, refusals
from aleator.games.tab_master.scene import Scene, enemy, scene, targets
from aleator.rules import Refuse, Rules, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aleator.games.tab_master.situation import Rulings, Situation, Square, Unit
    from aleator.games.tab_master.strikes import Course, Strike

KINDS = {
    "common": ("tm.1", "tm.2", "tm.3"),
    "trample": ("tm.7", "tm.8"),
    "magic": ("tm.15", "tm.18", "tm.19"),
    "projectile": ("tm.21", "tm.23", "tm.25"),
}
BEATS = {"common": "tm.4", "trample": "tm.9", "magic": "tm.4", "projectile": "tm.28"}
FLIPS = {"common": "tm.5", "trample": "tm.12", "magic": "tm.5", "projectile": "tm.29"}


@dataclass(frozen=True, slots=True)
class After:
    """The attacker afterwards; `ammunition` is that of the attack used."""

    at: Square
    flipped: bool
    ammunition: int | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The strikes in the order made, the ids of the defeated, the attacker afterwards."""

    strikes: tuple[Strike, ...]
    defeated: tuple[str, ...]
    attacker: After


def attack(s: Situation, r: Rulings) -> Rules[Outcome]:
    """One attack, from the demands on it to the flipped attacker."""
    c = scene(s, r)
    marks = targets(c)
    if reasons := refusals(c, marks):
        yield Refuse(reasons)
    yield from announced(c, len(marks))
    courses = yield from run(c, marks)
    strikes = _in_order(courses)
    at = yield from stands(c, courses, strikes)
    ammunition = yield from spent(c, marks, courses)
    flipped = yield from turned(c, strikes)
    yield from verdict(c, strikes)
    defeated = tuple(one.target for one in strikes if one.defeated and one.target)
    return Outcome(strikes, defeated, After(at, flipped, ammunition))


def _in_order(courses: Sequence[Course]) -> tuple[Strike, ...]:
    numbered = [each for course in courses for each in course.strikes]
    return tuple(strike for _, strike in sorted(numbered, key=lambda each: each[0]))


def announced(c: Scene, strikes: int) -> Rules[None]:
    """Tell what kind of attack it is and with what effects (tm.30)."""
    kind, name = c.attack.kind, c.acting.called
    secondary = c.s.use == "secondary"
    yield say(kind, *KINDS[kind], *(("tm.20",) if secondary else ()), name=name, secondary=secondary)
    if c.s.move:
        yield say("moved", *AIMED[kind], name=name, steps=len(c.s.move))
    if c.mode == "area":
        targets_each = strikes // c.attack.multiple
        yield say("area", "tm.57" if c.attack.all else "tm.31", targets=targets_each, all=c.attack.all)
    if c.attack.line:
        yield say("line", "tm.48", line=c.attack.line)
    if c.attack.multiple > 1:
        farther = ("tm.51",) if kind == "trample" else ()
        yield say("multiple", "tm.49", "tm.50", *farther, times=c.attack.multiple)
    if c.attack.wandering:
        again = ("tm.56",) if kind == "trample" else ()
        yield say("wandering", "tm.52", "tm.53", "tm.55", *again, times=c.attack.wandering)
    if c.attack.special:
        yield say("special", "tm.58", special=c.attack.special)


def stands(c: Scene, courses: Sequence[Course], strikes: Sequence[Strike]) -> Rules[Square]:
    """Where the attacker ends: after a trample on the last free square of his way (tm.11).

    Of squares where targets fell, the last one counts in the order of the way, also where it was
    come to again after its target had fallen.
    """
    if c.attack.kind != "trample":
        return c.acting.at
    way = [*c.s.path] if not c.attack.wandering else [square for course in courses for square in course.way]
    defeated = {one.target for one in strikes if one.defeated}
    free = [square for square in way if _free(c, square, defeated)]
    won = [square for square in free if square in c.by_square and c.by_square[square].id in defeated]
    at, ruling = (free or [c.acting.at])[-1], None
    if won and won[-1] != at:
        ruling = "trample_end"
        at = at if c.r.trample_end == "last-free" else won[-1]
    yield say("trample-end", "tm.11", ruling=ruling, name=c.acting.called, x=at[0], y=at[1], stayed=at == c.acting.at)
    return at


def _free(c: Scene, square: Square, defeated: set[str | None]) -> bool:
    there = c.by_square.get(square)
    return there is None or there is c.acting or (enemy(c, there) and there.id in defeated)


def spent(c: Scene, marks: list[Unit], courses: Sequence[Course]) -> Rules[int | None]:
    """Take the projectiles off the army sheet (tm.21)."""
    before = c.attack.ammunition
    if not c.shoots or before is None:
        return before
    # Odds do not see the courses, and do not ask what is left.
    taken = min(before, ammunition_taken(c, marks, courses))
    ruling = "multiple_ammunition" if several(c) else None
    yield say("ammunition", "tm.21", *several(c), ruling=ruling, spent=taken, left=before - taken)
    return before - taken


def turned(c: Scene, strikes: Sequence[Strike]) -> Rules[bool]:
    """Flip the attacker (tm.5, tm.12, tm.29); the ruling counts where nothing was hit."""
    hit = any(one.effect not in {"missed", "empty"} for one in strikes)
    flipped = hit or c.r.flip_on_miss == "yes"
    yield say(
        "flip", FLIPS[c.attack.kind], ruling=None if hit else "flip_on_miss", name=c.acting.called, flipped=flipped
    )
    return flipped


def verdict(c: Scene, strikes: Sequence[Strike]) -> Rules[None]:
    """The large sentence: of one target what befell it, of several how many fell."""
    met = {one.target for one in strikes if one.target}
    fallen = sum(one.defeated for one in strikes)
    names = [unit.called for unit in c.units if unit.id in met]
    healed = sum(one.healed or 0 for one in strikes)
    yield say(
        "verdict",
        *(BEATS[c.attack.kind], *(("tm.59",) if fallen else ())),
        name=names[0] if names else "",
        targets=len(met),
        defeated=fallen,
        left=len(met) - fallen,
        healed=healed,
        effect=_befell(strikes),
    )


def _befell(strikes: Sequence[Strike]) -> str:
    if any(one.defeated for one in strikes):
        return "defeated"
    effects = {one.effect for one in strikes}
    return next((e for e in ("damage", "heal", "immune", "missed") if e in effects), "empty")
