"""Odds of rounds of an area, counted: which target was hit in which round is not told apart.

The targets of a round have its line in common, where one is thrown (tm.48), and its damage roll, where
that is shared (tm.31). With these known of every round each target fares alone: it stands if it is
missed in each round that is on its line with a roll that would defeat it. So the lines are gone through
one by one, and on a line its targets from the weakest to the strongest, by what still counts: how many
rounds have a roll that defeats even this one, and how many targets have fallen.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import zip_longest
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from aleator.games.tab_master.board import DIRECTIONS
from aleator.games.tab_master.scene import on_thrown_line
from aleator.games.tab_master.strikes import attack_row, beaten, damage_row
from aleator.games.tab_master.throws import Blow, Shot, throw_direction
from aleator.problems import Problem, ScenarioError
from aleator.rules import MOST_STATES, Pool

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from aleator.dice import Die
    from aleator.games.tab_master.scene import Scene
    from aleator.games.tab_master.strikes import Course, Victim
    from aleator.rules import PoolOf
    from aleator.telling import Told

type Row = Mapping[str, tuple[int, Die]]
type Ways = dict[tuple[int, int, bool], list[int]]
"""By the rounds left for other lines, those of this line whose roll still defeats, and whether that of
the round at hand does: in how many ways 0, 1, 2 and so on have fallen."""


class Spared(NamedTuple):
    """In how many of all ways a target is spared in a round whose shared roll would defeat it."""

    ways: int
    of: int


class Target(NamedTuple):
    """One who may fall: how many shared rolls defeat it, and how it is spared in any later round and at hand."""

    victim: Victim
    beating: int
    later: Spared
    now: Spared


class Line(NamedTuple):
    """Those whom a direction leads to; `now` if it is that of the round at hand."""

    victims: Sequence[Victim]
    now: bool


def count_rounds(c: Scene, victims: Sequence[Victim], course: Course, done: int, pool: PoolOf) -> Told | None:
    """What the odds are told of an area's rounds, of which `done` are played.

    None where one target is on several lines, or where dice lie there for which later rounds have to be told apart.
    """
    rounds = Rounds(c, tuple(lines(c, victims, done, pool)), course, done, pool)
    several = sum(len(line.victims) for line in rounds.lines) > len(victims)
    if several or rounds.told_apart(len(victims)):
        return None
    if rounds.states > MOST_STATES:
        raise ScenarioError(Problem("", "too-many-states", rounds.states, MOST_STATES))
    return rounds.told(victims)


def lines(c: Scene, victims: Sequence[Victim], done: int, pool: PoolOf) -> Iterator[Line]:
    """The lines that a round may be on, each as likely: one with all, or one a direction."""
    if c.attack.line != "random":
        yield Line(victims, now=True)
        return
    given = lying(throw_direction(done + 1).rows, pool).given
    for side, leads in enumerate(DIRECTIONS, 1):
        yield Line([v for v in victims if on_thrown_line(c, v.unit, leads)], now=given == (side,))


@dataclass(frozen=True, slots=True)
class Rounds:
    """The rounds that are not played yet. What lies there of the one at hand, `pool` has."""

    c: Scene
    lines: Sequence[Line]
    course: Course
    done: int
    pool: PoolOf

    @property
    def shared(self) -> bool:
        """Whether one damage roll is for all (tm.31)."""
        return self.c.r.area_roll == "shared"

    @property
    def at_hand(self) -> Line | None:
        """The line of the round at hand, if it is known; if not, that round is like the later ones."""
        return next((line for line in self.lines if line.now), None)

    @property
    def later(self) -> int:
        """How many rounds there are besides the one at hand."""
        return self.c.attack.multiple - self.done - (self.at_hand is not None)

    @property
    def states(self) -> int:
        """How many `Ways` there can be, over all targets, and numbers in them."""
        targets = sum(len(line.victims) for line in self.lines)
        others = comb(self.later + 2, 2) if len(self.lines) > 1 else self.later + 1
        return others * (1 + (self.at_hand is not None)) * comb(targets + 1, 2)

    def told_apart(self, targets: int) -> bool:
        """Whether a row lies there for a later round, or a damage roll before it is known who throws it."""
        first, struck = self.course.next, len(self.at_hand.victims) if self.at_hand else 0
        end = first + targets * (self.c.attack.multiple - self.done)
        rows: list[Row] = [damage_row(self.c, n) for n in range(first + struck * (not self.shared), end)]
        if self.c.shoots:
            rows += [attack_row(self.c, n) for n in range(first + struck, end)]
        if self.c.attack.line == "random":
            rows += [throw_direction(n).rows for n in range(self.done + 2, self.c.attack.multiple + 1)]
        return any(lying(row, self.pool).given for row in rows)

    def told(self, victims: Sequence[Victim]) -> Told:
        """All measures of the attack."""
        chances = dict.fromkeys((v.unit.id for v in victims), Fraction(0)) | self.falling()
        chances |= dict.fromkeys(self.course.defeated, Fraction(1))
        flags = {f"defeated:{name}": chance for name, chance in chances.items()}
        if self.c.shoots:
            flags["hit-1"] = self.hit_first()
        told = [(name, False, ((True, chance), (False, 1 - chance))) for name, chance in flags.items()]
        ways = self.fallen()
        before, all_ways = len(self.course.defeated), sum(ways)
        numbers = tuple((before + n, Fraction(number, all_ways)) for n, number in enumerate(ways))
        return (*told, ("defeated", True, numbers))

    def falling(self) -> dict[str, Fraction]:
        """The chance of each target that may fall to do so."""
        found = {}
        for line in self.lines:
            for t in self.targets(line):
                stands = (1 - self.risk(t, t.later) / len(self.lines)) ** self.later
                found[t.victim.unit.id] = 1 - stands * (1 - self.risk(t, t.now) * line.now)
        return found

    def risk(self, t: Target, spared: Spared) -> Fraction:
        """The chance of falling in a round on the target's line."""
        return Fraction(t.beating, self.throws) * (1 - Fraction(*spared))

    def hit_first(self) -> Fraction:
        """The chance that the first strike of the attack hits."""
        if self.course.next > 1:
            return Fraction(self.course.hit_first)
        if self.at_hand and self.at_hand.victims:
            return Fraction(*self.hits(self.at_hand.victims[0], 1, self.pool))
        firsts = [line.victims[0] for line in self.lines if line.victims]
        hit = sum((Fraction(*self.hits(v, 1, free)) for v in firsts), Fraction(0)) / len(self.lines)
        nobody = 1 - Fraction(len(firsts), len(self.lines))
        return hit * sum(nobody**n for n in range(self.later))

    @property
    def throws(self) -> int:
        """How many ways the shared damage roll has; 1 where there is none."""
        ((number, die),) = damage_row(self.c, 1).values()
        return die.sides**number if self.shared else 1

    def targets(self, line: Line) -> list[Target]:
        """Who may still fall on a line, the weakest against a shared roll first."""
        numbered = enumerate(line.victims, self.course.next)
        made = [self.target(v, number) for number, v in numbered if v.unit.id not in self.course.defeated]
        return sorted(made, key=lambda t: -t.beating)

    def target(self, v: Victim, number: int) -> Target:
        """Look at a target; `number` is that of the strike at it in the round at hand."""
        spared = [self.spared(v, number, pool) for pool in (free, self.pool)]
        return Target(v, self.beats(v, number, free)[0] if self.shared else 1, *spared)

    def spared(self, v: Victim, number: int, pool: PoolOf) -> Spared:
        """By a miss, or by damage of its own that is too little."""
        hits, shots = self.hits(v, number, pool)
        beats, blows = (1, 1) if self.shared else self.beats(v, number, pool)
        return Spared(shots * blows - hits * beats, shots * blows)

    def hits(self, v: Victim, number: int, pool: PoolOf) -> tuple[int, int]:
        """How many attack rolls hit, of how many."""
        if v.to_hit is None:
            return 1, 1
        row = attack_row(self.c, number)
        ways = v.to_hit.ways({"": lying(row, pool)}, {})
        return ways.get(Shot(hit=True), 0), sum(ways.values())

    def beats(self, v: Victim, number: int, pool: PoolOf) -> tuple[int, int]:
        """How many damage rolls defeat, of how many."""
        ways = v.damage.ways({"": lying(damage_row(self.c, number), pool)}, {})
        beating = [ways[blow] for blow in ways if isinstance(blow, Blow) and beaten(self.c, v, blow.standings[0])]
        return sum(beating), sum(ways.values())

    def fallen(self) -> list[int]:
        """In how many ways 0, 1, 2 and so on of those who stood have fallen at the end."""
        ways: Ways = {(self.later, 0, False): [1]}
        for unthrown, line in zip(range(len(self.lines), 0, -1), self.lines, strict=True):
            ways, above = come_to(ways, now=line.now, last=unthrown == 1), self.throws
            for t in self.targets(line):
                ways = fall(defeating(ways, above - t.beating), t, self.later, now=line.now)
                above = t.beating
            ways = leave(ways, above)
        return ways[0, 0, False]


