"""Two end results on the felt: sums with their parts, the side of the blow, and the roll that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import arrive, button, follow, fragment_of
from tests.page.felt import barriers, sums, texts, wider_than_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext


def melee(
    attacker: dict[str, Any], defender: dict[str, Any], dice: dict[str, list[int]], **more: Any
) -> dict[str, Any]:
    """A scenario of two figures; `facing` goes into the situation, the rest beside it."""
    facing = {"facing": more.pop("facing")} if "facing" in more else {}
    return {
        "game": "base-to-base",
        "situation": {**facing, "attacker": attacker, "defender": defender},
        "dice": dice,
        **more,
    }


CLAWS = {"strength": 4, "modifiers": [{"name": "claws", "value": 2}]}
SWORD = {"strength": 4, "modifiers": [{"name": "sword", "value": 1}]}
MANY = [{"name": "Two-hander of the ancestors", "value": 2}, {"value": -1}, {"name": "Rage", "value": 3}]
WORKED = melee(CLAWS, SWORD, {"attacker": [5], "defender": [3]})
UNEQUAL = melee({"strength": 5}, {"strength": 4}, {"attacker": [2, 2], "defender": [6]})
BEHIND = melee({"strength": 4}, {"strength": 5, "pierced_on": 4}, {"armour": [4]}, facing="rear")
PARRIED = melee({"strength": 3}, {"strength": 3}, {"attacker": [4], "defender": [4]})
STATIC = melee(
    {"strength": 5, "modifiers": MANY},
    {"strength": 3, "pierced_on": 4},
    {"attacker": [2, 5], "armour": [2]},
    facing="side",
    rulings={"undefended": "static", "stronger_dice": "best"},
)
ALL = [WORKED, UNEQUAL, BEHIND, PARRIED, STATIC]


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def test_claws_against_sword(phone: Page) -> None:
    """Dice, strength and the named weapons make 11 against 8: the attacker wins, and an armour roll is due."""
    follow(phone, fragment_of(WORKED))

    assert sums(phone) == [([5, 4, 2], 11), ([3, 4, 1], 8)]
    assert texts(phone, ".addend small") == ["Strength", "claws", "Strength", "sword"]
    assert texts(phone, ".standings li") == ["Attacker 11 wins", "Defender 8"]
    assert texts(phone, ".armour .fate") == ["armour roll due"]
    expect(phone.locator(".armour")).to_contain_text("The attacker rolls on the defender.")
    expect(phone.get_by_role("img", name="Blow from the Front")).to_be_visible()


def test_a_ruling_is_told_once(phone: Page) -> None:
    """Both results rest on the ruling about strength, which stands under the first of them alone."""
    follow(phone, fragment_of(WORKED))

    expect(phone.locator(".why .decided")).to_have_count(1)
    expect(phone.locator(".why .decided")).to_contain_text("Is strength added to the dice?")


def test_the_stronger_loses(phone: Page) -> None:
    """Two dice and strength 5 come to 9, one die and strength 4 to 10."""
    follow(phone, fragment_of(UNEQUAL))

    assert sums(phone) == [([4, 5], 9), ([6, 4], 10)]
    assert texts(phone, ".standings li") == ["Attacker 9", "Defender 10 wins"]
    expect(phone.locator(".armour")).to_contain_text("The defender rolls on the attacker.")


def test_from_behind(phone: Page) -> None:
    """Who cannot defend himself throws nothing; the armour die says what it needs and that it pierces."""
    follow(phone, fragment_of(BEHIND))

    assert sums(phone) == []
    assert texts(phone, ".standings li") == ["Attacker wins", "Defender"]
    assert texts(phone, ".armour .fate") == ["pierced"]
    expect(phone.locator(".standings")).to_contain_text("no dice thrown")
    expect(phone.locator(".armour")).to_contain_text("4 or more pierces.")
    expect(phone.locator(".facing .now")).to_have_text("Rear")


def test_both_parry(phone: Page) -> None:
    """Equal results have no winner and no armour roll."""
    follow(phone, fragment_of(PARRIED))

    assert texts(phone, ".fate") == ["parried"]
    expect(phone.locator(".armour, .standings .ahead")).to_have_count(0)


def test_better_die_and_no_die(phone: Page) -> None:
    """Of the better of two dice the other lies aside; a figure without a die has its additions alone."""
    follow(phone, fragment_of(STATIC))

    assert sums(phone) == [([5, 5, 2, -1, 3], 14), ([3], 3)]
    assert texts(phone, ".set-aside") == ["set aside"]
    assert texts(phone, ".addend small") == [
        "Strength",
        "Two-hander of the ancestors",
        "Weapons and skills",
        "Rage",
        "Strength",
    ]
    assert texts(phone, ".armour .fate") == ["holds"]
    expect(phone.locator(".facing .now")).to_have_text("Side")
    expect(phone.get_by_role("img", name="2, set aside")).to_be_visible()


def test_sums_shown_are_sums(phone: Page) -> None:
    """Ten throws: both sums add up, and the higher one is marked as the winner."""
    follow(phone, fragment_of(UNEQUAL))
    for _ in range(10):
        before = phone.url
        button(phone, "Roll").click()
        expect(phone).not_to_have_url(before)
        expect(phone.locator(".standings")).to_be_visible()
        (ours, attacker), (theirs, defender) = sums(phone)
        winners = texts(phone, ".standings .ahead .who")

        assert (sum(ours), sum(theirs)) == (attacker, defender)
        assert winners == ([] if attacker == defender else ["Attacker" if attacker > defender else "Defender"])


def test_weapons_are_added_and_told(phone: Page) -> None:
    """A weapon is added to the list, named and valued, and told in the folded line."""
    follow(phone, fragment_of(PARRIED))
    phone.locator(".folded").click()
    button(phone, "Add a weapon or skill").first.click()
    phone.get_by_role("textbox", name="Name").fill("axe")
    phone.get_by_role("button", name="Adds: one more").click()
    button(phone, "Same dice again").click()

    expect(phone.locator(".folded")).to_contain_text("Weapons and skills: axe\u00a01")
    expect(phone.locator(".standings")).to_be_visible()
    assert sums(phone) == [([4, 3, 1], 8), ([4, 3], 7)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(
    open_context: Callable[..., BrowserContext], axe: Callable[[Page], list[str]], scheme: str
) -> None:
    """Axe finds nothing in any state, nor in the open form."""
    page = arrive(open_context(color_scheme=scheme, reduced_motion="reduce").new_page(), fragment_of(WORKED))
    found = barriers(page, axe, ALL)

    assert found == []


def test_narrow(open_context: Callable[..., BrowserContext]) -> None:
    """Nothing is wider than a small screen, in no language, nor with text twice as large."""
    assert wider_than_screen(open_context, ALL) == []
