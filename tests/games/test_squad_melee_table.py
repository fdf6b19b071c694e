"""Squad Melee: the casualty table, cell by cell, and beyond it."""

import pytest

from aleator import odds, resolve
from tests.games.squad_melee import GAME, outcome, scenario

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
