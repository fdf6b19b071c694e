"""Exact odds: weighs every way that a rule body can go, in whole numbers and fractions."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from aleator.result import said
from aleator.table import RefusedError
from aleator.weighing import Weigher

if TYPE_CHECKING:
    from aleator.game import Game, MeasureKind
    from aleator.rules import Say
    from aleator.scenario import Scenario
    from aleator.telling import Spread, Told


DIGITS = 600  # the least number of digits that any limit lets `str` write is 640


@dataclass(frozen=True, slots=True)
class Odds:
    """The exact distribution of each measure over the dice that are not given.

    Values rise; impossible ones are left out; each distribution sums to exactly 1. A refused attack
    has `refusals` and no measures.
    """

    measures: dict[str, dict[Any, Fraction]]
    means: dict[str, Fraction] = field(default_factory=dict)
    refusals: tuple[Say, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The odds under the names of the contract, fractions in lowest terms."""
        found: dict[str, Any] = {
            "measures": {
                name: {as_key(value): written(chance) for value, chance in spread.items()}
                for name, spread in self.measures.items()
            },
            "means": {name: written(mean) for name, mean in self.means.items()},
        }
        if self.refusals:
            found["refusals"] = [said(reason) for reason in self.refusals]
        return found


def as_key(value: float | str) -> str:
    """A measure's value as a text key: "2", "true"."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def written(chance: Fraction) -> str:
    """A fraction in lowest terms with all its digits, of which `str` writes no more than some thousands."""
    over, under = chance.as_integer_ratio()
    sign, rest = "-" * (over < 0), "" if under == 1 else f"/{_digits(under)}"
    return f"{sign}{_digits(abs(over))}{rest}"


def _digits(number: int) -> str:
    high, low = divmod(number, 10**DIGITS)
    return f"{_digits(high)}{low:0{DIGITS}}" if high else str(low)


def odds(scenario: Scenario, *, enumerated: bool = False) -> Odds:
    """Weigh the attack. Rows entered count as fixed, the seed is ignored.

    `enumerated` reads every single throw instead of counting: the slow twin, for tests. Raises
    `ScenarioError` (`too-many-states`) where more than 100,000 states would have to be told apart.
    """
    weigher = Weigher(scenario.hand, enumerated=enumerated)
    try:
        told = weigher.told(lambda: scenario.game.attack(scenario.situation, scenario.rulings))
    except RefusedError as refused:
        return Odds({}, {}, refused.reasons)
    return _summed(scenario.game, told)


def _summed(game: Game, told: Told) -> Odds:
    declared = [kind.name for kind in game.measures]
    ordered = sorted(told, key=lambda each: declared.index(_kind(game, each[0]).name))
    measures = {name: _risen(game, name, spread) for name, _, spread in ordered}
    means = {
        name: sum((value * chance for value, chance in spread.items()), Fraction(0))
        for name, spread in measures.items()
        if _kind(game, name).kind == "number"
    }
    return Odds(measures, means)


def _kind(game: Game, name: str) -> MeasureKind:
    declared = game.measure(name)
    assert declared is not None, name  # noqa: S101 - a body tells only what its game declares
    return declared


def _risen(game: Game, name: str, spread: Spread) -> dict[Any, Fraction]:
    order = _kind(game, name).values
    rising = sorted(spread, key=lambda each: order.index(each[0]) if order else each[0])
    return {value: chance for value, chance in rising if chance}
