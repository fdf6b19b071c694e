"""Scenarios: strict reading, canonical writing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, odds, resolve
from aleator.dice import d
from aleator.game import Row, find_game, game_ids
from aleator.rules import Again, Choose, Reading, Refuse, Roll, say
from tests import toy
from tests.strategies import scenarios
from tests.toy import D6, Sum

ANY_GAME = st.sampled_from(game_ids()).map(find_game)
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"


def problems(given_):
    """The problems of an input, as (path, code)."""
    with pytest.raises(ScenarioError) as caught:
        Scenario.from_json(given_)
    return [(p.path, p.code) for p in caught.value.problems]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_alone_is_a_lawful_attack(game_id):
    """Everything but the game has a default."""
    scenario = Scenario.from_json({"game": game_id})

    assert scenario.to_json() == {"game": game_id}
    assert resolve(scenario).status in {"pending", "resolved"}


@given(st.data())
def test_canonical_scenarios_read_back(data):
    """What is written reads to the same scenario, and is written the same again."""
    scenario = data.draw(scenarios(data.draw(ANY_GAME)))
    text = scenario.to_text()

    assert Scenario.from_json(text) == scenario
    assert Scenario.from_json(json.loads(text)).to_text() == text


@pytest.mark.parametrize(
    ("given_", "expected"),
    [
        ([], [("", "not-an-object")]),
        ({}, [("game", "missing")]),
        ({"game": None}, [("game", "unknown-game")]),
        ({"game": [game_ids()[0]]}, [("game", "unknown-game")]),
        (
            {"game": "chess", "title": 5, "seed": "x"},
            [("title", "wrong-type"), ("seed", "bad-seed"), ("game", "unknown-game")],
        ),
        ({"format": 2, "game": "chess"}, [("format", "newer-format"), ("game", "unknown-game")]),
        ({"format": 0, "game": "chess"}, [("format", "too-small"), ("game", "unknown-game")]),
        ({"format": True, "game": "chess"}, [("format", "wrong-type"), ("game", "unknown-game")]),
    ],
)
def test_without_a_game_the_rest_is_still_held(given_, expected):
    """All that can be said is said at once."""
    assert problems(given_) == expected


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("title", "x" * 81, "too-long"),
        ("title", None, "wrong-type"),
        ("proof", {}, "wrong-type"),
        ("surprise", 1, "unknown-key"),
        ("seed", SEED + "A", "bad-seed"),
        ("seed", SEED[:-1] + "R", "bad-seed"),
        ("seed", SEED[:-1] + "é", "bad-seed"),
        ("seed", SEED[:-1], "bad-seed"),
        ("seed", SEED + "==", "bad-seed"),
        ("seed", 0, "bad-seed"),
        ("seed", "a!!!", "bad-seed"),
        ("seed", "A" * 21 + "=", "bad-seed"),
        ("seed", "A" * 21 + "+", "bad-seed"),
        ("seed", "AAAA!AAAAAAAAAAAAAAAAAAAAAA", "bad-seed"),
        ("seed", "", "bad-seed"),
        ("edition", 99, "newer-edition"),
        ("edition", 0, "too-small"),
        ("edition", "1", "wrong-type"),
        ("situation", None, "wrong-type"),
        ("rulings", [], "wrong-type"),
        ("dice", [], "wrong-type"),
        ("choices", [], "wrong-type"),
    ],
)
def test_each_part_is_held_strictly(game_id, key, value, code):
    """A wrong part is a problem under its own path, whatever the game."""
    assert (key, code) in problems({"game": game_id, key: value})


@pytest.mark.parametrize("game_id", game_ids())
def test_rows_and_choices_that_the_game_does_not_know(game_id):
    """Names that no roll and no choice has are problems."""
    found = problems({"game": game_id, "dice": {"no such row": [1]}, "choices": {"no such choice": 1}})

    assert found == [("dice.no such row", "unknown-row"), ("choices.no such choice", "unknown-key")]


def reader(monkeypatch, game):
    """Let a made-up game be found."""
    monkeypatch.setattr("aleator.scenario.game_ids", lambda: ["toy"])
    monkeypatch.setattr("aleator.scenario.find_game", lambda _: game)


def rules(s, r):
    """Throw nothing."""
    yield from ()


def test_faces_are_held_against_a_die_that_never_changes(monkeypatch):
    """A declared die's faces are known before any rule runs; null is a die left to the seed."""
    reader(monkeypatch, toy.toy(rules, rows=(Row("a", D6),)))

    assert problems({"game": "toy", "dice": {"a": [7, None]}, "title": 5}) == [
        ("title", "wrong-type"),
        ("dice.a.0", "wrong-face"),
    ]


