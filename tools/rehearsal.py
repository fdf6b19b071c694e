"""What a page does with the core: it shows which modules of Python are needed, and warms the snapshot.

Runs inside Pyodide. Keep it to calls of the bridge: each game found brings its examples along.
"""

import json
import sys
import traceback
from typing import Any

from aleator import bridge


def rehearse() -> None:
    """Asks every question about every example of every game, and raises one error on the way."""
    games = _ask({"call": "games"})["value"]
    for game in games:
        for example in game["examples"]:
            scenario = {"game": game["id"], **example["scenario"]}
            for call in ("resolve", "odds", "link"):
                answer = _ask({"call": call, "scenario": scenario})
            _ask({"call": "open", "link": answer["value"]})
            for question in game.get("questions", ()):
                _ask({"call": "ask", "question": question, "scenario": scenario})
    bridge.handle("[" * 100)
    bridge.handle("{")
    try:
        _ = games["none"]
    except TypeError:
        traceback.format_exc()


def _ask(request: dict[str, Any]) -> Any:
    return json.loads(bridge.handle(json.dumps(request)))


def imported() -> str:
    """The modules that came from the library's zip archive, as JSON; the frozen ones never do."""
    specs = {name: getattr(module, "__spec__", None) for name, module in sys.modules.items()}
    return json.dumps(sorted(name for name, spec in specs.items() if ".zip/" in str(spec)))


rehearse()
