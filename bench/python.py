"""Exact odds in CPython, beside icepool, which answers the nearest question that it has."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import icepool

from tools.paths import SITE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

sys.path.insert(0, str(SITE))
import aleator

SIDE = 20  # units on each side: icepool takes 30 s for 40


def situation(units: int) -> dict[str, object]:
    """One attack of so many units on as many."""
    return {"game": "openforces", "situation": {"attackers": units, "defenders": units}}


def tables() -> Iterator[str]:
    """Times both, and says how many times as long icepool takes."""
    scenario = aleator.Scenario.from_json(situation(SIDE))
    ours = _best(lambda: aleator.odds(scenario), 20)
    theirs = _best(_sorted_pairs, 1)
    yield f"Exact odds of {SIDE} on {SIDE} in OpenForces: {ours:.2f} ms."
    yield f"Icepool, {SIDE} d6 in sorted pairs with {SIDE} d6: {theirs:.0f} ms, {theirs / ours:.0f} times as long."


def _sorted_pairs() -> object:
    pool = icepool.d6.pool(SIDE)
    return pool.sort_pair(">=", pool).size().simplify()


def _best(work: Callable[[], object], times: int) -> float:
    """The shortest of some runs, in milliseconds: the others were disturbed."""
    return min(_once(work) for _ in range(times))


def _once(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)
