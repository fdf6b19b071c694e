"""What an attack came to, with the reasons and the rulings it leaned on."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import TYPE_CHECKING, Any

from aleator.problems import ScenarioError
from aleator.table import Hand, OtherwiseError, Played, play

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aleator.dice import Die
    from aleator.game import Game
    from aleator.rules import Say
    from aleator.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Result:
    """One attack, resolved, refused or pending; see `to_json` for its parts.

    `measures` are the values that the odds are asked about; empty unless resolved.
    """

    played: Played
    rulings: Mapping[str, Any]

    @property
    def status(self) -> str:
        """`resolved`, `refused` or `pending`."""
        return self.played.status

    @property
    def outcome(self) -> Any:
        """The game's own outcome record; None unless resolved."""
        return self.played.outcome

    @property
    def measures(self) -> dict[str, Any]:
        """The value of each measure in this attack."""
        return self.played.measures if self.status == "resolved" else {}

    def to_json(self) -> dict[str, Any]:
        """The result under the names of the contract."""
        played = self.played
        return {
            "status": played.status,
            "refusals": [said(reason) for reason in played.refusals],
            "pending": _pending(played) if played.status == "pending" else None,
            "rows": {
                name: {
                    "sides": row.die.sides,
                    "faces": list(row.faces),
                    "entered": [face is not None for face in row.typed],
                }
                for name, row in played.rows.items()
            },
            "choices": played.choices,
            "steps": [_step(step, self.rulings) for step in played.steps],
            "rulings": dict(self.rulings),
            "outcome": plain(played.outcome),
        }


def resolve(scenario: Scenario) -> Result:
    """Play the attack with the dice and the seed that the scenario holds."""
    played = scenario.played
    gist = _gist(played)
    leaned = {
        name: getattr(scenario.rulings, name)
        for name, values in scenario.game.ruling_values().items()
        if name in played.leaned and any(_differs(name, value, scenario, gist) for value in values)
    }
    return Result(played, leaned)


def _differs(name: str, value: Any, scenario: Scenario, gist: tuple[Any, ...]) -> bool:
    """Whether this value of a ruling gives another result; a ruling never looked at cannot."""
    if value == getattr(scenario.rulings, name):
        return False
    rulings = dataclasses.replace(scenario.rulings, **{name: value})
    like = scenario.played if scenario.played.status == "resolved" else None
    try:
        other = play(scenario.game, scenario.situation, rulings, scenario.hand, like)
        return _gist(other) != gist
    except (ScenarioError, OtherwiseError):
        return True


def _gist(played: Played) -> tuple[Any, ...]:
    reasons = [said(reason) for reason in played.refusals]
    rows = {name: row.shown for name, row in played.rows.items()}
    return (
        played.status, reasons, played.pending, rows, played.choices, played.outcome,
    )  # fmt: skip


def replay(result: Result, game: Game, scenario: Scenario) -> Played:
    """Play again with the rows that lie there, and nothing of the seed."""
    dice = {name: row.faces for name, row in result.played.rows.items()}
    hand = Hand(dice, None, scenario.hand.choices)
    return play(game, scenario.situation, scenario.rulings, hand)


def said(reason: Say) -> dict[str, Any]:
    """What was said, as JSON: its key, the statements it cites, its facts."""
    return {"key": reason.key, "cites": list(reason.cites), "facts": plain(reason.facts)}


def _step(step: Say, leaned: Mapping[str, Any]) -> dict[str, Any]:
    """A step names its ruling only where the result leans on it: elsewhere it decided nothing."""
    ruling = {"name": step.ruling, "value": leaned[step.ruling]} if step.ruling and step.ruling in leaned else None
    return {**said(step), "ruling": ruling}


def _pending(played: Played) -> dict[str, Any]:
    return {"rows": {name: _asked(*row) for name, row in played.pending.items()}}


def _asked(number: int, die: Die) -> dict[str, Any]:
    asked: dict[str, Any] = {"count": number, "sides": die.sides}
    return asked if die.plain else {**asked, "faces": list(die.faces)}


@cache
def _parts(kind: type) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(kind, "_fields", ())  # of a named tuple
    return tuple(f.name for f in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else named


_LEAVES = frozenset({NoneType, bool, int, float, str})


def plain(value: Any) -> Any:
    """A value of frozen records, dicts and tuples as JSON."""
    kind: Any = type(value)
    if kind in _LEAVES:
        return value
    if kind is dict:
        return {key: plain(item) for key, item in value.items()}
    if names := _parts(kind):
        return {name: plain(getattr(value, name)) for name in names}
    return [plain(item) for item in value]
