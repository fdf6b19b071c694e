"""What the rules forbid: each reason alone, and all together in their order."""

import pytest

from aleator import Scenario, odds, resolve
from tests.games.tab_master import unit

ORDER = [
    "flipped",
    "out-of-reach",
    "too-high",
    "out-of-sight",
    "no-ammunition",
    "not-on-line",
    "not-an-enemy",
    "not-adjacent-step",
    "too-far-to-move",
    "square-occupied",
    "square-twice",
    "mixed-wandering",
    "no-target",
]


def situation(*others, me=None, heights=None, obstacles=(), **more):
    """A red attacker on 0,0 and others."""
    board = {"columns": 12, "rows": 12, "heights": heights or {}, "obstacles": list(obstacles)}
    return {"board": board, "units": [unit("me", (0, 0), "red", **(me or {})), *others], **more}


def scenario(given, **more):
    """One attack."""
    return Scenario.from_json({"game": "tab-master", "situation": given, **more})


def refused(given, **rulings):
    """The reasons against an attack, each with its target if it has one."""
    result = resolve(scenario(given, rulings=rulings)).to_json()
    assert result["status"] in {"refused", "pending"}
    return [(reason["key"], reason["facts"].get("target")) for reason in result["refusals"]]


TARGET = unit("t", (1, 0))
FAR = unit("t", (4, 0))
SHOT = {"kind": "projectile", "attack_die": "1d10"}
TRAMPLE = {"kind": "trample", "reach": 3}
ALONE = [
    ("flipped", None, situation(TARGET, me={"flipped": True})),
    ("out-of-reach", "t", situation(FAR, attack={"reach": 3})),
    ("too-high", "t", situation(TARGET, heights={"1,0": 2}, attack={"reach": 5, "height_limit": 1})),
    ("too-high", "t", situation(TARGET, heights={"1,0": -2}, attack={"reach": 5, "height_limit": 1})),
    ("too-high", "t", situation(TARGET, heights={"1,0": 1}, attack={**TRAMPLE, "height_limit": 0}, path=[[1, 0]])),
    ("out-of-sight", "t", situation(FAR, obstacles=["2,0"], attack={"reach": 4})),
    ("out-of-sight", "t", situation(FAR, obstacles=["2,0"], attack=SHOT)),
    ("no-ammunition", None, situation(TARGET, attack={**SHOT, "ammunition": 0})),
    ("no-ammunition", None, situation(TARGET, attack={**SHOT, "ammunition": 1, "multiple": 2})),
    ("no-ammunition", None, situation(TARGET, attack={**SHOT, "ammunition": 0, "wandering": 2})),
    ("not-on-line", "t", situation(TARGET, attack={"line": "vertical"})),
    ("not-on-line", "t", situation(unit("t", (0, 1)), attack={"line": "horizontal"})),
    ("not-on-line", "t", situation(TARGET, attack={"line": "diagonal"})),
    ("not-on-line", "t", situation(unit("t", (1, 2)), attack={"line": "full", "reach": 5})),
    ("not-on-line", "t", situation(unit("t", (1, 2)), attack={"line": "random", "reach": 5})),
    ("not-on-line", "t", situation(TARGET, attack={"line": "front", "line_facing": [0, 1]})),
    ("not-on-line", "t", situation(TARGET, attack={"line": "back", "line_facing": [1, 0]})),
    ("not-on-line", "t", situation(unit("t", (1, 2)), attack={"line": "front", "line_facing": [0, 1], "reach": 5})),
    ("not-an-enemy", "ally", situation(TARGET, unit("ally", (0, 1), "red"), targets=["ally"])),
    ("not-adjacent-step", None, situation(FAR, me={"movement": 5}, move=[[2, 0], [3, 0]])),
    ("not-adjacent-step", None, situation(TARGET, me={"movement": 5}, move=[[0, 0]])),
    ("not-adjacent-step", None, situation(TARGET, attack=TRAMPLE, path=[[1, 0], [3, 0]])),
    ("too-far-to-move", None, situation(FAR, me={"movement": 2}, move=[[1, 0], [2, 0], [3, 0]])),
    ("square-occupied", "ally", situation(TARGET, unit("ally", (0, 1), "red"), me={"movement": 1}, move=[[0, 1]])),
    ("square-occupied", "t", situation(TARGET, me={"movement": 2}, move=[[1, 0], [0, 1]])),
    ("square-occupied", None, situation(TARGET, obstacles=["0,1"], me={"movement": 1}, move=[[0, 1]])),
    ("square-occupied", "al", situation(TARGET, unit("al", (2, 0), "red"), attack=TRAMPLE, path=[[1, 0], [2, 0]])),
    ("square-occupied", None, situation(TARGET, obstacles=["2,0"], attack=TRAMPLE, path=[[1, 0], [2, 0]])),
    ("square-occupied", None, situation(TARGET, obstacles=["1,0"], attack=TRAMPLE, path=[[1, 0]])),
    ("square-twice", "t", situation(TARGET, attack=TRAMPLE, path=[[1, 0], [2, 0], [1, 0]])),
    ("no-ammunition", None, situation(TARGET, attack={**SHOT, "ammunition": 1, "wandering": 2})),
    ("out-of-reach", None, situation(TARGET, attack=TRAMPLE, path=[[1, 0], [2, 0], [3, 0], [4, 0]])),
    ("mixed-wandering", None, situation(TARGET, attack={"wandering": 2, "multiple": 2})),
    ("mixed-wandering", None, situation(TARGET, attack={"wandering": 2, "line": "full"})),
    ("mixed-wandering", None, situation(TARGET, attack={"wandering": 2, "area": True})),
    ("mixed-wandering", None, situation(TARGET, attack={"wandering": 2, "all": True})),
    ("no-target", None, situation()),
    ("no-target", None, situation(TARGET, unit("other", (0, 1)))),
    ("no-target", None, situation(FAR, attack={"area": True})),
    ("no-target", None, situation(TARGET, attack={"area": True, "line": "vertical"})),
    ("no-target", None, situation(TARGET, obstacles=["2,0"], attack={"kind": "common", "area": True, "reach": 0})),
    ("no-target", None, situation(TARGET, attack=TRAMPLE)),
    ("no-target", None, situation(TARGET, attack=TRAMPLE, path=[[0, 1]])),
]


