"""What a visitor has before Python is there, and what he has without it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import arrive, attack, button

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tools.serve import Server

pytestmark = pytest.mark.once

GAMES = json.loads(Path("build/games.json").read_text())
WATCH_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) {
            if (!one.hadRecentInput) shifts.push(one.sources.map(({node}) => node?.outerHTML?.slice(0, 100)));
        }
    }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture
def no_engine(site: Server) -> Server:
    """The site with its engine out of reach."""
    site.faults["/engine/"] = "missing"
    yield site
    del site.faults["/engine/"]


def _watched(open_context: Callable[..., BrowserContext], **options: object) -> Page:
    page = open_context(**options).new_page()
    page.said = []
    page.on("console", lambda message: page.said.append(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: page.said.append(str(error)))
    return page


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 360), ("de-DE", 320), ("ru-RU", 360), ("pt-BR", 320)])
def test_nothing_shifts(open_context: Callable[..., BrowserContext], locale: str, width: int) -> None:
    """The page paints the worked example, and nothing moves when the engine arrives; nothing is complained of."""
    page = _watched(open_context, locale=locale, viewport={"width": width, "height": 640})
    page.add_init_script(WATCH_SHIFTS)
    arrive(page)
    page.wait_for_timeout(500)

    assert page.evaluate("shifts") == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.said == []


@pytest.mark.parametrize("game", [game["id"] for game in GAMES])
def test_no_game_shifts(open_context: Callable[..., BrowserContext], game: str) -> None:
    """A link to any game's worked example paints at once and stands still when the engine arrives."""
    example = next(one["examples"][0] for one in GAMES if one["id"] == game)
    page = _watched(open_context)
    page.add_init_script(WATCH_SHIFTS)
    arrive(page, example["fragment"])
    page.wait_for_timeout(500)

    assert page.evaluate("shifts") == []
    assert page.said == []


def test_the_worked_example_is_there_without_python(
    no_engine: Server, open_context: Callable[..., BrowserContext]
) -> None:
    """Verdict, pairs, odds and reasons of the first example are shown with no engine; the form takes input."""
    page = open_context().new_page()
    page.goto("./")

    expect(page.locator(".verdict")).to_have_text("2 of 4 fall")
    expect(page.locator(".kicker")).to_contain_text("Example")
    expect(page.locator(".pair .link b")).to_have_text(["3", "4", "9", "11"])
    expect(page.locator(".answer b")).to_have_text("54%")
    assert page.locator(".why li").count() > 2
    page.get_by_role("button", name="Units: one more").first.click()
    expect(page.get_by_role("textbox", name="Units").first).to_have_value("6")


def test_a_throw_asked_for_early_waits(open_context: Callable[..., BrowserContext]) -> None:
    """A throw asked for before the engine is there says so in its place, and comes when it can."""
    page = open_context().new_page()
    page.goto("./")
    page.locator(".actions .primary").click()
    expect(page.locator(".felt .verdict")).to_have_text("The dice are on their way")
    expect(page.locator(".pair").first).to_be_visible(timeout=30_000)
    page.wait_for_function("() => location.hash.startsWith('#1.')")


def test_without_webassembly(open_context: Callable[..., BrowserContext]) -> None:
    """Where there is no WebAssembly the page says so, and the examples can still be read."""
    page = _watched(open_context)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("./")
    expect(page.get_by_role("status").first).to_contain_text("no WebAssembly")
    button(page, "Worked examples").click()
    page.locator(".sheet .row-button").nth(1).click()
    expect(page.locator(".kicker")).to_contain_text("Splash")
    assert page.locator(".pair").count() == 4
    page.goto("./#" + attack())
    expect(page.get_by_role("alert")).to_contain_text("links cannot be read")
    assert page.said == []


def test_without_scripts(open_context: Callable[..., BrowserContext]) -> None:
    """Without JavaScript the page says what it needs, in four languages."""
    page = open_context(java_script_enabled=False).new_page()
    page.goto("./")

    assert [one.get_attribute("lang") for one in page.locator("noscript p").all()] == ["en", "de", "ru", "pt-BR"]


def test_old_browsers_are_told(open_context: Callable[..., BrowserContext]) -> None:
    """A browser below the baseline reads which ones will do, even where the page's own script cannot start."""
    page = open_context().new_page()
    page.add_init_script("CSS.supports = () => false")
    page.route(
        re.compile(r"/assets/app-.*\.js"),
        lambda route: route.fulfill(body="this is no script", content_type="text/javascript"),
    )
    page.goto("./")

    expect(page.locator(".plain-old")).to_contain_text("Safari 16.4")


@pytest.mark.parametrize("arrives", [None, "let other;"], ids=["lost", "other bytes"])
def test_a_script_that_does_not_arrive(open_context: Callable[..., BrowserContext], arrives: str | None) -> None:
    """Where the page's own script is lost on the way, or comes with other bytes than were built, plain words say so."""
    page = open_context().new_page()
    page.route(
        re.compile(r"/assets/app-.*\.js"),
        lambda route: route.fulfill(body=arrives, content_type="text/javascript") if arrives else route.abort(),
    )
    page.goto("./")

    expect(page.locator(".plain-cut")).to_contain_text("load it again")


def test_the_language_is_the_browsers_and_can_be_changed(open_context: Callable[..., BrowserContext]) -> None:
    """The page speaks the browser's language where it can, and remembers another that was chosen."""
    page = open_context(locale="pt-PT").new_page()
    page.goto("./")
    expect(page.locator(".verdict")).to_have_text("Caem 2 de 4")
    page.locator(".language select").select_option("ru")
    expect(page.locator(".verdict")).to_have_text("Погибло 2 из 4")
    page.reload()
    expect(page.locator(".verdict")).to_have_text("Погибло 2 из 4")
    assert page.evaluate("document.documentElement.lang") == "ru"
