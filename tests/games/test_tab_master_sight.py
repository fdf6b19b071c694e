"""The question about sight: how squares and units lie to the attacker, and whom he may attack."""

import pytest

from aleator import Scenario, resolve
from aleator.question import ask


def seen(situation, **rulings):
    """What the question about sight answers."""
    return ask(Scenario.from_json({"game": "tab-master", "situation": situation, "rulings": rulings}), "sight")


def one_attacker(at, **more):
    """Somebody alone on a board of 9 by 7."""
    return {"board": {"columns": 9, "rows": 7}, "units": [{"id": "a", "at": list(at)}], **more}


@pytest.mark.parametrize("rule", ["king", "taxicab"])
@pytest.mark.parametrize("reach", [0, 1, 2, 3, 40])
@pytest.mark.parametrize("at", [(0, 0), (4, 3), (8, 6)])
def test_squares_in_reach_are_exactly_those_near_enough(at, reach, rule):
    """No ring too many and none too few (tm.1)."""
    found = seen(one_attacker(at, attack={"reach": reach}), distance=rule)["squares"]
    steps = {"king": max, "taxicab": lambda *parts: sum(parts)}[rule]
    near = {
        (x, y): steps(abs(x - at[0]), abs(y - at[1]))
        for x in range(9)
        for y in range(7)
        if 0 < steps(abs(x - at[0]), abs(y - at[1])) <= reach
    }

    assert {tuple(square["at"]): square["distance"] for square in found} == near


def test_a_projectile_reaches_as_far_as_its_die():
    """Squares in reach are those that the best roll hits, farther from above (tm.25, tm.27)."""
    board = {"columns": 20, "rows": 1, "heights": {"0,0": 2}}
    attack = {"kind": "projectile", "attack_die": "1d6"}
    found = seen({"board": board, "units": [{"id": "a", "at": [0, 0]}], "attack": attack})

    assert found["reach"] is None
    assert [square["at"][0] for square in found["squares"]] == list(range(1, 9))


FIELD = {
    "board": {"columns": 9, "rows": 7, "heights": {"2,2": 5}, "obstacles": ["1,0"]},
    "units": [
        {"id": "a", "side": "red", "at": [0, 0]},
        {"id": "near", "side": "blue", "at": [0, 2]},
        {"id": "behind", "side": "blue", "at": [2, 0]},
        {"id": "high", "side": "blue", "at": [2, 2]},
        {"id": "ally", "side": "red", "at": [1, 2]},
        {"id": "far", "side": "blue", "at": [0, 5]},
    ],
    "attack": {"reach": 2, "height_limit": 1},
}


def test_sight_tells_how_every_unit_lies():
    """Distance, height, sight with the square that blocks it, reach, and whether an attack is lawful."""
    told = {unit["id"]: unit for unit in seen(FIELD)["units"]}

    assert list(told) == ["near", "behind", "high", "ally", "far"]
    assert told["behind"] == {
        "id": "behind",
        "at": [2, 0],
        "enemy": True,
        "measured": False,
        "distance": 2,
        "height": 0,
        "visible": False,
        "blocked_by": [1, 0],
        "in_reach": True,
        "lawful": False,
    }
    assert {name: (u["in_reach"], u["lawful"]) for name, u in told.items()} == {
        "near": (True, True),
        "behind": (True, False),
        "high": (True, False),
        "ally": (True, False),
        "far": (False, False),
    }
    assert told["high"]["height"] == 5


@pytest.mark.parametrize(
    ("attack", "lawful"),
    [
        ({"kind": "magic", "reach": 5}, {"near", "behind", "high", "far"}),
        ({"reach": 5, "all": True, "height_limit": 1}, {"near", "ally", "far"}),
        ({"kind": "projectile", "attack_die": "1d4"}, {"near", "high", "far"}),
        ({"kind": "projectile", "attack_die": "1d5+7"}, {"near", "high", "far"}),
        ({"kind": "projectile", "attack_die": "1d10+2", "archer": True}, {"near", "behind", "high", "far"}),
        ({"kind": "projectile", "attack_die": "1d10", "archer": True}, {"near", "behind", "high", "far"}),
        ({"kind": "trample", "reach": 3, "height_limit": 9}, {"near", "behind", "high"}),
        ({"kind": "trample", "reach": 3, "height_limit": 1, "multiple": 2}, {"near", "behind", "far"}),
        ({"kind": "trample", "reach": 3, "line": "horizontal"}, {"behind"}),
        ({"wandering": 2}, {"near", "behind", "high"}),
        ({"wandering": 5, "kind": "trample", "height_limit": 1}, {"near", "behind", "far"}),
        ({"reach": 5, "line": "vertical"}, {"near", "far"}),
        ({"reach": 5, "line": "diagonal"}, {"high"}),
    ],
)
def test_sight_tells_whom_an_attack_may_aim_at(attack, lawful):
    """Each kind by its own demands, whatever its dice can come to; a trample by its paths."""
    told = seen({**FIELD, "attack": attack})["units"]

    assert {unit["id"] for unit in told if unit["lawful"]} == lawful