@pytest.mark.parametrize(("key", "target", "given"), ALONE)
def test_each_refusal_alone(key, target, given):
    """One thing wrong is one reason; nothing is rolled, and the odds refuse alike."""
    assert refused(given) == [(key, target)]
    assert [reason.key for reason in odds(scenario(given)).refusals] == [key]


LAWFUL = [
    situation(FAR, attack={"reach": 4}),
    situation(TARGET, heights={"1,0": 2}, attack={"reach": 1, "height_limit": 2}),
    situation(TARGET, heights={"1,0": 9}, attack={"kind": "magic", "height_limit": 0}),
    situation(FAR, obstacles=["2,0"], attack={"kind": "magic", "reach": 4}),
    situation(FAR, obstacles=["2,0"], attack={**SHOT, "archer": True, "reach": 0, "height_limit": 0}),
    situation(TARGET, attack={**SHOT, "ammunition": 2, "multiple": 2}),
    situation(TARGET, attack={"ammunition": 0}),
    situation(TARGET, attack={"line": "front", "line_facing": [1, 0]}),
    situation(TARGET, attack={"line": "back", "line_facing": [-1, 0]}),
    situation(FAR, me={"movement": 3}, move=[[1, 1], [2, 1], [3, 0]]),
    situation(TARGET, me={"movement": 2}, move=[[0, 1], [0, 0]]),
    situation(TARGET, attack={**TRAMPLE, "multiple": 2}, path=[[1, 0], [2, 0], [1, 0], [2, 0]]),
    situation(TARGET, attack=TRAMPLE, path=[[1, 0], [0, 0], [0, 1]]),
    situation(TARGET, attack={"wandering": 2, "reach": 0}),
]


@pytest.mark.parametrize("given", LAWFUL)
def test_at_the_limit_an_attack_is_lawful(given):
    """What is just allowed is not refused."""
    assert refused(given) == []


