"""Dice half typed stay typed, whatever comes between: nothing that a player entered is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import PATIENCE, WORKED, arrive, attack, button, follow, fragment_of, roll, type_dice, verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page


SET_UP = fragment_of({"game": "openforces", "situation": WORKED})


@pytest.fixture(scope="module")
def table(open_context: Callable[..., BrowserContext]) -> Page:
    """One page with its engine ready, for the whole module."""
    return arrive(open_context().new_page())


@pytest.fixture
def page(table: Page) -> Page:
    """Own units set up, and three of their dice typed."""
    _settle(table)
    _set_up(table)
    _type(table, "362")
    return table


def _settle(page: Page) -> None:
    """Nothing lies over the page, and nobody types."""
    for close in (".keypad", ".notice"):
        if page.locator(close).get_by_role("button", name="Close").count():
            page.locator(close).get_by_role("button", name="Close").click()


def _set_up(page: Page) -> None:
    follow(page, SET_UP)
    page.locator(".folded").click()
    page.get_by_role("button", name="Units: one more").first.click()


def _choose(page: Page, game: str) -> None:
    page.get_by_role("button", name="Choose another one").click()
    page.locator(".row-button").filter(has_text=game).click()


def _type(page: Page, faces: str) -> None:
    button(page, "My dice").click()
    page.locator(".keys").wait_for()
    if page.locator(".slot[aria-current=true]").count() and typed(page):
        page.get_by_role("button", name="Start over").click()
    page.locator(".tab", has_text="Attack").click()
    type_dice(page, faces)


def typed(page: Page) -> list[str]:
    """The faces that the keypad shows as typed for the row at hand."""
    names = page.locator(".slot").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return [face for face in (name.rpartition(": ")[2] for name in names) if face.isdigit()]


def _expect_typed(page: Page) -> None:
    expect(page.locator(".keypad .slot").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Die 3: 2")).to_be_visible()
    assert typed(page) == ["3", "6", "2"]


def test_another_game_and_back(page: Page) -> None:
    """Each game keeps its keypad and what was typed on it."""
    _choose(page, "Alkemy")
    expect(page.locator(".keypad")).to_have_count(0)
    _choose(page, "OpenForces")

    _expect_typed(page)


def test_both_games_half_typed(page: Page) -> None:
    """Dice half typed in two games do not mix."""
    _choose(page, "Alkemy")
    button(page, "My dice").click()
    page.locator(".keys").wait_for()
    type_dice(page, "5")
    _choose(page, "OpenForces")
    _expect_typed(page)
    _choose(page, "Alkemy")
    expect(page.locator(".keypad .slot").first).to_have_attribute("aria-label", "Die 1: 5")


def test_a_link_and_the_browsers_way_back(page: Page) -> None:
    """A link takes the keypad off; going back brings the own attack with the very dice."""
    page.wait_for_timeout(600)
    follow(page, attack(title="theirs"))
    expect(page.locator(".kicker")).to_have_text("theirs")
    expect(page.locator(".keypad")).to_have_count(0)
    page.go_back()

    _expect_typed(page)
    page.go_forward()
    expect(page.locator(".kicker")).to_have_text("theirs")
    page.go_back()
    _expect_typed(page)


def test_a_link_and_the_pages_way_back(page: Page) -> None:
    """The felt leads back to the own attack, and the browser then leads back to the link."""
    follow(page, attack(title="theirs"))
    button(page, "Back to your own attack").click()
    _expect_typed(page)
    assert "#" not in page.url
    page.go_back()

    expect(page.locator(".kicker")).to_have_text("theirs")


def test_a_link_in_the_moment_of_a_change(page: Page) -> None:
    """A change that is made as a link comes does not take the link's address away."""
    page.locator(".keypad").get_by_role("button", name="Close").click()
    page.locator(".folded").click()
    page.get_by_role("button", name="Units: one more").first.wait_for()
    both = "fragment => { location.hash = fragment; document.querySelector('.stepper button:last-child').click() }"
    page.evaluate(both, attack(title="just now"))

    expect(page.locator(".kicker")).to_have_text("just now")
    assert page.url.endswith("#" + attack(title="just now"))


def test_links_one_after_another(page: Page) -> None:
    """However many links come, the own attack is not pushed out; a throw of theirs does not hide the way to it."""
    for i in range(18):
        page.evaluate("fragment => { location.hash = fragment }", attack(title=f"no. {i}"))
        expect(page.locator(".kicker")).to_have_text(f"no. {i}")
    roll(page)
    button(page, "Back to your own attack").click()

    _expect_typed(page)


@pytest.mark.parametrize("way", ["Worked examples", "Last results"])
def test_what_else_takes_the_place(page: Page, way: str) -> None:
    """An example and an earlier result leave the way back as a link does."""
    button(page, way).click()
    page.locator(".sheet .row-button").first.click()
    button(page, "Back to your own attack").click()

    _expect_typed(page)


