"""Areas: who is hit, in which order, with one damage roll each or one for all."""

import pytest

from tests.games.tab_master import brief, damages, result, situation, struck, unit

SHOT = {"kind": "projectile", "attack_die": "1d10", "ammunition": 5}


TWO = [unit("a", (2, 3), defence=5), unit("b", (4, 3), defence=5)]
AROUND = [
    unit("near", (3, 4), defence=5),
    unit("ally", (4, 4), "red", defence=5),
    unit("far", (3, 6), defence=5),
    unit("left", (1, 3), defence=5),
]


@pytest.mark.parametrize(
    ("attack", "rulings", "hit"),
    [
        ({"area": True, "reach": 1}, {}, ["near"]),
        ({"area": True, "reach": 2}, {}, ["near", "left"]),
        ({"area": True, "reach": 3}, {}, ["near", "far", "left"]),
        ({"area": True, "reach": 3}, {"units_block_sight": "yes"}, ["near", "left"]),
        ({"area": True, "reach": 3, "line": "horizontal"}, {}, ["left"]),
        ({"all": True, "reach": 1}, {}, ["near", "ally"]),
        ({"all": True, "reach": 1}, {"all_includes_attacker": "yes"}, ["me", "near", "ally"]),
        ({"all": True, "reach": 1, "area": True}, {"distance": "taxicab"}, ["near"]),
        ({"area": True, "multiple": 2, "reach": 2}, {}, ["near", "left", "near", "left"]),
    ],
)
def test_an_area_hits_exactly_those_within_reach(attack, rulings, hit):
    """In the order of the units, once a round (tm.31, tm.57)."""
    found = struck(situation(*AROUND, attack=attack), damages(*[1] * len(hit)), rulings=rulings)

    assert [s["target"] for s in found["strikes"]] == hit


def test_an_area_of_projectiles_rolls_for_each():
    """Everyone in sight is shot at, and one projectile an attack is taken."""
    given = situation(*AROUND, attack={**SHOT, "area": True})
    found = struck(given, {"attack-1": [1], "attack-2": [2], "attack-3": [2], **damages(9, None, 9)})

    assert brief(found) == [("near", "damage", True), ("far", "missed", False), ("left", "damage", True)]
    assert found["attacker"]["ammunition"] == 4


def test_a_shared_damage_roll_is_the_same_for_all():
    """One row for a round, against each DEF by itself; a second round strikes those left."""
    sturdy = [
        unit("a", (2, 3), defence=2),
        unit("b", (4, 3), defence=5, essences=["ice"]),
        unit("c", (3, 4), defence=9),
    ]
    given = situation(*sturdy, attack={"area": True, "multiple": 2, "elements": ["fire"]})
    found = result(given, {"damage-1": [5]}, rulings={"area_roll": "shared"})

    assert found["status"] == "pending"
    assert list(found["pending"]["rows"]) == ["damage-6"]
    found = struck(given, {"damage-1": [5], "damage-6": [10]}, rulings={"area_roll": "shared"})
    assert brief(found) == [
        ("a", "damage", True),
        ("b", "damage", True),
        ("c", "damage", False),
        (None, "empty", False),
        (None, "empty", False),
        ("c", "damage", True),
    ]
    assert [s["damage"] and s["damage"]["total"] for s in found["strikes"]] == [5, 25, 5, None, None, 10]


def test_a_shared_roll_of_shots():
    """Attack rolls for each, damage once for those hit, none where all miss."""
    given = situation(*TWO, unit("c", (5, 3), defence=1), attack={**SHOT, "area": True, "multiple": 2})
    shots = {"attack-1": [1], "attack-2": [1], "attack-3": [1], "attack-6": [1]}
    found = struck(given, {**shots, "damage-1": [6]}, rulings={"area_roll": "shared"})

    assert brief(found) == [
        ("a", "damage", True),
        ("b", "damage", True),
        ("c", "missed", False),
        (None, "empty", False),
        (None, "empty", False),
        ("c", "missed", False),
    ]


def test_one_target_shares_its_roll_with_nobody():
    """The ruling is not named where an area hits one unit."""
    found = result(situation(unit("t", (3, 4)), attack={"area": True}), damages(3), rulings={"area_roll": "shared"})

    assert found["rulings"] == {}


@pytest.mark.parametrize("line", [None, "horizontal", "vertical", "diagonal", "random", "front", "back", "full"])
@pytest.mark.parametrize("direction", range(1, 9))
def test_the_attackers_own_square_lies_on_every_line(line, direction):
    """By the ruling he is struck along with the others on the line, whichever it is (tm.57)."""
    given = situation(unit("t", (3, 2)), attack={"all": True, "line": line})
    dice = {"direction-1": [direction]} if line == "random" else {}
    found = result(given, dice, rulings={"all_includes_attacker": "yes"}, seed="c2VlZC1mb3ItdGVzdHMtMQ")
    on_line = {"horizontal": False, "diagonal": False, "back": False, "random": direction == 1}.get(line, True)

    assert [strike["target"] for strike in found["outcome"]["strikes"]] == ["me", "t"][: 1 + on_line]
    assert {strike["target"] for strike in found["outcome"]["strikes"] if strike["defeated"]} >= {"me"}
