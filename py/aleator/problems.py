"""What is wrong with something that came from outside, said in parts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

LONGEST_SHOWN = 200  # characters


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of an input.

    `path` leads to it with dots, list items by index (`dice.attack.0`; empty for the whole input);
    `code` names its kind (`too-large`); `value` is what was given; `limit` what would have been
    lawful: a bound, a list of options, a length, or None.
    """

    path: str
    code: str
    value: Any = None
    limit: Any = None

    def to_json(self) -> dict[str, Any]:
        """The four parts, under the names of the contract."""
        return {"path": self.path, "code": self.code, "value": finite(self.value), "limit": self.limit}

    def __str__(self) -> str:
        """One line for a terminal."""
        path = ascii(self.path)[1:-1] if self.path else "(input)"
        line = f"{path}: {self.code}" + (f": {_short(self.value)}" if self.path or self.value is not None else "")
        return line if self.limit is None else f"{line} (limit {self.limit!a})"


def _short(value: Any) -> str:
    """A value for a terminal: ASCII, on one line, cut where it would fill the screen."""
    try:
        written = ascii(value)
    except ValueError:  # more digits than Python writes out
        return "(a number of very many digits)"
    return written if len(written) <= LONGEST_SHOWN else f"{written[:LONGEST_SHOWN]}..."


def finite(value: Any) -> Any:
    """The value with its infinite numbers as texts: a JSON text can make them, but not hold them."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    return [finite(item) for item in value] if isinstance(value, list | tuple) else value


class ScenarioError(ValueError):
    """An input that cannot be read; `problems` holds every fault that was found, never none."""

    def __init__(self, *problems: Problem) -> None:
        """Keep the problems in the order in which they were found."""
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
