"""Adds a frozen link for every example that has none yet, as it is now: `python -m tests.freeze_links`.

Links that are in the file are never made anew: they must keep opening as they are.
"""

from __future__ import annotations

import json
from pathlib import Path

from aleator import Scenario, games, to_fragment

FILE = Path(__file__).parent / "core" / "frozen-links.json"


def main() -> None:
    """Write the file with the missing links behind the old ones."""
    frozen = json.loads(FILE.read_text()) if FILE.exists() else []
    known = [link["scenario"] for link in frozen]
    for game in games():
        for example in game.examples:
            scenario = Scenario.from_json({"game": game.id, **example.scenario})
            if scenario.to_json() not in known:
                name = f"{game.id}/{example.id}"
                frozen.append({"of": name, "link": to_fragment(scenario), "scenario": scenario.to_json()})
    FILE.write_text("[\n" + ",\n".join(json.dumps(link) for link in frozen) + "\n]\n")


if __name__ == "__main__":
    main()
