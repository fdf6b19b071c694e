"""Whether a page that is opened again and again keeps what it took."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Page, sync_playwright

from bench.brake import renderers
from bench.visits import served
from tools.chromium import LAUNCH
from tools.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Iterator

RELOADS = 20
SETTLED = 4  # visits after which a browser has what it keeps
AFTER_START = 500  # ms, for what a page does once it stands
FETCHING = 8_000  # ms on the first visit, which also fetches for the next one


def tables() -> Iterator[str]:
    """What the browser holds after the first reloads and after the last, garbage collected."""
    with served(DIST) as server, tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(folder, **LAUNCH)
        page = context.pages[0]
        page.goto(server.url)
        page.wait_for_timeout(FETCHING)
        held = [_reloaded(page, Path(folder)) for _ in range(RELOADS)]
        context.close()
    yield f"Chromium, one tab, after {SETTLED} and after {RELOADS} reloads, garbage collected:"
    for name in held[0]:
        sizes = [one[name] for one in held]
        most, late = max(sizes[:SETTLED]), sizes[-1]
        yield f"- {name}: {sizes[SETTLED - 1]:.1f}, {late:.1f} ({100 * late / most - 100:+.1f} % over the most so far)"


def _reloaded(page: Page, profile: Path) -> dict[str, float]:
    page.reload()
    page.wait_for_selector("html[data-engine=ready]")
    page.wait_for_timeout(AFTER_START)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return {
        "the page's JavaScript heap, MB": told["JSHeapUsedSize"] / 2**20,
        "its nodes": told["Nodes"],
        "its listeners": told["JSEventListeners"],
        "resident memory of all renderers, the worker's engine with it, MB": sum(map(_resident, renderers(profile))),
    }


def _resident(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096 / 2**20
