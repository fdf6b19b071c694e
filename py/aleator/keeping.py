"""Reading one row of which only some dice count: those that a player picks, or the worst."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from aleator.rules import Answers, Faces, Pick, Pool, Pools, Reading, Rows

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Kept:
    """What the dice that count come to: odds tell apart only what was `judged`."""

    judged: Any
    total: int = field(default=0, compare=False)
    faces: Faces = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Keeping(Reading):
    """The dice of `pick` and `bonus` added up, and what `judge` says of the total.

    The pick is a player's only where `picks` holds it; otherwise its default counts.
    """

    pick: Pick
    bonus: int
    judge: Callable[[int], Any]
    picks: tuple[Pick, ...] = ()

    def read(self, rows: Rows, used: Answers) -> Kept:
        """Add up the dice that count; they stay in the order thrown."""
        indexes = used[self.pick.key] if self.picks else self.pick.default(rows)
        faces = tuple(rows[self.pick.row][i] for i in indexes)
        total = sum(faces) + self.bonus
        return Kept(self.judge(total), total, faces)

    def ways(self, pools: Pools, answered: Answers) -> dict[Any, int]:
        """Count by sums, which situations share."""
        found: dict[Any, int] = {}
        for total, number in kept_sums(pools[self.pick.row], self.pick, answered.get(self.pick.key)):
            value = Kept(self.judge(total + self.bonus))
            found[value] = found.get(value, 0) + number
        return found


@lru_cache(maxsize=256)
def kept_sums(pool: Pool, pick: Pick, answer: Faces | None) -> tuple[tuple[int, int], ...]:
    """The sums of the dice that count, each with its number of throws."""
    found: dict[int, int] = {}
    for faces, number in pool.throws():
        indexes = pick.default({pick.row: faces}) if answer is None else answer
        total = sum(faces[i] for i in indexes)
        found[total] = found.get(total, 0) + number
    return tuple(found.items())
