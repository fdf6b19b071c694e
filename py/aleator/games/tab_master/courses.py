"""Runs of strikes: each target apart, an area in rounds, a wandering attack from square to square.

A random line is thrown once for each attack (tm.48): for every strike at a single target, and once a
round for an area, whose strikes then go to all on that line. The attacker's own square lies on every
line. What was measured on a table was measured from the attacker's square, so a wandering attack reads
it only for steps that begin there; the distance only matters to shots, as steps need no reach.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from aleator.games.tab_master.board import DIRECTIONS, king
from aleator.games.tab_master.scene import (
    Scene,
    beyond_limit,
    distance,
    enemy,
    hidden,
    may_be_met,
    on_thrown_line,
    rise,
    sight_demanded,
    steps_between,
    too_high,
)
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
from aleator.games.tab_master.volleys import count_rounds
from aleator.rules import Apart, Count, Fold, Measure, Roll, Rules, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from aleator.games.tab_master.situation import Square, Unit


def run(c: Scene, marks: list[Unit]) -> Rules[Sequence[Course]]:
    """Make every strike. Odds do not see what apart courses come to: for them there are none."""
    if c.mode == "wandering":
        return [(yield from wander(c))]
    if c.mode == "area" and (c.attack.line == "random" or _shared(c, marks)):
        return list(filter(None, [(yield from rounds(c, marks))]))
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
        thrown, course = yield from _thrown(c, number, course)
        if not on_thrown_line(c, v.unit, thrown):
            yield say("off-line", "tm.48", ruling="line_from", strike=number, name=v.unit.called)
            return course.struck(number, missed(v.unit))
    return (yield from strike(c, number, v, course))


def _thrown(c: Scene, number: int, course: Course) -> Rules[tuple[Square, Course]]:
    thrown: Square = yield throw_direction(number)
    cite = "tm.52" if c.mode == "wandering" else "tm.48"
    yield say("direction", cite, number=number, direction=DIRECTIONS.index(thrown) + 1)
    return thrown, course.turned()


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


def rounds(c: Scene, marks: list[Unit]) -> Rules[Course | None]:
    """An area whose targets hang together: by one damage roll, or by the line thrown."""
    units = list(dict.fromkeys(marks))
    victims = yield from _each_sized_up(c, units)
    steps = tuple(partial(_round, c, victims, number + 1) for number in range(c.attack.multiple))
    course: Course | None = yield Fold(Course(), steps, partial(count_rounds, c, victims))
    if course:
        yield from told(c, units, course, first=True)
    return course


def _round(c: Scene, victims: list[Victim], number: int, course: Course) -> Rules[Course]:
    """One attack on an area: one direction for a random line, which is not thrown for nobody."""
    here = victims
    if c.attack.line == "random" and course.defeated.issuperset(v.unit.id for v in victims):
        return course
    if c.attack.line == "random":
        thrown, course = yield from _thrown(c, number, course)
        here = [v for v in victims if on_thrown_line(c, v.unit, thrown)]
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
    prey = [unit for unit in c.units if may_be_met(c, unit)]
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
    thrown, course = yield from _thrown(c, number, course)
    start = course.way[-1]
    square = start[0] + thrown[0], start[1] + thrown[1]
    if not c.s.board.holds(square):
        yield say("left-board", "tm.52", strike=number)
        return replace(course, over=True, near=None)
    if c.attack.kind == "trample" and (bar := _barred(c, square, course)):
        yield say("barred", bar, strike=number)
        return replace(course, over=True, near=None)
    unit = next((u for u in prey if u.at == square and u.id not in course.defeated), None)
    if unit is None:
        yield say("empty-square", "tm.53", strike=number)
        course = course.struck(number, Strike(None, square))
    else:
        course = yield from _met(c, number, unit, start, course)
    return _come_to(course, square, prey, c.attack.wandering - number)


def _met(c: Scene, number: int, unit: Unit, start: Square, course: Course) -> Rules[Course]:
    """A strike at whoever stands where the step ends, seen from where it began.

    What was measured was measured from the attacker's square: it holds for steps that begin there.
    """
    at_home = start == c.acting.at
    climb = rise(c, unit) if at_home else c.s.board.height(unit.at) - c.s.board.height(start)
    if c.attack.kind == "common" and beyond_limit(c, climb):
        yield say("too-high-here", "tm.1", strike=number, name=unit.called, height=climb)
        return course.struck(number, missed(unit))
    if at_home and hidden(c, unit):
        yield say("hidden-here", sight_demanded(c), strike=number, name=unit.called)
        return course.struck(number, missed(unit))
    aim = None if at_home or not c.shoots else Aim(steps_between(c, start, unit.at), -climb)
    return (yield from strike(c, number, victim(c, unit, aim), course))


def _barred(c: Scene, square: Square, course: Course) -> str | None:
    """The statement by which a trampling attacker cannot go there, if one says so.

    An obstacle or an ally bars him (tm.7), and an enemy out of his height, which counts from his
    starting square, where it was measured (tm.14).
    """
    if square in c.s.board.walls:
        return "tm.7"
    there = c.by_square.get(square)
    if there is None or there is c.acting or there.id in course.defeated:
        return None
    if not enemy(c, there):
        return "tm.7"
    return "tm.14" if too_high(c, there) else None
