"""One attack of each game without a finger and without an eye, and a throw that shows how it came to lie."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import SEED, arrive, button, follow, fragment_of, verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

GAMES = [(game["id"], game["title"]) for game in json.loads(Path("build/games.json").read_text())]
DESK = {"has_touch": False, "is_mobile": False, "viewport": {"width": 1000, "height": 800}}
FARTHEST = 150
MOST_DICE = 60
FOCUS = """() => {
    const one = document.activeElement;
    const look = getComputedStyle(one);
    const chart = one.closest(".chart, .segment, .language");
    const ringed = chart ? getComputedStyle(chart.matches(".segment") ? one.nextElementSibling : chart) : look;
    return {
        name: (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim(),
        ring: ringed.outlineStyle !== "none" || one.matches(".cell, body"),
    };
}"""
# In this order a page without a picture is read; what is between them does not matter.
ORDER = (
    "banner",
    'heading "Aleator" [level=1]',
    "main",
    'region "Set-up"',
    'region "Odds"',
    'region "Result"',
    'heading "VERDICT" [level=2]',
    'heading "Why" [level=2]',
    'navigation "Actions"',
)
NAMELESS = re.compile(
    r"^\s*- (?:button|textbox|checkbox|switch|radio|slider|combobox|link|img|dialog)\b(?! \").*$", re.MULTILINE
)
MOVED = """() => document.getAnimations().map(one => Object.keys(one.effect.getKeyframes()[0])
    .filter(key => !["offset", "computedOffset", "easing", "composite"].includes(key)))"""
FACES = """() => [...document.querySelectorAll(".pair")].map(one => [...one.querySelectorAll(".die")]
    .map(die => die.querySelectorAll("circle").length))"""


@pytest.fixture(scope="module")
def desk(open_context: Callable[..., BrowserContext]) -> Page:
    """A page with a keyboard and no finger, its engine started once."""
    return arrive(open_context(**DESK).new_page())


# The page's policy forbids the text that wait_for_function would evaluate a second time.
def _until(page: Page, holds: str) -> None:
    for _ in range(200):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(20)
    raise AssertionError(holds)


def _tab_to(page: Page, name: str) -> list[str]:
    """Presses Tab until the focus is on a control; answers with those passed that showed no focus."""
    unseen = []
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUS)
        if not now["ring"]:
            unseen.append(now["name"])
        if now["name"] == name:
            return unseen
    raise AssertionError(name)


@pytest.mark.parametrize(("game", "title"), GAMES)
def test_keyboard_alone(desk: Page, game: str, title: str) -> None:
    """Any game is chosen, thrown by hand and shared with keys, and wherever the focus is, it is seen."""
    follow(desk, fragment_of({"game": GAMES[0][0]}))
    _tab_to(desk, f"Game: {GAMES[0][1]}. Choose another one")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("dialog")).to_be_visible()
    desk.locator(".row-button", has_text=title).focus()
    desk.keyboard.press("Enter")
    follow(desk, fragment_of({"game": game}))
    desk.evaluate("document.activeElement.blur()")
    unseen = _tab_to(desk, "My dice")
    desk.keyboard.press("Enter")
    expect(desk.locator(".keypad")).to_be_focused()
    desk.locator(".slots").wait_for()
    for face in itertools.islice(itertools.cycle("26534"), MOST_DICE):
        if not desk.locator(".keypad").count():
            break
        desk.keyboard.press(face)
        desk.wait_for_timeout(60)

    expect(button(desk, "My dice")).to_be_focused()
    expect(desk.locator("p[role=status]")).to_have_text(verdict(desk))
    desk.keyboard.press("Tab")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("dialog", name="Share")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(button(desk, "Share")).to_be_focused()
    assert unseen == []


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_by_ear_alone(desk: Page, game: str) -> None:
    """By roles and names alone an attack of any game is set up, thrown and read: in order, and told as it falls."""
    follow(desk, fragment_of({"game": game}))
    desk.get_by_role("button", name="Change the set-up").press("Enter")
    expect(desk.get_by_role("region", name="Set-up")).to_be_visible()
    assert NAMELESS.findall(desk.locator("body").aria_snapshot()) == []
    before = desk.evaluate("location.hash")
    desk.get_by_role("button", name="Roll").press("Enter")
    _until(desk, f"location.hash.length > 1 && location.hash !== '{before}'")
    said = desk.get_by_role("status").filter(has_text=re.compile(".")).first
    expect(said).to_have_text(verdict(desk))
    heard = desk.locator("body").aria_snapshot()
    places = [heard.find(part.replace("VERDICT", verdict(desk))) for part in ORDER]

    assert -1 not in places
    assert places == sorted(places)
    assert NAMELESS.findall(heard) == []


def test_dice_land_and_sort(open_context: Callable[..., BrowserContext]) -> None:
    """A throw moves by transforms and opacity alone, every face is the recorded one meanwhile, and it comes to rest."""
    page = arrive(open_context().new_page())
    button(page, "Roll").click()
    _until(page, "document.getAnimations().length > 0")
    moved, before = page.evaluate(MOVED), page.evaluate(FACES)
    _until(page, "document.getAnimations().length === 0")

    assert {key for keys in moved for key in keys} <= {"transform", "opacity"}
    assert page.evaluate(FACES) == before
    assert before == sorted(before)


def test_dice_land_where_they_fell(open_context: Callable[..., BrowserContext]) -> None:
    """Before it is sorted, each die of a row lies at the place in which it was thrown."""
    page = arrive(open_context(reduced_motion="reduce").new_page(), fragment_of({"game": GAMES[0][0], "seed": SEED}))
    landed = page.evaluate(
        """() => [...document.querySelectorAll(".pair")].map(one => [one.dataset.attack, one.dataset.defence])"""
    )

    for row in zip(*landed, strict=True):
        assert sorted(map(int, row)) == list(range(len(landed)))
