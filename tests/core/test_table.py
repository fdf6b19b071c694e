"""The table: one play of a rule body."""

from fractions import Fraction

import pytest

from aleator import ScenarioError, odds, resolve, weighing
from aleator.dice import d
from aleator.result import replay
from aleator.rules import Again, Apart, Choose, Count, Fold, Measure, Pick, Reading, Refuse, Roll, say
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


class Kept(Reading):
    """The sum of two dice kept out of three."""

    picks = (Pick("keep", "a", 2),)

    def read(self, rows, used):
        return sum(rows["a"][i] for i in used["keep"])


def keep_two(s, r):
    """Throw three, keep two."""
    total = yield Roll({"a": (3, D6)}, Kept())
    yield Measure("n", total)
    return total


# 3d6 keep best two, of 216.
BEST_TWO = [1, 3, 7, 12, 19, 27, 34, 36, 34, 27, 16]


def test_best_two_of_three():
    """The published distribution, for 2 to 12."""
    chances = odds(toy_scenario(keep_two)).measures["n"]

    assert chances == {n: Fraction(ways, 216) for n, ways in enumerate(BEST_TWO, 2)}


def test_a_pick_is_answered_or_takes_its_default():
    """The default is used and shown while unanswered; an answer counts even where it is worse."""
    free = resolve(toy_scenario(keep_two, {"a": (2, 6, 4)})).to_json()
    asked = resolve(toy_scenario(keep_two, {"a": (2, 6, 4)}, {"keep": (0, 2)})).to_json()

    assert free["choices"]["keep"] == {
        "options": [[0, 1], [0, 2], [1, 2]],
        "used": [1, 2],
        "answered": False,
        "row": "a",
        "count": 2,
    }
    assert (free["outcome"], asked["outcome"]) == (10, 6)
    assert asked["choices"]["keep"]["answered"]


def test_a_pick_counts_in_the_odds_once_its_row_lies_there():
    """Before that it takes its default."""
    choices = {"keep": (0, 1)}

    assert odds(toy_scenario(keep_two, {"a": (1, 1, 6)}, choices)).measures["n"] == {2: 1}
    assert odds(toy_scenario(keep_two, {"a": (1, None, 6)}, choices)) == odds(
        toy_scenario(keep_two, {"a": (1, None, 6)})
    )


@pytest.mark.parametrize("answer", [(0, 3), (0,), (0, 1, 2)])
def test_an_unlawful_pick_is_a_problem(answer):
    """A pick names dice that are there, as many as are kept."""
    for ask in (resolve, odds):
        with pytest.raises(ScenarioError) as caught:
            ask(toy_scenario(keep_two, {"a": (1, 2, 3)}, {"keep": answer}))
        assert [(p.path, p.code, p.value) for p in caught.value.problems] == [
            ("choices.keep", "bad-choice", list(answer))
        ]


def choosing(s, r):
    """Throw, then decide, then note something."""
    face = yield Roll({"a": (1, D2)}, Sum())
    go_on = yield Choose("yes", (True, False), default=True, after=("a",))
    note = yield Choose("note", None, default="", after=("a",), longest=5)
    yield Measure("n", face if go_on else 0)
    return note


def test_choices_without_dice():
    """An option and a text are answered, or their defaults hold."""
    plain = resolve(toy_scenario(choosing, {"a": (1,)})).to_json()["choices"]
    answered = resolve(toy_scenario(choosing, {"a": (1,)}, {"yes": False, "note": "hi"})).to_json()

    assert plain["yes"] == {"options": [True, False], "used": True, "answered": False}
    assert plain["note"] == {"options": None, "used": "", "answered": False}
    assert answered["outcome"] == "hi"


@pytest.mark.parametrize(("key", "answer"), [("yes", 1), ("yes", "true"), ("note", "longer"), ("note", 5)])
def test_an_answer_must_be_among_the_options(key, answer):
    """Options are told apart by type; texts have a length."""
    for ask in (resolve, odds):
        with pytest.raises(ScenarioError) as caught:
            ask(toy_scenario(choosing, {"a": (1,)}, {key: answer}))
        assert caught.value.problems[0].path == f"choices.{key}"


def test_a_choice_counts_in_the_odds_once_its_rows_lie_there():
    """An answer given early takes effect only with its row."""
    answer = {"yes": False}

    assert odds(toy_scenario(choosing, {}, answer)).measures["n"] == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    assert odds(toy_scenario(choosing, {"a": (2,)}, answer)).measures["n"] == {0: 1}


