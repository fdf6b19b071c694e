"""Weighing: runs a rule body along every way it can go and adds up exact weights."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial, reduce
from typing import TYPE_CHECKING, Any, assert_never

from aleator.problems import Problem, ScenarioError
from aleator.rules import (
    MOST_STATES,
    Again,
    Apart,
    Choose,
    Count,
    Faces,
    Fold,
    Measure,
    Pick,
    Pool,
    Refuse,
    Repeat,
    Roll,
    Rules,
    Say,
    Settle,
    attempt_of,
    enumerate_ways,
    numbered,
)
from aleator.table import RefusedError, bad_choice, lawful_answer, misfits
from aleator.telling import blend, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping

    from aleator.table import Hand
    from aleator.telling import Told

MOST_LOOKED_AT = 2_000
"""How many a look ahead may take: a reading of a scenario stays a matter of milliseconds."""

type Step = Callable[[Any], Rules[Any]]
type _Ways = list[tuple[tuple[Any, Told], Fraction]]


class Weigher:
    """Runs a body along every branch, with what the hand holds as fixed.

    Without `shortcuts` the steps of every `Fold` are walked, so that all they can ask for comes up.
    """

    def __init__(
        self, hand: Hand, *, enumerated: bool = False, shortcuts: bool = True, most: int | None = None
    ) -> None:
        self.hand, self.enumerated, self.shortcuts = hand, enumerated, shortcuts and not enumerated
        self.states, self.most = 0, MOST_STATES if most is None else most
        self.asked: set[str] = set()
        """The paths of every row and choice that came up on any branch."""

    def told(self, make: Callable[[], Rules[Any]]) -> Told:
        """What a body tells, over all its branches, whatever it returns."""
        sums: dict[Told, Fraction] = {}
        for _, told, weight in self._branches(make):
            sums[told] = sums.get(told, Fraction(0)) + weight
        return blend(sums)

    def _run(self, make: Callable[[], Rules[Any]]) -> dict[tuple[Any, Told], Fraction]:
        """The values a body can return, each with what it told and its weight; they sum to 1."""
        sums: dict[tuple[Any, Told], Fraction] = {}
        for value, told, weight in self._branches(make):
            sums[value, told] = sums.get((value, told), Fraction(0)) + weight
        return sums

    def _branches(self, make: Callable[[], Rules[Any]]) -> Iterator[tuple[Any, Told, Fraction]]:
        """Every way a body can go, to its end: what it returns, what it told, its weight.

        A generator cannot be copied: each branch replays the body with the answers so far. The shorter
        ones come first, so that many are counted before they are walked.
        """
        level: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
        self._count_states(1)
        while level:
            forks: list[tuple[tuple[Any, ...], Fraction]] = []
            for answers, weight in level:
                ended, told = self._replay(make(), answers)
                if isinstance(ended, _Fork):
                    self._count_states(len(ended.ways))
                    forks += [((*answers, a), weight * w) for a, w in ended.ways]
                else:
                    yield ended, told, weight
            level = forks

    def _count_states(self, number: int) -> None:
        self.states += number
        if self.states > self.most:
            raise ScenarioError(Problem("", "too-many-states", self.states, self.most))

    def _replay(self, rules: Rules[Any], answers: tuple[Any, ...]) -> tuple[Any, Told]:
        told: Told = ()
        waiting = iter(answers)
        send: Any = None
        while True:
            try:
                event = rules.send(send)
            except StopIteration as done:
                return done.value, told
            send = None
            match event:
                case Say() | Settle():
                    pass
                case Measure(name, value):
                    told = tell(told, (name, False, ((value, Fraction(1)),)))
                case Count(name, number):
                    told = tell(told, (name, True, ((number, Fraction(1)),)))
                case Choose():
                    send = self._choose(event)
                case Refuse(reasons):
                    raise RefusedError(reasons)
                case _:
                    answer = next(waiting, None)
                    if answer is None:
                        return _Fork(self._fork(event)), told
                    send, more = answer
                    for entry in more:
                        told = tell(told, entry)

    def _choose(self, event: Choose) -> Any:
        self.asked.add(f"choices.{event.key}")
        known = all(_complete(self.hand.dice.get(row)) for row in event.after)
        if event.key not in self.hand.choices:
            return event.default
        if known or event.row is None:
            lawful_answer(event, self.hand.choices[event.key])
        return self.hand.choices[event.key] if known else event.default

    def _fork(self, event: Roll | Repeat | Fold | Apart) -> _Ways:
        match event:
            case Roll():
                return [((value, ()), w) for value, w in self._roll(event, 1).items()]
            case Repeat(exchange):
                return list(self._repeat(exchange).items())
            case Fold():
                return list(self._fold(event).items())
            case Apart(parts):
                return [((None, self._apart(parts)), Fraction(1))]
            case _:
                assert_never(event)

    def _repeat(self, exchange: Callable[[int], Rules[Any]], attempt: int = 1) -> dict[tuple[Any, Told], Fraction]:
        ways = self._run(lambda: exchange(attempt))
        decided = {way: chance for way, chance in ways.items() if not isinstance(way[0], Again)}
        again = 1 - sum(decided.values())
        if attempt > max(map(attempt_of, self.hand.dice), default=0):  # every later attempt is like this one
            if not decided:
                raise ScenarioError(Problem("", "no-decision"))
            return {way: chance / (1 - again) for way, chance in decided.items()}
        more = self._repeat(exchange, attempt + 1) if again else {}
        for way, chance in more.items():
            decided[way] = decided.get(way, Fraction(0)) + again * chance
        return decided

    def _fold(self, fold: Fold) -> dict[tuple[Any, Told], Fraction]:
        states: dict[tuple[Any, Told], Fraction] = {(fold.start, ()): Fraction(1)}
        counted: dict[tuple[Any, Told], Fraction] = {}
        for done, step in enumerate(fold.steps):
            after: dict[tuple[Any, Told], Fraction] = {}
            for (state, told), weight in states.items():
                rest = fold.shortcut(state, done, self._pool) if fold.shortcut and self.shortcuts else None
                ways = self._run(partial(step, state)) if rest is None else {(None, rest): Fraction(1)}
                sums = after if rest is None else counted
                for (value, more), chance in ways.items():
                    way = value, reduce(tell, more, told)
                    sums[way] = sums.get(way, Fraction(0)) + weight * chance
            states = after
        return states | counted

    def _apart(self, parts: tuple[Callable[[], Rules[Any]], ...]) -> Told:
        told: Told = ()
        for part in parts:
            for entry in self.told(part):
                told = tell(told, entry)
        return told

    def _roll(self, event: Roll, attempt: int) -> dict[Hashable, Fraction]:
        pools = {name: self._pool(numbered(name, attempt), *row) for name, row in event.rows.items()}
        ways = self._ways(event, pools)
        total = sum(ways.values())
        again = sum(number for value, number in ways.items() if isinstance(value, Again))
        decided = {v: n for v, n in ways.items() if not isinstance(v, Again)}
        untouched = not any(pool.given for pool in pools.values())
        if again and untouched and not self._entered_later(event, attempt):
            if not decided:
                raise ScenarioError(Problem("", "no-decision"))
            return {value: Fraction(n, total - again) for value, n in decided.items()}
        found = {value: Fraction(n, total) for value, n in decided.items()}
        more = self._roll(event, attempt + 1) if again else {}
        for value, chance in more.items():
            found[value] = found.get(value, Fraction(0)) + Fraction(again, total) * chance
        return found

    def _entered_later(self, event: Roll, attempt: int) -> bool:
        later = {name: attempt_of(name) for name in self.hand.dice if attempt_of(name) > attempt}
        return any(name == numbered(row, number) for name, number in later.items() for row in event.rows)

    def _pool(self, name: str, number: int, die: Any) -> Pool:
        self.asked.add(f"dice.{name}")
        given = self.hand.dice.get(name)
        if given is None:
            return Pool(die, (None,) * number)
        if faults := misfits(name, given, number, die):
            raise ScenarioError(*faults)
        return Pool(die, given)

    def _ways(self, event: Roll, pools: Mapping[str, Pool]) -> Mapping[Hashable, int]:
        answered = dict(self._answers(event.read.picks, pools))
        if self.enumerated:
            return enumerate_ways(event.read, pools, answered)
        return event.read.ways(pools, answered)

    def _answers(self, picks: tuple[Pick, ...], pools: Mapping[str, Pool]) -> Iterator[tuple[str, Faces]]:
        for pick in picks:
            self.asked.add(f"choices.{pick.key}")
            answer, faces = self.hand.choices.get(pick.key), pools[pick.row].faces
            if answer is None:
                continue
            if not pick.lawful({pick.row: tuple(face or 0 for face in faces)}, answer):
                bad_choice(pick.key, list(answer), pick.count)
            if None not in faces:
                yield pick.key, answer


def askable(body: Callable[[], Rules[Any]], hand: Hand) -> set[str] | None:
    """The paths of every row and choice that a body can ask for, whatever the free dice show.

    Rows that lie there count as fixed; answers are held against what they answer. None where there
    are more branches than can be looked at in passing.
    """
    weigher = Weigher(hand, shortcuts=False, most=MOST_LOOKED_AT)
    try:
        weigher.told(body)
    except RefusedError:
        return None
    except ScenarioError as error:
        if any(problem.code == "too-many-states" for problem in error.problems):
            return None
        raise
    return weigher.asked


@dataclass(frozen=True, slots=True)
class _Fork:
    ways: _Ways


def _complete(row: tuple[int | None, ...] | None) -> bool:
    return row is not None and None not in row