def test_a_broken_link(page: Page) -> None:
    """A link that does not open says so over the keypad, which goes on where it was."""
    page.evaluate("fragment => { location.hash = fragment }", attack()[:-9])
    expect(page.get_by_role("alert")).to_contain_text("does not open")
    _expect_typed(page)
    type_dice(page, "5")

    assert typed(page) == ["3", "6", "2", "5"]
    page.evaluate("location.hash = ''")


def test_a_reload(page: Page) -> None:
    """The keypad comes back with what was typed, at once after a reload."""
    page.wait_for_timeout(300)
    page.reload()

    _expect_typed(page)
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    _expect_typed(page)


def test_a_reload_after_a_throw(page: Page) -> None:
    """Dice half typed over an earlier throw are not taken for done by the reload, nor by putting the keypad away."""
    page.locator(".keypad").get_by_role("button", name="Close").click()
    roll(page)
    said = verdict(page)
    _type(page, "362")
    page.wait_for_timeout(300)
    page.reload()
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    _expect_typed(page)
    page.locator(".keypad").get_by_role("button", name="Close").click()
    expect(page.locator(".verdict")).to_have_text(said)
    button(page, "My dice").click()

    _expect_typed(page)


def test_a_new_tab_by_a_link(page: Page) -> None:
    """A link that opens in another tab, as from a messenger, leaves the way back to what is typed here."""
    page.wait_for_timeout(300)
    other = page.context.new_page()
    other.goto("./#" + attack(title="new tab"))
    expect(other.locator(".kicker")).to_have_text("new tab", timeout=PATIENCE)
    button(other, "Back to your own attack").click()

    _expect_typed(other)
    other.close()


def test_another_language(page: Page) -> None:
    """Switching the language keeps the keypad open and the dice where they are."""
    page.locator(".language select").select_option("de")
    page.locator("html[lang=de]").wait_for()
    expect(page.get_by_role("button", name="Würfel 3: 2")).to_be_visible()
    page.locator(".language select").select_option("en")
    page.locator("html[lang=en]").wait_for()

    _expect_typed(page)


def test_another_theme(page: Page) -> None:
    """So does the switch from day to night."""
    page.emulate_media(color_scheme="dark")
    _expect_typed(page)
    page.emulate_media(color_scheme="light")

    _expect_typed(page)


def test_a_refusal(page: Page) -> None:
    """An attack that the rules forbid meanwhile takes no dice, and they are there when it is allowed again."""
    _settle(page)
    page.locator(".folded").click()
    page.locator(".more").click()
    sight = page.get_by_role("switch", name="All see all")
    sight.uncheck()
    expect(page.locator(".felt .verdict")).to_have_text("Not allowed")
    sight.check()
    expect(page.locator(".felt .verdict")).to_have_text("Ready to throw")
    button(page, "My dice").click()

    _expect_typed(page)


def test_a_fault_in_the_set_up(page: Page) -> None:
    """What is wrong is shown beside its field instead of the keypad; once it is right the dice are there."""
    _settle(page)
    page.locator(".folded").click()
    units = page.get_by_role("textbox", name="Units").first
    before = units.input_value()
    units.fill("9" * 400)
    units.blur()
    expect(page.locator("#f-attackers-problem")).to_have_text("At most 200.")
    expect(units).to_have_value("9" * 400)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    for name in ("My dice", "Roll"):
        button(page, name).click()
        expect(page.locator("#f-attackers-problem")).to_be_in_viewport()
        expect(units).to_be_focused()
    expect(units).to_have_value("9" * 400)
    units.fill(before)
    units.blur()
    expect(page.locator(".felt .verdict")).to_have_text("Ready to throw")
    button(page, "My dice").click()

    _expect_typed(page)


def test_fewer_units_meanwhile(page: Page) -> None:
    """Dice that a smaller set-up has no use for come back with the larger one, under the open keypad too."""
    page.locator(".folded").click()
    units = page.get_by_role("textbox", name="Units").first
    before = units.input_value()
    units.fill("2")
    units.blur()
    expect(page.locator(".tab", has_text="Attack").locator("small")).to_have_text("2 of 2")
    units.fill(before)
    units.blur()
    page.locator(".tab", has_text="Attack").click()

    _expect_typed(page)


def test_digits_half_spelled(page: Page) -> None:
    """Of a die with many sides even the digits spelled so far are kept over a reload."""
    _settle(page)
    unit = {"damage": "1d100"}
    follow(page, fragment_of({"game": "tab-master", "situation": {"attack": unit}}))
    button(page, "My dice").click()
    page.locator(".spelled").wait_for()
    page.keyboard.press("4")
    page.wait_for_timeout(300)
    page.reload()
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)

    expect(page.get_by_role("button", name="Set 4")).to_be_enabled()
