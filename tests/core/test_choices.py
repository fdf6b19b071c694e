"""Choices: picks of dice, options and texts, played and weighed."""

from fractions import Fraction

import pytest

from aleator import ScenarioError, odds, resolve
from aleator.rules import Choose, Measure, Pick, Reading, Roll
from tests.toy import D2, D6, Sum, toy_scenario

SEED = b"seed-for-tests-1"


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
