"""JSON texts from outside."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError
from aleator.game import game_ids
from aleator.jsontext import DEEPEST, depth, read_json, write_json

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


def slow_depth(value):
    """How deep a parsed value nests."""
    items = list(value.values()) if isinstance(value, dict) else value
    return 1 + max(map(slow_depth, items), default=0) if isinstance(value, (list, dict)) else 0


@given(JSON)
def test_depth_is_counted_outside_strings(value):
    """Counting brackets on the text agrees with the parsed value, whatever stands in strings."""
    assert depth(json.dumps(value)) == slow_depth(value)
    assert depth(json.dumps(value, ensure_ascii=False)) == slow_depth(value)


@given(JSON)
def test_what_is_written_reads_back(value):
    """Written JSON is ASCII on one line and means the same."""
    text = write_json(value)

    assert text.isascii()
    assert "\n" not in text
    if depth(text) <= DEEPEST:
        assert read_json(text, 10**6) == value


@pytest.mark.parametrize(
    ("text", "code", "limit"),
    [
        ("[" * 8000, "too-deep", 16),
        ("[" * 17 + "]" * 17, "too-deep", 16),
        ('{"a":' * 9000, "too-deep", 16),
        ("x" * 101, "too-big", 100),
    ],
)
def test_deep_or_large_texts_are_refused_unparsed(text, code, limit):
    """Depth and size are held before a parser sees the text."""
    with pytest.raises(ScenarioError) as caught:
        read_json(text, 100 if code == "too-big" else 10**6)

    assert [(p.code, p.limit) for p in caught.value.problems] == [(code, limit)]


def test_sixteen_levels_are_read():
    """The limit itself is lawful."""
    assert read_json("[" * 16 + "]" * 16, 100)


@pytest.mark.parametrize(
    "text",
    ["", "{", "nul", "NaN", "[Infinity]", "-Infinity", "{'a':1}", "[1,]", "1" * 5000, '"\\x"', '"a'],
)
def test_what_is_not_json_is_refused(text):
    """Python's own extensions and over-long numbers are no JSON here."""
    with pytest.raises(ScenarioError) as caught:
        read_json(text, 10**6)

    assert [p.code for p in caught.value.problems] == ["not-json"]


def test_a_key_given_twice_is_a_problem_where_it_stands():
    """No value silently wins over another."""
    text = '{"game":"GAME","situation":{"x":1,"x":2},"dice":{"y":[1],"y":[2]},"title":"","title":""}'
    with pytest.raises(ScenarioError) as caught:
        Scenario.from_json(text.replace("GAME", game_ids()[0]))

    repeats = [(p.path, p.code) for p in caught.value.problems if p.code == "duplicate-key"]
    assert repeats == [
        ("title", "duplicate-key"),
        ("situation.x", "duplicate-key"),
        ("dice.y", "duplicate-key"),
    ]
