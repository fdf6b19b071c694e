"""Rounds of an area, whose odds are counted without telling hits apart, against walking them one by one."""

from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, odds, resolve
from tests.games.tab_master import situation, unit

F = Fraction
SHOT = {"kind": "projectile", "attack_die": "1d4", "damage": "1d4", "area": True}
ALONG = {**SHOT, "line": "random", "multiple": 2}
EAST = [unit("a", (4, 3), defence=1), unit("b", (5, 3), defence=2)]
APART = [unit("a", (4, 3), defence=1), unit("b", (3, 1), defence=2), unit("c", (1, 3), defence=3)]


def scenario(made, dice=None, **rulings):
    """One attack."""
    return Scenario.from_json({"game": "tab-master", "situation": made, "dice": dice or {}, "rulings": rulings})


def test_two_in_one_volley():
    """DEF 1 and 2, hit by 4 and by 3 of 4 faces, one damage roll for both: 3 and 2 of its 4 faces defeat.

    With a roll of 3 or 4, each falls as it is hit; with a 2, only the weaker can.
    """
    found = odds(scenario(situation(*EAST, attack=SHOT), area_roll="shared")).measures

    assert found["defeated:a"] == {False: F(1, 4), True: F(3, 4)}
    assert found["defeated:b"] == {False: F(5, 8), True: F(3, 8)}
    assert found["defeated"] == {0: F(1, 4), 1: F(1, 2) * F(1, 4) + F(1, 4), 2: F(1, 2) * F(3, 4)}
    assert found["hit-1"] == {True: F(1)}


@pytest.mark.parametrize("area_roll", ["each", "shared"])
@pytest.mark.parametrize(
    ("made", "dice", "rulings"),
    [
        (situation(*EAST, attack={**SHOT, "multiple": 3}), {}, {}),
        (situation(*EAST, attack={**SHOT, "multiple": 3}), {"attack-1": [1]}, {}),
        (situation(*EAST, attack={**SHOT, "multiple": 3}), {"attack-1": [1], "attack-2": [2]}, {}),
        (situation(*EAST, attack={**SHOT, "multiple": 2}), {"damage-1": [2]}, {}),
        (situation(*EAST, attack={**SHOT, "multiple": 2}), {"attack-3": [1], "damage-3": [2]}, {}),
        (situation(*EAST, attack={**SHOT, "multiple": 2}), {"attack-1": [1], "attack-2": [2], "damage-1": [4]}, {}),
        (situation(*APART, attack=ALONG), {}, {}),
        (situation(*APART, attack=ALONG), {"direction-1": [1]}, {}),
        (situation(*APART, attack=ALONG), {"direction-1": [1], "attack-1": [3]}, {}),
        (situation(*APART, attack=ALONG), {"direction-1": [4]}, {}),
        (situation(*APART, attack=ALONG), {"direction-2": [3]}, {}),
        (situation(*APART, attack=ALONG), {"attack-1": [1]}, {}),
        (situation(*EAST, attack=ALONG), {"direction-1": [3], "attack-1": [1]}, {"equal_damage": "defeats"}),
        (situation(*EAST, attack={**ALONG, "kind": "common", "reach": 2}), {"direction-1": [3]}, {}),
        (situation(*EAST, attack={**ALONG, "all": True}), {}, {"all_includes_attacker": "yes"}),
    ],
)
def test_rounds_are_counted_as_they_are_walked(made, dice, rulings, area_roll):
    """Dice that lie there or not, of this round or a later one; lines known or not, empty or with everyone."""
    attack = scenario(made, dice, area_roll=area_roll, **rulings)

    assert odds(attack) == odds(attack, enumerated=True)


UNITS = st.lists(
    st.tuples(st.tuples(*[st.integers(1, 5)] * 2), st.integers(0, 4), st.sampled_from([[], ["flying"], ["undead"]])),
    min_size=1,
    max_size=3,
    unique_by=lambda each: each[0],
)


