"""Ways over the board: what bars a square, how far a move or a trample goes, and where it can come to.

A multiple trample may walk its reach, or its movement, as many times over as it attacks (tm.51), and
so may come to a square as often; no other attack brings more than one move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aleator.games.tab_master.board import DIRECTIONS
from aleator.games.tab_master.scene import enemy, is_step, off_line, too_high

if TYPE_CHECKING:
    from aleator.games.tab_master.scene import Scene
    from aleator.games.tab_master.situation import Square, Unit


def walk(c: Scene) -> int:
    """How many squares the attacker's movement lets him walk; only a multiple trample walks several times."""
    return c.acting.movement * (c.attack.multiple if c.attack.kind == "trample" else 1)


def stretch(c: Scene) -> int:
    """How many squares the reach of a trample allows its path."""
    return c.attack.reach * c.attack.multiple


def longest(c: Scene) -> int:
    """How many squares the path of a trample may have, by reach, movement or both (tm.7, tm.8)."""
    return {"reach": stretch(c), "movement": walk(c), "smaller": min(stretch(c), walk(c))}[c.r.trample_reach]


def closed(c: Scene, square: Square) -> bool:
    """Whether nobody may walk over a square: an obstacle lies there, or somebody is in the way."""
    return square in c.s.board.walls or in_the_way(c, square) is not None


def in_the_way(c: Scene, square: Square) -> Unit | None:
    """The unit that bars a square: any, but in a trample an ally alone (tm.7)."""
    there = c.by_square.get(square)
    if there is None or there is c.acting or (c.attack.kind == "trample" and enemy(c, there)):
        return None
    return there


def come_to(c: Scene) -> frozenset[Square]:
    """The squares that some lawful path of a trample leads to, the attacker's own included."""
    steps = [step for step in DIRECTIONS if is_step(c, (0, 0), step)]
    found = edge = {c.acting.at}
    for _ in range(longest(c)):
        next_to = {(x + dx, y + dy) for x, y in edge for dx, dy in steps}
        edge = {square for square in next_to - found if _trampled(c, square)}
        found = found | edge
    return frozenset(found)


def _trampled(c: Scene, square: Square) -> bool:
    """Whether a path may lead over a square, and its attack strike whoever stands there."""
    if closed(c, square) or not c.s.board.holds(square):
        return False
    there = c.by_square.get(square)
    return there is None or there is c.acting or not (too_high(c, there) or off_line(c, there))
