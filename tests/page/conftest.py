"""The built page in a real Chromium, on a phone's screen, served as a project's page is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.page.later_visit import keep_snapshot
from tools.chromium import LAUNCH
from tools.paths import DIST
from tools.serve import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
FROM_SNAPSHOT = os.environ.get("ALEATOR_START") == "snapshot"  # every visit is a later one
AXE = Path("node_modules/axe-core/axe.min.js")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The same Chromium as for pictures and measurements."""
    return {**browser_type_launch_args, **LAUNCH}


@pytest.fixture(scope="module")
def site() -> Iterator[Server]:
    """The built page under /repo/; a module may change the server's ways, and so has its own."""
    with Server(root=DIST) as server:
        yield server


@pytest.fixture(scope="module")
def open_context(browser: Browser, site: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Opens contexts: a phone's, with other options where given; every stray request fails the module."""
    opened: list[BrowserContext] = []
    strays: list[str] = []

    def open_one(**options: Any) -> BrowserContext:
        context = browser.new_context(base_url=site.url, **{**PHONE, **options})
        context.on("request", lambda request: _notice(request.url, site.url, strays))
        opened.append(context)
        if FROM_SNAPSHOT:
            keep_snapshot(context, site)
        return context

    yield open_one
    for context in opened:
        context.close()
    assert not strays, "the page asked for something outside of its folder"


def _notice(url: str, home: str, strays: list[str]) -> None:
    if not url.startswith((home, "blob:")):
        strays.append(url)


@pytest.fixture(scope="module")
def phone(open_context: Callable[..., BrowserContext]) -> Page:
    """One page for the whole module: the engine boots once, and the tests of the module follow each other in it."""
    return open_context().new_page()


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """Looks for barriers with axe-core; answers one line for each, none where all is well.

    The page's policy lets no foreign script in, so axe runs beside it, through the debugger.
    """
    source = AXE.read_text()

    def look(page: Page) -> list[str]:
        page.evaluate(source + "; 0")
        found = page.evaluate("async () => (await axe.run()).violations")
        return [f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    return look
