"""Alkemy's tests share these fighters and questions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from aleator import Scenario, odds, resolve

QUICK = {"card": "quick", "combat": 2}
TARGET = {"card": "normal", "defence": 10}
PARRY = {"card": "parry"}
IDLE = {"card": "idle"}
RULEBOOK = {"parry_tie": "rulebook"}


def scenario(a: Any = None, b: Any = None, dice: Any = None, **more: Any) -> Scenario:
    """A close combat of these two fighters; `first`, `active` belong to the situation."""
    settled = {key: more.pop(key) for key in ("first", "active") if key in more}
    situation = {"a": a or {}, "b": b or {}, **settled}
    return Scenario.from_json({"game": "alkemy", "situation": situation, "dice": dice or {}, **more})


def outcome(*args: Any, **more: Any) -> dict[str, Any]:
    """What a resolved combat came to."""
    found = resolve(scenario(*args, **more)).to_json()["outcome"]
    assert found is not None
    return found


def pending(*args: Any, **more: Any) -> dict[str, Any]:
    """The rows that are asked for."""
    return (resolve(scenario(*args, **more)).to_json()["pending"] or {"rows": {}})["rows"]


def chance(side: str, *args: Any, **more: Any) -> Fraction:
    """How likely a side hits."""
    return odds(scenario(*args, **more)).measures[f"hit-{side}"].get(True, Fraction(0))


def steps(*args: Any, **more: Any) -> list[str]:
    """The keys of what is told."""
    return [step["key"] for step in resolve(scenario(*args, **more)).to_json()["steps"]]
