"""Base to Base: odds, exactly and against the count of every throw."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import odds
from tests.games.base_to_base import GAME, SIDES, duel, figure, scenario
from tests.strategies import rulings

F = Fraction
WINNERS = [
    (duel(), {}, (F(5, 12), F(5, 12), F(1, 6))),
    ({"attacker": figure(0, 1), "defender": figure(0, 2)}, {}, (F(5, 18), F(7, 12), F(5, 36))),
    (duel(5, 4), {"add_strength": "never"}, (F(181, 216), F(5, 54), F(5, 72))),
    (duel(4, 5), {"add_strength": "never"}, (F(5, 54), F(181, 216), F(5, 72))),
    (duel(5, 4), {}, (F(49, 54), F(5, 108), F(5, 108))),
    (duel(5, 4), {"stronger_dice": "best", "add_strength": "never"}, (F(125, 216), F(55, 216), F(1, 6))),
    (duel(5, 4), {"defender_can_win": "no"}, (F(49, 54), F(0), F(5, 54))),
    (duel(facing="rear"), {}, (F(1), F(0), F(0))),
    (duel(facing="side"), {"undefended": "no-counter"}, (F(5, 12), F(0), F(7, 12))),
    (duel(0, 2, facing="side"), {"undefended": "static"}, (F(2, 3), F(0), F(1, 3))),
]


@pytest.mark.parametrize(("situation", "rules", "chances"), WINNERS)
def test_chances_to_win(situation, rules, chances):
    """Attacker, defender, parried: exactly."""
    spread = odds(scenario(situation, rulings=rules)).measures["winner"]

    assert spread == {name: p for name, p in zip(("attacker", "defender", "parried"), chances, strict=True) if p}


def test_chances_to_pierce():
    """5/12 to win and a half to pierce; the armour die is only thrown on who lost."""
    measures = odds(scenario({"attacker": figure(pierced_on=6), "defender": figure(pierced_on=4)})).measures

    assert measures["pierced-defender"] == {False: F(19, 24), True: F(5, 24)}
    assert measures["pierced-attacker"] == {False: F(67, 72), True: F(5, 72)}


def test_piercing_is_told_of_whom_it_may_happen_to():
    """A figure without a number is never told of."""
    assert odds(scenario({"defender": figure(pierced_on=4)})).measures.keys() == {"winner", "pierced-defender"}
    assert odds(scenario()).measures.keys() == {"winner"}


@pytest.mark.parametrize(
    ("dice", "attacker"),
    [
        ({"attacker": [6]}, F(5, 6)),
        ({"defender": [6]}, F(0)),
        ({"attacker": [None], "defender": [1]}, F(5, 6)),
        ({"attacker": [2], "defender": [1]}, F(1)),
    ],
)
def test_odds_are_asked_again_after_each_row(dice, attacker):
    """Entered rows are fixed."""
    assert odds(scenario({}, dice)).measures["winner"].get("attacker", 0) == attacker


def played_apart(strengths, added, rules, throw):
    """Who wins at the front, told a second time and without the rules' own words."""
    mine, theirs = (max(row) if rules["stronger_dice"] == "best" else sum(row) for row in throw)
    bonus = {"always": strengths, "never": (0, 0), "when-equal": (0, 0)}[rules["add_strength"]]
    ahead = mine + bonus[0] + added[0] - theirs - bonus[1] - added[1]
    if ahead > 0:
        return "attacker"
    return "defender" if ahead < 0 and rules["defender_can_win"] == "yes" else "parried"


RULES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in GAME.ruling_values().items()})


@settings(max_examples=60)
@given(strengths=st.tuples(*[st.integers(0, 4)] * 2), added=st.tuples(*[st.integers(-3, 3)] * 2), rules=RULES)
def test_odds_are_the_count_of_all_throws(strengths, added, rules):
    """Every ordered throw, judged by a second telling of the rules, gives the same chances."""
    mine, theirs = strengths
    rows = [list(product(range(1, 7), repeat=2 if one > other else 1)) for one, other in (strengths, (theirs, mine))]
    found = [played_apart(strengths, added, rules, throw) for throw in product(*rows)]
    situation = {"attacker": figure(mine, added[0]), "defender": figure(theirs, added[1])}

    chances = {winner: F(found.count(winner), len(found)) for winner in found}
    assert odds(scenario(situation, rulings=rules)).measures["winner"] == chances


def chance(winner, attacker, defender, rules, facing="front"):
    """How likely this winner is."""
    situation = {"attacker": attacker, "defender": defender, "facing": facing}
    return odds(scenario(situation, rulings=rules)).measures["winner"].get(winner, 0)


@settings(max_examples=60)
@given(
    mine=st.tuples(st.integers(0, 3), st.integers(-3, 3)),
    theirs=st.tuples(st.integers(0, 3), st.integers(-3, 3)),
    rules=rulings(GAME),
    facing=st.sampled_from(["front", "side", "rear"]),
)
def test_more_never_hurts(mine, theirs, rules, facing):
    """More strength or a larger modifier never lowers the attacker's chance, nor raises the defender's."""
    here = [chance(winner, figure(*mine), figure(*theirs), rules, facing) for winner in SIDES]
    for more in ((mine[0] + 1, mine[1]), (mine[0], mine[1] + 1)):
        there = [chance(winner, figure(*more), figure(*theirs), rules, facing) for winner in SIDES]

        assert there[0] >= here[0]
        assert there[1] <= here[1]


@given(mine=st.tuples(*[st.integers(0, 3)] * 2), theirs=st.tuples(*[st.integers(0, 3)] * 2))
def test_the_front_is_fair(mine, theirs):
    """Where the defender can win, changing places changes the sides' chances and nothing else."""
    assert chance("attacker", figure(*mine), figure(*theirs), {}) == chance(
        "defender", figure(*theirs), figure(*mine), {}
    )
