"""Odds: worked fractions, and every attack against playing out all its dice one by one."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aleator import Scenario, odds, resolve
from tests.games.tab_master import situation, unit

F = Fraction


def scenario(situation, dice=None, **rulings):
    """One attack."""
    return Scenario.from_json({"game": "tab-master", "situation": situation, "dice": dice or {}, "rulings": rulings})


def played_out(situation, dice, rulings):
    """The slow twin: throws every row that is asked for in every way, one after another, and counts."""
    result = resolve(scenario(situation, dice, **rulings))
    if result.status == "resolved":
        return {name: {value: F(1)} for name, value in result.measures.items()}
    name, (number, die) = next(iter(result.played.pending.items()))
    total = {}
    for faces in product(die.faces, repeat=number):
        for measure, spread in played_out(situation, {**dice, name: list(faces)}, rulings).items():
            for value, chance in spread.items():
                sums = total.setdefault(measure, {})
                sums[value] = sums.get(value, 0) + chance / die.sides**number
    return total


def around(*defences):
    """Units next to the attacker, with these DEF."""
    places = [(3, 2), (4, 3), (3, 4), (2, 3)]
    return [unit(f"u{n}", places[n], defence=each) for n, each in enumerate(defences)]


LIVE = {"traits": ["flying"], "essences": ["air"]}
CASES = [
    (situation(*around(2), attack={"damage": "1d4"}), {}),
    (situation(*around(2), attack={"damage": "1d4"}), {"equal_damage": "defeats"}),
    (situation(*around(3), attack={"damage": "2d3-1", "multiple": 2}), {}),
    (situation(*around(1, 2, 3), attack={"damage": "1d4", "area": True}), {}),
    (situation(*around(1, 2, 3), attack={"damage": "1d4", "area": True}), {"area_roll": "shared"}),
    (situation(*around(1, 2), attack={"damage": "1d3", "area": True, "multiple": 2}), {"area_roll": "shared"}),
    (
        situation(*around(1, 2), attack={"damage": "1d3", "area": True, "multiple": 2}),
        {"area_roll": "shared", "equal_damage": "defeats"},
    ),
    (situation(*around(1, 2), attack={"damage": "1d3", "multiple": 3}, targets=["u0", "u1", "u0"]), {}),
    (situation(*around(1), attack={"kind": "projectile", "attack_die": "1d3-1", "damage": "1d3", "multiple": 2}), {}),
    (situation(*around(1, 2), attack={"kind": "projectile", "attack_die": "1d2-1", "damage": "1d3", "area": True}), {}),
    (
        situation(*around(1, 2), attack={"kind": "projectile", "attack_die": "1d2-1", "damage": "1d3", "area": True}),
        {"area_roll": "shared"},
    ),
    (situation(*around(2), attack={"damage": "1d4", "line": "random"}), {}),
    (situation(*around(2), attack={"damage": "1d4", "line": "random", "multiple": 2}), {"line_from": "target"}),
    (situation(*around(1, 2), attack={"damage": "1d3", "line": "random", "area": True}), {}),
    (
        situation(
            unit("a", (4, 3), defence=1),
            unit("b", (5, 3), defence=2),
            attack={
                "damage": "1d3",
                "line": "random",
                "area": True,
                "reach": 2,
                "kind": "projectile",
                "attack_die": "1d2",
            },
        ),
        {"area_roll": "shared"},
    ),
    (situation(*around(1, 2), attack={"damage": "1d3", "wandering": 2}), {}),
    (situation(*around(1), attack={"damage": "1d3", "wandering": 2, "kind": "projectile", "attack_die": "1d2-1"}), {}),
    (situation(*around(1), attack={"damage": "1d3", "wandering": 2, "kind": "trample"}), {}),
    (
        situation(*around(1, 2), path=[[3, 2], [4, 3]], attack={"damage": "1d4", "kind": "trample", "reach": 2}),
        {},
    ),
    (situation(unit("t", (4, 3), defence=12, **LIVE), attack={"damage": "1d4", "elements": ["air"]}), {}),
    (
        situation(unit("t", (4, 3), defence=22, **LIVE), attack={"damage": "1d4", "elements": ["air"]}),
        {"traits_stack": "each"},
    ),
    (situation(unit("t", (4, 3), **LIVE), attack={"damage": "1d4", "elements": ["earth"]}), {}),
    (situation(unit("t", (4, 3), traits=["undead"], defence=9), attack={"elements": ["life"], "damage": "1d4"}), {}),
    (situation(unit("t", (4, 3)), attack={"elements": ["life", "disease"], "damage": "1d4"}), {}),
    (situation(*around(1), attack={"damage": "1d3", "all": True}), {"all_includes_attacker": "yes"}),
]


@pytest.mark.parametrize(("given", "rulings"), CASES)
def test_odds_are_what_playing_everything_out_gives(given, rulings):
    """Every measure of every kind of attack, to the last fraction."""
    assert odds(scenario(given, **rulings)).measures == played_out(given, {}, rulings)


@pytest.mark.parametrize(("given", "rulings"), CASES)
def test_counting_is_what_enumerating_gives(given, rulings):
    """The clever readings and the certain way agree."""
    attack = scenario(given, **rulings)

    assert odds(attack, enumerated=True) == odds(attack)


@pytest.mark.parametrize(
    ("given", "dice", "rulings"),
    [
        (situation(*around(3), attack={"damage": "3d3"}), {"damage-1": [2, None, None]}, {}),
        (situation(*around(1, 2, 3), attack={"damage": "1d4", "area": True}), {"damage-2": [3]}, {}),
        (
            situation(*around(2, 2), attack={"damage": "2d2", "area": True}),
            {"damage-1": [None, 2]},
            {"area_roll": "shared"},
        ),
        (situation(*around(1, 2), attack={"damage": "1d3", "wandering": 2}), {"direction-1": [3]}, {}),
        (
            situation(*around(1), attack={"kind": "projectile", "attack_die": "2d2-2", "damage": "1d3"}),
            {"attack-1": [1, None]},
            {},
        ),
    ],
)
def test_odds_with_dice_that_lie_there(given, dice, rulings):
    """Given rows and given dice of a row count as fixed."""
    whole = {name: row for name, row in dice.items() if None not in row}
    attack = scenario(given, dice, **rulings)

    assert odds(attack, enumerated=True) == odds(attack)
    if whole == dice:
        assert odds(attack).measures == played_out(given, dice, rulings)


ARCHER = {
    "units": [unit("me", (0, 0), "red"), unit("t", (1, 0), defence=6)],
    "attack": {"kind": "projectile", "attack_die": "1d10"},
    "measured": {"t": {"distance": 8, "height": -2}},
}


@pytest.mark.parametrize(
    ("given", "rulings", "measure", "chance"),
    [
        ({"attack": {"damage": "1d4"}}, {}, "defeated:target", F(1)),
        (situation(*around(3), attack={"damage": "1d4"}), {}, "defeated:u0", F(1, 4)),
        (situation(*around(3), attack={"damage": "1d4"}), {"equal_damage": "defeats"}, "defeated:u0", F(1, 2)),
        (situation(*around(3)), {}, "defeated:u0", F(17, 20)),
        (situation(*around(3), attack={"multiple": 2}), {}, "defeated:u0", 1 - F(3, 20) ** 2),
        (situation(*around(3), attack={"line": "random"}), {}, "defeated:u0", F(17, 160)),
        (situation(*around(3), attack={"wandering": 1}), {}, "defeated:u0", F(17, 160)),
        (situation(*around(20)), {}, "defeated:u0", F(0)),
        (ARCHER, {}, "hit-1", F(1, 2)),
        (ARCHER, {}, "defeated:t", F(7, 20)),
    ],
)
def test_worked_chances(given, rulings, measure, chance):
    """Fractions worked by hand."""
    assert odds(scenario(given, **rulings)).measures[measure].get(True, F(0)) == chance


def test_every_unit_that_can_be_hit_has_a_measure():
    """Targets known beforehand, and all enemies within a wandering attack's steps."""
    units = [*around(1, 2), unit("ally", (4, 4), "red"), unit("far", (3, 6)), unit("two", (5, 3))]
    area = odds(scenario(situation(*units, attack={"area": True}))).measures
    wander = odds(scenario(situation(*units, attack={"wandering": 2}))).measures

    assert set(area) == {"defeated", "defeated:u0", "defeated:u1"}
    assert set(wander) == {"defeated", "defeated:u0", "defeated:u1", "defeated:two"}


