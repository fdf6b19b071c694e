"""Runs of strikes: tramples, wandering attacks and lines thrown at random."""

import pytest

from tests.games.tab_master import brief, damages, result, situation, struck, unit

SHOT = {"kind": "projectile", "attack_die": "1d10", "ammunition": 5}


TRAMPLE = {"kind": "trample", "reach": 5, "damage": "1d20"}
ROAD = [[4, 3], [5, 3], [6, 3]]


@pytest.mark.parametrize(
    ("path", "faces", "last_free", "last_target"),
    [
        (ROAD, (9, 9), [6, 3], [6, 3]),
        (ROAD, (1, 9), [6, 3], [6, 3]),
        (ROAD, (9, 1), [5, 3], [4, 3]),
        (ROAD, (1, 1), [5, 3], [5, 3]),
        ([*ROAD, [7, 3]], (9, 9), [7, 3], [6, 3]),
        ([*ROAD, [7, 3]], (9, 1), [7, 3], [4, 3]),
        ([*ROAD, [7, 3]], (1, 1), [7, 3], [7, 3]),
        ([[4, 3]], (1,), [3, 3], [3, 3]),
    ],
)
def test_where_a_trample_ends(path, faces, last_free, last_target):
    """On the last free square, or by ruling on the last where a target fell; else where it began (tm.11)."""
    units = [unit("a", (4, 3), defence=5), unit("b", (6, 3), defence=5)]
    given = situation(*units, path=path, attack=TRAMPLE)
    free = result(given, damages(*faces))
    target = result(given, damages(*faces), rulings={"trample_end": "last-target"})

    assert free["outcome"]["attacker"]["at"] == last_free
    assert target["outcome"]["attacker"]["at"] == last_target
    assert ("trample_end" in free["rulings"]) == (last_free != last_target)


def test_a_multiple_trample_comes_again():
    """Twice as far, and a square as often as there are attacks (tm.51)."""
    given = situation(
        unit("a", (4, 3), defence=5), path=[[4, 3], [5, 3], [4, 3]], attack={**TRAMPLE, "reach": 2, "multiple": 2}
    )

    assert brief(struck(given, damages(2, 9))) == [("a", "damage", False), ("a", "damage", True)]
    assert struck(given, damages(2, 9))["attacker"]["at"] == [4, 3]
    assert struck(given, damages(2, 1))["attacker"]["at"] == [5, 3]


@pytest.mark.parametrize(
    ("direction", "square"), list(enumerate([(3, 2), (4, 2), (4, 3), (4, 4), (3, 4), (2, 4), (2, 3), (2, 2)], 1))
)
def test_a_direction_die_goes_clockwise_from_up(direction, square):
    """1 is up; a wandering attack steps one square."""
    given = situation(unit("t", square, defence=5), attack={"wandering": 1})
    found = struck(given, {"direction-1": [direction], **damages(6)})

    assert brief(found) == [("t", "damage", True)]
    assert found["strikes"][0]["square"] == list(square)


def test_a_wandering_attack_goes_from_square_to_square():
    """Empty squares throw no damage, a unit may be struck again, allies are none of its business (tm.52, tm.53)."""
    units = [unit("t", (4, 3), defence=5), unit("ally", (5, 3), "red")]
    given = situation(*units, attack={"wandering": 6})
    faces = (3, 3, 7, 7, 3, 1)
    dice = {**{f"direction-{n}": [face] for n, face in enumerate(faces, 1)}, "damage-1": [2], "damage-3": [9]}
    found = struck(given, dice)

    assert brief(found) == [
        ("t", "damage", False),
        (None, "empty", False),
        ("t", "damage", True),
        (None, "empty", False),
        (None, "empty", False),
        (None, "empty", False),
    ]
    assert [s["square"] for s in found["strikes"]] == [[4, 3], [5, 3], [4, 3], [3, 3], [4, 3], [4, 2]]
    assert found["attacker"] == {"at": [3, 3], "flipped": True, "ammunition": None}


def test_leaving_the_board_ends_a_wandering_attack():
    """No further direction is thrown."""
    units = [unit("me", (0, 0), "red"), unit("t", (5, 5))]
    found = struck({"units": units, "attack": {"wandering": 4}}, {"direction-1": [3], "direction-2": [1]})

    assert brief(found) == [(None, "empty", False)]


