"""An exchange of several rolls that is gone through until it is decided."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from aleator import ScenarioError, odds, resolve
from aleator.rules import Again, Measure, Repeat, Roll, numbered, say
from aleator.table import MOST_TRIES
from tests.toy import D2, D6, Sum, toy, toy_scenario

if TYPE_CHECKING:
    from collections.abc import Mapping


def contest(_situation: Any, _rulings: Any) -> Any:
    """The higher die wins; b is thrown once a lies there, and equal dice start all over."""

    def exchange(attempt: int) -> Any:
        a = yield Roll({numbered("a", attempt): (1, D6)}, Sum())
        b = yield Roll({numbered("b", attempt): (1, D6)}, Sum())
        return Again(say("again", "toy.1", a=a)) if a == b else "x" if a > b else "y"

    winner = yield Repeat(exchange)
    yield Measure("side", winner)
    return winner


def deadlock(_situation: Any, _rulings: Any) -> Any:
    """An exchange that nothing can decide."""

    def exchange(attempt: int) -> Any:
        yield Roll({numbered("a", attempt): (1, D2)}, Sum())
        return Again(say("again", "toy.1"))

    yield Repeat(exchange)


ATTEMPTS = [(f"a-{MOST_TRIES}", True), (f"a-{MOST_TRIES + 1}", False), ("a-1", False), ("a-02", False)]


@pytest.mark.parametrize(("row", "known"), ATTEMPTS)
def test_rows_are_numbered_as_far_as_is_thrown(row: str, *, known: bool) -> None:
    """A row for an attempt that is never reached is no row: odds need not go there."""
    assert (toy(contest).row(row) is not None) == known


def test_the_last_attempt_has_odds() -> None:
    """Dice that lie there for the last attempt alone are weighed exactly."""
    spread = odds(toy_scenario(contest, {f"b-{MOST_TRIES}": (1,)})).measures["side"]

    assert sum(spread.values()) == 1
    assert 0 < spread["x"] - Fraction(1, 2) < Fraction(1, 6**MOST_TRIES) * 6


HALF = {"x": Fraction(1, 2), "y": Fraction(1, 2)}


@pytest.mark.parametrize(
    ("dice", "spread"),
    [
        ({}, HALF),
        ({"a": (3,), "b": (3,)}, HALF),
        ({"a": (3,), "b": (3,), "a-2": (6,)}, {"x": Fraction(5, 6) + Fraction(1, 12), "y": Fraction(1, 12)}),
        ({"a": (6,)}, {"x": Fraction(11, 12), "y": Fraction(1, 12)}),
        ({"a": (2,), "b": (1,)}, {"x": Fraction(1)}),
        ({"b-2": (6,)}, {"x": Fraction(5, 12) + Fraction(1, 72), "y": Fraction(5, 12) + Fraction(11, 72)}),
    ],
)
def test_repeat_odds(dice: Mapping[str, tuple[int, ...]], spread: Mapping[str, Fraction]) -> None:
    """Entered rows count in the attempt they are thrown for; attempts still open divide by the rest."""
    assert odds(toy_scenario(contest, dice)).measures["side"] == spread


@pytest.mark.parametrize(
    ("dice", "pending", "steps"),
    [
        ({}, ["a"], 0),
        ({"a": (4,)}, ["b"], 0),
        ({"a": (4,), "b": (4,)}, ["a-2"], 1),
        ({"a": (4,), "b": (4,), "a-2": (1,)}, ["b-2"], 1),
    ],
)
def test_repeat_asks_in_turn(dice: Mapping[str, tuple[int, ...]], pending: list[str], steps: int) -> None:
    """Each roll of each attempt is asked for when its turn comes, under the number of the attempt."""
    result = resolve(toy_scenario(contest, dice))

    assert (list(result.played.pending), len(result.played.steps)) == (pending, steps)


def test_repeat_resolves() -> None:
    """The attempt that decides gives the outcome."""
    result = resolve(toy_scenario(contest, {"a": (4,), "b": (4,), "a-2": (1,), "b-2": (2,)}))

    assert result.outcome == "y"


def test_deadlock_has_no_odds() -> None:
    """What cannot be decided is said to be so."""
    with pytest.raises(ScenarioError, match="no-decision"):
        odds(toy_scenario(deadlock))


def test_deadlock_ends() -> None:
    """Nor is it played for ever."""
    with pytest.raises(ScenarioError, match="no-decision"):
        resolve(toy_scenario(deadlock, seed=bytes(16)))
