"""Weighing: runs that merge, parts that stand apart, and where it ends."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator import ScenarioError, odds, resolve, weighing
from aleator.dice import d
from aleator.odds import written
from aleator.rules import Apart, Count, Fold, Measure, Reading, Roll, combined_ways
from tests.toy import D6, Sum, toy_scenario

SEED = b"seed-for-tests-1"


def strikes(s, r):
    """Three strikes; each 6 fells one of two."""

    def strike(number):
        def step(left):
            if not left:
                return left
            face = yield Roll({f"hit-{number}": (1, D6)}, AtLeast(6))
            return left - face

        return step

    left = yield Fold(2, tuple(strike(n) for n in (1, 2, 3)))
    yield Measure("n", 2 - left)
    return left


class AtLeast(Reading):
    """1 where the one die shows `need` or more."""

    def __init__(self, need):
        self.need = need

    def read(self, rows, used):
        (faces,) = rows.values()
        return int(faces[0] >= self.need)


def test_a_fold_asks_row_after_row():
    """The first strike's row is asked for alone: the next may never come."""
    assert resolve(toy_scenario(strikes)).to_json()["pending"]["rows"].keys() == {"hit-1"}
    assert resolve(toy_scenario(strikes, {"hit-1": (6,), "hit-2": (6,)})).outcome == 0


def test_a_fold_merges_equal_states():
    """The odds of a run of strikes are the binomial ones, cut off at what is there."""
    sixth = Fraction(1, 6)

    assert odds(toy_scenario(strikes)).measures["n"] == {
        0: (1 - sixth) ** 3,
        1: 3 * sixth * (1 - sixth) ** 2,
        2: 3 * sixth**2 * (1 - sixth) + sixth**3,
    }


def apart(s, r):
    """Two targets that do not touch each other."""

    def part(number, need):
        def rules():
            hit = yield Roll({f"hit-{number}": (1, D6)}, AtLeast(need))
            yield Measure("side" if number == 1 else "m", "x" if number == 1 and hit else "y" if number == 1 else hit)
            if hit:
                yield Count("n", 1)
            return hit

        return rules

    hits = yield Apart((part(1, 6), part(2, 4)))
    yield Count("n", 0)
    return {"hits": hits}


def test_parts_apart_may_be_thrown_at_once():
    """All their rows are pending together; one that lies there is kept."""
    assert resolve(toy_scenario(apart)).to_json()["pending"]["rows"].keys() == {"hit-1", "hit-2"}
    assert resolve(toy_scenario(apart, {"hit-1": (1,)})).to_json()["pending"]["rows"].keys() == {"hit-2"}


def test_parts_apart_are_weighed_one_by_one():
    """Each part's measure stands alone and their counts add up."""
    found = odds(toy_scenario(apart))

    assert found.measures["side"] == {"x": Fraction(1, 6), "y": Fraction(5, 6)}
    assert found.measures["m"] == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert found.measures["n"] == {0: Fraction(5, 12), 1: Fraction(1, 2), 2: Fraction(1, 12)}
    assert found.means == {"n": Fraction(2, 3), "m": Fraction(1, 2)}


def test_a_play_counts_what_odds_weigh():
    """The measures of one play are values that the odds know."""
    result = resolve(toy_scenario(apart, {"hit-1": (6,), "hit-2": (4,)}))

    assert result.measures == {"side": "x", "m": 1, "n": 2}
    assert result.outcome == {"hits": [1, 1]}


def test_a_fold_carries_what_its_steps_tell():
    """Counts told inside a run of steps add up over all of them."""

    def counting(s, r):
        def step(number):
            def strike(state):
                hit = yield Roll({f"hit-{number}": (1, D6)}, AtLeast(6))
                yield Count("n", hit)
                return state

            return strike

        yield Fold(0, tuple(step(n) for n in (1, 2)))

    assert odds(toy_scenario(counting)).measures["n"] == {0: Fraction(25, 36), 1: Fraction(10, 36), 2: Fraction(1, 36)}


def test_too_many_states_are_a_problem(monkeypatch):
    """Odds that would have to tell too much apart say so."""
    assert weighing.MOST_STATES == 100_000
    monkeypatch.setattr(weighing, "MOST_STATES", 500)

    def wide(s, r):
        for n in (1, 2):
            yield Roll({f"hit-{n}": (1, d(100))}, Sum())
        yield Measure("n", 0)

    with pytest.raises(ScenarioError) as caught:
        odds(toy_scenario(wide))

    assert [(p.code, p.limit) for p in caught.value.problems] == [("too-many-states", 500)]


def counted_from(first, counted):
    """Three throws of a coin, of which from the `first` on the heads are counted at once, as `counted` notes."""

    def heads(number):
        def throw(state):
            up = yield Roll({f"hit-{number}": (1, d(2))}, AtLeast(2))
            return state + up

        return throw

    def rest(state, done, pool):
        free = pool(f"hit-{done + 1}", 1, d(2)).free
        if done < first or not free:
            return None
        counted.append(done)
        left = 3 - done
        return (("n", True, tuple((state + n, Fraction(comb(left, n), 2**left)) for n in range(left + 1))),)

    def body(s, r):
        up = yield Fold(0, tuple(heads(n) for n in (1, 2, 3)), rest)
        if up is not None:
            yield Count("n", up)

    return body


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("dice", [{}, {"hit-1": [2]}, {"hit-1": [1], "hit-2": [2]}])
def test_a_shortcut_tells_what_the_steps_would(first, dice):
    """It is taken from its first step on where it can be; who enumerates walks."""
    counted, walked = [], []
    taken = odds(toy_scenario(counted_from(first, counted), dice=dice))
    every = odds(toy_scenario(counted_from(first, walked), dice=dice), enumerated=True)

    assert taken == every
    assert set(counted) == {max(first, len(dice))}
    assert walked == []


def test_an_empty_run_is_where_it_starts():
    """No step, nothing to weigh."""

    def idle(s, r):
        yield Measure("n", (yield Fold(7, ())))

    assert odds(toy_scenario(idle)).measures["n"] == {7: 1}


def test_readings_taken_together_are_not_multiplied_out_beyond_what_odds_tell_apart():
    """Two of three values each are nine; forty of them are refused before they are made."""
    assert combined_ways([{0: 1, 1: 2, 2: 1}] * 2)[1, 1] == 4
    assert len(combined_ways([{0: 1, 1: 2, 2: 1}] * 2)) == 9

    with pytest.raises(ScenarioError) as caught:
        combined_ways([{0: 1, 1: 2, 2: 1}] * 40)

    assert [(p.code, p.value) for p in caught.value.problems] == [("too-many-states", 3**40)]


@given(st.integers(), st.integers(1))
def test_fractions_are_written_as_python_writes_them(over, under):
    """In lowest terms, with the sign before, and whole numbers without a line."""
    assert written(Fraction(over, under)) == str(Fraction(over, under))


def test_fractions_of_very_many_digits_are_written_too():
    """Chances finer than Python writes out by itself, with every zero in its place."""
    assert written(Fraction(1, 10**9999)) == f"1/1{9999 * '0'}"
