"""What a game declares of itself, and how the declared games are found."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from aleator import games as _games
from aleator.fields import Option
from aleator.records import Record, declared, spec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from aleator.dice import Die
    from aleator.problems import Problem
    from aleator.rules import Rules


@dataclass(frozen=True, slots=True)
class Author:
    """Someone to whom the game is owed, with a name and an address or None."""

    name: str | None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """Where the rules were published, and in which language (BCP 47)."""

    url: str | None
    language: str


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the form. `side` is "attack", "defence" or None; folded ones open on demand."""

    key: str
    side: str | None = None
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of dice by name. `x-*` stands for x-1, x-2 and so on, `x*` for x, x-2 to x-99.

    `die` is None where the situation decides which die it is.
    """

    name: str
    die: Die | None = None
    side: str | None = None


@dataclass(frozen=True, slots=True)
class ChoiceKind:
    """A choice by key (patterns as in `Row`): a "pick" of dice, an "option", or a "text"."""

    key: str
    kind: str


@dataclass(frozen=True, slots=True)
class MeasureKind:
    """What odds tell: a "number", a "flag", or a "code" with its `values`.

    `better` says which end the attacker wants, "high" or "low", or None. Names may be patterns.
    """

    name: str
    kind: str
    values: tuple[str, ...] | None = None
    better: str | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """An attack worth opening; the first one of a game greets whoever chooses it."""

    id: str
    scenario: Mapping[str, Any]


def _no_problems(situation: Any) -> Iterable[Problem]:  # noqa: ARG001 - each game's own type
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game: what a page needs to ask, what the rules need to run, whom it is owed to.

    `attack(situation, rulings)` is the rule body. `check` yields what is wrong with a situation
    beyond its fields. `names` are names in the game's own set-ups that are keys of messages, so that
    each reader has them in his language. `upgrades` maps an older edition to a function that gives that edition's
    scenario in the next one's terms.
    """

    id: str
    order: int
    title: str
    authors: tuple[Author, ...]
    source: Source
    prefix: str
    statements: int
    situation: type
    rulings: type
    attack: Callable[[Any, Any], Rules[Any]]
    view: Mapping[str, Any]
    groups: tuple[Group, ...]
    rows: tuple[Row, ...]
    measures: tuple[MeasureKind, ...]
    examples: tuple[Example, ...]
    choices: tuple[ChoiceKind, ...] = ()
    names: tuple[str, ...] = ()
    questions: Mapping[str, Callable[[Any, Any], Any]] = field(default_factory=dict)
    check: Callable[[Any], Iterable[Problem]] = _no_problems
    edition: int = 1
    upgrades: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)

    def row(self, name: str) -> Row | None:
        """The declared row that `name` is one of."""
        return next((row for row in self.rows if matches(row.name, name)), None)

    def choice(self, key: str) -> ChoiceKind | None:
        """The declared choice that `key` is one of."""
        return next((kind for kind in self.choices if matches(kind.key, key)), None)

    def measure(self, name: str) -> MeasureKind | None:
        """The declared measure that `name` is one of."""
        return next((kind for kind in self.measures if matches(kind.name, name)), None)

    def ruling_values(self) -> dict[str, tuple[Any, ...]]:
        """Each ruling with its lawful values, the default first."""
        return {f.name: _option(f).values for f in dataclasses.fields(self.rulings)}

    def declare(self) -> dict[str, Any]:
        """Everything a page or a reader needs to know, as JSON."""
        told = {
            "id": self.id,
            "edition": self.edition,
            "order": self.order,
            "title": self.title,
            "authors": [dataclasses.asdict(author) for author in self.authors],
            "source": dataclasses.asdict(self.source),
            "prefix": self.prefix,
            "statements": self.statements,
            "view": dict(self.view),
            "groups": [dataclasses.asdict(group) for group in self.groups],
            "fields": Record(of=self.situation).declare_parts(),
            "rulings": [_declare_ruling(f) for f in dataclasses.fields(self.rulings)],
            "rows": [_declare_row(row) for row in self.rows],
            "choices": [dataclasses.asdict(kind) | {"pattern": expression(kind.key)} for kind in self.choices],
            "measures": [dataclasses.asdict(kind) | {"pattern": expression(kind.name)} for kind in self.measures],
            "questions": sorted(self.questions),
            "names": list(self.names),
            "examples": [{"id": example.id, "scenario": dict(example.scenario)} for example in self.examples],
        }
        return {key: _as_json(value) for key, value in told.items()}


def ruling(*values: Any, cites: tuple[str, ...]) -> Any:
    """Declare a ruling: its values, the default first, and the statements it is about."""
    made = declared(Option(values=values), values[0])
    made.metadata = {**made.metadata, "cites": cites}
    return made


def _as_json(value: Any) -> Any:
    """Declared data as JSON has it: tuples are lists."""
    if isinstance(value, dict):
        return {key: _as_json(item) for key, item in value.items()}
    return [_as_json(item) for item in value] if isinstance(value, list | tuple) else value


def _declare_row(row: Row) -> dict[str, Any]:
    return {"name": row.name, "sides": row.die and row.die.sides, "side": row.side, "pattern": expression(row.name)}


def _option(part: dataclasses.Field[Any]) -> Option:
    declaration = spec(part)
    assert isinstance(declaration, Option)  # noqa: S101 - ruling() makes no other
    return declaration


def _declare_ruling(part: dataclasses.Field[Any]) -> dict[str, Any]:
    values = _option(part).values
    cites = list(part.metadata["cites"])
    return {"name": part.name, "values": list(values), "default": values[0], "cites": cites}


def matches(pattern: str, name: str) -> bool:
    """Whether `name` is one of those that a declared name stands for."""
    return re.fullmatch(expression(pattern), name) is not None


@cache
def expression(pattern: str) -> str:
    """The names that a declared one stands for, as an expression that Python and JavaScript read alike."""
    if not pattern.endswith("*"):
        return re.escape(pattern)
    stem = re.escape(pattern.removesuffix("*"))
    if pattern.endswith("-*"):
        return stem + "[1-9][0-9]{0,3}"
    if pattern.endswith(":*"):
        return stem + ".*"
    return stem + "(-([2-9]|[1-9][0-9]))?"


def game_ids() -> list[str]:
    """The ids of the games that lie in the folder of games, by name."""
    return list(_found())


@cache
def _found() -> tuple[str, ...]:  # once: an engine that starts from its own memory has no folders
    return tuple(sorted(module.name.replace("_", "-") for module in iter_modules(_games.__path__)))


@cache
def find_game(game_id: str) -> Game:
    """The game of this id, which must be one of `game_ids()`."""
    found: Game = import_module(f"aleator.games.{game_id.replace('-', '_')}").GAME
    return found


def games() -> list[Game]:
    """Every declared game, in the order that the games declare."""
    return sorted(map(find_game, game_ids()), key=lambda game: (game.order, game.id))
