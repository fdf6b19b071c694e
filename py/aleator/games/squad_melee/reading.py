"""How two thrown rows are read: who wins, how many winners die, and which."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

from aleator.games.squad_melee.setup import OTHER, SIDES, Both, Rulings, Situation, bands, cell_at, everyone, place
from aleator.rules import Answers, Faces, Pool, Pools, Reading, Rows
from aleator.summing import Sums, dice_sums

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Clash:
    """Who wins and how many winners die; for people, the totals and whom it may be.

    `fallen` has the default first; it is empty while dice are open.
    """

    winner: str | None
    dead: int = 0
    totals: Both[int] = field(default=Both(0, 0), compare=False)
    below: Faces = field(default=(), compare=False)
    fallen: tuple[Faces, ...] = field(default=(), compare=False)
    attempt: int = field(default=1, compare=False)


def difference(clash: Clash) -> int:
    """What is looked up (sm.3)."""
    return abs(clash.totals.a - clash.totals.b)


@dataclass(frozen=True, slots=True)
class Melee(Reading):
    """Two rows, first a's: the totals are held against each other, the dice find the unlucky."""

    s: Situation
    r: Rulings
    attempt: int = 1

    def read(self, rows: Rows, used: Answers) -> Clash:  # noqa: ARG002 - nobody picks dice here
        """The melee as it lies on the table."""
        thrown = dict(zip(SIDES, rows.values(), strict=True))
        totals = {side: sum(thrown[side]) + sum(self.s.bonuses(side)) for side in SIDES}
        known: dict[str, Any] = {"totals": Both(**totals), "attempt": self.attempt}
        if totals["a"] == totals["b"]:
            return Clash(None, **known)
        winner = max(SIDES, key=totals.__getitem__)
        cell = cell_at(place(self.s, winner), self.r)
        if isinstance(cell, str):
            below = self.below(thrown[winner], thrown[OTHER[winner]])
            dead = self.dead(len(below))
            return Clash(winner, dead, **known, below=below, fallen=lowest(thrown[winner], below, dead))
        ahead = totals[winner] - totals[OTHER[winner]]
        dead = next(dead for first, dead in reversed(bands(cell, self.r)) if first <= ahead)
        return Clash(winner, dead, **known, fallen=self.fallen(winner, thrown[winner], dead))

    def below(self, faces: Faces, lone: Faces) -> Faces:
        """The winners whose die is lower than that of the one against them (sm.7)."""
        return tuple(i for i, face in enumerate(faces) if face < lone[0])

    def dead(self, below: int) -> int:
        """How many of the winners with a lower die go with the one against them (sm.7)."""
        return min(below, 1) if below < 2 or self.r.one_against_five == "one" else below

    def fallen(self, winner: str, faces: Faces, dead: int) -> tuple[Faces, ...]:
        """Whom it may be of all winners (sm.6), by the die or by the total."""
        if self.r.lowest_by == "total":
            faces = tuple(face + bonus for face, bonus in zip(faces, self.s.bonuses(winner), strict=True))
        return lowest(faces, everyone(self.s, winner), dead)

    def ways(self, pools: Pools, answered: Answers) -> dict[Any, int]:
        """Count by sums, for no throw of many dice is read in time; what lies there whole is read."""
        if not any(pool.free for pool in pools.values()):
            return {self.read({name: pool.given for name, pool in pools.items()}, answered): 1}
        lying = dict(zip(SIDES, pools.values(), strict=True))
        found: Counter[Clash] = Counter()
        for winner in SIDES:
            for dead, number in self.won(winner, lying[winner], lying[OTHER[winner]]):
                found[Clash(winner, dead)] += number
        throws = self.s.sides ** sum(pool.free for pool in pools.values())
        found[Clash(None)] = throws - found.total()
        return {clash: number for clash, number in found.items() if number}

    def won(self, winner: str, own: Pool, other: Pool) -> Iterator[tuple[int, int]]:
        """In how many throws `winner` wins and loses how many."""
        ahead = sum(self.s.bonuses(OTHER[winner])) - sum(self.s.bonuses(winner))
        cell = cell_at(place(self.s, winner), self.r)
        if isinstance(cell, str):
            yield from ((self.dead(below), number) for below, number in below_and_ahead(own, other, ahead + 1))
            return
        sums, against = Sums.of(own), -Sums.of(other)
        limits = bands(cell, self.r)
        reached = [sums.reaching(against, ahead + first) for first, _ in limits]
        for (_, dead), from_here, beyond in zip(limits, reached, [*reached[1:], 0], strict=True):
            yield dead, from_here - beyond


def lowest(scores: Faces, among: Faces, dead: int) -> tuple[Faces, ...]:
    """Every set of `dead` fighters that are the lowest `among` them; the first indexes first."""
    last = sorted(scores[i] for i in among)[dead - 1] if dead else 0
    sure = [i for i in among if dead and scores[i] < last]
    even = [i for i in among if scores[i] == last]
    return tuple(tuple(sorted((*sure, *more))) for more in combinations(even, dead - len(sure)))


def below_and_ahead(own: Pool, lone: Pool, least: int) -> Iterator[tuple[int, int]]:
    """By how many dice of `own` lie below a single die: in how many throws their sum is `least` more than it."""
    sides, given, free = own.die.sides, own.given, own.free
    by_sides = [dice_sums(free, n) for n in range(sides + 1)]
    for face in lone.given or lone.die.faces:
        known = sum(shown < face for shown in given)
        for more in range(free + 1):
            low = Sums(sum(given) + more, by_sides[face - 1][more])
            rest = free - more
            high = Sums(face * rest, by_sides[sides - face + 1][rest])
            yield known + more, comb(free, more) * low.reaching(high, face + least)
