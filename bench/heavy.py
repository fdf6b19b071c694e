"""The heaviest questions that a player may come to ask, game by game, and the milliseconds that each may take."""

from __future__ import annotations

from typing import Any

SEED = "c2VlZC1mb3ItdGVzdHMtMQ"
FIGHTER = {"card": "furious", "combat": 5, "reflex": 5, "defence": 12, "bonus_dice": 2}
SIDE = {"bonuses": [0, 1, 2, 3, 4]}
# The largest board, heights across it, and as many units as it takes.
BOARD = {"columns": 40, "rows": 40, "heights": {f"{x},{x}": 1 for x in range(40)}}
ARCHER = {"id": "archer", "side": "red", "at": [20, 21]}
CROWD = [{"id": f"u{n}", "side": "blue", "at": [n, (7 * n) % 40], "defence": n} for n in range(39)]
FIVE_AT_EACH = {"kind": "projectile", "attack_die": "1d10", "archer": True, "area": True, "multiple": 5}


def _asked(what: str, call: str, target: int, scenario: dict[str, Any], **more: object) -> dict[str, Any]:
    return {"what": what, "target": target, "request": {"call": call, "scenario": {"seed": SEED, **scenario}, **more}}


def _both(what: str, target: int, game: str, situation: dict[str, Any]) -> list[dict[str, Any]]:
    scenario = {"game": game, "situation": situation}
    return [_asked(f"{what}, odds", "odds", target, scenario), _asked(f"{what}, one throw", "resolve", 10, scenario)]


QUESTIONS = [
    *_both("OpenForces, 200 on 200", 50, "openforces", {"attackers": 200, "defenders": 200}),
    *_both("Alkemy, strongest fighters", 50, "alkemy", {"a": FIGHTER, "b": {**FIGHTER, "card": "quick"}}),
    _asked(
        "Alkemy, pay-off of all cards",
        "ask",
        500,
        {"game": "alkemy", "situation": {"a": FIGHTER, "b": FIGHTER}},
        question="payoff",
    ),
    *_both("Squad melee, 5 on 5 with d20", 50, "squad-melee", {"a": SIDE, "b": SIDE, "sides": 20}),
    *_both("Base to base, even", 50, "base-to-base", {"attacker": {"strength": 5}, "defender": {"strength": 5}}),
    *_both(
        "TAB MASTER, 12 targets struck 5 times",
        200,
        "tab-master",
        {"board": BOARD, "units": [ARCHER, *CROWD[::3][:12]], "attack": FIVE_AT_EACH},
    ),
    _asked(
        "TAB MASTER, who sees whom, 40 units on 40 x 40",
        "ask",
        50,
        {"game": "tab-master", "situation": {"board": BOARD, "units": [ARCHER, *CROWD]}},
        question="sight",
    ),
]
