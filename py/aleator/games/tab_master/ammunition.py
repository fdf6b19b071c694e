"""Projectiles of an attack on the army sheet (tm.21, tm.22).

First of all an attack takes one point, before its target is chosen (tm.23) and before the direction of
a random line is known. So every attack of which a die is thrown costs one: a shot that misses, a line
that goes past everyone, each step of a wandering attack (n attacks, tm.52), even onto an empty square
or off the board. One whose targets have all fallen before is not made, throws nothing, and costs
nothing. An area attack costs one however many it hits (tm.31). By the ruling `multiple_ammunition` all
the attacks of a multiple or wandering one may cost one together.

Beforehand there must be as many points as there can be attacks: all n of them, although fewer may be
taken in the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aleator.games.tab_master.scene import Scene
    from aleator.games.tab_master.situation import Unit
    from aleator.games.tab_master.strikes import Course


def ammunition_needed(c: Scene, marks: list[Unit]) -> int:
    """How many points must be there before the attack (tm.22)."""
    return _points(c, {"targets": len(marks), "wandering": c.attack.wandering}.get(c.mode, c.attack.multiple))


def ammunition_taken(c: Scene, marks: list[Unit], courses: Sequence[Course]) -> int:
    """How many points the attacks that were made have taken (tm.21)."""
    return _points(c, _made(c, marks, courses))


def several(c: Scene) -> tuple[str, ...]:
    """The statement by which there are several attacks in one, if there are."""
    if c.mode == "wandering":
        return ("tm.52",) if c.attack.wandering > 1 else ()
    return ("tm.49",) if c.attack.multiple > 1 else ()


def _points(c: Scene, attacks: int) -> int:
    # One at least: an attack whose targets are yet unknown needs one, and its first is always made.
    return 1 if attacks > 1 and c.r.multiple_ammunition == "once" else max(1, attacks)


def _made(c: Scene, marks: list[Unit], courses: Sequence[Course]) -> int:
    """The attacks of which a die was thrown; an area attack is one for all its strikes of a round."""
    if c.mode == "wandering" or c.attack.line == "random":
        return sum(course.directions for course in courses)
    a_round = len({unit.id for unit in marks}) if c.mode == "area" else 1
    struck = [number for course in courses for number, strike in course.strikes if strike.effect != "empty"]
    return len({(number - 1) // a_round for number in struck})
