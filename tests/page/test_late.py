"""What is asked for and comes late, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.actions import arrive, attack, button, fragment_of
from tests.page.board_actions import GAME, lay_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

WORKERS = """window.workers = [];
window.Worker = class extends Worker { constructor(...how) { super(...how); workers.push(this); } };
"""
UNITS = [{"id": "a", "at": [0, 1]}, {"id": "b", "side": "x", "at": [1, 1]}, {"id": "c", "side": "x", "at": [2, 1]}]


def test_old_dice_are_not_taken_for_a_late_throw(open_context: Callable[..., BrowserContext]) -> None:
    """Where the engine does not answer, the felt soon says that the dice are on their way."""
    page = open_context().new_page()
    page.add_init_script(WORKERS)
    arrive(page, attack())
    page.evaluate("workers.at(-1).terminate()")
    button(page, "Roll").click()

    expect(page.locator(".felt .verdict")).to_have_text("The dice are on their way")


def test_a_language_that_cannot_come(open_context: Callable[..., BrowserContext]) -> None:
    """The menu stays at the language spoken; once another can come, nothing says any more that it cannot."""
    context = open_context()
    page = context.new_page()
    page.route("**/ru-*.js", lambda route: route.abort())
    arrive(page)
    menu = page.locator(".language select")
    menu.select_option("ru")
    expect(page.locator(".notice")).to_be_visible()
    expect(menu).to_have_value("en")
    menu.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")

    expect(menu).to_have_value("de")
    expect(page.locator(".notice")).to_have_count(0)


def test_a_menu_that_adds(open_context: Callable[..., BrowserContext]) -> None:
    """The menu of targets names none of them after one is taken, and gives the same one again."""
    page = open_context().new_page()
    lay_out(page, fragment_of({"game": GAME, "situation": {"units": UNITS}}))
    menu = page.get_by_label("Add a target")
    for n in (1, 2):
        menu.select_option("b")
        expect(page.locator(".chips li")).to_have_count(n)
        expect(menu).to_have_value("")
