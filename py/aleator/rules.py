"""The words a game's rules are written in.

A rule body is a generator. It yields what happens or what it needs, is sent the answer, and returns
the outcome. Drivers read the same body: `table` plays it once, `weighing` weighs every way it can go.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, product
from math import comb, factorial, prod
from typing import TYPE_CHECKING, Any, NamedTuple

from aleator.problems import Problem, ScenarioError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Hashable, Iterator, Mapping, Sequence

    from aleator.dice import Die
    from aleator.telling import Told

type Rules[T] = Generator[Event, Any, T]
type Event = Say | Settle | Roll | Repeat | Choose | Refuse | Fold | Apart | Measure | Count
type Faces = tuple[int, ...]
type Rows = Mapping[str, Faces]
type Pools = Mapping[str, Pool]
type Answers = Mapping[str, Faces]
type PoolOf = Callable[[str, int, Die], Pool]
"""Finds the dice of a row: its name, how many of which die."""
type Shortcut = Callable[[Any, int, PoolOf], Told | None]

MOST_OPTIONS = 100
MOST_STATES = 100_000
"""How many branches and merged states odds may tell apart."""

# Events are named tuples: a long attack makes hundreds, and frozen dataclasses are made at half the speed.


class Say(NamedTuple):
    """A fact worth telling, the statements it rests on, and the ruling that decided it, if any.

    Facts are numbers, booleans, short codes, or lists of these: never sentences.
    """

    key: str
    cites: tuple[str, ...]
    facts: Mapping[str, Any]
    ruling: str | None = None


def say(key: str, *cites: str, ruling: str | None = None, **facts: Any) -> Say:
    """Build a `Say` from plain words."""
    return Say(key, cites, facts, ruling)


class Settle(NamedTuple):
    """A part of the outcome that stands from here on: whoever settles it otherwise comes to another outcome.

    Nobody has to; but of two long plays it shows early that they differ.
    """

    key: Hashable
    value: Any


class Refuse(NamedTuple):
    """The rules forbid this attack, for each of these reasons. Ends the rule body."""

    reasons: tuple[Say, ...]


class Measure(NamedTuple):
    """What odds are told of: in this attack the measure `name` has this value."""

    name: str
    value: int | bool | str


class Count(NamedTuple):
    """Adds `number` to the measure `name`, which starts at 0."""

    name: str
    number: int


class Choose(NamedTuple):
    """A player's choice that is no `Pick`.

    `options` are its lawful answers, or None for a free text of at most `longest` characters. It is
    answered only once every row in `after` lies on the table; until then `default` holds. Where
    the choice is among the dice of a `row`, the options are ascending indexes into it.
    """

    key: str
    options: tuple[Any, ...] | None
    default: Any
    after: tuple[str, ...] = ()
    longest: int = 40
    row: str | None = None


@dataclass(frozen=True, slots=True)
class Pool:
    """The dice of one row, with the faces that are known; None stands for a die still free."""

    die: Die
    faces: tuple[int | None, ...]

    @property
    def given(self) -> Faces:
        """The faces that are known, in the order thrown."""
        return tuple(face for face in self.faces if face is not None)

    @property
    def free(self) -> int:
        """How many dice are still to fall."""
        return self.faces.count(None)

    def throws(self) -> Iterator[tuple[Faces, int]]:
        """Every way the row can lie, free dice in rising order, with the number of throws it is.

        A multiset stands for all its orders: right for readings to which the order of equal dice
        in a row does not matter.
        """
        sides = Counter(self.die.faces)
        for free in combinations_with_replacement(sorted(sides), self.free):
            orders = factorial(len(free)) // prod(map(factorial, Counter(free).values()))
            falling = iter(free)
            faces = tuple(next(falling) if face is None else face for face in self.faces)
            yield faces, orders * prod(sides[face] for face in free)


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of `count` dice out of the row `row`, as ascending indexes into the row as thrown.

    The default keeps the highest faces (the lowest for `low`); of equal faces the earliest.
    """

    key: str
    row: str
    count: int
    low: bool = False

    def default(self, rows: Rows) -> Faces:
        """The indexes that are used while nobody has answered."""
        faces, sign = rows[self.row], 1 if self.low else -1
        best = sorted(range(len(faces)), key=lambda i: (sign * faces[i], i))
        return tuple(sorted(best[: self.count]))

    def lawful(self, rows: Rows, answer: Faces) -> bool:
        """Whether `answer`, ascending indexes without repeats, may be picked."""
        return len(answer) == self.count and answer[-1] < len(rows[self.row])

    def options(self, rows: Rows) -> list[list[int]] | None:
        """Every lawful answer, or None where they are more than `MOST_OPTIONS`."""
        size = len(rows[self.row])
        if comb(size, self.count) > MOST_OPTIONS:
            return None
        every = combinations(range(size), self.count)
        return [list(answer) for answer in every if self.lawful(rows, answer)]


