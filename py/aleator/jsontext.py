"""JSON texts from outside, checked before and while they are parsed."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, NoReturn

from aleator.problems import Problem, ScenarioError

DEEPEST = 16
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)


class Mapped(dict[str, Any]):
    """An object as parsed, with the keys that stood in it more than once."""

    repeats: tuple[str, ...] = ()


def depth(text: str) -> int:
    """How deep the brackets of a text nest, strings left out. Safe on any text."""
    deepest = level = 0
    for mark in _MARKS.finditer(text):
        if mark[0] in "[{":
            level += 1
            deepest = max(deepest, level)
        elif mark[0] in "]}":
            level -= 1
    return deepest


def read_json(text: str, most: int) -> Any:
    """Parse a text of at most `most` characters that nests at most `DEEPEST` levels.

    Raises a `ScenarioError` for anything that is not strict JSON; never exhausts the stack.
    """
    if len(text) > most:
        raise ScenarioError(Problem("", "too-big", len(text), most))
    if (found := depth(text)) > DEEPEST:
        raise ScenarioError(Problem("", "too-deep", found, DEEPEST))
    try:
        return json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_mapped, parse_constant=_no_constant)
    except ValueError as error:
        place = getattr(error, "pos", None)
        raise ScenarioError(Problem("", "not-json", place)) from None


def _mapped(pairs: list[tuple[str, Any]]) -> Mapped:
    found = Mapped(pairs)
    if len(found) < len(pairs):
        times = Counter(name for name, _ in pairs)
        found.repeats = tuple(name for name, number in times.items() if number > 1)
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def write_json(value: Any) -> str:
    """Give a value as compact ASCII JSON on one line."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)
