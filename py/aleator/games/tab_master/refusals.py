"""Why an attack may not be made: every reason, in one order, before any dice."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from aleator.games.tab_master.scene import (
    Scene,
    distance,
    enemy,
    height_limit,
    hidden,
    is_step,
    off_line,
    rise,
    too_far,
    too_high,
)
from aleator.rules import Say, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aleator.games.tab_master.situation import Square, Unit

    type Reasons = Iterator[Say]


def refusals(c: Scene, marks: list[Unit]) -> tuple[Say, ...]:
    """Every reason against the attack on `marks`, the targets known beforehand: each once a target."""
    # Whom an area does not reach it passes over; what a wandering attack meets is known by its dice.
    aimed = list(dict.fromkeys(marks)) if c.mode in {"targets", "trample"} else []
    found: dict[tuple[str, str | None], Say] = {}
    for reason in _reasons(c, marks, aimed):
        found.setdefault((reason.key, reason.facts.get("target")), reason)
    return tuple(found.values())


def _reasons(c: Scene, marks: list[Unit], aimed: list[Unit]) -> Reasons:
    if c.acting.flipped:
        yield say("flipped", "tm.5", name=c.acting.called)
    yield from _out_of_reach(c, aimed)
    yield from (_too_high(c, unit) for unit in aimed if too_high(c, unit))
    yield from (say("out-of-sight", "tm.2", "tm.23", **_who(unit)) for unit in aimed if hidden(c, unit))
    yield from _no_ammunition(c, len(marks))
    yield from (_off_line(c, unit) for unit in aimed if off_line(c, unit))
    yield from (say("not-an-enemy", "tm.57", **_who(unit)) for unit in aimed if not enemy(c, unit))
    yield from _on_the_way(c)
    if c.mode == "wandering" and (c.attack.multiple > 1 or c.attack.line or c.attack.area or c.attack.all):
        yield say("mixed-wandering", "tm.54")
    if c.mode != "wandering" and not marks:
        yield say("no-target", "tm.1", mode=c.mode)


def _who(unit: Unit) -> dict[str, str]:
    return {"target": unit.id, "name": unit.called}


def _out_of_reach(c: Scene, aimed: list[Unit]) -> Reasons:
    if c.mode == "trample":
        steps, reach = len(c.s.path), c.attack.reach * c.attack.multiple
        if steps > reach and c.r.trample_reach != "movement":
            yield say("out-of-reach", "tm.7", name=c.acting.called, distance=steps, reach=reach, path=True)
        return
    for unit in aimed:
        if too_far(c, unit):
            far, reach = distance(c, unit), c.attack.reach
            yield say("out-of-reach", "tm.1", **_who(unit), distance=far, reach=reach, path=False)


def _too_high(c: Scene, unit: Unit) -> Say:
    return say("too-high", "tm.1", "tm.14", **_who(unit), height=rise(c, unit), limit=height_limit(c))


def _no_ammunition(c: Scene, strikes: int) -> Reasons:
    left = c.attack.ammunition
    if not c.shoots or left is None:
        return
    needed = ammunition_needed(c, strikes)
    if left < needed:
        yield say("no-ammunition", "tm.21", "tm.22", left=left, needed=needed)


def ammunition_needed(c: Scene, strikes: int) -> int:
    """How many projectiles so many strikes take: one an attack, however many an area attack hits."""
    attacks = {"targets": strikes, "area": c.attack.multiple}.get(c.mode, 1)
    if attacks > 1 and c.r.multiple_ammunition == "once":
        return 1
    return max(1, attacks)


def _off_line(c: Scene, unit: Unit) -> Say:
    return say("not-on-line", "tm.48", **_who(unit), line=c.attack.line)


def _on_the_way(c: Scene) -> Reasons:
    trample = c.mode == "trample"
    way = c.s.path if trample else c.s.move
    if not all(is_step(c, one, other) for one, other in pairwise((c.s.acting.at, *way))):
        yield say("not-adjacent-step", "tm.7")
    yield from _too_far_to_move(c, len(way))
    yield from (_occupied(c, square) for square in way if _closed(c, square))
    if trample:
        yield from _twice(c)


def _too_far_to_move(c: Scene, steps: int) -> Reasons:
    if steps <= _walk(c):
        return
    if c.mode != "trample":
        yield say("too-far-to-move", "tm.7", steps=steps, movement=_walk(c))
    elif c.r.trample_reach != "reach":
        yield say("too-far-to-move", "tm.7", "tm.8", steps=steps, movement=_walk(c))


def _walk(c: Scene) -> int:
    """How many squares the attacker may walk: only a multiple trample walks several times (tm.51)."""
    times = c.attack.multiple if c.mode == "trample" else 1
    return c.acting.movement * times


def _closed(c: Scene, square: Square) -> bool:
    if square in c.s.board.walls:
        return True
    there = c.by_square.get(square)
    if there is None or there is c.acting:
        return False
    return c.mode != "trample" or not enemy(c, there)


def _occupied(c: Scene, square: Square) -> Say:
    there = c.by_square.get(square)
    who = {"name": ""} if there is None or there is c.acting else _who(there)
    return say("square-occupied", "tm.7", **who, obstacle="target" not in who, x=square[0], y=square[1])


def _twice(c: Scene) -> Reasons:
    for square in c.s.path:
        there = c.by_square.get(square)
        if there and enemy(c, there) and c.s.path.count(square) > c.attack.multiple:
            yield say("square-twice", "tm.13", **_who(there))