def chance(given, **rulings):
    """How likely the target falls."""
    return odds(scenario(given, **rulings)).measures["defeated:t"].get(True, F(0))


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 25),
    st.integers(1, 4),
    st.integers(2, 20),
    st.integers(0, 3),
    st.integers(1, 10),
    st.sampled_from(["common", "projectile"]),
)
def test_more_never_hurts(defence, number, sides, plus, far, kind):
    """More dice, damage, attacks or height never lower the chance; more DEF or distance never raise it."""

    def attack(defence=defence, number=number, plus=plus, far=far, times=1, height=0):
        shot = {"attack_die": "1d10"} if kind == "projectile" else {"reach": 40, "height_limit": 40}
        return chance(
            {
                "units": [unit("me", (0, 0), "red"), unit("t", (1, 0), defence=defence)],
                "attack": {"kind": kind, "damage": f"{number}d{sides}+{plus}", "multiple": times, **shot},
                "measured": {"t": {"distance": far, "height": height}},
            }
        )

    assert attack(defence=defence + 1) <= attack()
    assert attack(far=far + 1) <= attack()
    assert attack(number=number + 1) >= attack()
    assert attack(plus=plus + 1) >= attack()
    assert attack(times=2) >= attack()
    assert attack(height=-1) >= attack() >= attack(height=1)


