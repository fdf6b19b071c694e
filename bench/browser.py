"""The page's worker in a real Chromium: the way that every throw and every visit goes."""

from __future__ import annotations

import contextlib
import functools
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tools.paths import DIST, PARTS
from tools.serve import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

THROW = {
    "call": "resolve",
    "scenario": {
        "game": "openforces",
        "situation": {"attackers": 20, "defenders": 20},
        "seed": "c2VlZC1mb3ItdGVzdHMtMQ",
    },
}
TARGET = 10


def resolve() -> Iterator[str]:
    """One throw at 20 v 20, asked over the worker and answered, as the player waits for it."""
    yield f"Chromium, resolve of 20 v 20 over the worker, median: {_measured()['median']:.2f} ms (target {TARGET} ms)"


def start() -> Iterator[str]:
    """From a new worker to Python's first answer: on a first visit, and later, when a snapshot is kept."""
    plain, warm = _measured()["first"], _measured(warm=True)["first"]
    yield f"Chromium, start to the first answer, plain: {plain:.0f} ms"
    yield f"Chromium, start to the first answer, from the snapshot: {warm:.0f} ms (x {warm / plain:.2f})"


@functools.cache
def _measured(*, warm: bool = False) -> dict[str, float]:
    work = Path("bench/worker.js").read_text()
    with _page() as page:
        answers = [page.evaluate(work, {**_question(), "warm": warm}) for _ in range(3)]
        return min(answers, key=lambda answer: answer["first"])  # the others compiled for it, or were disturbed


def _question() -> dict[str, object]:
    worker = next((DIST / "assets").glob("worker-*.js")).relative_to(DIST)
    return {"worker": str(worker), "plan": json.loads(PARTS.read_text()), "request": json.dumps(THROW), "times": 101}


@contextlib.contextmanager
def _page() -> Iterator[Page]:
    system = shutil.which("chromium") or shutil.which("chromium-browser")
    with Server(gzip=True) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system, args=["--no-sandbox"])
        page = browser.new_page()
        page.route("**/assets/app-*.js", lambda route: route.abort())  # its worker would share the cores
        page.goto(server.url)
        yield page
        browser.close()
