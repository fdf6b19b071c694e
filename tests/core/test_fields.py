"""Declared fields: strict reading with paths, codes, values and limits."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator.fields import BAD, Field, Flag, Integer, Number, Option, Text
from aleator.records import Listing, Lookup, Record, declared, flag, integer, number, option, record, spec, text
from tests.strategies import given_values, records


@dataclass(frozen=True, slots=True)
class Inner:
    """A nested record."""

    name: str = text(5)
    size: int | None = integer(0, 9, None)


@dataclass(frozen=True, slots=True)
class Outer:
    """Every kind of field once."""

    need: str = declared(Text(longest=3, shortest=1))
    count: int = integer(0, 200, 4, unit="units", group="g")
    few: int | None = integer(0, 200, None, at_most="count")
    reach: float | None = number(0, 100, None, unit="m")
    open: bool = flag(True)
    side: str = option("a", "b")
    sides: int | None = option(4, 6, default=None)
    inner: Inner = record(Inner)
    items: tuple[int, ...] = declared(Listing(item=Integer(low=1, high=6), least=1, most=3), (2,))
    by_name: dict[str, int] = declared(Lookup(key=Text(longest=2), item=Integer(low=0, high=9), most=2), {})
    places: tuple[int, ...] = declared(Listing(item=Integer(low=1, high=6), most=3), [])


OUTER = Record(of=Outer)


def faults(declaration, value):
    """What reading notes, as tuples."""
    problems = []
    read = declaration.read(value, "p", problems)
    assert (read is BAD) == bool(problems)
    return [(p.path, p.code, p.limit) for p in problems]


WHOLE = Integer(low=0, high=9)
REAL = Number(low=0, high=9)


@pytest.mark.parametrize(
    ("declaration", "value", "code", "limit"),
    [
        (WHOLE, "5", "wrong-type", "integer"),
        (WHOLE, 5.0, "wrong-type", "integer"),
        (WHOLE, True, "wrong-type", "integer"),
        (WHOLE, None, "wrong-type", "integer"),
        (WHOLE, -1, "too-small", 0),
        (WHOLE, 10, "too-large", 9),
        (WHOLE, 10**400, "too-large", 9),
        (REAL, "5", "wrong-type", "number"),
        (REAL, float("nan"), "wrong-type", "number"),
        (REAL, float("inf"), "too-large", 9),
        (REAL, float("-inf"), "too-small", 0),
        (REAL, False, "wrong-type", "number"),
        (REAL, 10**400, "too-large", 9),
        (REAL, 9.001, "too-large", 9),
        (REAL, -0.001, "too-small", 0),
        (Flag(), 1, "wrong-type", "flag"),
        (Flag(), "true", "wrong-type", "flag"),
        (Option(values=(1, 2)), True, "not-an-option", [1, 2]),
        (Option(values=("a",)), "b", "not-an-option", ["a"]),
        (Option(values=("a",)), ["a"], "not-an-option", ["a"]),
        (Text(longest=2), "abc", "too-long", 2),
        (Text(longest=2, shortest=1), "", "too-short", 1),
        (Text(longest=2), 5, "wrong-type", "text"),
        (Text(longest=2), "\ud800", "bad-text", None),
        (Listing(item=WHOLE, most=1), {}, "wrong-type", "list"),
        (Listing(item=WHOLE, most=1), (1,), "wrong-type", "list"),
        (Listing(item=WHOLE, most=1), [1, 2], "too-long", 1),
        (Listing(item=WHOLE, least=1, most=2), [], "too-short", 1),
        (Lookup(key=Text(longest=1), item=WHOLE, most=1), [], "wrong-type", "lookup"),
        (Lookup(key=Text(longest=1), item=WHOLE, most=1), {"a": 1, "b": 2}, "too-long", 1),
        (Record(of=Inner), [], "wrong-type", "record"),
        (Record(of=Inner), None, "wrong-type", "record"),
    ],
)
def test_what_is_not_lawful_is_named(declaration, value, code, limit):
    """Every fault has its path, its code and the limit it broke; nothing is clamped or coerced."""
    assert faults(declaration, value) == [("p", code, limit)]


@pytest.mark.parametrize(
    ("declaration", "value"),
    [
        (WHOLE, 0),
        (Integer(low=0, high=9, nullable=True), None),
        (REAL, 0.5),
        (Flag(), False),
        (Text(longest=2), ""),
        (Text(longest=2), "\U0001f3b2\U0001f3b2"),
        (Option(values=(4, 6), nullable=True), None),
    ],
)
def test_zero_false_empty_and_null_keep_their_meaning(declaration, value):
    """What a falsy value says is what is read."""
    assert declaration.read(value, "p", []) == value
    assert type(declaration.read(value, "p", [])) is type(value)


def test_a_whole_number_with_a_point_is_kept_whole():
    """5.0 and 5 are one distance, so one link."""
    assert type(REAL.read(5.0, "p", [])) is int


def test_all_faults_of_a_record_at_once():
    """Faults at every level are found together, each under its own path."""
    given_ = {
        "count": 201, "extra": 1, "inner": {"name": "too long", "size": "1"}, "items": [1, 7, None],
        "by_name": {"long": 1, "a": 10}, "few": 3,
    }  # fmt: skip

    assert faults(OUTER, given_) == [
        ("p.extra", "unknown-key", None),
        ("p.need", "missing", None),
        ("p.count", "too-large", 200),
        ("p.inner.name", "too-long", 5),
        ("p.inner.size", "wrong-type", "integer"),
        ("p.items.1", "too-large", 6),
        ("p.items.2", "wrong-type", "integer"),
        ("p.by_name.long", "too-long", 2),
        ("p.by_name.a", "too-large", 9),
    ]


@pytest.mark.parametrize(("few", "problems"), [(4, []), (None, []), (5, [("p.few", "too-large", 4)])])
def test_a_field_may_be_bounded_by_another(few, problems):
    """`at_most` holds one field against another, defaults included."""
    assert faults(OUTER, {"need": "x", "few": few}) == problems


@given(records(Outer))
def test_canonical_writing_reads_back(value):
    """For every field: a value goes there and back, and is written only where it is no default."""
    problems = []
    read = OUTER.read(value, "", problems)
    if problems:
        assert {p.path for p in problems} <= {"few", "by_name"}
        return

    written = OUTER.write(read)
    assert OUTER.read(written, "", []) == read
    assert OUTER.write(OUTER.read(written, "", [])) == written


def test_defaults_are_not_written():
    """A canonical record leaves defaults out, but never what has none."""
    assert OUTER.write(OUTER.read({"need": "x", "count": 4, "inner": {}}, "", [])) == {"need": "x"}


def test_a_record_that_is_not_given_is_null():
    """A nullable record or list may be null."""
    assert Record(of=Inner, nullable=True).write(None) is None
    assert Listing(item=WHOLE, most=1, nullable=True).write(None) is None


def test_declarations_tell_a_form_all_it_needs():
    """Type, limits, default, unit and group come from the one declaration."""
    told = {part["key"]: part for part in OUTER.declare()["fields"]}

    assert told["count"] == {
        "key": "count", "type": "integer", "nullable": False, "low": 0, "high": 200, "unit": "units",
        "at_most": None, "default": 4, "required": False, "group": "g", "widget": None, "when": None,
    }  # fmt: skip
    assert told["need"]["required"]
    assert told["items"]["item"]["high"] == 6
    assert told["by_name"]["keys"]["longest"] == 2
    assert told["inner"]["fields"][0]["longest"] == 5


def test_reading_and_drawing_know_the_same_kinds():
    """A kind of field that cannot be drawn would go untested."""
    assert {type(spec(part)) for part in fields(Outer)} == {
        Text, Integer, Number, Flag, Option, Record, Listing, Lookup,
    }  # fmt: skip
    with pytest.raises(TypeError):
        given_values(Odd())


@dataclass(frozen=True, slots=True, kw_only=True)
class Odd(Field):
    """A field that forgot to say how it is read."""

    kind = "odd"
    low: Any = field(default=None)


def test_a_field_must_say_how_it_is_read():
    """The base of all fields reads nothing."""
    with pytest.raises(NotImplementedError):
        Odd().read(1, "p", [])


@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_reading_never_raises(value):
    """Any JSON whatever is read or told off, never a crash."""
    OUTER.read(value, "", [])