def test_a_hopeless_shot_is_lawful_and_out_of_reach():
    """That no die can come so far is no refusal (tm.24, tm.27)."""
    archer = {"kind": "projectile", "attack_die": "1d10", "archer": True}
    units = [{"id": "a", "side": "red", "at": [0, 0]}, {"id": "b", "side": "blue", "at": [4, 0]}]
    asked = {"board": {"obstacles": ["2,0"]}, "units": units, "attack": archer}
    (told,) = seen(asked)["units"]

    assert (told["in_reach"], told["lawful"]) == (False, True)
    assert resolve(Scenario.from_json({"game": "tab-master", "situation": asked})).status == "pending"


@pytest.mark.parametrize(
    ("rulings", "reach", "near"),
    [({}, 3, {1, 2, 3}), ({"trample_reach": "movement"}, 2, {1, 2}), ({"trample_reach": "smaller"}, 2, {1, 2})],
)
def test_a_trample_reaches_as_far_as_its_path(rulings, reach, near):
    """By reach, movement or both; squares that no path comes to are not lawful (tm.7)."""
    units = [{"id": "a", "side": "red", "at": [0, 0], "movement": 2}, {"id": "ally", "side": "red", "at": [0, 1]}]
    board = {"columns": 9, "rows": 2, "obstacles": ["1,1"], "heights": {"2,1": 9}}
    told = seen({"board": board, "units": units, "attack": {"kind": "trample", "reach": 3}}, **rulings)

    assert told["reach"] == reach
    assert {square["at"][0] for square in told["squares"] if square["at"][1] == 0} == near
    assert {tuple(square["at"]) for square in told["squares"] if square["lawful"]} == {
        *((x, 0) for x in near),
        *((x, 1) for x in near - {1, 2}),
    }


@pytest.mark.parametrize(
    ("attack", "lawful"),
    [
        ({"wandering": 1}, {(0, 1), (1, 0), (1, 1)}),
        ({"wandering": 1, "kind": "trample", "height_limit": 1}, {(0, 1)}),
    ],
)
def test_squares_of_a_wandering_attack(attack, lawful):
    """As far as its steps, over obstacles too; but nobody tramples into those, nor beyond his height (tm.52)."""
    board = {"columns": 9, "rows": 7, "obstacles": ["1,1"], "heights": {"1,0": 2}}
    told = seen({"board": board, "units": [{"id": "a", "at": [0, 0]}], "attack": attack})

    assert told["reach"] == 1
    assert {tuple(square["at"]) for square in told["squares"] if square["lawful"]} == lawful


def test_units_block_sight_by_ruling_alone():
    """A unit between hides by that ruling, the square it stands on is named."""
    line = {"units": [{"id": name, "side": name, "at": [x, 0]} for x, name in enumerate("abc")]}

    assert seen(line)["units"][1]["visible"] is True
    assert seen(line, units_block_sight="yes")["units"][1]["blocked_by"] == [1, 0]


def test_sight_is_told_from_where_the_move_ends():
    """The attacker's square is that after the move; a measured unit has the table's numbers."""
    moved = {**FIELD, "move": [[0, 1]], "measured": {"far": {"distance": 2, "height": 7, "visible": False}}}
    told = seen(moved)

    assert told["at"] == [0, 1]
    assert [u["distance"] for u in told["units"]] == [1, 2, 2, 1, 2]
    assert told["units"][4] == {
        "id": "far",
        "at": [0, 5],
        "enemy": True,
        "measured": True,
        "distance": 2,
        "height": 7,
        "visible": False,
        "blocked_by": None,
        "in_reach": True,
        "lawful": False,
    }


@pytest.mark.parametrize("rule", ["king", "taxicab"])
def test_diagonal_steps_are_told_as_they_are_refused(rule):
    """A way over a corner is refused exactly where sight says that none leads so (tm.7)."""
    units = [{"id": "a", "side": "red", "at": [0, 0], "movement": 4}, {"id": "b", "side": "blue", "at": [2, 1]}]
    asked = {"game": "tab-master", "situation": {"units": units, "move": [[1, 1]]}, "rulings": {"distance": rule}}
    refused = [reason["key"] for reason in resolve(Scenario.from_json(asked)).to_json()["refusals"]]

    assert seen(asked["situation"], distance=rule)["diagonal"] is ("not-adjacent-step" not in refused)
    assert seen(asked["situation"], distance=rule)["diagonal"] is (rule == "king")


def test_squares_behind_an_obstacle_are_not_lawful():
    """A square in reach tells its sight too; magic does not ask."""
    common = {tuple(s["at"]): s for s in seen(FIELD)["squares"]}
    magic = {tuple(s["at"]): s for s in seen({**FIELD, "attack": {"kind": "magic", "reach": 2}})["squares"]}

    assert (common[2, 0]["blocked_by"], common[2, 0]["visible"], common[2, 0]["lawful"]) == ([1, 0], False, False)
    assert (magic[2, 0]["visible"], magic[2, 0]["lawful"]) == (False, True)
    assert common[0, 2]["lawful"] is True
    assert common[2, 2]["lawful"] is False
