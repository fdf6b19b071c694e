"""Alkemy: dice by colour, the wheel, and what each ruling moves."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from aleator import Scenario, ScenarioError, odds, resolve
from aleator.games.alkemy import GAME
from tests.games.alkemy import IDLE, PARRY, QUICK, TARGET, chance, pending, scenario


@pytest.mark.parametrize(
    ("need", "dice", "wanted"),
    [
        (8, 0, Fraction(5, 12)),
        (8, 1, Fraction(49, 72)),
        (8, 2, Fraction(119, 144)),
        (8, -1, Fraction(7, 36)),
        (8, -2, Fraction(13, 144)),
        (7, 0, Fraction(7, 12)),
        (7, 1, Fraction(29, 36)),
        (7, 2, Fraction(131, 144)),
        (2, -2, Fraction(1)),
        (13, 2, Fraction(0)),
    ],
)
def test_white_dice(need: int, dice: int, wanted: Fraction) -> None:
    """Two white dice, the best or the worst two of three and four, against a number to reach."""
    assert chance("a", {"bonus_dice": dice}, {**IDLE, "defence": need}) == wanted


def test_two_red_dice_reach_six_half_the_time() -> None:
    """Filled with 3 and 3, two red dice reach 6 in exactly half of all throws."""
    assert chance("a", {"health": "red"}, {**IDLE, "defence": 6}) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("health", "rulings", "faces"),
    [
        ("yellow", {}, [1, 2, 3, 4, 5, 4]),
        ("yellow", {"yellow_repeat": 1}, [1, 2, 3, 4, 5, 1]),
        ("red", {}, [1, 2, 3, 4, 3, 3]),
        ("red", {"red_repeat": "2+4"}, [1, 2, 3, 4, 2, 4]),
    ],
)
def test_colours(health: str, rulings: Any, faces: list[int]) -> None:
    """All dice of a fighter have his colour: six sides still, some numbers repeated."""
    asked = pending({"health": health}, {}, rulings=rulings)

    assert asked["reflex-a"] == {"count": 2, "sides": 6, "faces": faces}
    assert asked["reflex-b"] == {"count": 2, "sides": 6}


def test_a_coloured_die_lacks_high_faces() -> None:
    """A row cannot hold a number that the die does not show."""
    with pytest.raises(ScenarioError, match="wrong-face"):
        scenario({"health": "red"}, IDLE, {"combat-a": [5, 1]})


@pytest.mark.parametrize(
    ("rulings", "quick", "normal", "furious"),
    [({}, 3, 3, 3), ({"wheel": "source"}, 3, 2, 2), ({"wheel": "off"}, 2, 2, 2)],
)
def test_wheel(rulings: Any, quick: int, normal: int, furious: int) -> None:
    """Each attack card beats one other; the source shows only quick over normal."""
    pairs = [("quick", "normal"), ("normal", "furious"), ("furious", "quick")]

    counts = [pending({"card": a}, {"card": b}, first="a", rulings=rulings)["combat-a"]["count"] for a, b in pairs]

    assert counts == [quick, normal, furious]


LEANING: list[tuple[Any, Any, Any, set[str]]] = [
    ({}, {}, {"combat-a": [1, 1], "combat-b": [1, 1]}, {"card_cost"}),
    (QUICK, TARGET, {"combat-a": [4, 4, 5], "combat-b": [1, 2]}, {"wheel", "keep", "card_cost"}),
    ({"card": "furious"}, TARGET, {"combat-a": [4, 4], "combat-b": [1, 2, 3]}, {"wheel", "keep", "card_cost"}),
    ({}, PARRY, {"combat-a": [1, 1], "combat-b": [1, 1]}, {"card_cost", "parry_tie"}),
    ({}, PARRY, {"combat-a": [1, 1], "combat-b": [1, 2]}, {"card_cost"}),
    ({"health": "red"}, IDLE, {"combat-a": [1, 1]}, {"card_cost"}),
    ({"health": "red"}, IDLE, {}, {"red_repeat"}),
    ({"health": "yellow"}, IDLE, {}, {"yellow_repeat"}),
    (PARRY, IDLE, {}, set()),
    (IDLE, IDLE, {}, set()),
]


@pytest.mark.parametrize(("a", "b", "dice", "leaned"), LEANING)
def test_rulings_leaned_on(a: Any, b: Any, dice: Any, leaned: set[str]) -> None:
    """A result names the rulings that could change it and no others; dice of a colour lie as they lie."""
    assert set(resolve(scenario(a, b, dice, first="a")).rulings) == leaned


def test_reflex_tie_is_leaned_on() -> None:
    """A tie that the attribute decided could have been thrown again."""
    dice = {"reflex-a": [1, 1], "reflex-b": [1, 2], "combat-a": [1, 1], "combat-b": [1, 1]}

    assert set(resolve(scenario({"reflex": 1}, {}, dice)).rulings) == {"reflex_tie", "card_cost"}


@pytest.mark.parametrize(
    ("situation", "moved"),
    [
        ({"a": QUICK, "b": TARGET}, {"wheel"}),
        ({"a": {"card": "furious", "defence": 8}, "b": TARGET}, {"wheel"}),
        ({"a": {}, "b": PARRY}, {"parry_tie"}),
        ({"a": {"reflex": 1}, "b": {}}, {"reflex_tie"}),
        ({"a": {}, "b": {}}, set()),
        ({"a": {"health": "yellow"}, "b": {"card": "idle", "defence": 7}}, {"yellow_repeat"}),
        ({"a": {"health": "red"}, "b": {"card": "idle", "defence": 6}}, {"red_repeat"}),
    ],
)
def test_each_ruling_moves_its_own_odds(situation: Any, moved: set[str]) -> None:
    """Switching one ruling changes the odds of no attack that it does not speak about."""
    plain = odds(Scenario.from_json({"game": "alkemy", "situation": situation})).measures

    changed = {
        name
        for name, values in GAME.ruling_values().items()
        for value in values[1:]
        if odds(Scenario.from_json({"game": "alkemy", "situation": situation, "rulings": {name: value}})).measures
        != plain
    }

    assert changed == moved
