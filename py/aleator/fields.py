"""Fields of one value: one declaration gives the strict reading, the canonical writing and the form."""

from __future__ import annotations

import dataclasses
import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from aleator.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

BAD: Any = object()
"""Stands for a value that could not be read."""
_HALVES = re.compile("[\ud800-\udfff]")  # of surrogate pairs


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """What a field may hold. `read` gives the value or `BAD` and notes why; `write` is its JSON."""

    kind: ClassVar[str]
    nullable: bool = False

    def read(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Read one JSON value strictly, adding every fault to `problems`."""
        if value is None and self.nullable:
            return None
        return self.read_given(value, path, problems)

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Read a value that is not an allowed null."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """Give the value as canonical JSON."""
        return value

    def declare(self) -> dict[str, Any]:
        """What a form needs to know."""
        limits = {f.name: getattr(self, f.name) for f in dataclasses.fields(self) if f.name != "nullable"}
        return {"type": self.kind, "nullable": self.nullable, **limits}

    def wrong_type(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Note a value of another type."""
        problems.append(Problem(path, "wrong-type", value, self.kind))
        return BAD


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounded(Field):
    """Something with a lowest and a highest value."""

    low: int
    high: int
    unit: str | None = None

    def within(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Hold a number of the right type against the bounds."""
        if value < self.low:
            problems.append(Problem(path, "too-small", value, self.low))
            return BAD
        if value > self.high:
            problems.append(Problem(path, "too-large", value, self.high))
            return BAD
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Integer(Bounded):
    """A whole number; `at_most` names a field of the same record that it may not exceed."""

    kind = "integer"
    at_most: str | None = None

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take an int and nothing that merely equals one."""
        if type(value) is not int:
            return self.wrong_type(value, path, problems)
        return self.within(value, path, problems)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Bounded):
    """A number that may have a fraction; a whole one is kept as an int."""

    kind = "number"

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take an int or a float within the bounds, and so a finite one."""
        if type(value) not in {int, float} or math.isnan(value if type(value) is float else 0):
            return self.wrong_type(value, path, problems)
        held = self.within(value, path, problems)
        return int(held) if type(held) is float and held.is_integer() else held


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Field):
    """Yes or no."""

    kind = "flag"

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take a bool alone."""
        return value if type(value) is bool else self.wrong_type(value, path, problems)


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(Field):
    """One of a few values, told apart by type as well: 1 is not true."""

    kind = "option"
    values: tuple[Any, ...]

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take one of the values."""
        if any(type(value) is type(option) and value == option for option in self.values):
            return value
        problems.append(Problem(path, "not-an-option", value, list(self.values)))
        return BAD


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Field):
    """A text of `shortest` to `longest` characters (code points).

    Where there is a `pattern` (a regular expression that JavaScript reads alike) the whole text must
    match it; `fault` is the code of the problem otherwise.
    """

    kind = "text"
    longest: int
    shortest: int = 0
    pattern: str | None = None
    fault: str = "bad-text"

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take a string that can be sent: no half of a surrogate pair."""
        if type(value) is not str:
            return self.wrong_type(value, path, problems)
        if _HALVES.search(value):
            problems.append(Problem(path, "bad-text", value.encode(errors="replace").decode()))
            return BAD
        if not measured(value, self.shortest, self.longest, path, problems):
            return BAD
        if self.pattern is not None and not re.fullmatch(self.pattern, value):
            problems.append(Problem(path, self.fault, value))
            return BAD
        return value


def measured(value: Any, least: int, most: int, path: str, problems: list[Problem]) -> bool:
    """Hold a length against its bounds."""
    if len(value) < least:
        problems.append(Problem(path, "too-short", value, least))
    elif len(value) > most:
        problems.append(Problem(path, "too-long", value, most))
    return least <= len(value) <= most


def join(path: str, key: str) -> str:
    """One step further along a path."""
    return f"{path}.{key}" if path else str(key)


def repeated(value: Mapping[str, Any], path: str, problems: list[Problem]) -> None:
    """Note keys that stood twice in the JSON text."""
    problems.extend(Problem(join(path, key), "duplicate-key", key) for key in getattr(value, "repeats", ()))