class Reading:
    """How thrown rows are read together: a value, equal for throws that odds need not tell apart.

    `picks` are the choices of dice that the reading leaves to a player. Parts of a value that only
    a person reads are dataclass fields with `compare=False`.
    """

    picks: tuple[Pick, ...] = ()

    def read(self, rows: Rows, used: Answers) -> Hashable:
        """The value of these rows under the picks `used`; an `Again` has them thrown again."""
        raise NotImplementedError

    def ways(self, pools: Pools, answered: Answers) -> Mapping[Hashable, int]:
        """How many throws of the free dice give each value. Picks not `answered` take defaults.

        This is the slow, certain way: every throw is read. A reading that can count overrides it,
        and is tested against it.
        """
        return enumerate_ways(self, pools, answered)


def enumerate_ways(reading: Reading, pools: Pools, answered: Answers) -> dict[Hashable, int]:
    """Count `reading.read` over every throw of the free dice."""
    found: dict[Hashable, int] = {}
    for rows, number in _all_throws(list(pools.items())):
        used = {pick.key: pick.default(rows) for pick in reading.picks} | dict(answered)
        value = reading.read(rows, used)
        found[value] = found.get(value, 0) + number
    return found


def combined_ways(apart: Sequence[Mapping[Hashable, int]]) -> dict[Hashable, int]:
    """The ways of readings that share no dice, taken together: a value is a tuple with one part of each.

    Raises a `ScenarioError` where these are more than odds may tell apart.
    """
    if (number := prod(map(len, apart))) > MOST_STATES:
        raise ScenarioError(Problem("", "too-many-states", number, MOST_STATES))
    return {
        tuple(value for value, _ in way): prod(times for _, times in way)
        for way in product(*(ways.items() for ways in apart))
    }


def _all_throws(pools: list[tuple[str, Pool]]) -> Iterator[tuple[dict[str, Faces], int]]:
    if not pools:
        yield {}, 1
        return
    (name, pool), *others = pools
    for faces, number in pool.throws():
        for rows, times in _all_throws(others):
            yield {name: faces, **rows}, number * times


@dataclass(frozen=True, slots=True)
class Again:
    """No decision: of a reading, its rows are thrown once more; of a `Repeat`, all of it."""

    say: Say = field(compare=False)


def numbered(name: str, attempt: int) -> str:
    """What a row or a choice is called in the n-th attempt: `row`, `row-2`, `row-3` and so on."""
    return name if attempt == 1 else f"{name}-{attempt}"


def attempt_of(name: str) -> int:
    """The n-th attempt that a name made by `numbered` is for; 1 for a name without a number."""
    number = name.rpartition("-")[2]
    return int(number) if number.isdecimal() else 1


class Roll(NamedTuple):
    """Rows of dice thrown together: how many of which die in each, and how they are read."""

    rows: Mapping[str, tuple[int, Die]]
    read: Reading


class Repeat(NamedTuple):
    """An exchange of several rolls, gone through until it is decided; answers with its value.

    `exchange(n)` is the n-th attempt, under rows and choices `numbered` so; it may return `Again`.
    Attempts are alike: odds divide by the rest. Nothing in it may be measured.
    """

    exchange: Callable[[int], Rules[Any]]


class Fold(NamedTuple):
    """A run of like steps; each takes the state the last one left. Answers with the last state.

    Odds merge equal states after each step, so a run costs as many steps as it has states. Where these
    are too many, `shortcut(state, done, pool)` may say at once what odds would be told from a state on after
    so many steps, or None to have the next one walked; the answer is then None, and nothing that is
    measured may hang on it.
    """

    start: Any
    steps: tuple[Callable[[Any], Rules[Any]], ...]
    shortcut: Shortcut | None = None


class Apart(NamedTuple):
    """Parts of an attack that do not touch each other; answers with their values in order.

    Their rows may all be thrown at once. Odds weigh each part alone, then add up its counts; the
    values sent are then None, so nothing that is measured may hang on them afterwards.
    """

    parts: tuple[Callable[[], Rules[Any]], ...]
