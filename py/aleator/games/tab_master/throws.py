"""Dice of an attack and how they are read: hit or miss, over or under DEF, a direction."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from aleator.dice import Die, d
from aleator.games.tab_master.board import DIRECTIONS
from aleator.rules import Answers, Faces, Pools, Reading, Roll, Rows, combined_ways
from aleator.summing import Sums

if TYPE_CHECKING:
    from collections.abc import Hashable

    from aleator.games.tab_master.situation import Square
    from aleator.rules import Pool

D8 = d(8)


@dataclass(frozen=True, slots=True)
class Dice:
    """A dice text such as 2d6+1: how many of which die, and what is added."""

    number: int
    die: Die
    plus: int

    @classmethod
    def of(cls, written: str) -> Dice:
        """Read a text that its field has let through."""
        number, _, rest = written.partition("d")
        sign = -1 if "-" in rest else 1
        sides, _, plus = rest.replace("-", "+").partition("+")
        return cls(int(number), d(int(sides)), sign * int(plus or 0))

    @property
    def row(self) -> tuple[int, Die]:
        """What a row of them is."""
        return self.number, self.die

    @property
    def most(self) -> int:
        """The highest result."""
        return self.number * self.die.sides + self.plus


@dataclass(frozen=True, slots=True)
class Shot:
    """Whether an attack roll hits, and what a person sees of it."""

    hit: bool
    faces: Faces = field(default=(), compare=False)
    rolled: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ToHit(Reading):
    """Whether the dice of a row, with `plus`, come to `need` (tm.27)."""

    plus: int
    need: int

    def read(self, rows: Rows, used: Answers) -> Shot:  # noqa: ARG002 - no dice are picked
        """Hit from `need` on."""
        (faces,) = rows.values()
        rolled = sum(faces) + self.plus
        return Shot(rolled >= self.need, faces, rolled)

    def ways(self, pools: Pools, answered: Answers) -> dict[Hashable, int]:  # noqa: ARG002 - as above
        """Count by sums."""
        (pool,) = pools.values()
        sums = Sums.of(pool)
        hits = _reaching(sums, self.need - self.plus)
        return _some({Shot(hit=True): hits, Shot(hit=False): sum(sums.ways) - hits})


@dataclass(frozen=True, slots=True)
class ToHitAll(Reading):
    """Several attack rolls at once, in the order of their rows, each as in `ToHit`."""

    shots: tuple[ToHit, ...]

    def read(self, rows: Rows, used: Answers) -> tuple[Shot, ...]:
        """One `Shot` a row."""
        return tuple(shot.read({row: rows[row]}, used) for row, shot in zip(rows, self.shots, strict=True))

    def ways(self, pools: Pools, answered: Answers) -> dict[Hashable, int]:
        """Multiply: the rows are independent."""
        rows = zip(pools, self.shots, strict=True)
        return combined_ways([shot.ways({row: pools[row]}, answered) for row, shot in rows])


@dataclass(frozen=True, slots=True)
class Blow:
    """How a damage roll stands to each DEF that it meets: `over`, `equal`, `under`, or `free` of it."""

    standings: tuple[str, ...]
    faces: Faces = field(default=(), compare=False)
    rolled: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Damage(Reading):
    """One damage roll against the results that would equal each target's DEF; None where DEF is no matter."""

    plus: int
    equals: tuple[int | None, ...]

    def read(self, rows: Rows, used: Answers) -> Blow:  # noqa: ARG002 - no dice are picked
        """The standing towards each target."""
        (faces,) = rows.values()
        rolled = sum(faces) + self.plus
        return Blow(self._standings(rolled), faces, rolled)

    def ways(self, pools: Pools, answered: Answers) -> dict[Hashable, int]:  # noqa: ARG002 - as above
        """Count sums between the results at which a standing changes."""
        (pool,) = pools.values()
        return _counted(self, pool)

    def counted(self, pool: Pool) -> dict[Hashable, int]:
        """How many throws come to each standing."""
        sums = Sums.of(pool)
        edges = sorted({edge for equal in self.equals if equal is not None for edge in (equal, equal + 1)})
        low = sums.low + self.plus
        starts = [low, *(edge for edge in edges if edge > low)]
        tails = [_reaching(sums, start - self.plus) for start in starts]
        exactly = [tail - after for tail, after in zip(tails, [*tails[1:], 0], strict=True)]
        return _some({Blow(self._standings(start)): number for start, number in zip(starts, exactly, strict=True)})

    def _standings(self, rolled: int) -> tuple[str, ...]:
        return tuple(_standing(rolled, equal) for equal in self.equals)


@dataclass(frozen=True, slots=True)
class Compass(Reading):
    """A direction die: one of `DIRECTIONS`."""

    row: str

    def read(self, rows: Rows, used: Answers) -> Square:  # noqa: ARG002 - no dice are picked
        """1 is up, then clockwise."""
        return DIRECTIONS[rows[self.row][0] - 1]

    def ways(self, pools: Pools, answered: Answers) -> dict[Hashable, int]:  # noqa: ARG002 - as above
        """Each side once, or the one that lies there."""
        sides = pools[self.row].given or D8.faces
        return {DIRECTIONS[side - 1]: 1 for side in sides}


@lru_cache(maxsize=512)
def _counted(damage: Damage, pool: Pool) -> dict[Hashable, int]:
    # Long runs of strikes ask for the same few rolls thousands of times.
    return damage.counted(pool)


def throw_direction(number: int) -> Roll:
    """The n-th direction die."""
    row = f"direction-{number}"
    return Roll({row: (1, D8)}, Compass(row))


def _standing(rolled: int, equal: int | None) -> str:
    if equal is None:
        return "free"
    return "equal" if rolled == equal else "over" if rolled > equal else "under"


def _reaching(sums: Sums, least: int) -> int:
    return sum(sums.ways[max(0, least - sums.low) :])


def _some(ways: dict[Hashable, int]) -> dict[Hashable, int]:
    return {value: number for value, number in ways.items() if number}
