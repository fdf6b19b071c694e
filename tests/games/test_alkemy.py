"""Alkemy, close combat: the four cases, both rolls, choices, refusals."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from aleator import ScenarioError, odds, resolve
from aleator.games.alkemy.record import SIDES
from tests.games.alkemy import IDLE, PARRY, QUICK, RULEBOOK, TARGET, outcome, pending, scenario, steps


@pytest.mark.parametrize(
    ("keep", "defence", "kept", "total", "hit"),
    [
        ({"keep-a": [0, 1]}, 10, [4, 4], 10, True),
        ({"keep-a": [0, 2]}, 10, [4, 5], 11, True),
        ({}, 10, [4, 5], 11, True),
        ({"keep-a": [0, 1]}, 11, [4, 4], 10, False),
        ({"keep-a": [1, 2]}, 12, [4, 5], 11, False),
    ],
)
def test_worked_attack(keep: Any, defence: int, kept: list[int], total: int, *, hit: bool) -> None:
    """The source's example: 4, 4 and 5, Combat 2; at least Defence hits (al.7), by default the best two count."""
    dice = {"combat-a": [4, 4, 5], "combat-b": [1, 2]}

    found = outcome(QUICK, {**TARGET, "defence": defence}, dice, first="a", choices=keep)

    assert found["attacks"][0] == {"by": "a", "kept": kept, "total": total, "against": defence, "hit": hit}


def test_both_strike_in_order() -> None:
    """The winner of the reflex test strikes first, then the other (al.4, al.8)."""
    dice = {"reflex-a": [1, 2], "reflex-b": [3, 4], "combat-a": [6, 6], "combat-b": [1, 1]}

    found = outcome({}, {"defence": 12}, dice)

    assert found["first"] == "b"
    assert found["reflex"] == {"a": 3, "b": 7}
    assert [(blow["by"], blow["hit"]) for blow in found["attacks"]] == [("b", True), ("a", True)]


@pytest.mark.parametrize(
    ("a", "b", "dice", "first"),
    [
        ({"reflex": 2}, {"reflex": 5}, {"reflex-a": [4, 4], "reflex-b": [1, 4]}, "b"),
        ({"reflex": 5}, {"reflex": 2}, {"reflex-a": [1, 4], "reflex-b": [4, 4]}, "a"),
        ({"reflex": 2, "reflex_modifier": 3}, {"reflex": 4}, {"reflex-a": [1, 1], "reflex-b": [1, 2]}, "b"),
        ({"reflex_modifier": 1}, {}, {"reflex-a": [3, 3], "reflex-b": [3, 3]}, "a"),
    ],
)
def test_reflex_ties_look_at_the_attribute(a: Any, b: Any, dice: Any, first: str) -> None:
    """Equal totals go to the higher attribute without modifier; 10 against 10 to the one with 5."""
    found = outcome(a, b, {**dice, "combat-a": [1, 1], "combat-b": [1, 1]})

    assert found["first"] == first


@pytest.mark.parametrize(
    ("a", "rulings"),
    [({}, {}), ({"reflex": 1}, {"reflex_tie": "reroll"})],
)
def test_reflex_is_thrown_again(a: Any, rulings: Any) -> None:
    """Equal attributes throw again, under `reroll` whatever the attributes."""
    tied = {"reflex-a": [2, 2], "reflex-b": [2, 2 + a.get("reflex", 0)]}
    again = {"reflex-a-2": [1, 1], "reflex-b-2": [6, 6]}

    assert list(pending(a, {}, tied, rulings=rulings)) == ["reflex-a-2", "reflex-b-2"]
    found = outcome(a, {}, {**tied, **again, "combat-a": [1, 1], "combat-b": [1, 1]}, rulings=rulings)
    assert (found["first"], found["reflex"]["b"]) == ("b", 12)


def test_tie_by_attribute_is_told() -> None:
    """A tie that an attribute decides is a step of its own."""
    dice = {"reflex-a": [1, 1], "reflex-b": [1, 2], "combat-a": [1, 1], "combat-b": [1, 1]}

    assert steps({"reflex": 1}, {}, dice)[1] == "reflex-tie"


@pytest.mark.parametrize(
    ("a", "b", "count"),
    [
        ({}, {}, 2),
        ({"card": "quick"}, {}, 3),
        ({}, {"card": "furious"}, 3),
        ({"card": "furious"}, {"card": "quick"}, 3),
        ({}, {"card": "quick"}, 2),
        ({"card": "quick"}, PARRY, 2),
        ({"card": "quick"}, IDLE, 2),
        ({"card": "quick", "bonus_dice": 2}, {}, 4),
        ({"card": "quick", "bonus_dice": -1}, {}, 2),
        ({"bonus_dice": -1}, {}, 3),
        ({"bonus_dice": -2}, {}, 4),
        ({"card": "quick", "bonus_dice": -2}, {}, 3),
    ],
)
def test_number_of_dice(a: Any, b: Any, count: int) -> None:
    """Two dice, one more a bonus or penalty die, never more than four; the wheel counts in case 1."""
    assert pending(a, b, first="a")["combat-a"]["count"] == count


