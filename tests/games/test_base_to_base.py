"""Base to Base: worked numbers, refusals, rulings."""

from itertools import product

import pytest
from hypothesis import given

from aleator import ScenarioError, odds, resolve
from tests.games.base_to_base import CLAWS, GAME, SEED, SIDES, SWORD, duel, figure, outcome, scenario
from tests.strategies import scenarios


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
