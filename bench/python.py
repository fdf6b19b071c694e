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


def odds() -> Iterator[str]:
    """Times both, and says how many times as long icepool takes."""
    scenario = aleator.Scenario.from_json(situation(SIDE))
    ours = _best(lambda: aleator.odds(scenario), 20)
    theirs = _best(_sorted_pairs, 1)
    yield f"CPython, exact odds of {SIDE} v {SIDE}: {ours:.2f} ms"
    yield f"CPython, icepool, {SIDE} d6 against {SIDE} d6 in sorted pairs: {theirs:.0f} ms (x {theirs / ours:.0f})"


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
