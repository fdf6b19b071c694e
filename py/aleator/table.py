"""The table: plays a rule body once, with the dice that lie there or that a seed throws."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial, reduce
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, assert_never, cast

from aleator.dice import Die, throw
from aleator.problems import Problem, ScenarioError
from aleator.rules import (
    Again,
    Apart,
    Choose,
    Count,
    Faces,
    Fold,
    Measure,
    Pick,
    Refuse,
    Repeat,
    Roll,
    Rules,
    Say,
    Settle,
    numbered,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from aleator.game import Game
    from aleator.rules import Event

MOST_TRIES = 99  # rows are numbered so far; a higher number is no row of any game


@dataclass(frozen=True, slots=True)
class Hand:
    """What the players bring to the table: thrown rows, a seed for the rest, answered choices."""

    dice: Mapping[str, tuple[int | None, ...]] = field(default_factory=dict)
    seed: bytes | None = None
    choices: Mapping[str, Any] = field(default_factory=dict)


class Thrown(NamedTuple):
    """A row that lies on the table; in `typed` what a player typed, None for each die that the seed threw."""

    die: Die
    faces: Faces
    typed: tuple[int | None, ...]

    @property
    def shown(self) -> tuple[int, Faces]:
        """What is to be seen: how many sides, and the faces."""
        return self.die.sides, self.faces


@dataclass(slots=True)
class Played:
    """All that happened: what a `Result` is made of."""

    status: str = "resolved"
    refusals: tuple[Say, ...] = ()
    pending: dict[str, tuple[int, Die]] = field(default_factory=dict)
    rows: dict[str, Thrown] = field(default_factory=dict)
    choices: dict[str, dict[str, Any]] = field(default_factory=dict)
    steps: list[Say] = field(default_factory=list)
    settled: dict[Hashable, Any] = field(default_factory=dict)
    measures: dict[str, Any] = field(default_factory=dict)
    leaned: set[str] = field(default_factory=set)
    outcome: Any = None


class Watched:
    """Rulings that remember which of them were looked at."""

    def __init__(self, rulings: object, seen: set[str]) -> None:
        """Wrap `rulings`; every name read is added to `seen`."""
        self._rulings, self._seen = rulings, seen

    def __getattr__(self, name: str) -> Any:
        """Read a ruling."""
        self._seen.add(name)
        return getattr(self._rulings, name)


class _MissingError(Exception):
    """Rows are asked for that are not there."""


class OtherwiseError(Exception):
    """A row or a part of the outcome is not as in the play that this one is held against."""


class RefusedError(Exception):
    """The rules forbid the attack, for these `reasons`."""

    def __init__(self, reasons: tuple[Say, ...]) -> None:
        super().__init__()
        self.reasons = reasons


def play(game: Game, situation: Any, rulings: Any, hand: Hand, like: Played | None = None) -> Played:
    """Play one attack. Raises `ScenarioError` for dice and choices that do not fit it.

    Raises `OtherwiseError` once a row or a settled part is not as in `like`, a play that came to an outcome.
    """
    return _Table(hand, like).play(lambda seen: game.attack(situation, cast("Any", Watched(rulings, seen))))


class _Table:
    def __init__(self, hand: Hand, like: Played | None) -> None:
        self.hand, self.like, self.played = hand, like, Played()

    def play(self, body: Callable[[set[str]], Rules[Any]]) -> Played:
        played = self.played
        try:
            played.outcome = self.run(body(played.leaned))
        except _MissingError:
            played.status = "pending"
        except RefusedError as refused:
            played.status, played.refusals = "refused", refused.reasons
        return played

    def run(self, rules: Rules[Any]) -> Any:
        answer = None
        while True:
            try:
                event = rules.send(answer)
            except StopIteration as done:
                return done.value
            answer = self.answer(event)

    def answer(self, event: Event) -> Any:
        match event:
            case Say() | Measure() | Count() | Settle():
                return self.note(event)
            case Roll():
                return self.decided(partial(self.roll, event))
            case Repeat(exchange):
                return self.decided(lambda attempt: self.run(exchange(attempt)))
            case Choose():
                return self.choose(event)
            case Fold(state, steps):
                return reduce(lambda state, step: self.run(step(state)), steps, state)
            case Apart(parts):
                return self.apart(parts)
            case Refuse(reasons):
                raise RefusedError(reasons)
            case _:
                assert_never(event)

    def note(self, event: Say | Measure | Count | Settle) -> None:
        match event:
            case Say():
                self.played.steps.append(event)
            case Measure(name, value):
                self.played.measures[name] = value
            case Count(name, number):
                self.played.measures[name] = self.played.measures.get(name, 0) + number
            case Settle(key, value):
                self.settle(key, value)
            case _:
                assert_never(event)

    def apart(self, parts: tuple[Callable[[], Rules[Any]], ...]) -> list[Any]:
        values = []
        for part in parts:
            try:
                values.append(self.run(part()))
            except _MissingError:
                continue
        if self.played.pending:
            raise _MissingError
        return values

    def decided(self, attempt_at: Callable[[int], Any]) -> Any:
        for attempt in range(1, MOST_TRIES + 1):
            value = attempt_at(attempt)
            if not isinstance(value, Again):
                return value
            self.played.steps.append(value.say)
        raise ScenarioError(Problem("dice", "no-decision", MOST_TRIES))

    def roll(self, event: Roll, attempt: int) -> Any:
        rows = self.rows(event, attempt)
        return event.read.read(rows, self.picks(event, rows))

    def rows(self, event: Roll, attempt: int) -> dict[str, Faces]:
        names = {name: numbered(name, attempt) for name in event.rows}
        problems = [fault for name, row in event.rows.items() for fault in self.take(names[name], *row)]
        if problems:
            raise ScenarioError(*problems)
        if not self.played.pending.keys().isdisjoint(names.values()):
            raise _MissingError
        return {name: self.played.rows[lying].faces for name, lying in names.items()}

    def take(self, name: str, number: int, die: Die) -> list[Problem]:
        typed = self.hand.dice.get(name)
        if typed is not None and (faults := misfits(name, typed, number, die)):
            return faults
        faces = self.fallen(name, number, die) if typed is None else self.filled(name, typed, die)
        if faces is None:
            self.played.pending[name] = (number, die)
        else:
            self.lay(name, Thrown(die, faces, typed or (None,) * number))
        return []

    def lay(self, name: str, row: Thrown) -> None:
        if self.like and (name not in self.like.rows or self.like.rows[name].shown != row.shown):
            raise OtherwiseError
        self.played.rows[name] = row

    def settle(self, key: Hashable, value: Any) -> None:
        if self.like and (key not in self.like.settled or self.like.settled[key] != value):
            raise OtherwiseError
        self.played.settled[key] = value

    def filled(self, name: str, typed: tuple[int | None, ...], die: Die) -> Faces | None:
        if None not in typed:
            return cast("Faces", typed)
        fallen = self.fallen(name, len(typed), die)
        return fallen and tuple(thrown if face is None else face for face, thrown in zip(typed, fallen, strict=True))

    def fallen(self, name: str, number: int, die: Die) -> Faces | None:
        return None if self.hand.seed is None else throw(self.hand.seed, name, die, number)

    def picks(self, event: Roll, rows: Mapping[str, Faces]) -> dict[str, Faces]:
        return {pick.key: self.pick(pick, rows) for pick in event.read.picks}

    def pick(self, pick: Pick, rows: Mapping[str, Faces]) -> Faces:
        answer = self.hand.choices.get(pick.key)
        options = pick.options(rows)
        if answer is not None and not pick.lawful(rows, answer):
            bad_choice(pick.key, list(answer), options or pick.count)
        used = pick.default(rows) if answer is None else answer
        self.played.choices[pick.key] = {
            "options": options,
            "used": list(used),
            "answered": answer is not None,
            "row": pick.row,
            "count": pick.count,
        }
        return used

    def choose(self, event: Choose) -> Any:
        answered = event.key in self.hand.choices
        used = self.hand.choices[event.key] if answered else event.default
        if answered:
            lawful_answer(event, used)
        options = None if event.options is None else [_listed(option) for option in event.options]
        dice = {} if event.row is None else {"row": event.row, "count": len(event.default)}
        self.played.choices[event.key] = {"options": options, "used": _listed(used), "answered": answered, **dice}
        return used


def misfits(name: str, given: tuple[int | None, ...], number: int, die: Die) -> list[Problem]:
    """What is wrong with a typed row: its length, or faces that the die does not have."""
    if len(given) != number:
        return [Problem(f"dice.{name}", "wrong-length", len(given), number)]
    return [
        Problem(f"dice.{name}.{i}", "wrong-face", face, sorted(set(die.faces)))
        for i, face in enumerate(given)
        if face is not None and face not in die.faces
    ]


def lawful_answer(event: Choose, answer: Any) -> None:
    """Raise a `ScenarioError` unless `answer` is one that the choice allows."""
    if event.options is None:
        if type(answer) is not str or len(answer) > event.longest:
            bad_choice(event.key, answer, event.longest)
    elif not any(type(answer) is type(option) and answer == option for option in event.options):
        bad_choice(event.key, _listed(answer), [_listed(option) for option in event.options])


def _listed(answer: Any) -> Any:
    """An answer as JSON: indexes are a list."""
    return list(answer) if isinstance(answer, tuple) else answer


def bad_choice(key: str, answer: Any, limit: Any) -> NoReturn:
    """Say that an answer is not among the lawful ones."""
    raise ScenarioError(Problem(f"choices.{key}", "bad-choice", answer, limit))
