"""What a rule body tells of its measures, as distributions that are added up and blended."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

type Spread = tuple[tuple[Any, Fraction], ...]
type Told = tuple[tuple[str, bool, Spread], ...]
"""Measures told so far: name, whether it counts up, and its distribution."""


def tell(told: Told, entry: tuple[str, bool, Spread]) -> Told:
    """Add one measure to those told: a count is added up, another takes its newest value."""
    name, counts, spread = entry
    before = next((old for known, _, old in told if known == name), None)
    kept = tuple(old for old in told if old[0] != name)
    if counts and before is not None:
        spread = _added(before, spread)
    return tuple(sorted((*kept, (name, counts, spread)), key=lambda each: each[0]))


def _added(one: Spread, other: Spread) -> Spread:
    sums: dict[int, Fraction] = {}
    for a, chance_a in one:
        for b, chance_b in other:
            sums[a + b] = sums.get(a + b, Fraction(0)) + chance_a * chance_b
    return tuple(sorted(sums.items()))


def blend(branches: Mapping[Told, Fraction]) -> Told:
    """One telling for weighted ones; a count that one of them lacks is 0 there."""
    sums: dict[tuple[str, bool], dict[Any, Fraction]] = {}
    for told, weight in branches.items():
        for name, counts, spread in told:
            measure = sums.setdefault((name, counts), {})
            for value, chance in spread:
                measure[value] = measure.get(value, Fraction(0)) + weight * chance
    for (_, counts), measure in sums.items():
        if counts and (untold := 1 - sum(measure.values())):
            measure[0] = measure.get(0, Fraction(0)) + untold
    return tuple((name, counts, tuple(measure.items())) for (name, counts), measure in sums.items())
