"""The heaviest questions that a player may come to ask, game by game, and the milliseconds that each may take."""

from __future__ import annotations

from typing import Any

SEED = "c2VlZC1mb3ItdGVzdHMtMQ"

SPLASH = {"attackers": 200, "defenders": 200, "splash": 200, "range": 9, "distance": 9}
HALF_COVERED = {"cover": 3, "touching_cover": 100}

FIGHTER = {"combat": 5, "reflex": 5, "defence": 12, "bonus_dice": 2}

# Beyond the printed table; one against many is looked up by each of their dice.
CROWDED = {"over_five": "clamp", "one_against_five": "all", "tie": "reroll"}
MANY, ONE, EQUAL = {"bonuses": [-7] * 20}, {"bonuses": [20]}, {"bonuses": [0, 1, 2, 3, 4] * 4}

FIGURE = {"modifiers": [{"name": f"item {n}", "value": 1} for n in range(20)], "pierced_on": 4}
FIGURES = {"attacker": {"strength": 5, **FIGURE}, "defender": {"strength": 4, **FIGURE}}

# The largest board, heights across it, and as many units as it takes.
BOARD = {"columns": 40, "rows": 40, "heights": {f"{x},{x}": 1 for x in range(40)}}
ARCHER = {"id": "archer", "side": "red", "at": [20, 21]}
CROWD = [{"id": f"u{n}", "side": "blue", "at": [n, (7 * n) % 40], "defence": n} for n in range(39)]
FIVE_AT_EACH = {"kind": "projectile", "attack_die": "1d10", "archer": True, "area": True, "multiple": 5}
# Whoever is hit by these stands most often, so that no strike falls away.
TOUGH = [{**unit, "defence": 99} for unit in CROWD]
FAR = {**FIVE_AT_EACH, "attack_die": "1d10+40"}
MANY_DICE = {**FIVE_AT_EACH, "attack_die": "10d100", "damage": "10d100-99"}


def _asked(what: str, call: str, target: int | None, scenario: dict[str, Any], **more: object) -> dict[str, Any]:
    return {"what": what, "target": target, "request": {"call": call, "scenario": {"seed": SEED, **scenario}, **more}}


def _both(what: str, target: int, scenario: dict[str, Any]) -> list[dict[str, Any]]:
    return [_asked(f"{what}, odds", "odds", target, scenario), _asked(f"{what}, one throw", "resolve", 10, scenario)]


def _duel(one: str, other: str) -> dict[str, Any]:
    return {"game": "alkemy", "situation": {"a": {**FIGHTER, "card": one}, "b": {**FIGHTER, "card": other}}}


def _melee(a: dict[str, Any], b: dict[str, Any], sides: int, **rulings: str) -> dict[str, Any]:
    situation = {"a": a, "b": b, "sides": sides}
    return {"game": "squad-melee", "situation": situation, "rulings": {**CROWDED, **rulings}}


def _tab(units: list[dict[str, Any]], attack: dict[str, Any], **rulings: str) -> dict[str, Any]:
    situation = {"board": BOARD, "units": [ARCHER, *units], "attack": attack}
    return {"game": "tab-master", "situation": situation, "rulings": rulings}


SHARED = _tab(TOUGH[::3][:12], MANY_DICE, area_roll="shared")
IN_A_ROW = [{**unit, "at": [21 + n, 21]} for n, unit in enumerate(CROWD[:12])]
LINES = _tab(IN_A_ROW, {**FIVE_AT_EACH, "line": "random"}, area_roll="shared")
# As many strikes as one attack may have; a target is set for fewer.
ALL = _tab(TOUGH, {**FAR, "multiple": 20})


QUESTIONS = [
    *_both("OpenForces, splash of 200 on 200", 50, {"game": "openforces", "situation": {**SPLASH, **HALF_COVERED}}),
    *_both("Alkemy, strongest fighters", 50, _duel("furious", "quick")),
    *_both("Alkemy, parry of the strongest", 50, _duel("parry", "furious")),
    _asked("Alkemy, pay-off of all cards", "ask", 500, _duel("furious", "furious"), question="payoff"),
    _asked("Squad melee, 20 on 1 with d20, odds", "odds", 50, _melee(MANY, ONE, 20)),
    _asked("Squad melee, 20 on 20 with d20, odds", "odds", 50, _melee(EQUAL, EQUAL, 20)),
    _asked("Squad melee, 20 on 20 with d4, one throw", "resolve", 10, _melee(EQUAL, EQUAL, 4, equal_dice="choice")),
    *_both("Base to base, 20 modifiers each", 50, {"game": "base-to-base", "situation": FIGURES}),
    *_both("TAB MASTER, 12 targets struck 5 times", 200, _tab(CROWD[::3][:12], FIVE_AT_EACH)),
    *_both("TAB MASTER, the same, 12 tough targets hit", 200, _tab(TOUGH[::3][:12], FAR)),
    _asked("TAB MASTER, the same with 20 dice a strike, odds", "odds", 200, _tab(TOUGH[::3][:12], MANY_DICE)),
    _asked("TAB MASTER, the same, one damage roll for all, odds", "odds", 200, SHARED),
    _asked("TAB MASTER, 12 in a row, 5 random lines, odds", "odds", 200, LINES),
    _asked("TAB MASTER, 39 tough targets struck 20 times, odds", "odds", None, ALL),
    _asked("TAB MASTER, 39 tough targets struck 20 times, one throw", "resolve", None, ALL),
    _asked("TAB MASTER, who sees whom, 40 units on 40 x 40", "ask", 50, _tab(CROWD, {}), question="sight"),
]