@pytest.mark.parametrize(
    ("net", "row", "kept"),
    [
        (-1, [4, 1, 5], [4, 1]),
        (-2, [3, 6, 2, 3], [3, 2]),
        (0, [6, 1], [6, 1]),
        (1, [4, 5, 1], [4, 5]),
        (2, [2, 6, 1, 6], [6, 6]),
    ],
)
def test_dice_that_count(net: int, row: list[int], kept: list[int]) -> None:
    """Penalty dice leave the worst two, bonus dice by default the best two, in the order thrown."""
    found = outcome({"bonus_dice": net}, IDLE, {"combat-a": row})

    assert found["attacks"][0]["kept"] == kept


@pytest.mark.parametrize(("net", "offered"), [(-2, []), (-1, []), (0, []), (1, ["keep-a"]), (2, ["keep-a"])])
def test_pick_is_offered(net: int, offered: list[str]) -> None:
    """Only bonus dice leave a choice."""
    result = resolve(scenario({"bonus_dice": net}, IDLE, {"combat-a": [1, 2, 3, 4][: 2 + abs(net)]}))

    assert list(result.played.choices) == offered


def test_highest_offers_no_pick() -> None:
    """Under `keep: highest` nothing is left to pick, and a pick is refused."""
    a, dice, rulings = {"bonus_dice": 1}, {"combat-a": [4, 4, 5]}, {"keep": "highest"}

    assert outcome(a, IDLE, dice, rulings=rulings)["attacks"][0]["kept"] == [4, 5]
    with pytest.raises(ScenarioError, match="not-asked"):
        scenario(a, IDLE, dice, rulings=rulings, choices={"keep-a": [0, 1]})


@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        ({}, ["reflex-a", "reflex-b"]),
        ({"reflex-a": [1, 1]}, ["reflex-b"]),
        ({"reflex-a": [1, 1], "reflex-b": [1, 2]}, ["combat-b"]),
        ({"reflex-a": [1, 1], "reflex-b": [1, 2], "combat-b": [1, 1]}, ["combat-a"]),
        ({"reflex-a": [1, 1], "reflex-b": [1, 2], "combat-b": [1, 1], "combat-a": [1, 1]}, []),
    ],
)
def test_rows_come_in_order(dice: Any, asked: list[str]) -> None:
    """Both reflex rows, then the first attacker's, then the second's."""
    assert list(pending(dice=dice)) == asked


def test_parry_answers_an_announced_total() -> None:
    """The parrier throws only after the attacker has picked and announced (al.16, al.17)."""
    a, dice = {"bonus_dice": 1, "combat": 3}, {"combat-a": [4, 4, 5]}

    assert list(pending(a, PARRY, {})) == ["combat-a"]
    result = resolve(scenario(a, PARRY, dice)).to_json()
    assert list(result["pending"]["rows"]) == ["combat-b"]
    assert (result["choices"]["keep-a"]["used"], result["steps"][-1]["facts"]["total"]) == ([0, 2], 12)


@pytest.mark.parametrize(("standing", "blows"), [(True, 2), (False, 1)])
def test_who_fell_does_not_strike_back(blows: int, *, standing: bool) -> None:
    """Whoever was hit strikes only if he still stands (al.8)."""
    dice = {"combat-a": [6, 6]} | ({"combat-b": [6, 6]} if standing else {})

    found = outcome({}, {}, dice, first="a", choices={"standing-b": standing})

    assert len(found["attacks"]) == blows
    measured = odds(scenario({}, {}, {"combat-a": [6, 6]}, first="a", choices={"standing-b": standing})).measures
    assert measured["hit-b"] == {standing: Fraction(1)}


def test_standing_is_asked_after_a_hit_alone() -> None:
    """A miss leaves no question whether the target still stands; the last blow leaves none either."""
    dice = {"combat-a": [1, 1], "combat-b": [6, 6]}

    assert resolve(scenario({}, {"defence": 3}, dice, first="a")).played.choices == {}
    with pytest.raises(ScenarioError, match="not-asked"):
        scenario({}, {"defence": 3}, dice, first="a", choices={"standing-b": False})


