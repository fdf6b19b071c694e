"""Runs inside the shipped engine, alone: questions that have stopped such an engine for good."""

import json

from aleator import bridge


def answer(request: str) -> dict:
    """The bridge's answer, as the page reads it."""
    return json.loads(bridge.handle(request))


assert answer("[" * 8000)["ok"] is False
assert answer('{"call": "open", "link": "1.' + "A" * 20_000 + '"}')["ok"] is False
assert answer('{"call": "resolve", "scenario": ' + '{"title": ' * 5000 + "0" + "}" * 5001)["ok"] is False
assert answer('{"call": "games"}')["ok"] is True, "the engine goes on"
