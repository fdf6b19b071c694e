"""Squad Melee: worked numbers, refusals, rulings, choices."""

from itertools import permutations

import pytest
from hypothesis import given

from aleator import Scenario, ScenarioError, odds, resolve
from tests.games.squad_melee import GAME, outcome, scenario
from tests.strategies import scenarios


def test_the_worked_example_of_cell_1x2():
    """9 to 7 is a difference of 2: the loser and the fighter who threw the 2 die."""
    assert outcome([2, 2], [2], {"a": [3, 2], "b": [5]}) == {
        "totals": {"a": 9, "b": 7},
        "winner": "a",
        "difference": 2,
        "cell": {"losers": 1, "winners": 2},
        "lost": {"a": [1], "b": [0]},
        "left": {"a": 1, "b": 0},
    }


def test_the_worked_example_of_cell_1x5():
    """24 to 5: the difference is not looked at, the 2 lies below the loser's 3."""
    found = outcome([2] * 5, [2], {"a": [2, 3, 3, 3, 3], "b": [3]})

    assert found["totals"] == {"a": 24, "b": 5}
    assert found["lost"] == {"a": [0], "b": [0]}
    assert found["cell"] == {"losers": 1, "winners": 5}


@pytest.mark.parametrize(
    ("bonuses", "dice", "by_die", "by_total"),
    [
        ([0, 9], [2, 1], [1], [0]),
        ([9, 0], [2, 1], [1], [1]),
        ([1, 0], [1, 2], [0], [0]),
    ],
)
def test_the_unlucky_winner(bonuses, dice, by_die, by_total):
    """The lower die falls, bonus apart (sm.6); by ruling die and bonus count."""
    against = {"b": [sum(bonuses) + sum(dice) - 2], "dice": {"a": dice, "b": [1]}}
    found = [outcome(bonuses, **against, rulings={"lowest_by": value})["lost"]["a"] for value in ("die", "total")]

    assert found == [by_die, by_total]


def test_below_the_lone_die_is_told_by_the_die_alone():
    """Bonuses never count in this cell, whatever makes others unlucky: the rule compares dice (sm.7)."""
    rows = {"a": [2, 1, 6, 6, 6], "b": [3]}

    assert outcome([0, 5, -9, 9, 9], [0], rows, rulings={"lowest_by": "total"})["lost"]["a"] == [1]
    assert outcome([0, 5, -9, 9, 9], [0], rows)["lost"]["a"] == [1]


def test_two_who_die_are_the_two_lowest():
    """3x3 at a difference of 1 (our extension of sm.6)."""
    assert outcome([0, 0, 0], [3, 3, 4], {"a": [5, 4, 6], "b": [1, 1, 2]})["lost"]["a"] == [0, 1]


@pytest.mark.parametrize(("tie", "lost"), [("none", {"a": [], "b": []}), ("both-lose", {"a": [0, 1], "b": [0]})])
def test_ties(tie, lost):
    """At equal totals nothing happens, or by ruling everyone dies; nobody wins either way."""
    found = outcome([0, 0], [0], {"a": [1, 2], "b": [3]}, rulings={"tie": tie})

    assert found["lost"] == lost
    assert (found["winner"], found["cell"], found["difference"]) == (None, None, 0)
    assert odds(scenario([0, 0], [0], {"a": [1, 2], "b": [3]}, rulings={"tie": tie})).measures["lost-a"] == {
        len(lost["a"]): 1
    }


def test_a_tie_thrown_again():
    """By ruling both rows fall again until they differ; the last throw counts."""
    rows = {"a": [3], "b": [3], "a-2": [1], "b-2": [1], "a-3": [2], "b-3": [6]}
    found = outcome([0], [0], rows, rulings={"tie": "reroll"})
    waiting = resolve(scenario([0], [0], {"a": [3], "b": [3]}, rulings={"tie": "reroll"})).to_json()

    assert (found["winner"], found["totals"]) == ("b", {"a": 2, "b": 6})
    assert set(waiting["pending"]["rows"]) == {"a-2", "b-2"}


@pytest.mark.parametrize(
    ("name", "value", "case"),
    [
        ("tie", "both-lose", ([0], [0], {"a": [2], "b": [2]})),
        ("beyond_table", "last-band", ([0, 0], [0], {"a": [6, 6], "b": [1]})),
        ("equal_dice", "choice", ([0, 0], [0], {"a": [3, 3], "b": [5]})),
        ("one_against_five", "all", ([0] * 5, [0], {"a": [1, 2, 2, 4, 4], "b": [3]})),
        ("cell_2x2", "pattern", ([0, 0], [0, 0], {"a": [3, 3], "b": [3, 2]})),
        ("over_five", "clamp", ([0] * 6, [0], {})),
        ("lowest_by", "total", ([0, 9], [10], {"a": [2, 1], "b": [1]})),
    ],
)
def test_each_ruling_alone(name, value, case):
    """Where a ruling decides, the result names it alone; another value of it changes the result."""
    a, b, dice = case
    here, there = (resolve(scenario(a, b, dice, rulings=rules)).to_json() for rules in ({}, {name: value}))

    assert list(here["rulings"]) == [name]
    assert (here["status"], here["outcome"], here["choices"]) != (there["status"], there["outcome"], there["choices"])