@pytest.mark.parametrize(
    ("a", "b", "dice", "rulings", "parried"),
    [
        ({"combat": 1}, PARRY, {"combat-a": [3, 3], "combat-b": [3, 3]}, {}, False),
        ({}, PARRY, {"combat-a": [3, 3], "combat-b": [3, 3]}, {}, True),
        ({}, PARRY, {"combat-a": [3, 3], "combat-b": [3, 4]}, {}, True),
        ({}, {**PARRY, "defence": 40}, {"combat-a": [3, 3], "combat-b": [3, 2]}, {}, False),
        ({"combat": 2}, {**PARRY, "combat": 5}, {"combat-a": [4, 4], "combat-b": [1, 4]}, RULEBOOK, True),
        ({"combat": 5}, {**PARRY, "combat": 2}, {"combat-a": [1, 4], "combat-b": [4, 4]}, RULEBOOK, False),
        ({"combat": 5}, {**PARRY, "combat": 2}, {"combat-a": [1, 4], "combat-b": [4, 4]}, {}, True),
        ({"combat_modifier": 3}, {**PARRY, "combat": 1}, {"combat-a": [1, 1], "combat-b": [1, 3]}, RULEBOOK, True),
        (PARRY, {"combat": 9}, {"combat-a": [1, 1], "combat-b": [1, 1]}, {}, False),
    ],
)
def test_parry(a: Any, b: Any, dice: Any, rulings: Any, *, parried: bool) -> None:
    """The attacker has to win, Defence plays no part; at equal totals a parry holds, or Combat decides."""
    found = outcome(a, b, dice, rulings=rulings)

    by, defender = ("a", "b") if b.get("card") == "parry" else ("b", "a")
    blow = found["attacks"][0]
    assert (found["parried"], blow["hit"], found["case"]) == (parried, not parried, "attack-parry")
    assert found["riposte"] == (defender if parried else None)
    assert (blow["by"], found["parry"]["by"], blow["against"]) == (by, defender, found["parry"]["total"])


def test_equal_parry_is_thrown_again_in_turn() -> None:
    """By the rule book equal totals and equal Combat start over, the attacker first, each throw with its own pick."""
    a = {"bonus_dice": 1}
    tied = {"combat-a": [3, 1, 3], "combat-b": [3, 3]}
    again = {"combat-a-2": [6, 1, 5], "combat-b-2": [4, 4]}

    assert list(pending(a, PARRY, tied, rulings=RULEBOOK)) == ["combat-a-2"]
    found = outcome(a, PARRY, tied | again, rulings=RULEBOOK, choices={"keep-a-2": [0, 1]})
    assert (found["attacks"][0]["kept"], found["parried"]) == ([6, 1], True)


@pytest.mark.parametrize(
    ("a", "b", "spent", "ends"),
    [
        (PARRY, PARRY, (1, 1), False),
        (PARRY, IDLE, (1, 0), False),
        (IDLE, PARRY, (0, 1), False),
        (IDLE, IDLE, (0, 0), True),
    ],
)
@pytest.mark.parametrize("card_cost", ["source", "rulebook"])
@pytest.mark.parametrize(("active", "following"), [("a", "b"), ("b", "a")])
def test_nobody_attacks(a: Any, b: Any, spent: Any, card_cost: str, active: str, following: str, *, ends: bool) -> None:
    """Case 4: a parry without an attack costs 1 under any ruling, two idle cards end the phase (al.24 to al.27)."""
    found = outcome(a, b, active=active, first="a", rulings={"card_cost": card_cost})

    assert (found["spent"]["a"], found["spent"]["b"]) == spent
    assert (found["phase_ends"], found["next_active"]) == (ends, following if ends else None)
    assert (found["case"], found["attacks"], found["first"]) == ("no-attack", [], None)


@pytest.mark.parametrize(
    ("cards", "dice", "spent"),
    [
        (({}, {}), {"combat-a": [1, 1], "combat-b": [1, 1]}, (1, 1)),
        (({}, PARRY), {"combat-a": [1, 1], "combat-b": [1, 1]}, (1, 1)),
        (({}, IDLE), {"combat-a": [1, 1]}, (1, 0)),
    ],
)
def test_card_cost(cards: Any, dice: Any, spent: Any) -> None:
    """The source names a cost for an idle parry alone; the rule book takes 1 for an attack and a parry."""
    by_source = outcome(*cards, dice, first="a")["spent"]
    by_rulebook = outcome(*cards, dice, first="a", rulings={"card_cost": "rulebook"})["spent"]

    assert by_source == {"a": 0, "b": 0}
    assert by_rulebook == dict(zip(SIDES, spent, strict=True))


BROKE = {"action_points": 0}


@pytest.mark.parametrize(
    ("a", "b", "rulings", "refused"),
    [
        ({**PARRY, **BROKE}, IDLE, {}, ["a"]),
        ({**PARRY, **BROKE}, {**PARRY, **BROKE}, {}, ["a", "b"]),
        (IDLE, {**PARRY, **BROKE}, {}, ["b"]),
        ({**PARRY, **BROKE}, {}, {"card_cost": "rulebook"}, ["a"]),
        (BROKE, {**PARRY, **BROKE}, {"card_cost": "rulebook"}, ["a", "b"]),
        ({**PARRY, **BROKE}, {}, {}, []),
        ({**IDLE, **BROKE}, {**IDLE, **BROKE}, {"card_cost": "rulebook"}, []),
        ({**PARRY, "action_points": 1}, PARRY, {}, []),
    ],
)
def test_refusals(a: Any, b: Any, rulings: Any, refused: list[str]) -> None:
    """Whoever has to pay and has no action point left is refused, each for himself, before any dice."""
    result = resolve(scenario(a, b, rulings=rulings)).to_json()

    assert [reason["facts"]["by"] for reason in result["refusals"]] == refused
    assert (result["status"] == "refused") == bool(refused)
    assert bool(odds(scenario(a, b, rulings=rulings)).refusals) == bool(refused)
