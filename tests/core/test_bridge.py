"""The browser's way in."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator import bridge
from aleator.bridge import handle
from aleator.game import game_ids

GAME = game_ids()[-1]
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"


def call(name, **more):
    """Ask, and read the answer."""
    return json.loads(handle(json.dumps({"call": name, **more})))


def test_games_are_declared_in_order():
    """Every game, by its declared order."""
    games = call("games")["value"]

    assert [game["order"] for game in games] == sorted(game["order"] for game in games)
    assert sorted(game["id"] for game in games) == game_ids()


@pytest.mark.parametrize("game", game_ids())
def test_each_call_answers(game):
    """Resolve, odds, link and open, for every game."""
    scenario = {"game": game, "seed": SEED}
    resolved, weighed, link = (call(name, scenario=scenario) for name in ("resolve", "odds", "link"))

    assert resolved["value"]["status"] == "resolved"
    assert all(resolved["actual"][name] in spread for name, spread in weighed["value"]["measures"].items())
    assert call("open", link=link["value"])["value"] == scenario


@pytest.mark.parametrize(
    ("request_", "path", "code"),
    [
        ("nonsense", "", "not-json"),
        ("[" * 8000, "", "too-deep"),
        ("[]", "", "not-an-object"),
        ("{}", "call", "not-an-option"),
        ('{"call":["resolve"]}', "call", "not-an-option"),
        ('{"call":"resolve"}', "game", "missing"),
        ('{"call":"resolve","scenario":5}', "", "not-an-object"),
        ('{"call":"open"}', "link", "wrong-type"),
        ('{"call":"open","link":5}', "link", "wrong-type"),
    ],
)
def test_bad_requests_answer_their_problems(request_, path, code):
    """Problems come with path, code, value and limit."""
    answer = json.loads(handle(request_))

    assert not answer["ok"]
    assert answer["problems"][0].keys() == {"path", "code", "value", "limit"}
    assert (answer["problems"][0]["path"], answer["problems"][0]["code"]) == (path, code)


@pytest.mark.parametrize("part", ["situation", "rulings", "dice", "title", "seed", "extra"])
def test_infinite_numbers_are_told_as_texts(part):
    """JSON can make an infinity but not hold one: every answer is still JSON."""
    answer = handle(
        '{"call":"resolve","scenario":{"game":"GAME","PART":[{"a":-1e999}]}}'.replace("GAME", GAME).replace(
            "PART", part
        )
    )

    assert "-inf" in answer
    assert "Infinity" not in answer
    assert not json.loads(answer)["ok"]


def test_ask_needs_a_question_that_the_game_has():
    """An unknown question is a problem."""
    answer = call("ask", question="the weather", scenario={"game": GAME})

    assert answer["problems"][0]["code"] == "unknown-question"


def test_a_defect_is_an_answer(monkeypatch):
    """A fault of the core reaches the page as text and takes nothing down."""
    monkeypatch.setitem(bridge._CALLS, "games", lambda _: 1 // 0)

    assert "ZeroDivisionError" in call("games")["defect"]


@given(st.text() | st.dictionaries(st.text(), st.text()).map(json.dumps))
def test_answers_are_ascii_json_whatever_comes(request_):
    """No request raises."""
    answer = handle(request_)

    assert answer.isascii()
    assert json.loads(answer)["ok"] in {True, False}
