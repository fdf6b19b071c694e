"""Two rows of d6 sorted and laid side by side: pairs that reach a threshold kill."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import comb
from typing import Any

from aleator.dice import d
from aleator.rules import Answers, Faces, Pick, Pool, Pools, Reading, Rows

D6 = d(6)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two dice that lie side by side."""

    defence: int
    attack: int
    sum: int
    kills: bool


@dataclass(frozen=True, slots=True)
class Paired:
    """Two rows laid side by side: how many pairs kill, and the rows as a person sees them."""

    kills: int
    kept: dict[str, Faces] = field(default_factory=dict, compare=False)
    pairs: tuple[Pair, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class PairedRows(Reading):
    """Sorts the rows `defence` and `attack` and pairs them; sums of at least `threshold` kill.

    The longer row keeps its best dice, lowest for the defence and highest for the attack, unless
    a pick `keep-defence` or `keep-attack` says which.
    """

    threshold: int
    picks: tuple[Pick, ...] = ()

    def read(self, rows: Rows, used: Answers) -> Paired:
        """The pairs, lowest first."""
        pairs_left = min(len(rows["defence"]), len(rows["attack"]))
        kept_dice = {name: _picked(name, faces, used) for name, faces in rows.items()}
        defence = tuple(sorted(kept_dice["defence"]))[:pairs_left]
        offence = tuple(sorted(kept_dice["attack"]))[-pairs_left:]
        pairs = tuple(
            Pair(low, high, low + high, low + high >= self.threshold)
            for low, high in zip(defence, offence, strict=True)
        )
        kills = sum(pair.kills for pair in pairs)
        return Paired(kills, {"defence": defence, "attack": offence}, pairs)

    def ways(self, pools: Pools, answered: Answers) -> dict[Any, int]:
        """Count by order statistics: sums rise along the rows, so "at least k" is one event."""
        kept = {name: _kept_pool(name, pool, answered) for name, pool in pools.items()}
        pairs = min(len(pool.faces) for pool in kept.values())
        surplus = len(kept["defence"].faces) - pairs
        attack_tops = top_faces(kept["attack"], 0, pairs)
        defence_tops = top_faces(kept["defence"], surplus, pairs)
        total = D6.sides ** sum(pool.free for pool in pools.values())
        at_least = [total] + [self._reached(*tops) for tops in zip(attack_tops, defence_tops, strict=True)]
        exactly = [a - b for a, b in zip(at_least, [*at_least[1:], 0], strict=True)]
        return {Paired(kills): number for kills, number in enumerate(exactly) if number}

    def _reached(self, attack_top: list[int], defence_top: list[int]) -> int:
        return sum(
            ways * defence_top[max(0, min(6, self.threshold - face - 1))]
            for face, ways in enumerate(_steps_down(attack_top), 1)
        )


def top_faces(pool: Pool, skipped: int, wanted: int) -> list[list[int]]:
    """In how many throws the k-th highest die shows at least 1, 2 ... 6, and never 7.

    k runs over `wanted` places after the `skipped` highest ones.
    """
    tails = [_tail(pool, face) for face in (1, 2, 3, 4, 5, 6, 7)]
    return [[tail[k] for tail in tails] for k in range(skipped + 1, skipped + wanted + 1)]


def _tail(pool: Pool, face: int) -> list[int]:
    """In how many throws at least 0, 1, 2 ... dice show `face` or more."""
    already, free = sum(shown >= face for shown in pool.given), pool.free
    hits, misses = 7 - face, face - 1
    exactly = [comb(free, n) * hits**n * misses ** (free - n) for n in range(free + 1)]
    tail = [0] * (len(pool.faces) - already - free)
    for ways in reversed(exactly):
        tail.append((tail[-1] if tail else 0) + ways)
    return [6**free] * already + tail[::-1]


def _steps_down(tail: list[int]) -> list[int]:
    return [a - b for a, b in pairwise(tail)]


def _picked(name: str, faces: Faces, used: Answers) -> Faces:
    pick = used.get(f"keep-{name}")
    return faces if pick is None else tuple(faces[i] for i in pick)


def _kept_pool(name: str, pool: Pool, answered: Answers) -> Pool:
    return Pool(pool.die, _picked(name, pool.given, answered)) if not pool.free else pool
