"""OpenForces: worked numbers, refusals, rulings."""

import pytest

from aleator import ScenarioError, odds, resolve
from tests.games.openforces import DICE, SEED, WORKED, outcome, scenario


def test_the_worked_example_of_the_rules():
    """Five against four in cover: threshold 9, sums 3 4 9 11, two dead."""
    assert outcome(WORKED, DICE) == {
        "kind": "ordinary",
        "attack_value": 1,
        "in_cover": True,
        "threshold": {"raw": 9, "used": 9},
        "kept": {"defence": [2, 2, 5, 5], "attack": [1, 2, 4, 6]},
        "pairs": [
            {"defence": 2, "attack": 1, "sum": 3, "kills": False},
            {"defence": 2, "attack": 2, "sum": 4, "kills": False},
            {"defence": 5, "attack": 4, "sum": 9, "kills": True},
            {"defence": 5, "attack": 6, "sum": 11, "kills": True},
        ],
        "kills": 2,
        "left": 2,
    }


@pytest.mark.parametrize(
    ("situation", "value", "raw", "used", "dice"),
    [
        ({"attackers": 8, "attack": 1, "splash": 2, "defenders": 9}, 8, -1, 4, 2),
        ({"attackers": 3, "attack": 1, "attack_base": 2, "splash": 2, "defenders": 9}, 5, 2, 4, 2),
        ({"attackers": 3, "attack": 1, "attack_base": 0, "splash": 5, "defenders": 3}, 3, 4, 4, 3),
        ({"attackers": 2, "attack": -3, "splash": 5, "defenders": 3, "defence": 1}, -6, 14, 12, 3),
        ({"attackers": 1, "attack": 4}, 4, 3, 4, 1),
        ({"attackers": 1, "attack": 3}, 3, 4, 4, 1),
        ({"attackers": 1, "attack": -5}, -5, 12, 12, 1),
        ({"attackers": 1, "attack": -6}, -6, 13, 12, 1),
    ],
)
def test_attack_value_and_limits(situation, value, raw, used, dice):
    """ATK per unit in a splash, a + b x units, and the limits 4 and 12 (of.22, of.27, of.32 to of.35)."""
    rows = {"defence": [1] * dice, "attack": [1] * dice}
    found = outcome(situation, rows)

    assert (found["attack_value"], found["threshold"]) == (value, {"raw": raw, "used": used})
    assert len(found["pairs"]) == dice


@pytest.mark.parametrize(
    ("touching", "defenders", "half", "in_cover"),
    [
        (1, 3, "at-least", False),
        (2, 3, "at-least", True),
        (2, 3, "more-than", True),
        (2, 4, "at-least", True),
        (2, 4, "more-than", False),
        (3, 4, "more-than", True),
        (0, 1, "at-least", False),
        (None, 4, "more-than", True),
    ],
)
def test_cover(touching, defenders, half, in_cover):
    """A group is in cover once half of it touches the cover (of.18), by the table's reading of half."""
    situation = {"defenders": defenders, "cover": 2, "touching_cover": touching}
    result = resolve(scenario(situation, seed=SEED, rulings={"cover_half": half})).to_json()

    assert result["outcome"]["in_cover"] is in_cover
    assert result["outcome"]["threshold"]["raw"] == 7 + 2 * in_cover
    assert ("cover_half" in result["rulings"]) is (touching is not None and 2 * touching == defenders)


