"""That everyone can use it: barriers, keyboard, small screens, large text, quiet motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import SEED, WORKED, arrive, attack, button, follow, fragment_of, roll, verdict
from tests.page.layout import cut_off, too_small

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

LARGE = {"attackers": 200, "defenders": 200, "defence": 1}
BLIND = {**WORKED, "all_in_sight": False}
STATES = {
    "resolved": lambda page: follow(page, attack(title="Ridge, turn 2")),
    "form": lambda page: (page.locator(".folded").click(), page.locator(".more").click()),
    "problem": lambda page: (
        page.get_by_role("textbox", name="SPL").fill("999"),
        page.get_by_role("textbox", name="SPL").blur(),
    ),
    "choice": lambda page: follow(page, attack(rulings={"surplus": "chosen"})),
    "why": lambda page: (page.locator(".cite").first.click(), page.locator(".decided").first.click()),
    "refused": lambda page: follow(page, fragment_of({"game": "openforces", "situation": BLIND})),
    "many": lambda page: follow(page, fragment_of({"game": "openforces", "situation": LARGE, "seed": SEED})),
    "pending": lambda page: follow(page, fragment_of({"game": "openforces", "situation": WORKED})),
    "keypad": lambda page: (button(page, "My dice").click(), page.locator(".keys button").first.click()),
    "broken link": lambda page: (page.locator(".keypad .icon").click(), follow(page, "hello")),
}
RIGHTMOST = """() => Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll(
    ".actions button, .keypad > *, .sheet-inner > *, .stepper button, .verdict, .bars",
)].map(one => Math.ceil(one.getBoundingClientRect().right)))"""
SHEETS = ("Share", "Worked examples", "Last results", "Our table’s rulings", "About")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(
    open_context: Callable[..., BrowserContext], axe: Callable[[Page], list[str]], scheme: str
) -> None:
    """In any state, by day and by night, axe finds nothing, no word is cut and all has a thumb's room."""
    page = arrive(open_context(color_scheme=scheme, reduced_motion="reduce").new_page())
    found = {}
    for name, reach in STATES.items():
        reach(page)
        page.wait_for_timeout(500)
        found[name] = [*axe(page), *cut_off(page), *too_small(page)]
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    for name in SHEETS:
        button(page, name).click()
        page.wait_for_timeout(300)
        found[name] = [*axe(page), *cut_off(page), *too_small(page)]
        page.keyboard.press("Escape")

    assert {name: barriers for name, barriers in found.items() if barriers} == {}


def test_keyboard_alone(open_context: Callable[..., BrowserContext]) -> None:
    """An attack is set up, thrown by hand and by the phone, and shared without a finger on the glass."""
    page = arrive(open_context().new_page())
    page.get_by_role("textbox", name="Units").first.focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("textbox", name="Units").first).to_have_value("6")
    button(page, "My dice").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".keypad")).to_be_focused()
    page.keyboard.type("2255112466")
    expect(page.locator(".verdict")).to_contain_text("of 4 fall")
    expect(button(page, "My dice")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "Share")).to_be_focused()


def test_the_verdict_is_announced(open_context: Callable[..., BrowserContext]) -> None:
    """A live region says each verdict."""
    page = arrive(open_context().new_page())
    roll(page)

    expect(page.locator("p[role=status]")).to_have_text(verdict(page))


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU", "pt-BR"])
@pytest.mark.parametrize(("width", "size"), [(320, "16px"), (360, "32px")])
def test_nothing_scrolls_sideways(
    open_context: Callable[..., BrowserContext], locale: str, width: int, size: str
) -> None:
    """At 320 px, and with text twice as large, everything is still within the screen in every language."""
    page = arrive(open_context(locale=locale, viewport={"width": width, "height": 640}).new_page())
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
    wide = {}
    for name, reach in {
        "first": lambda: page.locator(".more").click(),
        "resolved": lambda: follow(page, attack()),
        "many": lambda: follow(page, fragment_of({"game": "openforces", "situation": LARGE, "seed": SEED})),
        "keypad": lambda: page.locator(".own-dice").click(),
        "share": lambda: (page.locator(".keypad .icon").click(), page.locator(".actions button").last.click()),
    }.items():
        reach()
        page.wait_for_timeout(200)
        wide[name] = page.evaluate(RIGHTMOST)

    assert {name: found for name, found in wide.items() if found > width} == {}


def test_reduced_motion(open_context: Callable[..., BrowserContext]) -> None:
    """Dice do not move for those who asked for rest."""
    page = arrive(open_context(reduced_motion="reduce").new_page())
    roll(page)

    assert page.evaluate("document.getAnimations().length") == 0