CITED = [
    ("out-of-reach", ["tm.1"], situation(FAR)),
    ("out-of-reach", ["tm.1", "tm.15"], situation(FAR, attack={"kind": "magic"})),
    ("out-of-reach", ["tm.7", "tm.8"], situation(TARGET, attack={**TRAMPLE, "reach": 0}, path=[[1, 0]])),
    (
        "out-of-reach",
        ["tm.7", "tm.8", "tm.51"],
        situation(TARGET, attack={**TRAMPLE, "reach": 0, "multiple": 2}, path=[[1, 0]]),
    ),
    ("too-high", ["tm.1"], situation(TARGET, heights={"1,0": 2})),
    ("too-high", ["tm.14"], situation(TARGET, heights={"1,0": 4}, attack=TRAMPLE, path=[[1, 0]])),
    ("out-of-sight", ["tm.2"], situation(FAR, obstacles=["2,0"], attack={"reach": 4})),
    ("out-of-sight", ["tm.23"], situation(FAR, obstacles=["2,0"], attack=SHOT)),
    ("no-ammunition", ["tm.21", "tm.22"], situation(TARGET, attack={**SHOT, "ammunition": 0})),
    ("no-ammunition", ["tm.21", "tm.22", "tm.49"], situation(TARGET, attack={**SHOT, "ammunition": 0, "multiple": 2})),
    ("no-ammunition", ["tm.21", "tm.22", "tm.52"], situation(TARGET, attack={**SHOT, "ammunition": 0, "wandering": 2})),
    ("no-ammunition", ["tm.21", "tm.22"], situation(TARGET, attack={**SHOT, "ammunition": 0, "wandering": 1})),
    ("no-target", ["tm.1"], situation()),
    ("no-target", ["tm.7"], situation(attack=TRAMPLE)),
    ("no-target", ["tm.1", "tm.15"], situation(attack={"kind": "magic"})),
    ("no-target", ["tm.23"], situation(attack=SHOT)),
    ("no-target", ["tm.31"], situation(attack={**SHOT, "area": True})),
    ("no-target", ["tm.57"], situation(attack={"all": True})),
]


@pytest.mark.parametrize(("key", "cites", "given"), CITED)
def test_a_reason_cites_the_statements_of_its_kind_of_attack(key, cites, given):
    """What is said of one kind is not cited for another."""
    (reason,) = resolve(scenario(given)).to_json()["refusals"]

    assert (reason["key"], reason["cites"]) == (key, cites)


def test_reasons_come_together_in_one_order():
    """Every reason at once, each once a target."""
    crowd = [unit("t", (6, 0)), unit("ally", (5, 6), "red"), unit("high", (0, 7))]
    given = situation(
        *crowd,
        heights={"6,0": 9, "0,7": -9},
        obstacles=["4,0", "1,1", "0,5"],
        me={"flipped": True, "movement": 1},
        attack={"reach": 2, "line": "diagonal", "multiple": 5, "height_limit": 3},
        move=[[1, 1], [3, 0], [1, 1]],
        targets=["t", "ally", "high", "t"],
    )
    found = refused(given)

    assert [key for key, _ in found] == sorted((key for key, _ in found), key=ORDER.index)
    assert found == [
        ("flipped", None),
        ("out-of-reach", "t"),
        ("out-of-reach", "ally"),
        ("out-of-reach", "high"),
        ("too-high", "t"),
        ("too-high", "high"),
        ("out-of-sight", "t"),
        ("out-of-sight", "high"),
        ("not-on-line", "t"),
        ("not-on-line", "ally"),
        ("not-on-line", "high"),
        ("not-an-enemy", "ally"),
        ("not-adjacent-step", None),
        ("too-far-to-move", None),
        ("square-occupied", None),
    ]


