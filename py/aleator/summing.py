"""Counting throws by their sum, in whole numbers and without throwing: for dice that show 1, 2, 3 and so on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain, repeat
from operator import mul, sub
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aleator.rules import Pool


@lru_cache(maxsize=64)
def dice_sums(most: int, sides: int) -> Sequence[Sequence[int]]:
    """For 0, 1 ... `most` dice of `sides` sides: how many throws come to the lowest sum, the next, and so on.

    The lowest sum of n dice is n. No side at all leaves no throw, except of no die.
    """
    found = [[1]]
    for _ in range(most):
        up_to = list(accumulate(found[-1]))
        up_to += [up_to[-1]] * (sides - 1)
        found.append(list(map(sub, up_to, chain(repeat(0, sides), up_to))))
    return found


@dataclass(frozen=True, slots=True)
class Sums:
    """In how many throws each sum comes up: in `ways[i]` of them `low + i`."""

    low: int
    ways: Sequence[int]

    @classmethod
    def of(cls, pool: Pool) -> Sums:
        """The sums of a row, over its free dice."""
        return cls(sum(pool.given) + pool.free, dice_sums(pool.free, pool.die.sides)[pool.free])

    def __neg__(self) -> Sums:
        """The same throws with every sum negated: what is added of them is taken away."""
        return Sums(1 - self.low - len(self.ways), self.ways[::-1])

    def reaching(self, other: Sums, least: int) -> int:
        """In how many throws of both the two sums add up to `least` or more."""
        more = least - self.low - other.low
        if more <= 0:
            return sum(self.ways) * sum(other.ways)
        tail = list(accumulate(reversed(other.ways)))
        offset = len(tail) - 1 - more  # tail[offset + i]: throws of `other` that do beside ways[i]
        first = max(0, -offset)
        middle = self.ways[first:more]
        partly: int = sum(map(mul, middle, tail[offset + first :]))
        return partly + sum(self.ways[more:]) * tail[-1]
