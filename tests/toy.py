"""A game made up on the spot, to try the drivers with rule bodies of a few lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aleator.dice import d
from aleator.game import ChoiceKind, Game, MeasureKind, Row, Source, ruling
from aleator.records import integer
from aleator.rules import Reading
from aleator.scenario import Scenario
from aleator.table import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from aleator.rules import Answers, Rows

D2, D6 = d(2), d(6)


@dataclass(frozen=True, slots=True)
class Situation:
    """One number to hang rules on."""

    level: int = integer(0, 9, 0)


@dataclass(frozen=True, slots=True)
class Rulings:
    """One ruling to lean on."""

    loose: str = ruling("no", "yes", cites=("toy.1",))


@dataclass(frozen=True, slots=True)
class Sum(Reading):
    """The sum of every die on the table."""

    def read(self, rows: Rows, used: Answers) -> int:
        """Add them up."""
        return sum(sum(faces) for faces in rows.values())


def toy(attack: Callable[[Any, Any], Any], **more: Any) -> Game:
    """A game around one rule body."""
    declared: dict[str, Any] = {
        "id": "toy",
        "order": 9,
        "title": "Toy",
        "authors": (),
        "source": Source(None, "en"),
        "prefix": "toy",
        "statements": 1,
        "situation": Situation,
        "rulings": Rulings,
        "attack": attack,
        "view": {"kind": "rows"},
        "groups": (),
        "rows": (Row("a*"), Row("b*"), Row("hit-*")),
        "choices": (ChoiceKind("keep", "pick"), ChoiceKind("yes", "option"), ChoiceKind("note", "text")),
        "measures": (MeasureKind("n", "number"), MeasureKind("m", "number"), MeasureKind("side", "code", ("x", "y"))),
        "examples": (),
    }
    return Game(**{**declared, **more})


def toy_scenario(
    attack: Callable[[Any, Any], Any],
    dice: Mapping[str, tuple[int | None, ...]] | None = None,
    choices: Mapping[str, Any] | None = None,
    seed: bytes | None = None,
    loose: str = "no",
) -> Scenario:
    """A scenario of that game."""
    return Scenario(toy(attack), Situation(), Rulings(loose), Hand(dice or {}, seed, choices or {}))
