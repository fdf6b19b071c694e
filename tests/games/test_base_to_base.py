"""Base to Base: worked numbers, refusals, rulings, odds."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, odds, resolve
from aleator.game import find_game
from tests.strategies import rulings, scenarios

GAME = find_game("base-to-base")
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"
CLAWS = {"strength": 4, "modifiers": [{"name": "claws", "value": 2}]}
SWORD = {"strength": 4, "modifiers": [{"name": "sword", "value": 1}]}
SIDES = ("attacker", "defender")


def scenario(situation=None, dice=None, **more):
    """One attack."""
    return Scenario.from_json({"game": GAME.id, "situation": situation or {}, "dice": dice or {}, **more})


def outcome(situation=None, dice=None, **more):
    """What it comes to."""
    return resolve(scenario(situation, dice, **more)).to_json()["outcome"]


def figure(strength=0, modifier=0, pierced_on=None):
    """A figure with one modifier."""
    return {"strength": strength, "modifiers": [{"value": modifier}], "pierced_on": pierced_on}


def duel(attacker=0, defender=0, **more):
    """Two figures of these strengths."""
    return {"attacker": figure(attacker), "defender": figure(defender), **more}


def test_the_worked_example_of_the_rules():
    """4 + 5 and 4 + 3 are 9 and 7; claws and sword make 11 and 8: the attacker wins and rolls on the other."""
    assert outcome({"attacker": CLAWS, "defender": SWORD}, {"attacker": [5], "defender": [3]}) == {
        "winner": "attacker",
        "parried": False,
        "totals": {"attacker": 11, "defender": 8},
        "armour_roll": {"by": "attacker", "on": "defender", "needs": None, "face": None, "pierced": None},
        "action_points": 0,
    }


@pytest.mark.parametrize(
    ("strengths", "dice", "add", "totals", "winner"),
    [
        ((5, 4), ([2, 2], [6]), "always", (9, 10), "defender"),
        ((5, 4), ([2, 3], [5]), "always", (10, 9), "attacker"),
        ((5, 4), ([2, 3], [5]), "never", (5, 5), None),
        ((5, 4), ([2, 3], [5]), "when-equal", (5, 5), None),
        ((4, 5), ([6], [1, 4]), "always", (10, 10), None),
        ((4, 5), ([6], [1, 4]), "never", (6, 5), "attacker"),
        ((4, 4), ([3], [3]), "when-equal", (7, 7), None),
        ((4, 4), ([3], [2]), "when-equal", (7, 6), "attacker"),
        ((4, 4), ([3], [4]), "never", (3, 4), "defender"),
        ((50, 0), ([1, 1], [6]), "always", (52, 6), "attacker"),
        ((0, 0), ([1], [1]), "always", (1, 1), None),
    ],
)
def test_end_results(strengths, dice, add, totals, winner):
    """Two dice for the stronger (bb.11), the highest result wins (bb.10), equal ones are parried (bb.14)."""
    found = outcome(duel(*strengths), dict(zip(SIDES, dice, strict=True)), rulings={"add_strength": add})

    assert found["totals"] == dict(zip(SIDES, totals, strict=True))
    assert (found["winner"], found["parried"]) == (winner, winner is None)
    assert (found["armour_roll"] is None) is (winner is None)


def test_every_modifier_counts_once():
    """Additions are summed up, names may be alike, negative ones take away (bb.9)."""
    three = [{"name": "x", "value": 3}, {"name": "x", "value": 3}, {"value": -7}]
    found = outcome({"attacker": {"modifiers": three}}, {"attacker": [4], "defender": [3]})

    assert found["totals"] == {"attacker": 3, "defender": 3}


REASONS = {
    "not-in-contact": {"in_contact": False},
    "no-action-points": {"action_points": 0},
    "firearm": {"weapon": "firearm"},
}


@pytest.mark.parametrize("given_reasons", list(product([False, True], repeat=3)))
def test_refusals_alone_and_together(given_reasons):
    """Every reason is told; a refused attack spends nothing, asks for no dice and has no odds."""
    keys = [key for key, there in zip(REASONS, given_reasons, strict=True) if there]
    situation = {name: value for key in keys for name, value in REASONS[key].items()}
    asked = scenario(situation)
    result = resolve(asked).to_json()

    assert [reason["key"] for reason in result["refusals"]] == keys
    assert result["status"] == ("refused" if keys else "pending")
    assert result["outcome"] is None
    assert bool(odds(asked).measures) is not bool(keys)


@pytest.mark.parametrize(("points", "left"), [(1, 0), (2, 1), (20, 19)])
def test_a_melee_costs_one_action_point(points, left):
    """Whatever comes of it, one action point is spent (bb.3)."""
    assert outcome({"action_points": points}, seed=SEED)["action_points"] == left


@pytest.mark.parametrize(
    ("strengths", "facing", "undefended", "rows"),
    [
        ((0, 0), "front", "wins", {"attacker": 1, "defender": 1}),
        ((3, 2), "front", "wins", {"attacker": 2, "defender": 1}),
        ((2, 3), "front", "static", {"attacker": 1, "defender": 2}),
        ((2, 3), "side", "no-counter", {"attacker": 1, "defender": 2}),
        ((3, 2), "rear", "static", {"attacker": 2}),
        ((2, 3), "rear", "static", {"attacker": 1}),
        ((2, 3), "side", "wins", {}),
        ((3, 2), "rear", "wins", {}),
    ],
)
def test_rows_that_are_asked_for(strengths, facing, undefended, rows):
    """Who throws, and how many dice."""
    result = resolve(scenario(duel(*strengths, facing=facing), rulings={"undefended": undefended})).to_json()

    assert {name: row["count"] for name, row in (result["pending"] or {"rows": {}})["rows"].items()} == rows


@pytest.mark.parametrize("facing", ["side", "rear"])
def test_who_cannot_defend_himself_loses(facing):
    """By default a blow from the side or the rear needs no dice (bb.6)."""
    found = outcome({"facing": facing})

    assert (found["winner"], found["parried"], found["totals"]) == ("attacker", False, None)
    assert found["armour_roll"]["on"] == "defender"


@pytest.mark.parametrize(
    ("rules", "dice", "totals", "winner"),
    [
        ({"undefended": "static"}, {"attacker": [3]}, (3, 2), "attacker"),
        ({"undefended": "static"}, {"attacker": [2]}, (2, 2), None),
        ({"undefended": "static"}, {"attacker": [1]}, (1, 2), None),
        ({"undefended": "static", "add_strength": "never"}, {"attacker": [1]}, (1, 0), "attacker"),
        ({"undefended": "no-counter"}, {"attacker": [6], "defender": [1, 2]}, (6, 5), "attacker"),
        ({"undefended": "no-counter"}, {"attacker": [6], "defender": [2, 2]}, (6, 6), None),
        ({"undefended": "no-counter"}, {"attacker": [1], "defender": [6, 6]}, (1, 14), None),
        (
            {"undefended": "no-counter", "stronger_dice": "best"},
            {"attacker": [6], "defender": [2, 3]},
            (6, 5),
            "attacker",
        ),
    ],
)
def test_rulings_on_an_undefended_blow(rules, dice, totals, winner):
    """Strength 0 against 2 from the rear: a defender who is ahead only stops the blow."""
    found = outcome(duel(0, 2, facing="rear"), dice, rulings=rules)

    assert found["totals"] == dict(zip(SIDES, totals, strict=True))
    assert (found["winner"], found["parried"]) == (winner, winner is None)


@pytest.mark.parametrize(
    ("situation", "dice", "name", "values"),
    [
        (duel(5, 4), {"attacker": [2, 3], "defender": [5]}, "add_strength", {"always": "attacker", "never": None}),
        (duel(), {"attacker": [2], "defender": [5]}, "defender_can_win", {"yes": "defender", "no": None}),
        (duel(5, 4), {"attacker": [2, 3], "defender": [5]}, "stronger_dice", {"sum": "attacker", "best": "defender"}),
    ],
)
def test_each_ruling_alone(situation, dice, name, values):
    """A ruling changes the winner as it says, and the result names it."""
    for value, winner in values.items():
        result = resolve(scenario(situation, dice, rulings={name: value})).to_json()

        assert result["outcome"]["winner"] == winner
        assert result["rulings"][name] == value


@pytest.mark.parametrize(
    ("situation", "dice", "leaned"),
    [
        (duel(), {"attacker": [5], "defender": [2]}, set()),
        (duel(1, 1), {"attacker": [5], "defender": [2]}, {"add_strength"}),
        (duel(), {"attacker": [2], "defender": [5]}, {"defender_can_win"}),
        (duel(2, 0), {"attacker": [5, 1], "defender": [2]}, {"add_strength", "stronger_dice"}),
        (duel(facing="side"), {}, {"undefended"}),
    ],
)
def test_rulings_that_a_result_leans_on(situation, dice, leaned):
    """A ruling is named where another value would have changed the result, and nowhere else."""
    assert set(resolve(scenario(situation, dice)).rulings) == leaned


@pytest.mark.parametrize(
    ("needs", "face", "pierced"), [(2, 1, False), (2, 2, True), (4, 3, False), (4, 4, True), (6, 6, True)]
)
def test_the_armour_die(needs, face, pierced):
    """The players' own number: the armour is pierced from it on; the winner rolls on the loser (bb.13)."""
    situation = {"attacker": figure(pierced_on=needs), "defender": figure(modifier=6, pierced_on=7 - needs + 1)}
    found = outcome(situation, {"attacker": [1], "defender": [1], "armour": [face]})

    assert found["armour_roll"] == {
        "by": "defender", "on": "attacker", "needs": needs, "face": face, "pierced": pierced,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("situation", "dice"),
    [
        ({"attacker": figure(pierced_on=4)}, {"attacker": [6], "defender": [1]}),
        ({"defender": figure(pierced_on=4)}, {"attacker": [1], "defender": [6]}),
        ({"attacker": figure(pierced_on=4), "defender": figure(pierced_on=4)}, {"attacker": [3], "defender": [3]}),
    ],
)
def test_no_armour_die_without_need(situation, dice):
    """Only the loser's number asks for the die; a typed one that nobody asks for is a problem."""
    assert resolve(scenario(situation, dice)).status == "resolved"
    with pytest.raises(ScenarioError) as caught:
        scenario(situation, {**dice, "armour": [3]})
    assert [(p.path, p.code) for p in caught.value.problems] == [("dice.armour", "not-asked")]


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


@given(scenarios(GAME))
def test_what_is_played_holds_together(drawn):
    """A winner has an armour roll on the other, nobody's win is a parry, and the higher result is his."""
    result = resolve(drawn)
    if result.status == "refused":
        assert result.outcome is None
        return
    found = result.outcome

    assert found.parried is (found.winner is None) is (found.armour_roll is None)
    assert 0 <= found.action_points == drawn.situation.action_points - 1
    if found.winner and found.totals:
        loser = ({"attacker", "defender"} - {found.winner}).pop()
        assert getattr(found.totals, found.winner) > getattr(found.totals, loser)
        assert (found.armour_roll.by, found.armour_roll.on) == (found.winner, loser)
