"""The browser's one way in: requests and answers as ASCII JSON texts."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from aleator.game import games
from aleator.jsontext import read_json, write_json
from aleator.link import from_fragment, to_fragment
from aleator.odds import as_key, odds
from aleator.problems import Problem, ScenarioError
from aleator.question import ask
from aleator.result import resolve
from aleator.scenario import LONGEST_FILE, Scenario

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def handle(request: str) -> str:
    """Answer one request, `{"call": ..., ...}`.

    The answer is `{"ok": true, "value": ...}`, `{"ok": false, "problems": [...]}`, or for a fault of
    the core itself `{"ok": false, "defect": "..."}`; it never raises.
    """
    try:
        answer = _answer(read_json(request, LONGEST_FILE))
    except ScenarioError as error:
        answer = {"ok": False, "problems": [problem.to_json() for problem in error.problems]}
    except Exception:  # noqa: BLE001 - a defect must reach the page as an answer, whatever it is
        answer = {"ok": False, "defect": traceback.format_exc(limit=-8)}
    return write_json(answer)


def _answer(request: Any) -> dict[str, Any]:
    if not isinstance(request, dict):
        raise ScenarioError(Problem("", "not-an-object", request))
    call = request.get("call")
    if type(call) is not str or call not in _CALLS:
        raise ScenarioError(Problem("call", "not-an-option", call, sorted(_CALLS)))
    return {"ok": True, **_CALLS[call](request)}


def _scenario(request: Mapping[str, Any]) -> Scenario:
    return Scenario.from_json(request.get("scenario", {}))


def _text(request: Mapping[str, Any], name: str) -> str:
    given = request.get(name)
    if type(given) is not str:
        raise ScenarioError(Problem(name, "wrong-type", given, "text"))
    return given


def _resolve(request: Mapping[str, Any]) -> dict[str, Any]:
    result = resolve(_scenario(request))
    actual = {name: as_key(value) for name, value in result.measures.items()}
    return {"value": result.to_json(), "actual": actual}


_CALLS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "games": lambda _: {"value": [game.declare() for game in games()]},
    "resolve": _resolve,
    "odds": lambda request: {"value": odds(_scenario(request)).to_json()},
    "ask": lambda request: {"value": ask(_scenario(request), _text(request, "question"))},
    "link": lambda request: {"value": to_fragment(_scenario(request))},
    "open": lambda request: {"value": from_fragment(_text(request, "link")).to_json()},
}
