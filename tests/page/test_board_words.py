"""How a set-up on a board reads: names in the reader's language, only fields that count; one test follows another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import arrive
from tests.page.board_actions import example

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page


def test_the_folded_form_names_the_units(phone: Page) -> None:
    """What stands on the board is told by names, and the board's measures not at all."""
    arrive(phone, example("archer"))

    expect(phone.locator(".brief.rest span").first).to_have_text("Projectiles left\u00a05 \u00b7 Archer and Lancer")


def test_fields_of_another_kind_are_out_of_the_way(phone: Page) -> None:
    """A projectile has an attack die and no reach, a common attack the reverse."""
    phone.locator(".folded").click()
    form = phone.locator(".side.attack").first
    expect(form.get_by_text("Attack die (ATK)")).to_be_visible()
    expect(form.get_by_text("Reach (ATK)")).to_have_count(0)
    form.locator(".segment", has_text="Common").click()

    expect(form.get_by_text("Reach (ATK)")).to_be_visible()
    expect(form.get_by_text("Attack die (ATK)")).to_have_count(0)


@pytest.mark.parametrize(("language", "said"), [("de", "Lanzenträger fällt"), ("ru", "Копейщик погибает")])
def test_names_in_the_readers_language(open_context: Callable[..., BrowserContext], language: str, said: str) -> None:
    """An example's units are called as the reader calls them."""
    page = open_context(locale=language).new_page()
    page.goto(f"./#{example('archer')}")

    expect(page.locator(".felt .verdict")).to_have_text(said)


@pytest.mark.parametrize(
    ("locale", "typed", "seen"),
    [
        ("de", "2w6 + 1", "2W6+1"),
        ("ru", "\u043a10", "1\u043a10"),
        ("ru", "2d6\u22121", "2\u043a6-1"),
        ("pt-BR", "1D8", "1d8"),
    ],
)
def test_dice_in_the_readers_letter(
    open_context: Callable[..., BrowserContext], locale: str, typed: str, seen: str
) -> None:
    """Dice are typed with the letter that a player writes or the game's own, and stand there with the player's."""
    page = open_context(locale=locale).new_page()
    arrive(page, example("archer"))
    page.locator(".folded").click()
    dice = page.locator("#f-attack-damage")
    dice.fill("x")
    expect(dice).to_have_attribute("aria-invalid", "true")
    dice.fill("")
    dice.press_sequentially(typed)
    expect(dice).to_have_value(seen)
    expect(dice).to_have_attribute("aria-invalid", "false")
