"""The engine's start: its progress, its failures, and how the page goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import PATIENCE, arrive, attack, button, roll

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tools.serve import Server

pytestmark = pytest.mark.once

WATCH_PROGRESS = """
    window.seen = [];
    new MutationObserver(() => {
        const bar = document.querySelector("progress");
        if (bar && seen.at(-1) !== bar.value) seen.push(bar.value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    const look = () => {
        const bar = document.querySelector("progress");
        if (bar && seen.at(-1) !== bar.value) seen.push(bar.value);
        requestAnimationFrame(look);
    };
    look();
"""


@pytest.mark.parametrize("packed", [False, True])
def test_progress(open_context: Callable[..., BrowserContext], site: Server, packed: bool) -> None:
    """The progress never falls, stays within 0 and 100, and moves, whether or not the host compresses."""
    site.gzip = packed
    page = open_context().new_page()
    page.add_init_script(WATCH_PROGRESS)
    arrive(page)
    seen = page.evaluate("seen")
    site.gzip = False

    assert seen == sorted(seen)
    assert all(0 <= one <= 100 for one in seen)
    assert len(seen) > 3


@pytest.mark.parametrize("fault", ["missing", "abort", "truncate", "garble"])
@pytest.mark.parametrize("part", [r"\.wasm$", r"/stdlib/", r"/core/.*whl$", r"pyodide\.mjs$"])
def test_a_part_that_fails(open_context: Callable[..., BrowserContext], site: Server, part: str, fault: str) -> None:
    """A part that is missing, cut or wrong ends in a message with a way to try again; what was entered stays."""
    site.faults[part] = fault
    page = open_context().new_page()
    page.goto("./")
    page.get_by_role("button", name="Units: one more").first.click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=PATIENCE)
    expect(page.get_by_role("textbox", name="Units").first).to_have_value("6")
    del site.faults[part]
    button(page, "Try again").click()
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Units").first).to_have_value("6")
    assert roll(page)


def test_a_link_after_a_failed_start(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """A link that could not be read, because the engine failed, opens once the engine is there."""
    site.faults[r"\.wasm$"] = "missing"
    page = open_context().new_page()
    page.goto("./#" + attack(title="late"))
    expect(page.get_by_role("alert")).to_have_text(re.compile("could not be"), timeout=PATIENCE)
    del site.faults[r"\.wasm$"]
    if page.get_by_role("alert").get_by_role("button", name="Close").count():
        page.get_by_role("alert").get_by_role("button", name="Close").click()
    button(page, "Try again").click()

    expect(page.locator(".kicker")).to_have_text("late", timeout=PATIENCE)


def test_a_link_opened_after_a_failed_start(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """A link opened while the engine has failed waits with a way to try again, from an open keypad too."""
    site.faults[r"\.wasm$"] = "missing"
    page = open_context().new_page()
    page.goto("./")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=PATIENCE)
    button(page, "Roll").click()
    expect(page.locator(".felt .verdict")).to_have_text("Ready to throw")
    button(page, "My dice").click()
    expect(page.locator(".keypad")).to_be_visible()
    page.evaluate("fragment => { location.hash = fragment }", attack(title="late"))
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    del site.faults[r"\.wasm$"]
    button(page, "Try again").click()
    expect(page.locator(".kicker")).to_have_text("late", timeout=PATIENCE)
    expect(page.locator(".keypad")).to_have_count(0)
    button(page, "Back to your own attack").click()

    expect(page.locator(".keypad .keys")).to_be_visible()


def test_a_broken_link_at_the_start(open_context: Callable[..., BrowserContext]) -> None:
    """Where the page is opened by a link that does not open, the attack at hand goes on."""
    page = open_context().new_page()
    page.goto("./#" + attack()[:-9])
    expect(page.get_by_role("alert")).to_contain_text("does not open", timeout=PATIENCE)

    assert roll(page)


DEAF = """
    const plain = Worker.prototype.postMessage;
    window.deaf = false;
    Worker.prototype.postMessage = function (data) { if (!(window.deaf && data.id)) plain.call(this, data); };
    const wait = window.setTimeout;
    window.setTimeout = (work, time, ...rest) => wait(work, time === 20000 ? 1500 : time, ...rest);
"""


def test_a_runaway_is_replaced(open_context: Callable[..., BrowserContext]) -> None:
    """A worker that does not answer is replaced; the page says so, keeps what was entered, and throws again."""
    page = open_context().new_page()
    page.add_init_script(DEAF)
    arrive(page)
    page.evaluate("deaf = true")
    button(page, "Roll").click()
    expect(page.get_by_role("alert")).to_contain_text("took too long")
    page.evaluate("deaf = false")
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)

    assert roll(page)


def test_impatience_is_no_sign_of_life(open_context: Callable[..., BrowserContext]) -> None:
    """Whoever taps again and again waits no longer for a worker that does not answer."""
    page = open_context().new_page()
    page.add_init_script(DEAF)
    arrive(page)
    page.evaluate("deaf = true")
    told = []
    for _ in range(8):
        button(page, "Roll").click()
        page.wait_for_timeout(400)
        told += page.get_by_role("alert").all_inner_texts()

    assert "took too long" in " ".join(told)


def test_without_jspi(open_context: Callable[..., BrowserContext]) -> None:
    """The engine does not lean on what freezes some browsers."""
    page = open_context().new_page()
    page.add_init_script("delete WebAssembly.Suspending; delete WebAssembly.promising")

    assert roll(arrive(page))