def test_a_wandering_attack_asks_for_one_direction_at_a_time():
    """The next line begins where the last ended."""
    found = result(situation(unit("t", (4, 3)), attack={"wandering": 2}), {"direction-1": [3]})

    assert found["pending"]["rows"] == {"damage-1": {"count": 1, "sides": 20}}


def test_a_wandering_shot_aims_from_its_last_square():
    """Distance and height are those of the step; each step takes a projectile."""
    given = situation(
        unit("t", (5, 3), defence=5),
        board={"heights": {"4,3": 2, "5,3": 6}},
        attack={**SHOT, "wandering": 2},
        measured={"t": {"distance": 90, "height": 0}},
    )
    found = struck(given, {"direction-1": [3], "direction-2": [3], "attack-2": [5], "damage-2": [6]})

    assert found["strikes"][1]["attack"] == {
        "faces": [5],
        "face": 5,
        "height": -4,
        "penalty": 0,
        "total": 1,
        "distance": 1,
        "hit": True,
    }
    assert found["attacker"]["ammunition"] == 3


def test_the_height_limit_holds_for_each_step():
    """A wandering common attack does not hit beyond HLT, measured from its last square; magic does."""
    given = situation(unit("t", (4, 3)), board={"heights": {"4,3": 2}}, attack={"wandering": 1, "height_limit": 1})
    magic = {**given, "attack": {"wandering": 1, "height_limit": 1, "kind": "magic"}}

    assert brief(struck(given, {"direction-1": [3]})) == [("t", "missed", False)]
    assert brief(struck(magic, {"direction-1": [3], **damages(1)})) == [("t", "damage", True)]


@pytest.mark.parametrize(
    ("there", "heights", "obstacles", "at", "strikes"),
    [
        (unit("t", (4, 3), defence=5), {}, [], [3, 3], [("t", "damage", True), (None, "empty", False)]),
        (unit("t", (4, 3), defence=20), {}, [], [3, 3], [("t", "damage", False), (None, "empty", False)]),
        (unit("t", (9, 9)), {}, [], [3, 3], [(None, "empty", False), (None, "empty", False)]),
        (unit("ally", (4, 3), "red"), {}, [], [3, 3], []),
        (unit("t", (4, 3)), {"4,3": 3}, [], [3, 3], []),
        (unit("t", (9, 9)), {}, ["4,3"], [3, 3], []),
        (unit("t", (9, 9)), {}, ["3,3"], [4, 3], [(None, "empty", False)]),
    ],
)
def test_a_wandering_trample(there, heights, obstacles, at, strikes):
    """It ends where the attacker could not go; he stands on the last free square of his way (tm.56)."""
    board = {"columns": 10, "rows": 10, "heights": heights, "obstacles": obstacles}
    given = situation(there, board=board, attack={**TRAMPLE, "reach": 2, "wandering": 2})
    dice = {"direction-1": [3], **({"direction-2": [7]} if strikes or obstacles == ["3,3"] else {})}
    found = struck(given, {**dice, **(damages(9) if strikes and strikes[0][0] else {})})

    assert brief(found) == strikes
    assert found["attacker"]["at"] == at


@pytest.mark.parametrize(
    ("numbers", "attack", "told", "effect"),
    [
        ({"height": 5}, {"height_limit": 1}, "too-high-here", "missed"),
        ({"height": 1}, {"height_limit": 1}, "damage", "damage"),
        ({"height": 0, "visible": False}, {}, "hidden-here", "missed"),
        ({"height": 5, "visible": False}, {"kind": "magic", "height_limit": 1}, "damage", "damage"),
        ({"height": 0, "visible": False}, SHOT, "hidden-here", "missed"),
    ],
)
def test_measured_numbers_hold_for_steps_from_the_attackers_square(numbers, attack, told, effect):
    """A step from where they were measured goes by them, the next one by the board."""
    given = situation(
        unit("t", (4, 3), defence=90),
        attack={**attack, "wandering": 3},
        measured={"t": {"distance": 1, **numbers}},
    )
    dice = {f"direction-{n}": [face] for n, face in enumerate((3, 3, 7), 1)}
    shots = {"attack-3": [9]} if attack is SHOT else {}
    found = result(given, {**dice, **shots, **damages(1 if effect == "damage" else None, None, 1)})

    assert found["status"] == "resolved"
    assert [step["key"] for step in found["steps"] if step["facts"].get("strike") == 1][-1] == told
    assert [strike["effect"] for strike in found["outcome"]["strikes"]] == [effect, "empty", "damage"]


