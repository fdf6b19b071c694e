"""Runs inside the shipped engine: times the questions of `arguments`, and prints what it found as JSON."""

# ruff: noqa: F821  `arguments` is set by boot.mjs
import json
import time

from pyodide_js import _module

from aleator import bridge

SPAN = 0.4  # seconds that a question is asked over and over; the best run was the least disturbed


def once(request: str) -> float:
    """One question through the bridge, as the page asks it; a refusal would be quick, and is no answer."""
    start = time.perf_counter()
    answer = bridge.handle(request)
    took = time.perf_counter() - start
    told = json.loads(answer)
    if not told["ok"] or told["value"].get("refusals"):
        raise ValueError(answer[:500])
    return 1000 * took


def timed(request: str) -> dict[str, float]:
    """The first and the best time in milliseconds, and the engine's memory in MB after it."""
    end, first = time.perf_counter() + SPAN, once(request)
    best = first
    while time.perf_counter() < end:
        best = min(best, once(request))
    return {"first": first, "best": best, "memory": _module.HEAPU8.length / 2**20}


print(json.dumps([timed(json.dumps(request)) for request in json.loads(arguments[0])]))