def test_other_reasons_come_together_too():
    """A trample and a wandering shot, with all that can be wrong about them."""
    trample = situation(
        TARGET,
        unit("ally", (2, 0), "red"),
        heights={"1,0": 4},
        attack={**TRAMPLE, "reach": 2, "line": "vertical"},
        path=[[1, 0], [2, 0], [1, 0]],
    )
    shot = situation(TARGET, attack={**SHOT, "wandering": 1, "area": True, "ammunition": 0})

    assert refused(trample, trample_reach="smaller") == [
        ("out-of-reach", None),
        ("too-high", "t"),
        ("not-on-line", "t"),
        ("too-far-to-move", None),
        ("square-occupied", "ally"),
        ("square-twice", "t"),
    ]
    assert refused(shot) == [("no-ammunition", None), ("mixed-wandering", None)]


@pytest.mark.parametrize(
    ("given", "rulings", "keys"),
    [
        (situation(unit("t", (2, 0)), heights={"2,0": 3}, attack={"reach": 2}), {}, ["too-high"]),
        (situation(unit("t", (2, 0)), heights={"2,0": 2}, attack={"reach": 2}), {}, []),
        (
            situation(unit("t", (2, 0)), heights={"2,0": 3}, attack={"reach": 2}),
            {"missing_height_limit": "none"},
            [],
        ),
        (
            situation(unit("t", (2, 0)), heights={"2,0": 1}, attack={"reach": 2}),
            {"missing_height_limit": "zero"},
            ["too-high"],
        ),
        (situation(unit("t", (2, 2)), attack={"reach": 3}), {"distance": "taxicab"}, ["out-of-reach"]),
        (situation(unit("t", (2, 2)), attack={"reach": 4}), {"distance": "taxicab"}, []),
        (situation(TARGET, me={"movement": 1}, move=[[1, 1]]), {"distance": "taxicab"}, ["not-adjacent-step"]),
        (
            situation(unit("t", (2, 0)), unit("b", (1, 0)), attack={"reach": 2}, targets=["t"]),
            {"units_block_sight": "yes"},
            ["out-of-sight"],
        ),
        (situation(TARGET, me={"movement": 0}, attack=TRAMPLE, path=[[1, 0]]), {}, []),
        (
            situation(TARGET, me={"movement": 0}, attack=TRAMPLE, path=[[1, 0]]),
            {"trample_reach": "movement"},
            ["too-far-to-move"],
        ),
        (
            situation(TARGET, me={"movement": 9}, attack={**TRAMPLE, "reach": 0}, path=[[1, 0]]),
            {"trample_reach": "movement"},
            [],
        ),
        (
            situation(TARGET, me={"movement": 0}, attack={**TRAMPLE, "reach": 0}, path=[[1, 0]]),
            {"trample_reach": "smaller"},
            ["out-of-reach", "too-far-to-move"],
        ),
        (
            situation(TARGET, attack={**SHOT, "ammunition": 1, "multiple": 3}),
            {"multiple_ammunition": "once"},
            [],
        ),
        (
            situation(TARGET, attack={"line": "front", "line_facing": [1, 0]}),
            {"line_from": "target"},
            ["not-on-line"],
        ),
        (situation(TARGET, attack={"line": "back", "line_facing": [1, 0]}), {"line_from": "target"}, []),
        (situation(FAR, attack={"all": True}), {"all_includes_attacker": "yes"}, []),
    ],
)
def test_rulings_decide_what_is_forbidden(given, rulings, keys):
    """Each ruling by itself, at a place where another value says otherwise."""
    assert [key for key, _ in refused(given, **rulings)] == keys


@pytest.mark.parametrize(
    ("numbers", "keys"),
    [
        ({"distance": 3, "height": 0}, ["out-of-reach"]),
        ({"distance": 2, "height": 2}, ["too-high"]),
        ({"distance": 2, "height": -2}, ["too-high"]),
        ({"distance": 2, "height": 1, "visible": False}, ["out-of-sight"]),
        ({"distance": 2, "height": 1}, []),
    ],
)
def test_measured_numbers_replace_the_boards(numbers, keys):
    """What was read off the table holds, whatever the board says."""
    given = situation(
        unit("t", (9, 9)), heights={"9,9": 9}, attack={"reach": 2, "height_limit": 1}, measured={"t": numbers}
    )

    assert [key for key, _ in refused(given)] == keys
