"""The worked examples of the source, and attacks that show what it does not work out."""

from __future__ import annotations

from typing import Any

from aleator.game import Example

NAMES = (
    *("attacker", "target", "red", "blue"),
    *("alchemist", "archer", "golem", "knight", "lancer", "levi", "mage", "salamander", "soldier"),
)
"""Names of units and sides, here and by default, that each reader has in his language."""


def _at(unit: str, side: str, at: list[int], **more: Any) -> dict[str, Any]:
    return {"id": unit, "side": side, "at": at, **more}


LANCER = {
    "board": {"heights": {"3,0": 2}},
    "units": [
        _at("lancer", "red", [0, 0], movement=1),
        _at("alchemist", "blue", [3, 0], defence=3),
    ],
    "attack": {"reach": 2},
    "move": [[1, 0]],
}
KNIGHT = {
    "board": {"heights": {"1,1": 1}},
    "units": [
        _at("knight", "red", [0, 0], movement=3),
        _at("soldier", "blue", [2, 0], defence=10),
        _at("archer", "blue", [3, 0], defence=5),
        _at("levi", "blue", [1, 1]),
    ],
    "attack": {"kind": "trample", "reach": 3, "height_limit": 0},
    "path": [[1, 0], [2, 0], [3, 0]],
}
ALCHEMIST = {
    "board": {"heights": {"1,0": 6, "2,0": 8}},
    "units": [
        _at("alchemist", "red", [0, 0]),
        _at("mage", "blue", [2, 0], defence=3),
    ],
    "attack": {"kind": "magic", "reach": 5, "damage": "1d4"},
}
QUIVER = {
    "units": [
        _at("archer", "red", [0, 0], movement=1),
        _at("mage", "blue", [2, 0], defence=3),
    ],
    "attack": {"kind": "projectile", "attack_die": "1d10", "ammunition": 0},
    "secondary": {"damage": "1d4"},
    "use": "secondary",
    "move": [[1, 0]],
}
ARCHER = {
    "board": {"columns": 12, "heights": {"0,0": 3, "8,0": 1}},
    "units": [
        _at("archer", "red", [0, 0]),
        _at("lancer", "blue", [8, 0], defence=6),
    ],
    "attack": {"kind": "projectile", "attack_die": "1d10", "ammunition": 5},
}
ICE = {
    "units": [
        _at("mage", "red", [3, 3]),
        _at("salamander", "blue", [5, 3], defence=25, essences=["fire"]),
    ],
    "attack": {"kind": "magic", "reach": 3, "damage": "1d10", "elements": ["ice"]},
}
STORM = {
    "board": {"obstacles": ["3,5"]},
    "units": [
        _at("mage", "red", [3, 3]),
        _at("soldier", "blue", [4, 3], defence=8),
        _at("archer", "blue", [3, 1], defence=5),
        _at("golem", "blue", [1, 4], defence=12, essences=["earth"]),
        _at("lancer", "blue", [3, 6], defence=3),
    ],
    "attack": {"reach": 3, "damage": "1d10", "elements": ["earth"], "area": True},
}

EXAMPLES = (
    Example("archer", {"situation": ARCHER, "dice": {"attack-1": [7], "damage-1": [7]}}),
    Example("lancer", {"situation": LANCER, "dice": {"damage-1": [6]}}),
    Example("knight", {"situation": KNIGHT, "dice": {"damage-1": [8], "damage-2": [12]}}),
    Example("alchemist", {"rulings": {"equal_damage": "defeats"}, "situation": ALCHEMIST, "dice": {"damage-1": [3]}}),
    Example("no-arrows", {"rulings": {"equal_damage": "defeats"}, "situation": QUIVER, "dice": {"damage-1": [3]}}),
    Example("ice", {"situation": ICE, "dice": {"damage-1": [7]}}),
    Example("area", {"situation": STORM, "dice": {"damage-1": [9], "damage-2": [4], "damage-3": [3]}}),
)
