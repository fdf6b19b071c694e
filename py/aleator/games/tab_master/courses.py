"""Runs of strikes: each target apart, an area in rounds, a wandering attack from square to square."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from aleator.games.tab_master.board import DIRECTIONS, direction, king
from aleator.games.tab_master.scene import Scene, along, beyond_limit, distance, enemy, rise, steps_between
from aleator.games.tab_master.strikes import (
    Aim,
    Course,
    Hit,
    Strike,
    Victim,
    attack_row,
    damage_row,
    damage_to,
    land,
    miss,
    missed,
    nobody,
    strike,
    victim,
)
from aleator.games.tab_master.throws import Blow, Shot, ToHitAll, throw_direction
from aleator.rules import Apart, Count, Fold, Measure, Roll, Rules, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from aleator.games.tab_master.situation import Square, Unit


def run(c: Scene, marks: list[Unit]) -> Rules[Sequence[Course]]:
    """Make every strike. Odds do not see what apart courses come to: for them there are none."""
    if c.mode == "wandering":
        return [(yield from wander(c))]
    if c.mode == "area" and (c.attack.line == "random" or _shared(c, marks)):
        return [(yield from rounds(c, marks))]
    parts = tuple(partial(one_target, c, unit, numbers) for unit, numbers in _numbered(marks))
    return (yield Apart(parts)) or []


def _numbered(marks: list[Unit]) -> list[tuple[Unit, list[int]]]:
    numbers: dict[str, list[int]] = {}
    for number, unit in enumerate(marks, 1):
        numbers.setdefault(unit.id, []).append(number)
    return [(marks[its[0] - 1], its) for its in numbers.values()]


def told(c: Scene, units: Iterable[Unit], course: Course, *, first: bool) -> Rules[None]:
    """Tell the odds who fell, and whether the first shot hit."""
    for unit in units:
        yield Measure(f"defeated:{unit.id}", unit.id in course.defeated)
    yield Count("defeated", len(course.defeated))
    if first and c.shoots:
        yield Measure("hit-1", course.hit_first)


def one_target(c: Scene, unit: Unit, numbers: list[int]) -> Rules[Course]:
    """All strikes on one target; each damage roll stands alone (tm.50)."""
    v = yield from sized_up(c, unit)
    make = _strike_along if c.attack.line == "random" else strike
    course: Course = yield Fold(Course(), tuple(partial(make, c, number, v) for number in numbers))
    yield from told(c, [unit], course, first=1 in numbers)
    return course


def _strike_along(c: Scene, number: int, v: Victim, course: Course) -> Rules[Course]:
    if v.unit.id not in course.defeated:
        thrown = yield from _thrown(number)
        if not along(c, direction(c.acting.at, v.unit.at), thrown):
            yield say("off-line", "tm.48", ruling="line_from", strike=number, name=v.unit.called)
            return course.struck(number, missed(v.unit))
    return (yield from strike(c, number, v, course))


def _thrown(number: int) -> Rules[Square]:
    thrown: Square = yield throw_direction(number)
    yield say("direction", "tm.48", number=number, direction=DIRECTIONS.index(thrown) + 1)
    return thrown


def sized_up(c: Scene, unit: Unit) -> Rules[Victim]:
    """Tell how a target lies, and what its essences and traits do."""
    facts = {"target": unit.id, "name": unit.called}
    if c.attack.kind == "common":
        yield say("range", "tm.1", "tm.2", **facts, distance=distance(c, unit), height=rise(c, unit))
    elif c.attack.kind == "magic":
        yield say("range-magic", "tm.15", "tm.16", "tm.17", **facts, distance=distance(c, unit))
    v = victim(c, unit)
    if v.aim.blind:
        yield say("blind", "tm.24", ruling="blind_penalty", **facts, penalty=v.aim.penalty)
    return v


def _each_sized_up(c: Scene, units: list[Unit]) -> Rules[list[Victim]]:
    victims: list[Victim] = []
    for unit in units:
        victims += [(yield from sized_up(c, unit))]
    return victims


def _shared(c: Scene, marks: list[Unit]) -> bool:
    return any(unit is not marks[0] for unit in marks) and c.r.area_roll == "shared"


def rounds(c: Scene, marks: list[Unit]) -> Rules[Course]:
    """An area whose targets hang together: by one damage roll, or by the line thrown."""
    units = list(dict.fromkeys(marks))
    victims = yield from _each_sized_up(c, units)
    steps = tuple(partial(_round, c, victims, number + 1) for number in range(c.attack.multiple))
    course: Course = yield Fold(Course(), steps)
    yield from told(c, units, course, first=True)
    return course


def _round(c: Scene, victims: list[Victim], number: int, course: Course) -> Rules[Course]:
    here = victims
    if c.attack.line == "random":
        thrown = yield from _thrown(number)
        here = [v for v in victims if along(c, direction(c.acting.at, v.unit.at), thrown)]
    numbered = list(enumerate(here, course.next))
    if _shared(c, [v.unit for v in here]):
        course = yield from _all_at_once(c, numbered, course)
    else:
        for each, v in numbered:
            course = yield from strike(c, each, v, course)
    return replace(course, next=course.next + len(here))


def _all_at_once(c: Scene, numbered: list[tuple[int, Victim]], course: Course) -> Rules[Course]:
    alive = {n: v for n, v in numbered if v.unit.id not in course.defeated}
    shots: dict[int, Shot] = {}
    if c.shoots and alive:
        shots = dict(zip(alive, (yield _volley(c, alive)), strict=True))
    hit = {n: v for n, v in alive.items() if n not in shots or shots[n].hit}
    blow, row = Blow(()), min(hit, default=0)
    if hit:
        yield say("shared-roll", "tm.31", ruling="area_roll", targets=len(hit))
        blow = yield Roll(damage_row(c, row), damage_to(c, *(v.equal for v in hit.values())))
    for n, v in numbered:
        if n in hit:
            place = list(hit).index(n)
            course = yield from land(c, n, v, Hit(shots.get(n), blow, f"damage-{row}", place), course)
        elif n in alive:
            course = yield from miss(n, v, shots[n], course)
        else:
            course = yield from nobody(n, v, course)
    return course


def _volley(c: Scene, alive: dict[int, Victim]) -> Roll:
    rows = {name: row for n in alive for name, row in attack_row(c, n).items()}
    return Roll(rows, ToHitAll(tuple(v.to_hit for v in alive.values() if v.to_hit)))


def wander(c: Scene) -> Rules[Course]:
    """Strikes along lines thrown one after another, each from the last square (tm.52)."""
    steps = c.attack.wandering
    prey = [unit for unit in c.units if enemy(c, unit) and king(unit.at, c.acting.at) <= steps]
    begin = _come_to(Course(), c.acting.at, prey, steps)
    course: Course = yield Fold(begin, tuple(partial(_step, c, prey, number + 1) for number in range(steps)))
    yield from told(c, prey, course, first=True)
    return course


def _come_to(course: Course, square: Square, prey: list[Unit], steps: int) -> Course:
    """The course once it has come to a square with so many steps left.

    Where nobody can be met any more, odds need not know the square.
    """
    hope = any(unit.id not in course.defeated and king(unit.at, square) <= steps for unit in prey)
    return replace(course, way=(*course.way, square), near=square if hope else None)


def _step(c: Scene, prey: list[Unit], number: int, course: Course) -> Rules[Course]:
    if course.over:
        return course
    thrown = yield from _thrown(number)
    start = course.way[-1]
    square = start[0] + thrown[0], start[1] + thrown[1]
    if not c.s.board.holds(square):
        yield say("left-board", "tm.52", strike=number)
        return replace(course, over=True, near=None)
    if c.attack.kind == "trample" and _barred(c, square, course):
        yield say("barred", "tm.7", strike=number)
        return replace(course, over=True, near=None)
    unit = next((u for u in prey if u.at == square and u.id not in course.defeated), None)
    if unit is None:
        yield say("empty-square", "tm.53", strike=number)
        course = course.struck(number, Strike(None, square))
    else:
        course = yield from _met(c, number, unit, start, course)
    return _come_to(course, square, prey, c.attack.wandering - number)


def _met(c: Scene, number: int, unit: Unit, start: Square, course: Course) -> Rules[Course]:
    climb = c.s.board.height(unit.at) - c.s.board.height(start)
    if c.attack.kind == "common" and beyond_limit(c, climb):
        yield say("too-high-here", "tm.1", strike=number, name=unit.called, height=climb)
        return course.struck(number, missed(unit))
    v = victim(c, unit, Aim(steps_between(c, start, unit.at), -climb) if c.shoots else None)
    return (yield from strike(c, number, v, course))


def _barred(c: Scene, square: Square, course: Course) -> bool:
    """Whether a trampling attacker cannot go there: an obstacle, an ally, or an enemy out of his height."""
    if square in c.s.board.walls:
        return True
    there = c.by_square.get(square)
    if there is None or there is c.acting or there.id in course.defeated:
        return False
    climb = c.s.board.height(square) - c.s.board.height(c.acting.at)
    return not enemy(c, there) or beyond_limit(c, climb)
