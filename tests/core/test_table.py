"""The table: one play of a rule body."""

from fractions import Fraction

import pytest

from aleator import ScenarioError, odds, resolve
from aleator.dice import d
from aleator.result import replay
from aleator.rules import Again, Measure, Reading, Refuse, Roll, Settle, say
from tests.toy import D2, D6, Sum, toy_scenario

SEED = b"seed-for-tests-1"


def one_roll(s, r):
    """Throw a and b together, measure the sum."""
    total = yield Roll({"a": (2, D6), "b": (1, D6)}, Sum())
    yield Measure("n", total)
    yield say("verdict", "toy.1", total=total)
    return {"total": total}


def test_rows_may_be_typed_thrown_or_mixed():
    """A typed row, a thrown row and a row with one die left to the seed make one attack."""
    typed = resolve(toy_scenario(one_roll, {"a": (6, None)}, seed=SEED)).to_json()
    thrown = resolve(toy_scenario(one_roll, seed=SEED)).to_json()

    assert typed["rows"]["a"]["entered"] == [True, False]
    assert typed["rows"]["a"]["faces"] == [6, thrown["rows"]["a"]["faces"][1]]
    assert typed["rows"]["b"] == thrown["rows"]["b"]


def test_without_a_seed_missing_rows_are_asked_for():
    """Pending names every row that can be thrown now and keeps those that lie there."""
    result = resolve(toy_scenario(one_roll, {"a": (1, 2)})).to_json()

    assert result["status"] == "pending"
    assert result["outcome"] is None
    assert result["pending"] == {"rows": {"b": {"count": 1, "sides": 6}}}
    assert result["rows"]["a"]["faces"] == [1, 2]


def test_half_a_row_is_asked_for_whole():
    """A row with a die left to a seed that is not there is pending."""
    result = resolve(toy_scenario(one_roll, {"a": (1, None), "b": (1,)})).to_json()

    assert result["pending"] == {"rows": {"a": {"count": 2, "sides": 6}}}


def test_odd_dice_show_their_faces_when_asked_for():
    """A die whose sides are not 1 to n says so."""

    def rules(s, r):
        yield Roll({"a": (1, d(3).__class__((1, 2, 2)))}, Sum())

    assert resolve(toy_scenario(rules)).to_json()["pending"]["rows"]["a"] == {
        "count": 1,
        "sides": 3,
        "faces": [1, 2, 2],
    }


@pytest.mark.parametrize(
    ("dice", "problems"),
    [
        ({"a": (1,), "b": (7,)}, [("dice.a", "wrong-length", 2), ("dice.b.0", "wrong-face", [1, 2, 3, 4, 5, 6])]),
        (
            {"a": (0, 9), "b": (1,)},
            [("dice.a.0", "wrong-face", [1, 2, 3, 4, 5, 6]), ("dice.a.1", "wrong-face", [1, 2, 3, 4, 5, 6])],
        ),
        ({"a": (), "b": (1,)}, [("dice.a", "wrong-length", 2)]),
    ],
)
def test_rows_that_do_not_fit_are_problems(dice, problems):
    """Wrong lengths, wrong faces and rows that no roll asks for are named, all of a roll at once."""
    with pytest.raises(ScenarioError) as caught:
        resolve(toy_scenario(one_roll, dice))

    assert [(p.path, p.code, p.limit) for p in caught.value.problems] == problems


def test_odds_name_the_same_misfits():
    """Odds hold rows to the same demands."""
    with pytest.raises(ScenarioError) as caught:
        odds(toy_scenario(one_roll, {"a": (1,)}))

    assert [p.path for p in caught.value.problems] == ["dice.a"]


class Untied(Reading):
    """Which row is higher; a tie is thrown again."""

    def read(self, rows, used):
        a, b = sum(rows["a"]), sum(rows["b"])
        return ("x" if a > b else "y") if a != b else Again(say("tie", "toy.1", both=a))


def until_decided(s, r):
    """Throw until one row is higher."""
    side = yield Roll({"a": (1, D6), "b": (1, D2)}, Untied())
    yield Measure("side", side)
    return side


def test_ties_are_thrown_again_under_numbered_names():
    """A tie tells of itself and asks for row-2."""
    tied = {"a": (1,), "b": (1,)}
    pending = resolve(toy_scenario(until_decided, tied)).to_json()
    decided = resolve(toy_scenario(until_decided, {**tied, "a-2": (2,), "b-2": (1,)})).to_json()

    assert [step["key"] for step in pending["steps"]] == ["tie"]
    assert pending["pending"]["rows"].keys() == {"a-2", "b-2"}
    assert decided["outcome"] == "x"


def test_odds_of_throws_repeated_without_end_are_given_a_decision():
    """12 throws, 2 tied: the rest are divided by 10."""
    assert odds(toy_scenario(until_decided)).measures == {"side": {"x": Fraction(9, 10), "y": Fraction(1, 10)}}