@pytest.mark.parametrize(
    ("a", "b", "dice"),
    [([0], [0], {"a": [5], "b": [2]}), ([0, 0], [0, 0, 0], {"a": [6, 5], "b": [3, 3, 4]})],
)
def test_results_without_a_doubt_lean_on_nothing(a, b, dice):
    """No ruling is named where none could have changed anything."""
    assert resolve(scenario(a, b, dice)).rulings == {}


CHOICE = {"equal_dice": "choice"}


@pytest.mark.parametrize(
    ("case", "key", "options"),
    [
        (([0, 0], [0], {"a": [3, 3], "b": [5]}), "fallen-a", [[0], [1]]),
        (([0], [0, 0], {"b": [3, 3], "a": [5]}), "fallen-b", [[0], [1]]),
        (([0] * 3, [0], {"a": [2, 2, 2], "b": [5]}), "fallen-a", [[0, 1], [0, 2], [1, 2]]),
        (([0] * 3, [5, 0], {"a": [4, 2, 4], "b": [2, 2]}), "fallen-a", [[0, 1], [1, 2]]),
        (([0] * 5, [0], {"a": [2, 6, 2, 6, 4], "b": [3]}), "fallen-a", [[0], [2]]),
    ],
)
def test_choices_of_the_fallen(case, key, options):
    """Equal lowest dice are the players' to choose from; unanswered, the first listed falls."""
    open_one = resolve(scenario(*case, rulings=CHOICE)).to_json()
    side, last = key[-1], options[-1]
    answered = resolve(scenario(*case, rulings=CHOICE, choices={key: last})).to_json()

    assert open_one["choices"] == {
        key: {"options": options, "used": options[0], "answered": False, "row": side, "count": len(last)}
    }
    assert open_one["outcome"]["lost"][side] == options[0] == outcome(*case)["lost"][side]
    assert answered["outcome"]["lost"][side] == last
    assert odds(scenario(*case, rulings=CHOICE, choices={key: last})).measures[f"lost-{side}"] == {len(last): 1}


@pytest.mark.parametrize(
    ("dice", "answer", "code"),
    [
        ({"a": [3, 3], "b": [5]}, [2], "bad-choice"),
        ({"a": [3, 3], "b": [5]}, [0, 1], "bad-choice"),
        ({"a": [2, 3], "b": [4]}, [1], "not-asked"),
        ({"a": [3, 3], "b": [6]}, [1], "not-asked"),
    ],
)
def test_choices_that_are_not_there(dice, answer, code):
    """Only equal lowest dice of a winner who loses some may be chosen."""
    with pytest.raises(ScenarioError) as caught:
        scenario([0, 0], [0], dice, rulings=CHOICE, choices={"fallen-a": answer})

    assert [(p.path, p.code) for p in caught.value.problems] == [("choices.fallen-a", code)]


def test_a_choice_waits_for_its_dice():
    """Before the rows lie there an answer is kept and not used; after a tie the last rows count."""
    rules = {**CHOICE, "tie": "reroll"}
    rows = {"a": [1, 2], "b": [3], "a-2": [3, 3], "b-2": [5]}
    again = resolve(scenario([0, 0], [0], rows, rulings=rules, choices={"fallen-a": [1]})).to_json()

    assert odds(scenario([0, 0], [0], rulings=rules, choices={"fallen-a": [1]})) == odds(
        scenario([0, 0], [0], rulings=rules)
    )
    assert (again["choices"]["fallen-a"]["row"], again["outcome"]["lost"]["a"]) == ("a-2", [1])


@given(scenarios(GAME))
def test_what_is_played_holds_together(drawn):
    """The higher total wins and all others fall; no fighter falls twice, and who is left is left."""
    result = resolve(drawn)
    if result.status == "refused":
        assert result.outcome is None
        return
    found = result.outcome

    for side in ("a", "b"):
        lost, size = getattr(found.lost, side), drawn.situation.size(side)
        assert list(lost) == sorted(set(lost))
        assert set(lost) <= set(range(size))
        assert getattr(found.left, side) == size - len(lost)
        if found.winner not in {side, None}:
            assert len(lost) == size
    ahead = found.totals.a - found.totals.b
    assert (found.winner, found.difference) == ({1: "a", -1: "b"}.get((ahead > 0) - (ahead < 0)), abs(ahead))


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_examples_come_out_as_the_source_says(example):
    """Who wins and who dies in each example."""
    expected = {
        "two-against-one": ("a", [1], [0]),
        "five-against-one": ("a", [0], [0]),
        "two-against-two": ("a", [0, 1], [0, 1]),
    }
    found = resolve(Scenario.from_json({"game": GAME.id, **example.scenario})).outcome

    assert (found.winner, list(found.lost.a), list(found.lost.b)) == expected[example.id]


@pytest.mark.parametrize("by", ["die", "total"])
@pytest.mark.parametrize("dice", list(permutations([1, 2, 4])))
def test_order_in_a_row_does_not_matter_to_the_numbers(dice, by):
    """Which fighter throws what decides who dies, never how many."""
    lost = outcome([0, 1, 2], [0, 0, 0], {"a": list(dice), "b": [1, 2, 5]}, rulings={"lowest_by": by})["lost"]

    assert len(lost["a"]) == 2