def test_a_text_may_be_answered(monkeypatch):
    """A choice of a text or an option is read as it is."""

    def asks(s, r):
        yield Choose("note", None, "")
        yield Choose("yes", (True, False), default=False)

    reader(monkeypatch, toy.toy(asks))
    answers = {"note": "hello", "yes": True}

    assert Scenario.from_json({"game": "toy", "choices": answers}).to_json()["choices"] == answers


@pytest.mark.parametrize(
    ("part", "value", "expected"),
    [
        ("dice", {"a": 5}, [("dice.a", "wrong-type")]),
        ("dice", {"a": [1] * 201}, [("dice.a", "too-long")]),
        (
            "dice",
            {"a": ["1", 1.0, True]},
            [("dice.a.0", "wrong-type"), ("dice.a.1", "wrong-type"), ("dice.a.2", "wrong-type")],
        ),
        ("dice", {5: [1]}, [("dice.5", "unknown-row")]),
        ("choices", {"keep": 0}, [("choices.keep", "wrong-type")]),
        ("choices", {"keep": ["0"]}, [("choices.keep", "wrong-type")]),
        ("choices", {"keep": []}, [("choices.keep", "bad-choice")]),
        ("choices", {"keep": [1, 0]}, [("choices.keep", "bad-choice")]),
        ("choices", {"keep": [1, 1]}, [("choices.keep", "bad-choice")]),
        ("choices", {"keep": [-1, 0]}, [("choices.keep", "bad-choice")]),
        ("choices", {"keep": list(range(201))}, [("choices.keep", "too-long")]),
        ("choices", {"yes": None}, [("choices.yes", "bad-choice")]),
        ("choices", {"note": 5}, [("choices.note", "wrong-type")]),
        ("choices", {5: 5}, [("choices.5", "unknown-key")]),
    ],
)
def test_rows_and_answers_of_the_wrong_kind(monkeypatch, part, value, expected):
    """Shapes of rows and answers are held before any rule runs."""
    reader(monkeypatch, toy.toy(rules))

    assert problems({"game": "toy", part: value}) == expected


def staged(s, r):
    """A first throw; only a 6 asks for a second one and a decision; a tie is thrown again."""
    first = yield Roll({"a": (1, D6), "b": (1, D6)}, Untied())
    if first == 6:
        yield Roll({"hit-1": (2, D6)}, Sum())
        yield Choose("yes", (True, False), default=True, after=("hit-1",))


class Untied(Reading):
    """The first die; equal dice are thrown again."""

    def read(self, rows, used):
        a, b = (faces[0] for faces in rows.values())
        return Again(say("tie", "toy.1")) if a == b else a


