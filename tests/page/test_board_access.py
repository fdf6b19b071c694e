"""The board without a finger: by keyboard, by ear, in numbers read off a real table; and without barriers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import arrive, fragment_of, verdict
from tests.page.board_actions import CROWD, GAME, HALL, cell, example, lay_out, middle, situation

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

DESK = {"has_touch": False, "is_mobile": False, "viewport": {"width": 1280, "height": 900}}
SIZES = """[...document.querySelectorAll(".board-tools button, .chip, .zoomers button, .unit-head")]
    .map(one => one.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"""
STATES = ("select", "unit", "ground", "obstacle", "target", "path")


@pytest.fixture(scope="module")
def desk(open_context: Callable[..., BrowserContext]) -> Page:
    """A wide page with a keyboard and no finger."""
    return open_context(**DESK).new_page()


def press(page: Page, *keys: str) -> None:
    """Keys one after the other."""
    for key in keys:
        page.keyboard.press(key)


def test_keys_move_a_unit(desk: Page) -> None:
    """Arrow keys walk, Enter takes a unit up and puts it down, and the square's name says what stands there."""
    lay_out(desk, example("lancer"))
    cell(desk, 0, 0).focus()
    press(desk, "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "ArrowDown", "Enter")
    desk.wait_for_timeout(200)

    expect(cell(desk, 3, 2)).to_be_focused()
    expect(cell(desk, 3, 2)).to_have_attribute("aria-label", re.compile("Column 3, row 2, Alchemist, Blue"))
    assert situation(desk)["units"][1]["at"] == [3, 2]


def test_keys_shape_the_board(desk: Page) -> None:
    """Plus and minus raise and lower the ground, Delete takes away, Ctrl+Z brings back, in any tool."""
    lay_out(desk, example("lancer"))
    cell(desk, 4, 4).focus()
    press(desk, "+", "+", "ArrowRight", "-", "Home", "End", "PageUp", *["ArrowLeft"] * 4)
    expect(cell(desk, 3, 0)).to_be_focused()
    press(desk, "Delete")
    assert len(situation(desk)["units"]) == 1
    cell(desk, 3, 0).focus()
    press(desk, "Control+z")

    found = situation(desk)
    assert len(found["units"]) == 2
    assert found["board"]["heights"] == {"3,0": 2, "4,4": 2, "5,4": -1}


def test_keys_use_every_tool(desk: Page) -> None:
    """Unit, obstacle, target and path are set with Enter on the square; Backspace takes the last step back."""
    lay_out(desk, fragment_of({"game": GAME, "situation": {"units": CROWD[:3], "attack": {"reach": 9}}}))
    tools = desk.locator(".board-tools")
    for name, x, y in (("Unit", 5, 5), ("Obstacle", 3, 3), ("Target", 2, 0), ("Path", 0, 2)):
        tools.get_by_role("button", name=name, exact=True).press("Enter")
        cell(desk, x, y).focus()
        press(desk, "Enter")
    press(desk, "Backspace")
    found = situation(desk)

    assert found["units"][3]["at"] == [5, 5]
    assert found["board"]["obstacles"] == ["3,3"]
    assert found["targets"] == ["u1"]
    assert found["move"] == [[0, 1]]


def test_a_drag_of_the_mouse(desk: Page) -> None:
    """The mouse carries a unit; Ctrl and the wheel zoom."""
    lay_out(desk, example("lancer"))
    desk.locator(".board-tools").get_by_role("button", name="Select").click()
    desk.mouse.move(*middle(desk, 3, 0))
    desk.mouse.down()
    desk.mouse.move(*middle(desk, 6, 6), steps=6)
    desk.mouse.up()
    before = (cell(desk, 0, 0).bounding_box() or {})["width"]
    desk.keyboard.down("Control")
    desk.mouse.wheel(0, -200)
    desk.keyboard.up("Control")
    desk.wait_for_timeout(200)

    assert (cell(desk, 0, 0).bounding_box() or {})["width"] > before
    assert situation(desk)["units"][1]["at"] == [6, 6]


def test_what_a_reader_hears(desk: Page) -> None:
    """A grid of rows and named squares with one tab stop, and a list that says how each unit lies to the attacker."""
    lay_out(desk, example("area"))
    desk.wait_for_timeout(400)
    grid = desk.get_by_role("grid", name="Board, 8 by 8 squares")

    expect(grid.get_by_role("row")).to_have_count(8)
    expect(grid.get_by_role("gridcell")).to_have_count(64)
    expect(desk.locator('.cell[tabindex="0"]')).to_have_count(1)
    expect(grid.get_by_role("gridcell", name="Column 3, row 3, Mage, Red, attacker")).to_be_visible()
    expect(grid.get_by_role("gridcell", name="Column 3, row 5, obstacle, in reach")).to_be_visible()
    hidden = "Column 3, row 6, Lancer, Blue, in reach, hidden by column 3, row 5"
    expect(grid.get_by_role("gridcell", name=hidden)).to_be_visible()
    items = desk.get_by_role("list", name="Units").get_by_role("listitem")
    expect(items).to_contain_text(
        [
            "Mage",
            "1 square off · level · in sight · in reach",
            "2 squares off · level",
            "2 squares off",
            "hidden by column 3, row 5",
        ]
    )


def test_a_unit_by_numbers(desk: Page) -> None:
    """From the list alone a unit is found, set on another square, changed and aimed at."""
    lay_out(desk, example("lancer"))
    desk.get_by_role("list", name="Units").get_by_role("button", name="Alchemist").click()
    desk.locator(".unit-list").get_by_role("button", name="Target").click()
    desk.locator(".unit-list").get_by_role("button", name="Edit").click()
    sheet = desk.get_by_role("dialog")
    sheet.get_by_role("button", name="Row: one more").click()
    sheet.get_by_role("button", name="Defence (DEF): one more").click()
    sheet.get_by_role("button", name="More", exact=True).click()
    sheet.get_by_role("button", name="Ice").click()
    sheet.get_by_role("textbox", name="Short name").fill("alqui")
    sheet.get_by_role("button", name="Done").click()
    found = situation(desk)

    assert found["units"][1] == {**found["units"][1], "id": "alqui", "at": [3, 1], "defence": 4, "essences": ["ice"]}
    assert found["targets"] == ["alqui"]


def test_the_size_is_typed(desk: Page) -> None:
    """On the way to two figures nobody is moved; what is no size stays as typed with its limit, over the same board."""
    lay_out(desk, example("archer"))
    before = situation(desk)
    desk.get_by_role("button", name="Size: ").click()
    columns = desk.get_by_role("textbox", name="Columns")
    columns.click()
    press(desk, "1", "0", "Tab")
    assert situation(desk) == {**before, "board": {**before["board"], "columns": 10}}

    for typed, limit in (("400", "At most 40"), ("0", "At least 1"), ("-3", "At least 1"), ("x", "number")):
        columns.fill(typed)
        columns.press("Tab")
        expect(columns).to_have_value(typed.replace("-", "\u2212"))
        expect(columns).to_have_attribute("aria-invalid", "true")
        expect(columns).to_have_accessible_description(re.compile(limit))
        expect(desk.locator(".cell[data-y='0']")).to_have_count(10)

    columns.fill("9")
    columns.press("Tab")
    expect(columns).to_have_attribute("aria-invalid", "false")
    assert situation(desk) == {**before, "board": {**before["board"], "columns": 9}}


def test_measured(desk: Page) -> None:
    """Distance, height and sight typed for a unit replace the board's, and can be forgotten."""
    lay_out(desk, example("archer"))
    desk.get_by_role("button", name="Measured", exact=True).click()
    desk.get_by_role("textbox", name="Lancer, Distance").fill("9")
    desk.get_by_role("button", name="Lancer, Height, target minus attacker: one less").click()
    desk.get_by_role("switch", name="Lancer, In sight").uncheck()
    assert situation(desk)["measured"] == {"lancer": {"distance": 9, "height": -3, "visible": False}}
    desk.get_by_role("button", name="Board", exact=True).click()
    expect(desk.locator(".overruled")).to_be_visible()
    expect(desk.locator(".unit-list li").last).to_contain_text("measured · 9 squares off · 3 lower · out of sight")
    desk.get_by_role("button", name="Forget them").click()
    desk.wait_for_timeout(200)

    assert "measured" not in situation(desk)


def test_measured_result(desk: Page) -> None:
    """An attack by measured numbers is read without a drawn board."""
    numbers = {"lancer": {"distance": 9, "height": -2, "visible": True}}
    base = {
        "attack": {"kind": "projectile", "attack_die": "1d10"},
        "measured": numbers,
        "units": [
            {"id": "archer", "side": "red", "at": [0, 0]},
            {"id": "lancer", "side": "blue", "at": [5, 0], "defence": 6},
        ],
    }
    desk.reload()
    arrive(desk, fragment_of({"game": GAME, "situation": base, "dice": {"attack-1": [7], "damage-1": [9]}}))
    desk.wait_for_timeout(400)

    assert verdict(desk) == "Lancer falls"
    expect(desk.locator(".against").first).to_have_text("against distance 9")
    expect(desk.locator(".board-pane")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(
    open_context: Callable[..., BrowserContext], axe: Callable[[Page], list[str]], scheme: str
) -> None:
    """No barrier is found by axe: result, each tool, a unit's card and sheet, measured numbers."""
    page = arrive(open_context(color_scheme=scheme, reduced_motion="reduce").new_page(), example("area"))
    page.wait_for_timeout(500)
    found = {"result": axe(page)}
    page.locator(".folded").click()
    for name in STATES:
        page.locator(".board-tools button").nth(STATES.index(name)).click()
        page.wait_for_timeout(150)
        found[name] = axe(page)
    page.locator(".board-tools button").first.click()
    page.locator(".unit-list button").first.click()
    found["card"] = axe(page)
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="More", exact=True).click()
    page.wait_for_timeout(400)
    found["sheet"] = axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Measured", exact=True).click()
    page.wait_for_timeout(200)
    found["measured"] = axe(page)

    assert {name: barriers for name, barriers in found.items() if barriers} == {}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU", "pt-BR"])
def test_nothing_scrolls_sideways(open_context: Callable[..., BrowserContext], locale: str) -> None:
    """At 320 px all stays within the screen in every language, tools keep a thumb's size, and no message is missing."""
    page = arrive(open_context(locale=locale, viewport={"width": 320, "height": 640}).new_page(), example("knight"))
    page.wait_for_timeout(400)
    wide, texts = [page.evaluate("document.documentElement.scrollWidth")], [page.locator("main").inner_text()]
    page.locator(".folded").click()
    for n in range(len(STATES)):
        page.locator(".board-tools button").nth(n).click()
        page.wait_for_timeout(100)
        wide.append(page.evaluate("document.documentElement.scrollWidth"))
        texts.append(page.locator("main").inner_text())
    sizes = page.evaluate(SIZES)

    assert max(wide) <= 320
    assert min(sizes) >= 43.9
    assert not re.findall(r"\b(?:board|tool|unit|units|squares|measured|outcome|field)-[a-z-]+", "\n".join(texts))


def test_a_large_board_paints_its_names(desk: Page) -> None:
    """1600 squares are all there to be read, and the keyboard brings a far one into the window."""
    lay_out(desk, fragment_of({"game": GAME, "situation": {"board": HALL, "units": CROWD}}))
    expect(desk.get_by_role("gridcell")).to_have_count(1600)
    cell(desk, 0, 0).focus()
    press(desk, "End", "PageDown")
    expect(cell(desk, 39, 39)).to_be_focused()
    pane, far = desk.locator(".board-pane").bounding_box(), cell(desk, 39, 39).bounding_box()

    assert pane
    assert far
    assert pane["x"] <= far["x"] <= pane["x"] + pane["width"] - far["width"] + 1
    assert pane["y"] <= far["y"] <= pane["y"] + pane["height"] - far["height"] + 1
