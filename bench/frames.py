"""What moves in a real Chromium: how long a redraw takes while a unit is dragged, and each frame of a throw."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tools.chromium import LAUNCH
from tools.paths import SITE
from tools.serve import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

sys.path.insert(0, str(SITE))
import aleator

SIDE, UNITS, MOVES, TARGET = 40, 40, 121, 16
DICE, THROWS, THROTTLE = 12, 9, 4  # a side: beyond 24 in all less moves
MOTION = Path("bench/motion.js").read_text()
PHONE = {"width": 360, "height": 640}


def tables() -> Iterator[str]:
    """The drag, then the throw."""
    with Server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for measured in (_drag, _throw):
            page = browser.new_page(viewport=PHONE, device_scale_factor=2)
            yield measured(server, page)
            page.close()
        browser.close()


def _drag(server: Server, page: Page) -> str:
    """A unit among 40 on 40 x 40 squares with heights, dragged over a phone's screen."""
    _open(server, page, _crowded())
    page.locator(".folded").click(timeout=60_000)
    page.locator(".lawful, .unlawful").first.wait_for(state="attached")
    took = page.evaluate(Path("bench/drag.js").read_text(), MOVES)
    what = f"a redraw while a unit is dragged among {UNITS} on {SIDE} x {SIDE} squares"
    return f"- {what}, median: {took:.1f} ms (target {TARGET} ms)"


def _throw(server: Server, page: Page) -> str:
    """The most dice that still move one by one, on a page whose thread is throttled."""
    _open(server, page, {"game": "openforces", "situation": {"attackers": DICE, "defenders": DICE}})
    page.wait_for_selector("html[data-engine=ready]")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    frames = sorted(took for _ in range(THROWS) for took in page.evaluate(MOTION))
    middle, late = statistics.median(frames), frames[len(frames) * 95 // 100]
    what = f"a frame while {2 * DICE} thrown dice land, sort and pair, the page's thread throttled {THROTTLE} times"
    return f"- {what}, of {len(frames)}: median {middle:.1f} ms, 95 in 100 within {late:.1f} ms (target 16.7 ms)"


def _open(server: Server, page: Page, scenario: dict[str, object]) -> None:
    page.goto(f"{server.url}#{aleator.to_fragment(aleator.Scenario.from_json(scenario))}")


def _crowded() -> dict[str, object]:
    heights = {f"{x},{y}": 1 + (x * y) % 7 for x in range(SIDE) for y in range(0, SIDE, 4)}
    units = [{"id": f"u{i}", "side": ("red", "blue")[i % 2], "at": [2 * (i % 8), 2 * (i // 8)]} for i in range(UNITS)]
    board = {"columns": SIDE, "rows": SIDE, "heights": heights}
    return {"game": "tab-master", "situation": {"board": board, "units": units, "attack": {"reach": 9}}}