def test_a_wandering_attack_forgets_squares_that_no_longer_matter():
    """Six steps among three enemies stay within the states that can be weighed."""
    units = [unit("a", (4, 3), defence=9), unit("b", (4, 4), defence=9), unit("c", (2, 1), defence=9)]
    found = odds(scenario(situation(*units, attack={"wandering": 6}))).measures

    assert all(sum(spread.values()) == 1 for spread in found.values())
    assert sum(p for n, p in found["defeated"].items() if n == 3) > 0


LARGE = {
    "board": {"columns": 40, "rows": 40, "heights": {f"{x},{x}": 1 for x in range(40)}},
    "units": [unit("me", (20, 20), "red"), *(unit(f"u{n}", (3 * n, (7 * n) % 40), defence=n) for n in range(12))],
    "attack": {"kind": "projectile", "attack_die": "1d10", "archer": True, "area": True, "multiple": 5},
}


def test_twelve_targets_five_times_are_weighed_at_once():
    """Targets apart and strikes folded: states that doubled with each of 60 strikes would be refused."""
    assert len(odds(scenario(LARGE)).measures) == 14


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_random_small_attacks_are_what_playing_out_gives(data):
    """Places, DEF, kinds and rulings at random, dice small."""
    squares = data.draw(st.lists(st.tuples(*[st.integers(1, 5)] * 2), min_size=2, max_size=3, unique=True))
    assume((3, 3) not in squares)
    units = [unit(f"u{n}", square, defence=n) for n, square in enumerate(squares)]
    kind = data.draw(st.sampled_from(["common", "magic", "projectile"]))
    attack = {"kind": kind, "reach": 2, "attack_die": "1d3", "damage": "1d3", "area": data.draw(st.booleans())}
    attack["line"] = data.draw(st.sampled_from([None, "random", "full"]))
    rulings = data.draw(
        st.fixed_dictionaries(
            {
                "area_roll": st.sampled_from(["each", "shared"]),
                "distance": st.sampled_from(["king", "taxicab"]),
                "line_from": st.sampled_from(["attacker", "target"]),
                "equal_damage": st.sampled_from(["survives", "defeats"]),
            }
        )
    )
    made = situation(*units, attack=attack, targets=["u0"])
    attack_made = scenario(made, **rulings)
    assume(resolve(attack_made).status != "refused")

    assert odds(attack_made).measures == played_out(made, {}, rulings)
