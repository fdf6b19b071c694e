"""Where the eye and the hand go on: to the row whose dice are typed, to what stands against a throw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import arrive, attack, button, follow, fragment_of, type_dice

if TYPE_CHECKING:
    from playwright.sync_api import Locator

DUEL = {"game": "alkemy", "situation": {"a": {"card": "quick"}, "b": {"card": "normal"}}}
FAR = {"game": "openforces", "situation": {"range": 5, "distance": 6}}
IN_SIGHT = """one => {
    const [box, pane] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    return box.left >= pane.left - 1 && box.right <= pane.right + 1;
}"""


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def _tab(page: Page) -> Locator:
    return page.locator(".tabs [aria-pressed=true]")


def test_the_row_at_hand_has_its_tab_in_sight(phone: Page) -> None:
    """Row after row is typed, and the tab of each is within the strip, however many there are."""
    follow(phone, fragment_of(DUEL))
    button(phone, "My dice").click()
    for row, faces in [("Reflexes, A", "35"), ("Reflexes, B", "24"), ("Combat, A", "44")]:
        expect(_tab(phone)).to_contain_text(row)
        assert _tab(phone).evaluate(IN_SIGHT), row
        type_dice(phone, faces)
    phone.keyboard.press("Escape")


def test_reasons_are_those_of_the_dice_in_hand(phone: Page) -> None:
    """While new dice are typed, nothing explains the old ones; put away, the old ones are explained again."""
    follow(phone, attack())
    expect(phone.locator(".why")).to_be_visible()
    button(phone, "My dice").click()
    expect(phone.locator(".why")).to_have_count(0)
    phone.keyboard.press("Escape")

    expect(phone.locator(".why")).to_be_visible()


@pytest.mark.parametrize("name", ["Roll", "My dice"])
def test_a_refused_throw_leads_to_its_reasons(phone: Page, name: str) -> None:
    """Where the rules are against an attack, asking for a throw shows why."""
    follow(phone, fragment_of(FAR))
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    button(phone, name).click(force=True)

    expect(phone.locator(".felt .reasons")).to_be_in_viewport()
    expect(phone.locator(".keypad")).to_have_count(0)