@settings(max_examples=60, deadline=None)
@given(st.data(), UNITS)
def test_rounds_at_random_are_counted_as_they_are_walked(data, drawn):
    """Squares, DEF, elements, kinds and rulings, after any part of a play, of which rows were taken back."""
    assume(all(square != (3, 3) for square, *_ in drawn))
    units = [unit(f"u{n}", square, defence=d, traits=t) for n, (square, d, t) in enumerate(drawn)]
    attack = {"area": True, "attack_die": "1d3", "damage": data.draw(st.sampled_from(["1d3", "2d2-1"])), "reach": 2}
    attack["kind"] = data.draw(st.sampled_from(["projectile", "projectile", "common", "magic"]))
    attack["line"] = data.draw(st.sampled_from([None, "random", "full"]))
    attack["multiple"] = data.draw(st.integers(1, 3))
    attack["elements"] = data.draw(st.sampled_from([[], ["life"], ["earth"], ["disease"]]))
    rulings = data.draw(
        st.fixed_dictionaries(
            {
                "area_roll": st.sampled_from(["shared", "each"]),
                "line_from": st.sampled_from(["attacker", "target"]),
                "equal_damage": st.sampled_from(["survives", "defeats"]),
            }
        )
    )
    made = situation(*units, attack=attack)
    dice = {}
    for _ in range(data.draw(st.integers(0, 5))):
        for name, (number, die) in resolve(scenario(made, dice, **rulings)).played.pending.items():
            if data.draw(st.booleans()):
                dice[name] = [data.draw(st.sampled_from(die.faces)) for _ in range(number)]
    for name in data.draw(st.lists(st.sampled_from(sorted(dice)), unique=True, max_size=2)) if dice else []:
        del dice[name]
    try:
        attack_made = scenario(made, dice, **rulings)
    except ScenarioError as error:  # a row that is not asked for without the one taken back
        assume([p.code for p in error.problems] != ["not-asked"] * len(error.problems))
        raise

    assert odds(attack_made) == odds(attack_made, enumerated=True)


CROWD = [unit(f"u{n}", (20 + n + 1, 20), defence=n) for n in range(12)]
LARGE = {"board": {"columns": 40, "rows": 40}, "units": [unit("me", (20, 20), "red"), *CROWD]}


@pytest.mark.parametrize("line", [None, "random"])
@pytest.mark.parametrize("area_roll", ["each", "shared"])
def test_twelve_targets_five_times_are_weighed_at_once(area_roll, line):
    """Rounds that told 4,096 hits apart would be refused; each target alone fares as among the others."""
    attack = {**SHOT, "attack_die": "1d20", "damage": "1d20", "multiple": 5, "line": line}

    def found(units, **more):
        made = {**LARGE, "units": [LARGE["units"][0], *units], "attack": attack | more}
        return odds(scenario(made, area_roll=area_roll)).measures

    whole = found(CROWD)
    assert sum(whole["defeated"].values()) == 1
    assert sum(n * p for n, p in whole["defeated"].items()) == sum(whole[f"defeated:u{n}"][True] for n in range(12))
    for n in (0, 11):
        assert whole[f"defeated:u{n}"] == found([CROWD[n]])[f"defeated:u{n}"]


def test_more_than_can_be_told_apart_is_refused_at_once():
    """Twenty random lines over 39 targets in a row; with twelve of them, or without lines, there are few states."""
    row = [unit(f"u{n}", (n + (n >= 20), 20), defence=n) for n in range(39)]

    def found(units, line):
        made = {**LARGE, "units": [LARGE["units"][0], *units], "attack": {**SHOT, "multiple": 20, "line": line}}
        return odds(scenario(made, area_roll="shared")).measures

    with pytest.raises(ScenarioError) as caught:
        found(row, "random")
    assert [(p.code, p.limit) for p in caught.value.problems] == [("too-many-states", 100_000)]
    assert sum(found(row[:12], "random")["defeated"].values()) == 1
    assert sum(found(row, None)["defeated"].values()) == 1