def test_a_measured_shot_from_the_attackers_square():
    """Distance, height and an archer's blindness are the table's (tm.24 to tm.27)."""
    given = situation(
        unit("t", (4, 3)),
        attack={**SHOT, "archer": True, "wandering": 1},
        measured={"t": {"distance": 2, "height": -4, "visible": False}},
    )
    roll = struck(given, {"direction-1": [3], "attack-1": [8], "damage-1": [9]})["strikes"][0]["attack"]

    assert (roll["distance"], roll["height"], roll["penalty"], roll["total"], roll["hit"]) == (2, 4, -10, 2, True)


@pytest.mark.parametrize("height", [5, 1])
def test_a_trample_measures_height_from_its_start_wandering_or_not(height):
    """What is refused of a path ends a wandering trample, with the same statement (tm.14)."""
    attack = {**TRAMPLE, "height_limit": 1}
    given = situation(unit("t", (4, 3)), attack=attack, measured={"t": {"distance": 1, "height": height}})
    path = result({**given, "path": [[4, 3]]}, {"damage-1": [5]} if height == 1 else {})
    wandering = {**given, "attack": {**attack, "wandering": 1}}
    steps = result(wandering, {"direction-1": [3], **({"damage-1": [5]} if height == 1 else {})})["steps"]

    assert [(told["key"], told["cites"]) for told in path["refusals"]] == [("too-high", ["tm.14"])] * (height == 5)
    assert [told["cites"] for told in steps if told["key"] == "barred"] == [["tm.14"]] * (height == 5)


RANDOM = {"line": "random", "reach": 3}


def test_a_random_line_hits_only_the_target_on_it():
    """A line thrown elsewhere misses, without damage; each attack throws its own (tm.48)."""
    given = situation(unit("t", (5, 3), defence=5), attack={**RANDOM, "multiple": 3})
    dice = {"direction-1": [1], "direction-2": [3], "direction-3": [7], "damage-2": [2]}

    assert brief(struck(given, dice)) == [("t", "missed", False), ("t", "damage", False), ("t", "missed", False)]


def test_a_random_line_may_run_from_the_target():
    """Then it is the opposite direction that hits."""
    given = situation(unit("t", (5, 3), defence=5), attack=RANDOM)
    found = result(given, {"direction-1": [7], **damages(6)}, rulings={"line_from": "target"})

    assert brief(found["outcome"]) == [("t", "damage", True)]
    assert found["rulings"]["line_from"] == "target"


def test_a_random_area_hits_those_on_the_line():
    """One direction a round; strikes are numbered as they are made, whoever fell before is gone."""
    units = [
        unit("a", (4, 3), defence=5),
        unit("b", (5, 3), defence=5),
        unit("c", (3, 5), defence=5),
        unit("d", (4, 5)),
    ]
    given = situation(*units, attack={**RANDOM, "area": True, "multiple": 4})
    directions = {"direction-1": [1], "direction-2": [3], "direction-3": [5], "direction-4": [3]}
    found = struck(given, {**directions, **damages(9, 1, 9, None, 9)})

    assert brief(found) == [
        ("a", "damage", True),
        ("b", "damage", False),
        ("c", "damage", True),
        (None, "empty", False),
        ("b", "damage", True),
    ]


def test_no_line_is_thrown_for_the_fallen():
    """A round of an area whose targets have all fallen throws nothing and costs nothing."""
    given = situation(unit("t", (5, 3)), attack={**SHOT, "line": "random", "area": True, "multiple": 4})
    found = struck(given, {"direction-1": [1], "direction-2": [3], "attack-1": [9], "damage-1": [9]})

    assert brief(found) == [("t", "damage", True)]
    assert found["attacker"]["ammunition"] == 3


def test_nobody_on_a_random_line_is_a_miss():
    """Nothing is hit, and the ruling decides on flipping."""
    given = situation(unit("t", (5, 3)), attack={**RANDOM, "area": True})
    found = result(given, {"direction-1": [1]}, rulings={"flip_on_miss": "no"})

    assert found["outcome"] == {
        "strikes": [],
        "defeated": [],
        "attacker": {"at": [3, 3], "flipped": False, "ammunition": None},
    }
