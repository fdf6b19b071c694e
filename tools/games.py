"""The declared games as JSON, so that the page paints before Python is there.

Run with the core on the path: `python -m tools.games` writes the list to standard output.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from aleator import bridge


def _ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    if not answer["ok"]:
        sys.exit(f"{request} was answered by {answer}")
    return answer


def _worked(game: str, example: dict[str, Any]) -> dict[str, Any]:
    """An example with everything that the page shows of it."""
    scenario = {"game": game, **example["scenario"]}
    answer = _ask(call="resolve", scenario=scenario)
    before = {key: value for key, value in scenario.items() if key != "dice"}
    return {
        **example,
        "scenario": scenario,
        "result": answer["value"],
        "actual": answer["actual"],
        "odds": _ask(call="odds", scenario=before)["value"],
        "fragment": _ask(call="link", scenario=scenario)["value"],
    }


def declared() -> list[dict[str, Any]]:
    """Every game as the bridge declares it, in the games' order, its examples worked."""
    games = _ask(call="games")["value"]
    return [{**game, "examples": [_worked(game["id"], e) for e in game["examples"]]} for game in games]


if __name__ == "__main__":
    json.dump(declared(), sys.stdout, ensure_ascii=False, separators=(",", ":"))