def strikes(s, r):
    """Three strikes; each 6 fells one of two."""

    def strike(number):
        def step(left):
            if not left:
                return left
            face = yield Roll({f"hit-{number}": (1, D6)}, AtLeast(6))
            return left - face

        return step

    left = yield Fold(2, tuple(strike(n) for n in (1, 2, 3)))
    yield Measure("n", 2 - left)
    return left


class AtLeast(Reading):
    """1 where the one die shows `need` or more."""

    def __init__(self, need):
        self.need = need

    def read(self, rows, used):
        (faces,) = rows.values()
        return int(faces[0] >= self.need)


def test_a_fold_asks_row_after_row():
    """The first strike's row is asked for alone: the next may never come."""
    assert resolve(toy_scenario(strikes)).to_json()["pending"]["rows"].keys() == {"hit-1"}
    assert resolve(toy_scenario(strikes, {"hit-1": (6,), "hit-2": (6,)})).outcome == 0


def test_a_fold_merges_equal_states():
    """The odds of a run of strikes are the binomial ones, cut off at what is there."""
    sixth = Fraction(1, 6)

    assert odds(toy_scenario(strikes)).measures["n"] == {
        0: (1 - sixth) ** 3,
        1: 3 * sixth * (1 - sixth) ** 2,
        2: 3 * sixth**2 * (1 - sixth) + sixth**3,
    }


def apart(s, r):
    """Two targets that do not touch each other."""

    def part(number, need):
        def rules():
            hit = yield Roll({f"hit-{number}": (1, D6)}, AtLeast(need))
            yield Measure("side" if number == 1 else "m", "x" if number == 1 and hit else "y" if number == 1 else hit)
            if hit:
                yield Count("n", 1)
            return hit

        return rules

    hits = yield Apart((part(1, 6), part(2, 4)))
    yield Count("n", 0)
    return {"hits": hits}


def test_parts_apart_may_be_thrown_at_once():
    """All their rows are pending together; one that lies there is kept."""
    assert resolve(toy_scenario(apart)).to_json()["pending"]["rows"].keys() == {"hit-1", "hit-2"}
    assert resolve(toy_scenario(apart, {"hit-1": (1,)})).to_json()["pending"]["rows"].keys() == {"hit-2"}


def test_parts_apart_are_weighed_one_by_one():
    """Each part's measure stands alone and their counts add up."""
    found = odds(toy_scenario(apart))

    assert found.measures["side"] == {"x": Fraction(1, 6), "y": Fraction(5, 6)}
    assert found.measures["m"] == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert found.measures["n"] == {0: Fraction(5, 12), 1: Fraction(1, 2), 2: Fraction(1, 12)}
    assert found.means == {"n": Fraction(2, 3), "m": Fraction(1, 2)}


def test_a_play_counts_what_odds_weigh():
    """The measures of one play are values that the odds know."""
    result = resolve(toy_scenario(apart, {"hit-1": (6,), "hit-2": (4,)}))

    assert result.measures == {"side": "x", "m": 1, "n": 2}
    assert result.outcome == {"hits": [1, 1]}


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


def test_a_fold_carries_what_its_steps_tell():
    """Counts told inside a run of steps add up over all of them."""

    def counting(s, r):
        def step(number):
            def strike(state):
                hit = yield Roll({f"hit-{number}": (1, D6)}, AtLeast(6))
                yield Count("n", hit)
                return state

            return strike

        yield Fold(0, tuple(step(n) for n in (1, 2)))

    assert odds(toy_scenario(counting)).measures["n"] == {0: Fraction(25, 36), 1: Fraction(10, 36), 2: Fraction(1, 36)}


def test_too_many_states_are_a_problem(monkeypatch):
    """Odds that would have to tell too much apart say so."""
    assert weighing.MOST_STATES == 100_000
    monkeypatch.setattr(weighing, "MOST_STATES", 500)

    def wide(s, r):
        for n in (1, 2):
            yield Roll({f"hit-{n}": (1, d(100))}, Sum())
        yield Measure("n", 0)

    with pytest.raises(ScenarioError) as caught:
        odds(toy_scenario(wide))

    assert [(p.code, p.limit) for p in caught.value.problems] == [("too-many-states", 500)]
