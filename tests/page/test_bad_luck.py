"""What else may befall the engine's files and its worker: each ends in a start, or in words and a way to try again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import PATIENCE, arrive, button, roll

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

    from tools.serve import Server

pytestmark = pytest.mark.once

# The wait named by `hurry` is cut short: for a sign from a worker that starts, or for an answer from one that runs.
HURRY = """
    const wait = window.setTimeout;
    window.hurry = 0;
    window.setTimeout = (work, time, ...rest) => wait(work, time === hurry ? 1000 : time, ...rest);
"""
STARTING, ANSWERING = 25_000, 20_000
FAULTS = ["missing", "unavailable", "abort", "truncate", "garble"]


@pytest.fixture
def page(open_context: Callable[..., BrowserContext]) -> Iterator[Page]:
    """A fresh phone with no service worker, whose patience can be cut, and which leaves the line to the next one."""
    page = open_context(service_workers="block").new_page()
    page.add_init_script(HURRY)
    yield page
    page.close()


def _tried_again(page: Page, site: Server) -> None:
    """The words are there; when all is well again, another try starts the engine."""
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=PATIENCE)
    page.evaluate("hurry = 0")
    site.faults.clear()
    page.unroute_all()
    button(page, "Try again").click()
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("part", [r"pyodide\.asm\.js$", r"pyodide-lock\.json$"])
def test_a_smaller_part_that_fails(page: Page, site: Server, part: str, fault: str) -> None:
    """Pyodide's other script and the lock are needed as much as the large files."""
    site.faults[part] = fault
    page.goto("./")
    _tried_again(page, site)

    assert roll(page)


def test_wasm_of_a_wrong_type(page: Page, site: Server) -> None:
    """A host that knows no type for wasm files is good enough."""
    site.faults[r"\.wasm$"] = "mistype"
    arrive(page)
    site.faults.clear()

    assert roll(page)


@pytest.mark.parametrize("part", [r"pyodide\.mjs$", r"pyodide\.asm\.js$", r"/worker-.*js$"])
def test_a_script_of_a_wrong_type(page: Page, site: Server, part: str) -> None:
    """Browsers run no script that comes as plain text; the page says that it could not load."""
    site.faults[part] = "mistype"
    page.goto("./")
    _tried_again(page, site)

    assert roll(page)


@pytest.mark.parametrize("part", [r"\.wasm$", r"/core/.*whl$"])
def test_a_part_that_stalls(page: Page, site: Server, part: str) -> None:
    """A file that stops on its way, with the line held open, is given up."""
    site.faults[part] = "stall"
    page.add_init_script(f"hurry = {STARTING}")
    page.goto("./")
    _tried_again(page, site)

    assert roll(page)


def test_a_slow_line(page: Page, site: Server) -> None:
    """A line that is slow and goes on is no fault, though its files take longer than the page would wait for a sign."""
    site.rate = 1_000_000
    arrive(page)
    site.rate = None

    assert roll(page)


def test_a_worker_that_dies_while_starting(page: Page, site: Server) -> None:
    """A worker that the browser ends, as for want of memory, says nothing more; the page notices."""
    page.route("**/worker-*.js", lambda route: route.fulfill(body="self.close()", content_type="text/javascript"))
    page.add_init_script(f"hurry = {STARTING}")
    page.goto("./")
    _tried_again(page, site)

    assert roll(page)


def test_a_worker_that_dies_later(page: Page) -> None:
    """A worker that was ended after its start is replaced when it does not answer."""
    arrive(page)
    page.evaluate(f"hurry = {ANSWERING}")
    page.workers[0].evaluate("self.close()")
    button(page, "Roll").click()
    expect(page.get_by_role("alert")).to_contain_text("took too long")
    page.evaluate("hurry = 0")
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)

    assert roll(page)
