"""The board: distance, directions, and sight against a slow twin in exact fractions."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator import Scenario, resolve
from aleator.games.tab_master.board import DIRECTIONS, blocker, direction, king, squares_between, taxicab
from aleator.games.tab_master.situation import Board
from aleator.question import ask

SIDE = 9
squares = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))


def key(square):
    """A square as a text."""
    return f"{square[0]},{square[1]}"


boards = st.builds(
    lambda heights, walls: Board(SIDE, SIDE, {key(s): h for s, h in heights.items()}, tuple(map(key, walls))),
    st.dictionaries(squares, st.integers(-3, 4), max_size=40),
    st.lists(squares, max_size=4),
)


def stretch(start, end, square):
    """Where the line from centre to centre enters and leaves a square, as shares of it; None where it does not."""
    enter, leave = Fraction(0), Fraction(1)
    for axis in (0, 1):
        run, near = end[axis] - start[axis], square[axis] - start[axis]
        if run == 0:
            if near != 0:
                return None
            continue
        edges = sorted((Fraction(2 * near - 1, 2 * run), Fraction(2 * near + 1, 2 * run)))
        enter, leave = max(enter, edges[0]), min(leave, edges[1])
    return (enter, leave) if enter < leave else None


def slow_blockers(board, start, end):
    """Every square that blocks the view, found by looking at all of them."""
    found = set()
    for square in ((x, y) for x in range(board.columns) for y in range(board.rows)):
        inside = stretch(start, end, square)
        if square in {start, end} or inside is None:
            continue
        low, high = board.height(start), board.height(end)
        line = low + (high - low) * sum(inside) / 2
        if square in board.walls or board.height(square) > line:
            found.add(square)
    return found


@given(boards, squares, squares)
def test_sight_is_what_exact_fractions_say(board, start, end):
    """The fast walk finds a blocking square exactly where looking at every square does, and one of those."""
    every = slow_blockers(board, start, end)
    found = blocker(board, start, end)

    assert (found is None) == (not every)
    assert found is None or found in every


@given(boards, squares, squares)
def test_sight_is_the_same_both_ways(board, start, end):
    """Who sees is seen."""
    assert (blocker(board, start, end) is None) == (blocker(board, end, start) is None)


@given(squares, squares)
def test_squares_between_are_those_properly_crossed(start, end):
    """In order, each once, without the ends, and none that the line only touches."""
    found = squares_between(start, end)
    crossed = {
        (x, y): stretch(start, end, (x, y))
        for x in range(SIDE)
        for y in range(SIDE)
        if (x, y) not in {start, end} and stretch(start, end, (x, y))
    }

    assert list(found) == sorted(crossed, key=lambda square: crossed[square])


@pytest.mark.parametrize(
    ("heights", "walls", "start", "end", "blocked"),
    [
        ({}, (), (0, 0), (4, 0), None),
        ({}, ("2,0",), (0, 0), (4, 0), (2, 0)),
        ({}, ("0,0", "4,0"), (0, 0), (4, 0), None),
        ({}, ("1,0", "0,1"), (0, 0), (2, 2), None),
        ({}, ("1,1",), (0, 0), (2, 2), (1, 1)),
        ({}, ("1,0",), (0, 0), (2, 1), (1, 0)),
        ({}, ("1,1",), (0, 0), (2, 1), (1, 1)),
        ({"1,0": 1}, (), (0, 0), (2, 0), (1, 0)),
        ({"1,0": -1}, (), (0, 0), (2, 0), None),
        ({"1,0": 1, "2,0": 2}, (), (0, 0), (2, 0), None),
        ({"1,0": 2, "2,0": 2}, (), (0, 0), (2, 0), (1, 0)),
        ({"0,0": 4, "1,0": 3, "2,0": 2}, (), (0, 0), (3, 0), (1, 0)),
        ({"0,0": 3, "1,0": 2, "2,0": 1}, (), (0, 0), (3, 0), None),
        ({"1,0": 1}, (), (1, 0), (1, 0), None),
    ],
)
def test_sight_by_hand(heights, walls, start, end, blocked):
    """Obstacles and higher ground block, equal ground, corners and the ends do not (tm.2)."""
    assert blocker(Board(8, 8, heights, walls), start, end) == blocked


@pytest.mark.parametrize(
    ("one", "other", "kings", "taxi", "leads"),
    [
        ((3, 3), (3, 3), 0, 0, None),
        ((3, 3), (3, 0), 3, 3, (0, -1)),
        ((3, 3), (5, 1), 2, 4, (1, -1)),
        ((3, 3), (4, 3), 1, 1, (1, 0)),
        ((3, 3), (6, 6), 3, 6, (1, 1)),
        ((3, 3), (3, 7), 4, 4, (0, 1)),
        ((3, 3), (1, 5), 2, 4, (-1, 1)),
        ((3, 3), (0, 3), 3, 3, (-1, 0)),
        ((3, 3), (2, 2), 1, 2, (-1, -1)),
        ((3, 3), (5, 4), 2, 3, None),
    ],
)
def test_distance_and_direction(one, other, kings, taxi, leads):
    """Kings step diagonally, taxicabs do not; only eight directions are straight."""
    assert (king(one, other), taxicab(one, other), direction(one, other)) == (kings, taxi, leads)
    assert leads is None or leads in DIRECTIONS


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
