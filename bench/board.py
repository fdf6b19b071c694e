"""The largest board in a real Chromium: how long a redraw takes while a unit is dragged."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tools.chromium import LAUNCH
from tools.paths import SITE
from tools.serve import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

sys.path.insert(0, str(SITE))
import aleator

SIDE, UNITS, MOVES, TARGET = 40, 40, 121, 16
PHONE = {"width": 360, "height": 640}


def drag() -> Iterator[str]:
    """A unit among 40 on 40 x 40 squares with heights, dragged over a phone's screen."""
    with Server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        page = browser.new_page(viewport=PHONE, device_scale_factor=2)
        page.goto(f"{server.url}#{aleator.to_fragment(aleator.Scenario.from_json(_crowded()))}")
        page.locator(".folded").click(timeout=60_000)
        page.locator(".lawful, .unlawful").first.wait_for(state="attached")
        took = page.evaluate(Path("bench/drag.js").read_text(), MOVES)
        browser.close()
    what = f"a redraw while a unit is dragged among {UNITS} on {SIDE} x {SIDE} squares"
    yield f"Chromium, {what}, median: {took:.1f} ms (target {TARGET} ms)"


def _crowded() -> dict[str, object]:
    heights = {f"{x},{y}": 1 + (x * y) % 7 for x in range(SIDE) for y in range(0, SIDE, 4)}
    units = [{"id": f"u{i}", "side": ("red", "blue")[i % 2], "at": [2 * (i % 8), 2 * (i // 8)]} for i in range(UNITS)]
    board = {"columns": SIDE, "rows": SIDE, "heights": heights}
    return {"game": "tab-master", "situation": {"board": board, "units": units, "attack": {"reach": 9}}}