def free(name: str, number: int, die: Die) -> Pool:  # noqa: ARG001 - as a `PoolOf`
    """A row of which no die lies there."""
    return Pool(die, (None,) * number)


def lying(row: Row, pool: PoolOf) -> Pool:
    """The only row of these."""
    ((name, (number, die)),) = row.items()
    return pool(name, number, die)


def come_to(ways: Ways, *, now: bool, last: bool) -> Ways:
    """Of the later rounds some are on the next line, all that are left on the last one."""
    found: Ways = {}
    for (left, _, _), fallen in ways.items():
        for rounds in range(left if last else 0, left + 1):
            add(found, (left - rounds, rounds, now), fallen, comb(left, rounds))
    return found


def defeating(ways: Ways, fewer: int) -> Ways:
    """Go on to a stronger target, which so many `fewer` of the shared rolls defeat."""
    found: Ways = {}
    for (left, rounds, now), fallen in ways.items():
        for still in range(rounds + 1):
            number = comb(rounds, still) * fewer ** (rounds - still)
            add(found, (left, still, now), fallen, number)
            if now:
                add(found, (left, still, False), fallen, number * fewer)
    return found


def fall(ways: Ways, t: Target, later: int, *, now: bool) -> Ways:
    """A target stands if it is spared in each of the rounds that would defeat it, and falls in all other ways."""
    found: Ways = {}
    for key, fallen in ways.items():
        _, rounds, defeats = key
        stands = t.later.ways**rounds * t.later.of ** (later - rounds)
        stands *= (t.now.ways if defeats else t.now.of) if now else 1
        falls = t.later.of**later * (t.now.of if now else 1) - stands
        add(found, key, fallen, stands)
        add(found, key, [0, *fallen], falls)
    return found


def leave(ways: Ways, above: int) -> Ways:
    """Go on to the next line, however many rounds would defeat the last one's strongest target."""
    found: Ways = {}
    for (left, rounds, now), fallen in ways.items():
        add(found, (left, 0, False), fallen, above ** (rounds + now))
    return found


def add(ways: Ways, key: tuple[int, int, bool], fallen: Sequence[int], number: int) -> None:
    """Add so many times the ways of `fallen`."""
    if number:
        more = [number * each for each in fallen]
        known = ways.get(key, [])
        ways[key] = [a + b for a, b in zip_longest(known, more, fillvalue=0)]
