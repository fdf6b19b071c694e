"""Why an attack may not be made: every reason, in one order, before any dice.

Nothing waits for dice that cannot save it: a target on none of the eight lines is refused at once for a
random line, and an attack that may take more projectiles than there are is refused although fewer
strikes might do.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from aleator.games.tab_master.ammunition import ammunition_needed, several
from aleator.games.tab_master.scene import (
    Scene,
    distance,
    enemy,
    height_limit,
    hidden,
    is_step,
    off_line,
    rise,
    sight_demanded,
    too_far,
    too_high,
)
from aleator.games.tab_master.ways import closed, in_the_way, stretch, walk
from aleator.rules import Say, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aleator.games.tab_master.situation import Square, Unit

    type Reasons = Iterator[Say]

AIMED = {"common": ("tm.1",), "trample": ("tm.7",), "magic": ("tm.1", "tm.15"), "projectile": ("tm.23",)}


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
    yield from (say("out-of-sight", sight_demanded(c), **_who(unit)) for unit in aimed if hidden(c, unit))
    yield from _no_ammunition(c, marks)
    yield from (_off_line(c, unit) for unit in aimed if off_line(c, unit))
    yield from (say("not-an-enemy", "tm.57", **_who(unit)) for unit in aimed if not enemy(c, unit))
    yield from _on_the_way(c)
    if c.mode == "wandering" and (c.attack.multiple > 1 or c.attack.line or c.attack.area or c.attack.all):
        yield say("mixed-wandering", "tm.54")
    if c.mode != "wandering" and not marks:
        yield say("no-target", *_target_demanded(c), mode=c.mode)


def _target_demanded(c: Scene) -> tuple[str, ...]:
    """The statements by which there must be a target."""
    if c.mode == "area":
        return ("tm.57",) if c.attack.all else ("tm.31",)
    return AIMED[c.attack.kind]


def _who(unit: Unit) -> dict[str, str]:
    return {"target": unit.id, "name": unit.called}


def _out_of_reach(c: Scene, aimed: list[Unit]) -> Reasons:
    if c.mode == "trample":
        steps, reach = len(c.s.path), stretch(c)
        if steps > reach and c.r.trample_reach != "movement":
            yield say("out-of-reach", *_going(c), name=c.acting.called, distance=steps, reach=reach, path=True)
        return
    for unit in aimed:
        if too_far(c, unit):
            far, reach = distance(c, unit), c.attack.reach
            cites = ("tm.1", "tm.15") if c.attack.kind == "magic" else ("tm.1",)
            yield say("out-of-reach", *cites, **_who(unit), distance=far, reach=reach, path=False)


def _too_high(c: Scene, unit: Unit) -> Say:
    cite = "tm.14" if c.attack.kind == "trample" else "tm.1"
    return say("too-high", cite, **_who(unit), height=rise(c, unit), limit=height_limit(c))


def _no_ammunition(c: Scene, marks: list[Unit]) -> Reasons:
    left = c.attack.ammunition
    if not c.shoots or left is None:
        return
    needed = ammunition_needed(c, marks)
    if left < needed:
        yield say("no-ammunition", "tm.21", "tm.22", *several(c), left=left, needed=needed)


def _off_line(c: Scene, unit: Unit) -> Say:
    return say("not-on-line", "tm.48", **_who(unit), line=c.attack.line)


def _on_the_way(c: Scene) -> Reasons:
    trample = c.mode == "trample"
    way = c.s.path if trample else c.s.move
    if not all(is_step(c, one, other) for one, other in pairwise((c.s.acting.at, *way))):
        yield say("not-adjacent-step", "tm.7")
    yield from _too_far_to_move(c, len(way))
    yield from (_occupied(c, square) for square in way if closed(c, square))
    if trample:
        yield from _twice(c)


def _too_far_to_move(c: Scene, steps: int) -> Reasons:
    if steps <= walk(c):
        return
    if c.mode != "trample":
        yield say("too-far-to-move", "tm.7", steps=steps, movement=walk(c))
    elif c.r.trample_reach != "reach":
        yield say("too-far-to-move", *_going(c), steps=steps, movement=walk(c))


def _going(c: Scene) -> tuple[str, ...]:
    """The statements on how far a trample goes: several times as far where it is multiple."""
    return ("tm.7", "tm.8", *(("tm.51",) if c.attack.multiple > 1 else ()))


def _occupied(c: Scene, square: Square) -> Say:
    there = in_the_way(c, square)
    who = _who(there) if there else {"name": ""}
    return say("square-occupied", "tm.7", **who, obstacle=there is None, x=square[0], y=square[1])


def _twice(c: Scene) -> Reasons:
    for square in c.s.path:
        there = c.by_square.get(square)
        if there and enemy(c, there) and c.s.path.count(square) > c.attack.multiple:
            yield say("square-twice", "tm.13", **_who(there))
