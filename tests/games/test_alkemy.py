"""Alkemy, close combat: the four cases, both rolls, the rulings and the exact odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, ask, odds, resolve
from aleator.games.alkemy import GAME
from aleator.games.alkemy.record import CARDS, SIDES, Fighter, Rulings
from aleator.games.alkemy.rolls import die
from tests.strategies import scenarios

QUICK = {"card": "quick", "combat": 2}
TARGET = {"card": "normal", "defence": 10}
PARRY = {"card": "parry"}
IDLE = {"card": "idle"}
RULEBOOK = {"parry_tie": "rulebook"}


def scenario(a: Any = None, b: Any = None, dice: Any = None, **more: Any) -> Scenario:
    """A close combat of these two fighters; `first`, `active` belong to the situation."""
    settled = {key: more.pop(key) for key in ("first", "active") if key in more}
    situation = {"a": a or {}, "b": b or {}, **settled}
    return Scenario.from_json({"game": "alkemy", "situation": situation, "dice": dice or {}, **more})


def outcome(*args: Any, **more: Any) -> dict[str, Any]:
    """What a resolved combat came to."""
    found = resolve(scenario(*args, **more)).to_json()["outcome"]
    assert found is not None
    return found


def pending(*args: Any, **more: Any) -> dict[str, Any]:
    """The rows that are asked for."""
    return (resolve(scenario(*args, **more)).to_json()["pending"] or {"rows": {}})["rows"]


def chance(side: str, *args: Any, **more: Any) -> Fraction:
    """How likely a side hits."""
    return odds(scenario(*args, **more)).measures[f"hit-{side}"].get(True, Fraction(0))


def steps(*args: Any, **more: Any) -> list[str]:
    """The keys of what is told."""
    return [step["key"] for step in resolve(scenario(*args, **more)).to_json()["steps"]]


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
