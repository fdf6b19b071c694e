"""Weighing: runs a rule body along every way it can go and adds up exact weights."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
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

WIDE, WAYS_AHEAD, SCATTER = 100, 100, 7919
"""From how many ways of its first roll on a fold is looked ahead into; along how many ways, and how far apart."""
MOST_LOOKED_AT = 2_000
"""How many a look ahead may take: a reading of a scenario stays a matter of milliseconds."""

type Step = Callable[[Any], Rules[Any]]
type _Ways = list[tuple[tuple[Any, Told], Fraction]]


class Weigher:
    """Runs a body along every branch, with what the hand holds as fixed."""

    def __init__(self, hand: Hand, *, enumerated: bool = False, most: int | None = None) -> None:
        self.hand, self.enumerated = hand, enumerated
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
            case Fold(start, steps):
                return list(self._fold(start, steps).items())
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

    def _fold(self, start: Any, steps: tuple[Step, ...]) -> dict[tuple[Any, Told], Fraction]:
        self._look_ahead(start, steps)
        states: dict[tuple[Any, Told], Fraction] = {(start, ()): Fraction(1)}
        for step in steps:
            after: dict[tuple[Any, Told], Fraction] = {}
            for (state, told), weight in states.items():
                for (value, more), chance in self._run(partial(step, state)).items():
                    both = told
                    for entry in more:
                        both = tell(both, entry)
                    after[value, both] = after.get((value, both), Fraction(0)) + weight * chance
            states = after
        return states

    def _look_ahead(self, start: Any, steps: tuple[Step, ...]) -> None:
        """Say early that a fold of wide steps is too much: by some ways through it, all of which a walk would meet."""
        before, levels = self.states, dict[tuple[int, Any], list[tuple[Any, ...]]]()
        for way in range(WAYS_AHEAD if steps and self._is_wide(partial(steps[0], start)) else 0):
            state = start
            for number, step in enumerate(steps):
                make = partial(step, state)
                if (number, state) not in levels:
                    levels[number, state] = self._last_level(make)
                level = levels[number, state]
                state = self._first_end(make, level[way * SCATTER % len(level)])
        self.states = before

    def _is_wide(self, make: Callable[[], Rules[Any]]) -> bool:
        return len(self._ways_on(make, ())) >= WIDE

    def _last_level(self, make: Callable[[], Rules[Any]]) -> list[tuple[Any, ...]]:
        """The answers of the longest branches, whose ends are not walked; all that lead there are counted."""
        level: list[tuple[Any, ...]] = [()]
        self._count_states(1)
        while self._ways_on(make, level[0]) or self._ways_on(make, level[-1]):
            longer: list[tuple[Any, ...]] = []
            for answers in level:
                ways = self._ways_on(make, answers)
                self._count_states(len(ways))
                longer += [(*answers, answer) for answer, _ in ways]
            level = longer
        return level

    def _ways_on(self, make: Callable[[], Rules[Any]], answers: tuple[Any, ...]) -> _Ways:
        ended = self._ahead(make, answers)
        return ended.ways if isinstance(ended, _Fork) else []

    def _first_end(self, make: Callable[[], Rules[Any]], answers: tuple[Any, ...]) -> Any:
        ended = self._ahead(make, answers)
        return self._first_end(make, (*answers, ended.ways[0][0])) if isinstance(ended, _Fork) else ended

    def _ahead(self, make: Callable[[], Rules[Any]], answers: tuple[Any, ...]) -> Any:
        """Where a branch comes to; what it tells apart inside is counted when it is walked."""
        before = self.states
        ended, _ = self._replay(make(), answers)
        self.states = before
        return ended

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
    weigher = Weigher(hand, most=MOST_LOOKED_AT)
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
