"""Squad Melee: the casualty table, worked numbers, refusals, rulings, choices, odds."""

from itertools import permutations

import pytest
from hypothesis import given

from aleator import Scenario, ScenarioError, odds, resolve
from aleator.game import find_game
from tests.strategies import scenarios

GAME = find_game("squad-melee")


def scenario(a=(2,), b=(2,), dice=None, sides=6, **more):
    """One melee of fighters with these bonuses."""
    situation = {"a": {"bonuses": list(a)}, "b": {"bonuses": list(b)}, "sides": sides}
    return Scenario.from_json({"game": GAME.id, "situation": situation, "dice": dice or {}, **more})


def outcome(a=(2,), b=(2,), dice=None, **more):
    """What it comes to."""
    return resolve(scenario(a, b, dice, **more)).to_json()["outcome"]


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


# A second copy of the printed table, typed apart: losers x winners, how many winners die at a difference of 1, 2, 3 ...
PRINTED = {
    (1, 1): "0", (1, 2): "1110", (1, 3): "210", (1, 4): "10",
    (2, 1): "0", (2, 2): "22110", (2, 3): "2110", (2, 4): "210", (2, 5): "10",
    (3, 1): "0", (3, 2): "111110", (3, 3): "22110", (3, 4): "2110", (3, 5): "210",
    (4, 1): "0", (4, 2): "1111110", (4, 3): "221110", (4, 4): "22110", (4, 5): "2110",
    (5, 1): "0", (5, 2): "11111110", (5, 3): "2221110", (5, 4): "221110", (5, 5): "22110",
}  # fmt: skip


def dead_at(losers, winners, difference, winner="a", **rules):
    """How many winners die: all dice show 2, and one bonus makes the difference, which may be negative."""
    ahead = [difference - 2 * (winners - losers)] + [0] * (winners - 1)
    loser = "b" if winner == "a" else "a"
    rows = {winner: [2] * winners, loser: [2] * losers}
    found = outcome(**{winner: ahead, loser: [0] * losers}, dice=rows, rulings=rules)
    assert found["totals"][winner] - found["totals"][loser] == difference
    return len(found["lost"][winner])


@pytest.mark.parametrize("winner", ["a", "b"])
@pytest.mark.parametrize(("losers", "winners"), PRINTED)
def test_every_cell_at_every_difference(losers, winners, winner):
    """Each band from its first to its last difference, one beyond, and far beyond."""
    printed = PRINTED[losers, winners]
    found = [dead_at(losers, winners, n + 1, winner) for n in range(len(printed))]

    assert "".join(map(str, found)) == printed
    assert dead_at(losers, winners, 20 - 2 * (losers - winners) if losers > winners else 20, winner) == 0


@pytest.mark.parametrize(("losers", "winners"), PRINTED)
def test_no_cell_at_zero_or_below(losers, winners):
    """At 0 nobody dies; below it the others have won, and all of these die."""
    assert dead_at(losers, winners, 0) == 0
    assert dead_at(losers, winners, -1) == winners


@pytest.mark.parametrize(("losers", "winners"), [cell for cell in PRINTED if cell[1] > 1])
def test_the_pattern_of_the_table(losers, winners):
    """The last difference with a loss is losers + 4 - winners; 2x2 alone has two die where none should."""
    last = losers + 4 - winners
    two = last // 2 if winners > 2 else 0
    patterned = "2" * two + "1" * (last - two) + "0"

    assert "".join(str(dead_at(losers, winners, n + 1, cell_2x2="pattern")) for n in range(last + 1)) == patterned
    assert (PRINTED[losers, winners] == patterned) is ((losers, winners) != (2, 2))


@pytest.mark.parametrize(
    ("losers", "winners", "difference", "dead"),
    [(1, 2, 4, 1), (2, 2, 5, 1), (5, 3, 7, 1), (5, 5, 16, 1), (1, 4, 2, 1), (2, 5, 9, 1), (2, 2, 2, 2), (3, 1, 9, 0)],
)
def test_beyond_the_table_as_the_last_band(losers, winners, difference, dead):
    """By ruling a larger difference counts as the cell's last; a single winner stays unharmed (sm.8)."""
    assert dead_at(losers, winners, difference, beyond_table="last-band") == dead


@pytest.mark.parametrize(
    ("lone", "five", "one", "every"),
    [
        (1, [1, 1, 1, 1, 1], [], []),
        (2, [2, 3, 4, 5, 6], [], []),
        (3, [2, 3, 3, 3, 3], [0], [0]),
        (4, [3, 6, 2, 4, 2], [2], [0, 2, 4]),
        (6, [5, 5, 5, 5, 5], [0], [0, 1, 2, 3, 4]),
        (6, [6, 6, 6, 6, 1], [4], [4]),
    ],
)
def test_one_against_five(lone, five, one, every):
    """Whoever threw less than the lone loser may go with him, whatever the difference (sm.7)."""
    found = {
        value: outcome([2] * 5, [-9], {"a": five, "b": [lone]}, rulings={"one_against_five": value})["lost"]["a"]
        for value in ("one", "all")
    }

    assert found == {"one": one, "all": every}


def test_five_who_lose_to_one_harm_nobody():
    """Against a single winner only the losers die (sm.8)."""
    found = outcome([-9] * 5, [20], {"a": [6] * 5, "b": [1]})

    assert (found["winner"], found["lost"]) == ("b", {"a": [0, 1, 2, 3, 4], "b": []})


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


@pytest.mark.parametrize(
    ("sizes", "ruling", "refused", "cell"),
    [
        ((5, 5), "refuse", False, (5, 5)),
        ((6, 5), "refuse", True, None),
        ((1, 20), "refuse", True, None),
        ((6, 5), "clamp", False, (5, 5)),
        ((7, 2), "clamp", False, (2, 5)),
        ((6, 1), "clamp", False, (1, 5)),
        ((20, 20), "clamp", False, (5, 5)),
    ],
)
def test_more_than_five(sizes, ruling, refused, cell):
    """The table ends at five a side (sm.1); by ruling more are read as five."""
    a, b = sizes
    rows = {} if refused else {"a": [6] * a, "b": [1] * b}
    asked = scenario([0] * a, [0] * b, rows, rulings={"over_five": ruling})
    result = resolve(asked).to_json()

    assert [reason["key"] for reason in result["refusals"]] == (["more-than-five"] if refused else [])
    assert bool(odds(asked).measures) is not refused
    if cell:
        assert (result["outcome"]["cell"]["losers"], result["outcome"]["cell"]["winners"]) == cell
        assert result["outcome"]["left"]["b"] == 0
        assert result["rulings"].get("over_five") == ("clamp" if max(sizes) > 5 else None)


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


@pytest.mark.parametrize(("value", "odd"), [("printed", {}), ("pattern", {(2, 2): "11110"})])
def test_the_page_gets_the_table_that_the_rules_use(value, odd):
    """What the view declares by each value of the ruling is, cell by cell, what the rules give."""
    view = GAME.declare()["view"]
    table = view["tables"][value]

    for (losers, winners), dead in (PRINTED | odd).items():
        two, one = table[losers - 1][winners - 1] or (0, 0)
        assert "2" * two + "1" * (one - two) + "0" == dead
    assert table[0][4] == "by-die"
    assert value in GAME.ruling_values()[view["tables_by"]]


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