@pytest.mark.parametrize(
    ("dice", "choices", "found"),
    [
        ({"hit-1": [1, 1]}, {"yes": False}, []),
        ({"hit-1": [1, 1], "b": [1]}, {}, []),
        ({"hit-1": [1]}, {}, [("dice.hit-1", "wrong-length")]),
        ({"hit-2": [1, 1]}, {}, [("dice.hit-2", "not-asked")]),
        (
            {"a": [5], "b": [1], "hit-1": [1, 1]},
            {"yes": True},
            [("dice.hit-1", "not-asked"), ("choices.yes", "not-asked")],
        ),
        ({"a": [6], "b": [1]}, {"yes": 1}, [("choices.yes", "bad-choice")]),
        ({}, {"yes": "true"}, [("choices.yes", "bad-choice")]),
        ({}, {"note": "x"}, [("choices.note", "not-asked")]),
        ({"a-3": [1]}, {}, []),
        ({"a": [1], "b": [2], "a-2": [1]}, {}, [("dice.a-2", "not-asked")]),
    ],
)
@pytest.mark.parametrize("seed", [None, SEED])
def test_what_no_roll_can_ever_ask_for_is_a_problem(monkeypatch, seed, dice, choices, found):
    """Rows for later are kept; those that no dice could ask for are named, seed or no seed."""
    reader(monkeypatch, toy.toy(staged))
    given_ = {"game": "toy", "seed": seed, "dice": dice, "choices": choices}

    if found:
        assert problems(given_) == found
    else:
        assert odds(Scenario.from_json(given_))


def test_too_many_branches_are_not_looked_through(monkeypatch):
    """Where a look ahead would take too long, rows for later are kept."""

    def wide(s, r):
        for n in (1, 2):
            yield Roll({f"hit-{n}": (1, d(100))}, Sum())

    reader(monkeypatch, toy.toy(wide))
    assert Scenario.from_json({"game": "toy", "dice": {"hit-9": [1]}})


def forbidden_later(s, r):
    """A rule that forbids only after a throw."""
    face = yield Roll({"a": (1, D6)}, Sum())
    if face == 1:
        yield Refuse((say("forbidden", "toy.1"),))


def test_a_refusal_after_dice_leaves_rows_unread(monkeypatch):
    """What might be refused is not held against rows that may not be read."""
    reader(monkeypatch, toy.toy(forbidden_later))

    assert Scenario.from_json({"game": "toy", "dice": {"hit-1": [1]}})


def test_a_check_of_its_own_runs_on_whole_situations_only(monkeypatch):
    """A game's own check never sees half a situation."""
    seen = []
    game = toy.toy(rules, check=lambda situation: seen.append(situation) or ())
    reader(monkeypatch, game)

    Scenario.from_json({"game": "toy", "situation": {"level": 3}})
    problems({"game": "toy", "situation": {"level": 10}})
    assert [situation.level for situation in seen] == [3]


def upgraded(given_):
    """Edition 1 called the level something else."""
    level = given_.get("situation", {}).get("height", 0)
    return {**given_, "edition": 2, "situation": {"level": level}}


def test_an_older_edition_is_upgraded_by_its_function(monkeypatch):
    """The old numbers come out under the new names."""
    reader(monkeypatch, toy.toy(rules, edition=2, upgrades={1: upgraded}))
    scenario = Scenario.from_json({"game": "toy", "situation": {"height": 4}})

    assert scenario.situation.level == 4
    assert scenario.to_json() == {"game": "toy", "edition": 2, "situation": {"level": 4}}


def test_an_older_edition_without_a_way_up_is_refused(monkeypatch):
    """It is never read with another meaning."""
    reader(monkeypatch, toy.toy(rules, edition=3, upgrades={2: upgraded}))

    assert ("edition", "older-edition") in problems({"game": "toy"})


def test_problems_read_as_single_lines():
    """Whatever a path or a value holds, one problem is one line of ASCII."""
    with pytest.raises(ScenarioError) as caught:
        Scenario.from_json({"game": "x\ny", "a\nb\u0416": "\u2028", "title": "\n" * 90})

    lines = str(caught.value).split("\n")
    assert len(lines) == len(caught.value.problems) == 3
    assert all(line.isascii() for line in lines)


def test_a_value_too_long_to_write_is_still_told():
    """A number of thousands of digits or a very long text ends in one short line."""
    with pytest.raises(ScenarioError) as caught:
        Scenario.from_json({"game": game_ids()[0], "edition": 10**5000, "title": "x" * 5000})

    lines = str(caught.value).splitlines()
    assert len(lines) == 2
    assert all(len(line) < 300 for line in lines)