@pytest.mark.parametrize(
    ("situation", "rulings", "keys"),
    [
        ({"range": 5, "distance": 6}, {}, ["out-of-range"]),
        ({"range": 5, "distance": 5}, {}, []),
        ({"range": 5, "distance": 5.0}, {"range_limit": "exclusive"}, ["out-of-range"]),
        ({"range": 5, "distance": 5.5}, {}, ["out-of-range"]),
        ({"range": 5, "distance": 4.9}, {"range_limit": "exclusive"}, []),
        ({"range": 5}, {}, []),
        ({"distance": 9}, {}, []),
        ({"range": 0, "distance": 0}, {}, []),
        ({"range": 0, "distance": 1}, {}, ["out-of-range"]),
        ({"all_in_sight": False}, {}, ["out-of-sight"]),
        ({"all_in_sight": False, "sight_exempt": True}, {}, []),
        ({"attack_base": 0}, {}, ["two-number-attack"]),
        ({"attack_base": 2}, {"two_number_attack": "base"}, []),
        ({"attack_base": 2, "splash": 1}, {}, []),
        (
            {"range": 5, "distance": 6, "all_in_sight": False, "attack_base": 2},
            {},
            ["out-of-range", "out-of-sight", "two-number-attack"],
        ),
    ],
)
def test_refusals_alone_and_together(situation, rulings, keys):
    """Every reason is told; a refused attack has no odds and asks for no dice."""
    asked = scenario(situation, rulings=rulings)
    result = resolve(asked).to_json()

    assert [reason["key"] for reason in result["refusals"]] == keys
    assert result["status"] == ("refused" if keys else "pending")
    assert bool(odds(asked).measures) is not bool(keys)


@pytest.mark.parametrize(("ruling", "value"), [("base", 2), ("sum", 3)])
def test_two_numbers_in_an_ordinary_attack(ruling, value):
    """By ruling the first number counts, or both once."""
    situation = {"attack": 1, "attack_base": 2, "attackers": 4}

    assert outcome(situation, seed=SEED, rulings={"two_number_attack": ruling})["attack_value"] == value


@pytest.mark.parametrize(("per", "dice"), [("group", 2), ("unit", 6)])
def test_splash_per_unit(per, dice):
    """SPL counts once, or for each attacking unit."""
    situation = {"attackers": 3, "splash": 2, "defenders": 9}
    result = resolve(scenario(situation, seed=SEED, rulings={"splash_per": per})).to_json()

    assert len(result["outcome"]["pairs"]) == dice
    assert result["outcome"]["left"] == 9 - result["outcome"]["kills"]


@pytest.mark.parametrize(
    ("situation", "dice", "key", "default", "answer", "kills"),
    [
        ({"attackers": 3, "defenders": 2}, {"attack": [6, 1, 5], "defence": [6, 6]}, "keep-attack", [0, 2], [1, 2], 2),
        (
            {"attackers": 3, "defenders": 1, "defence": 5},
            {"attack": [6, 1, 6], "defence": [6]},
            "keep-attack",
            [0],
            [1],
            0,
        ),
        ({"attackers": 1, "defenders": 3}, {"attack": [1], "defence": [1, 6, 1]}, "keep-defence", [0], [1], 1),
    ],
)
def test_surplus_dice_chosen_by_hand(situation, dice, key, default, answer, kills):
    """Under `chosen` the longer row's owner picks; optimal is the default, earliest of equals first."""
    rulings = {"surplus": "chosen"}
    free = resolve(scenario(situation, dice, rulings=rulings)).to_json()
    asked = scenario(situation, dice, rulings=rulings, choices={key: answer})

    assert free["choices"][key]["used"] == default
    assert resolve(asked).to_json()["outcome"]["kills"] == kills
    assert odds(asked).measures["kills"] == {kills: 1}


def test_equal_rows_open_no_choice():
    """Without a surplus there is nothing to choose and no ruling to lean on."""
    result = resolve(scenario({"attackers": 2, "defenders": 2}, seed=SEED, rulings={"surplus": "chosen"})).to_json()

    assert result["choices"] == {}
    assert result["rulings"] == {}


@pytest.mark.parametrize(("touching", "found"), [(5, [("situation.touching_cover", "too-large", 4)]), (4, [])])
def test_no_more_units_touch_cover_than_there_are(touching, found):
    """The bound is the group's size."""
    try:
        scenario({"defenders": 4, "touching_cover": touching})
        problems = []
    except ScenarioError as error:
        problems = [(p.path, p.code, p.limit) for p in error.problems]

    assert problems == found
