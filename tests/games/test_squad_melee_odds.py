"""Squad Melee: odds, exactly and against the count of every throw."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import odds
from aleator.dice import d
from aleator.games.squad_melee.reading import Melee
from aleator.games.squad_melee.setup import Rulings, Situation, Squad
from aleator.rules import Pool, enumerate_ways
from tests.games.squad_melee import GAME, scenario
from tests.strategies import rulings

F = Fraction


@pytest.mark.parametrize(
    ("rules", "measures"),
    [
        (
            {},
            {
                "winner": {"a": F(5, 12), "b": F(5, 12), "tie": F(1, 6)},
                "lost-a": {0: F(7, 12), 1: F(5, 12)},
                "lost-b": {0: F(7, 12), 1: F(5, 12)},
            },
        ),
        (
            {"tie": "reroll"},
            {
                "winner": {"a": F(1, 2), "b": F(1, 2)},
                "lost-a": {0: F(1, 2), 1: F(1, 2)},
                "lost-b": {0: F(1, 2), 1: F(1, 2)},
            },
        ),
        (
            {"tie": "both-lose"},
            {
                "winner": {"a": F(5, 12), "b": F(5, 12), "tie": F(1, 6)},
                "lost-a": {0: F(5, 12), 1: F(7, 12)},
                "lost-b": {0: F(5, 12), 1: F(7, 12)},
            },
        ),
    ],
)
def test_one_against_one_exactly(rules, measures):
    """Two equal fighters, by each ruling on ties."""
    assert odds(scenario(rulings=rules)).measures == measures


def test_two_against_one_exactly():
    """2d6 are higher than 1d6 in 181 of 216 throws, equal in 15; a lead of 1 to 3 costs one of the two."""
    found = odds(scenario([0, 0], [0])).measures
    sums = {n: 6 - abs(n - 7) for n in range(2, 13)}
    costly = sum(ways for n, ways in sums.items() for lone in range(1, 7) if 1 <= n - lone <= 3)

    assert found["winner"] == {"a": F(181, 216), "b": F(20, 216), "tie": F(15, 216)}
    assert found["lost-a"] == {0: F(196 - costly, 216), 1: F(costly, 216), 2: F(20, 216)}


BONUSES = st.lists(st.integers(-4, 4), min_size=1, max_size=3)
VALUES = {name: st.sampled_from(values) for name, values in GAME.ruling_values().items() if name != "over_five"}
RULES = st.fixed_dictionaries({**VALUES, "over_five": st.just("clamp")}).map(lambda rules: Rulings(**rules))


def given_row(size, sides):
    """A row of which every die may lie there or not."""
    return st.lists(st.none() | st.integers(1, sides), min_size=size, max_size=size).map(tuple)


def assert_counted(a, b, sides, rules, rows):
    """Counting by sums gives what reading every throw gives."""
    reading = Melee(Situation(Squad(tuple(a)), Squad(tuple(b)), sides), rules)
    pools = {side: Pool(d(sides), row) for side, row in zip(("a", "b"), rows, strict=True)}

    assert reading.ways(pools, {}) == enumerate_ways(reading, pools, {})


@settings(max_examples=150)
@given(a=BONUSES, b=BONUSES, sides=st.sampled_from([4, 6]), rules=RULES, data=st.data())
def test_counting_equals_enumerating(a, b, sides, rules, data):
    """Any rulings, rows given wholly, partly or not."""
    rows = [data.draw(given_row(len(row), sides)) for row in (a, b)]

    assert_counted(a, b, sides, rules, rows)


@settings(max_examples=100)
@given(many=st.integers(5, 6), bonus=st.integers(-3, 2), turned=st.booleans(), rules=RULES, data=st.data())
def test_counting_equals_enumerating_one_against_many(many, bonus, turned, rules, data):
    """The dice that decide sm.7 are counted together with the totals, on either side."""
    sides = data.draw(st.sampled_from([4, 6]))
    lone = data.draw(st.integers(-4, 9))
    squads = [[bonus] * many, [lone]]
    rows = [data.draw(given_row(many, sides)), data.draw(given_row(1, sides))]
    if turned:
        squads, rows = squads[::-1], rows[::-1]

    assert_counted(*squads, sides, rules, rows)


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
@pytest.mark.parametrize("lone", [-9, 0, 9])
def test_counting_equals_enumerating_for_every_die(sides, lone):
    """Two free dice beside three given ones, with each die that may be thrown."""
    for rules in (Rulings(), Rulings(one_against_five="all")):
        assert_counted([0] * 5, [lone], sides, rules, [(None, 1, 3, None, 4), (None,)])


@settings(max_examples=40)
@given(a=BONUSES, b=BONUSES, rules=rulings(GAME), data=st.data())
def test_odds_equal_enumerated_odds(a, b, rules, data):
    """The whole way to the odds, ties thrown again and half-typed rows among it."""
    dice = {"a": list(data.draw(given_row(len(a), 4))), "b": list(data.draw(given_row(len(b), 4)))}
    asked = scenario(a, b, {} if data.draw(st.booleans()) else dice, sides=4, rulings=rules)

    assert odds(asked) == odds(asked, enumerated=True)


@pytest.mark.parametrize("sizes", [(20, 20), (20, 1), (1, 20), (5, 5)])
@pytest.mark.parametrize("tie", ["none", "reroll"])
def test_the_largest_squads_are_weighed(sizes, tie):
    """Up to twenty dice of twenty sides a side; the chances sum to exactly 1, no more die than there are."""
    a, b = sizes
    rules = {"over_five": "clamp", "one_against_five": "all", "tie": tie}
    found = odds(scenario([2 if a == b else -9] * a, [2 if a == b else -9] * b, sides=20, rulings=rules)).measures

    assert [sum(spread.values()) for spread in found.values()] == [1, 1, 1]
    assert max(found["lost-a"]) <= a
    assert max(found["lost-b"]) <= b


@settings(max_examples=40)
@given(a=BONUSES, b=BONUSES, rules=rulings(GAME), data=st.data())
def test_a_larger_bonus_never_loses(a, b, rules, data):
    """One more on any fighter of a never makes it win less often, nor b more often."""
    lucky = data.draw(st.sampled_from(range(len(a))))
    more = [bonus + (i == lucky) for i, bonus in enumerate(a)]
    here, there = (odds(scenario(squad, b, rulings=rules)).measures["winner"] for squad in (a, more))

    assert there.get("a", 0) >= here.get("a", 0)
    assert there.get("b", 0) <= here.get("b", 0)


@settings(max_examples=40)
@given(a=BONUSES, b=BONUSES, rules=rulings(GAME))
def test_the_sides_are_alike(a, b, rules):
    """Changing places changes the sides' chances and nothing else."""
    here, there = odds(scenario(a, b, rulings=rules)).measures, odds(scenario(b, a, rulings=rules)).measures

    assert here["lost-a"] == there["lost-b"]
    assert here["lost-b"] == there["lost-a"]
    assert here["winner"].get("a") == there["winner"].get("b")
