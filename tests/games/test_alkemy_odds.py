"""Alkemy: exact odds against every throw, the pay-off, and what never hurts."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aleator import Scenario, ask, odds, resolve
from aleator.games.alkemy import GAME
from aleator.games.alkemy.record import CARDS, SIDES, Fighter, Rulings
from aleator.games.alkemy.rolls import die
from tests.games.alkemy import IDLE, PARRY, RULEBOOK, scenario
from tests.strategies import scenarios


def reflex_odds(lead: int, rulings: Any, **attributes: Any) -> dict[str, Fraction]:
    """Who is first where `a` adds `lead`, by going through all 1,296 throws."""
    wins = {"a": 0, "b": 0}
    for one, two, three, four in product(range(1, 7), repeat=4):
        difference = one + two + lead - three - four
        if difference or not rulings:
            wins["a" if difference > 0 or (difference == 0 and attributes.get("reflex")) else "b"] += 1
    return {side: Fraction(number, sum(wins.values())) for side, number in wins.items()}


@pytest.mark.parametrize(
    ("a", "lead", "rulings"),
    [({"reflex": 2}, 2, {}), ({"reflex": 2}, 2, {"reflex_tie": "reroll"}), ({}, 0, {"reflex_tie": "reroll"})],
)
def test_reflex_odds(a: Any, lead: int, rulings: Any) -> None:
    """Unlimited rethrows are odds given a decision."""
    found = odds(scenario(a, {}, rulings=rulings)).measures["first"]

    assert found == reflex_odds(lead, rulings, **a)


@pytest.mark.parametrize("tie", ["parried", "rulebook"])
@pytest.mark.parametrize(("combat_a", "combat_b"), [(0, 0), (1, 0), (2, 3)])
def test_parry_odds(tie: str, combat_a: int, combat_b: int) -> None:
    """An opposed roll of two dice each, by going through all 1,296 throws."""
    through = decided = 0
    for one, two, three, four in product(range(1, 7), repeat=4):
        difference = one + two + combat_a - three - four - combat_b
        if tie == "rulebook" and difference == 0:
            difference = combat_a - combat_b
            if difference == 0:
                continue
        decided += 1
        through += difference > 0

    found = odds(scenario({"combat": combat_a}, {**PARRY, "combat": combat_b}, rulings={"parry_tie": tie})).measures

    assert found["parried"][False] == found["hit-a"][True] == Fraction(through, decided)
    assert found["hit-b"] == {False: Fraction(1)}


@pytest.mark.parametrize(
    ("a", "b", "dice", "rulings"),
    [
        ({"card": "quick"}, {"defence": 7, "reflex": 1}, {}, {}),
        ({"card": "quick"}, {"defence": 7, "reflex": 1}, {}, {"reflex_tie": "reroll"}),
        ({"bonus_dice": 1, "defence": 9}, {"health": "red"}, {"reflex-a": [2, None], "combat-a": [None, 3, 3]}, {}),
        ({"bonus_dice": -2, "health": "yellow"}, {**PARRY, "bonus_dice": 1}, {}, {}),
        ({"bonus_dice": -2, "health": "yellow"}, {**PARRY, "bonus_dice": 1}, {}, RULEBOOK),
        ({"bonus_dice": 2}, PARRY, {"combat-a": [1, None, 6, None], "combat-b": [None, 5]}, RULEBOOK),
        (
            {"bonus_dice": 1},
            PARRY,
            {"combat-a": [3, 3, 1], "combat-b": [3, 3], "combat-a-2": [6, None, None]},
            RULEBOOK,
        ),
        ({}, {}, {"reflex-a": [3, 3], "reflex-b": [2, 4], "reflex-a-3": [6, 6]}, {}),
    ],
)
def test_counted_odds_are_enumerated_odds(a: Any, b: Any, dice: Any, rulings: Any) -> None:
    """Counting by sums gives what reading every throw gives, also with rows given in part or whole."""
    case = scenario(a, b, dice, rulings=rulings)

    assert odds(case) == odds(case, enumerated=True)


@pytest.mark.parametrize("keep", [[0, 1], [0, 2], [1, 2]])
def test_a_pick_fixes_the_odds(keep: list[int]) -> None:
    """With the row on the table the odds follow the dice picked."""
    case = scenario({"bonus_dice": 1}, {**IDLE, "defence": 7}, {"combat-a": [1, 3, 6]}, choices={"keep-a": keep})

    total = sum([1, 3, 6][i] for i in keep)
    assert odds(case).measures["hit-a"] == {total >= 7: Fraction(1)}


def test_payoff_of_plain_fighters() -> None:
    """25 card pairs: attacks against Defence, the wheel's third die, opposed rolls, and nothing."""
    table = ask(scenario({"defence": 8}, {"defence": 8}), "payoff")

    two, three, through = "5/12", "49/72", "575/1296"
    assert table == {
        "rows": list(CARDS),
        "columns": list(CARDS),
        "a": [
            [two, two, three, through, two],
            [three, two, two, through, two],
            [two, three, two, through, two],
            ["0"] * 5,
            ["0"] * 5,
        ],
        "b": [
            [two, three, two, "0", "0"],
            [two, two, three, "0", "0"],
            [three, two, two, "0", "0"],
            [through] * 3 + ["0", "0"],
            [two] * 3 + ["0", "0"],
        ],
    }