@pytest.mark.parametrize(
    ("dice", "chance"),
    [
        ({"a": (2,)}, Fraction(1, 2) + Fraction(1, 2) * Fraction(9, 10)),
        ({"a": (1,), "b": (1,)}, Fraction(9, 10)),
        ({"a": (1,), "b": (1,), "a-2": (2,)}, Fraction(1, 2) + Fraction(1, 2) * Fraction(9, 10)),
        ({"a-2": (1,)}, Fraction(9, 12) + Fraction(2, 12) * Fraction(1, 2) * Fraction(9, 10)),
        ({"a": (6,)}, Fraction(1)),
    ],
)
def test_odds_after_a_tie(dice, chance):
    """Entered rows of any throw count as fixed, later throws stay open."""
    assert odds(toy_scenario(until_decided, dice)).measures["side"]["x"] == chance


class Endless(Reading):
    """Never decides."""

    def read(self, rows, used):
        return Again(say("tie", "toy.1"))


def never(s, r):
    """A rule that throws for ever."""
    yield Roll({"a": (1, D2)}, Endless())


def test_a_throw_that_never_decides_is_a_problem():
    """Neither a play nor odds run for ever."""
    for ask in (resolve, odds):
        with pytest.raises(ScenarioError) as caught:
            ask(toy_scenario(never, seed=SEED))
        assert caught.value.problems[0].code == "no-decision"


def refusing(s, r):
    """Forbid unless the table is loose."""
    if r.loose == "no":
        yield Refuse((say("forbidden", "toy.1", level=s.level),))
    yield Measure("n", 1)
    return 1


def test_a_refused_attack_asks_for_nothing_and_keeps_what_was_entered():
    """Every reason is told; rows entered are neither read nor faults."""
    scenario = toy_scenario(refusing, {"a": (9, 9, 9)})
    result, weighed = resolve(scenario).to_json(), odds(scenario)

    assert result["refusals"] == [{"key": "forbidden", "cites": ["toy.1"], "facts": {"level": 0}}]
    assert (result["status"], result["pending"], result["outcome"]) == ("refused", None, None)
    assert resolve(scenario).measures == {}
    assert weighed.to_json() == {"measures": {}, "means": {}, "refusals": result["refusals"]}


def test_a_ruling_counts_as_leaned_on_only_where_another_value_changes_the_result():
    """Looking at a ruling is not enough."""

    def idle(s, r):
        yield Measure("n", int(r.loose == "maybe"))

    assert resolve(toy_scenario(refusing)).to_json()["rulings"] == {"loose": "no"}
    assert resolve(toy_scenario(refusing, loose="yes")).to_json()["rulings"] == {"loose": "yes"}
    assert resolve(toy_scenario(idle)).to_json()["rulings"] == {}


def test_a_ruling_under_which_the_dice_no_longer_fit_is_leaned_on():
    """Other rows would have been asked for."""

    def fewer(s, r):
        yield Roll({"a": (1 if r.loose == "no" else 2, D6)}, Sum())

    assert resolve(toy_scenario(fewer, {"a": (3,)})).to_json()["rulings"] == {"loose": "no"}


def test_a_part_settled_otherwise_ends_the_comparison():
    """Under the other value of the ruling the body goes no further than the part that differs."""
    values = []

    def settling(s, r):
        yield Settle("same", 1)
        yield Settle("part", r.loose)
        values.append(r.loose)
        return r.loose

    assert resolve(toy_scenario(settling)).to_json()["rulings"] == {"loose": "no"}
    assert values == ["no"]


def test_parts_settled_of_an_attack_that_stays_open_do_not_count():
    """Without an outcome nothing has changed, whatever was settled on the way."""

    def opening(s, r):
        yield Settle("part", r.loose)
        yield Roll({"a": (1, D6)}, Sum())

    assert resolve(toy_scenario(opening)).to_json()["rulings"] == {}


def test_a_result_replays_to_itself():
    """The recorded rows alone give the same play."""
    scenario = toy_scenario(one_roll, {"a": (6, None)}, seed=SEED)
    result = resolve(scenario)

    assert replay(result, scenario.game, scenario).outcome == result.outcome


def test_a_step_names_its_ruling_with_the_value_used():
    """A step that a ruling decided says which and how; where another value changes nothing, none decided."""

    def decided(s, r):
        yield say("free", "toy.1")
        yield say("bound", "toy.1", ruling="loose", level=s.level)
        return r.loose

    def undecided(s, r):
        yield say("bound", "toy.1", ruling="loose", level=s.level)

    steps = resolve(toy_scenario(decided, loose="yes")).to_json()["steps"]
    assert [step["ruling"] for step in steps] == [None, {"name": "loose", "value": "yes"}]
    assert resolve(toy_scenario(undecided)).to_json()["steps"][0]["ruling"] is None