@settings(max_examples=10)
@given(scenarios(GAME))
def test_payoff_is_the_odds_of_each_pair(case: Scenario) -> None:
    """Every cell is what the odds of those two cards say, whatever is settled or spent."""
    table = ask(case, "payoff")
    given_json = case.to_json()
    fighters = {side: {**given_json.get("situation", {}).get(side, {}), "action_points": None} for side in SIDES}

    for (row, card_a), (column, card_b) in product(enumerate(CARDS), enumerate(CARDS)):
        cards = {"a": {**fighters["a"], "card": card_a}, "b": {**fighters["b"], "card": card_b}}
        one = Scenario.from_json({"game": "alkemy", "situation": cards, "rulings": given_json.get("rulings", {})})
        found = odds(one).measures
        for side in SIDES:
            assert table[side][row][column] == str(found[f"hit-{side}"].get(True, Fraction(0)))


@given(st.sampled_from(["combat", "combat_modifier", "bonus_dice"]), scenarios(GAME))
def test_more_never_hurts(field: str, case: Scenario) -> None:
    """More Combat, a higher modifier or one more die never lowers the chance to hit or to parry."""
    before = case.to_json()
    fighter = before.get("situation", {}).get("a", {})
    assume(fighter.get(field, 0) < 2)
    more = {**before, "situation": {**before.get("situation", {}), "a": {**fighter, field: fighter.get(field, 0) + 1}}}
    low, high = (odds(Scenario.from_json(one)).measures for one in (before, more))
    assume(low)

    assert high["hit-a"].get(True, 0) >= low["hit-a"].get(True, 0)
    assert high["hit-b"].get(True, 0) <= low["hit-b"].get(True, 0)


@given(st.integers(0, 39), scenarios(GAME))
def test_defence_never_helps_the_attacker(defence: int, case: Scenario) -> None:
    """One more Defence of `b` never raises the chance that `a` hits, and moves nothing else."""
    before = case.to_json()
    fighter = before.get("situation", {}).get("b", {})
    situations = [{**before.get("situation", {}), "b": {**fighter, "defence": defence + i}} for i in (0, 1)]
    low, high = (odds(Scenario.from_json({**before, "situation": one})).measures for one in situations)
    assume(low)

    assert high["hit-a"].get(True, 0) <= low["hit-a"].get(True, 0)
    assert {**high, "hit-a": None} == {**low, "hit-a": None}


@given(scenarios(GAME))
def test_result_holds_together(case: Scenario) -> None:
    """A resolved combat has a total that is its dice and modifiers, and measures that are its outcome."""
    result = resolve(case)
    assume(result.status == "resolved")
    found = result.to_json()["outcome"]

    for blow in found["attacks"]:
        fighter = case.situation.fighter(blow["by"])
        assert blow["total"] == sum(blow["kept"]) + fighter.combat + fighter.combat_modifier
        assert blow["hit"] == (not found["parried"] if found["parry"] else blow["total"] >= blow["against"])
    hits = {f"hit-{blow['by']}": blow["hit"] for blow in found["attacks"]}
    parried = {} if found["parried"] is None else {"parried": found["parried"]}
    assert result.measures == {"first": found["first"] or "none", "hit-a": False, "hit-b": False, **hits, **parried}


@pytest.mark.parametrize("health", ["white", "yellow", "red"])
@pytest.mark.parametrize("red_repeat", GAME.ruling_values()["red_repeat"])
def test_every_die_has_six_sides(health: str, red_repeat: str) -> None:
    """Whatever fills a die, it has six sides and every number up to its highest."""
    made = die(Fighter(health=health), Rulings(red_repeat=red_repeat))

    assert made.sides == 6
    assert set(made.faces) == set(range(1, max(made.faces) + 1))
