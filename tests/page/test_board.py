"""A board on the phone: worked examples, and all that a finger does; the tests follow each other in one page."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.actions import arrive, follow, fragment_of, verdict
from tests.page.board_actions import (
    CROWD,
    GAME,
    HALL,
    cell,
    example,
    lay_out,
    line,
    middle,
    situation,
    swipe,
    tap,
    to_board,
    tool,
    unit,
)
from tests.page.felt import sums, texts

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize(
    ("name", "said", "totals", "fates"),
    [
        ("archer", "Lancer falls", ["9", "7"], ["falls"]),
        ("lancer", "Alchemist falls", ["6"], ["falls"]),
        ("knight", "One of 2 falls", ["8", "12"], ["stands", "falls"]),
        ("alchemist", "Mage falls", ["3"], ["falls"]),
        ("no-arrows", "Mage falls", ["3"], ["falls"]),
        ("ice", "Salamander falls", ["27"], ["falls"]),
        ("area", "2 of 3 fall", ["9", "4", "13"], ["falls", "stands", "falls"]),
    ],
)
def test_examples(phone: Page, name: str, said: str, totals: list[str], fates: list[str]) -> None:
    """Each worked example shows its sums and fates, in the list and on the squares, and its note."""
    arrive(phone, example(name)) if phone.url == "about:blank" else follow(phone, example(name))

    assert verdict(phone) == said
    expect(phone.locator(".strikes .addend b")).to_have_text(totals)
    expect(phone.locator(".strikes .fate")).to_have_text(fates)
    assert sorted(phone.locator(".plane .word text").all_text_contents()) == sorted(fates)
    expect(phone.locator(".example-note")).not_to_be_empty()


def test_several_attack_dice(phone: Page) -> None:
    """An attack roll of 2d6+1 shows both its dice, and adds up with its fixed part and the height."""
    units = [{"id": "archer", "side": "red", "at": [0, 0]}, {"id": "troll", "side": "blue", "at": [6, 0], "defence": 9}]
    shot = {"kind": "projectile", "attack_die": "2d6+1", "damage": "1d6+2"}
    dice = {"attack-1": [3, 4], "damage-1": [5]}
    follow(
        phone,
        fragment_of(
            {
                "game": GAME,
                "situation": {"board": {"heights": {"0,0": 2}}, "units": units, "attack": shot},
                "dice": dice,
            }
        ),
    )

    assert sums(phone) == [([3, 4, 1, 2], 10), ([5, 2], 7)]
    assert texts(phone, ".strikes .addend small") == ["ATK", "height", "DAN"]
    shown = phone.locator(".strikes .dice [role=img]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert shown == ["3", "4", "5"]


def test_the_end_of_a_trample(phone: Page) -> None:
    """The felt shows the attacker where the trample ended, flipped."""
    follow(phone, example("knight"))

    knight = phone.locator('.unit[data-unit="knight"]')
    expect(knight).to_have_attribute("transform", "translate(154 22)")
    expect(knight).to_have_class(re.compile("flipped"))
    expect(phone.locator(".ending-words")).to_contain_text("Column 3, row 0 · flipped")


def test_a_unit_is_dragged(phone: Page) -> None:
    """A finger carries a unit to another square, and the page does not scroll under it."""
    lay_out(phone, example("lancer"))
    before = phone.evaluate("scrollY")
    swipe(phone, line(middle(phone, 3, 0), middle(phone, 5, 4)))

    assert phone.evaluate("scrollY") == before
    assert unit(phone, "alchemist")["at"] == [5, 4]


def test_a_taken_square_keeps_its_unit(phone: Page) -> None:
    """A unit dropped on another one goes back to its place."""
    to_board(phone)
    swipe(phone, line(middle(phone, 5, 4), middle(phone, 0, 0)))

    assert unit(phone, "alchemist")["at"] == [5, 4]
    expect(phone.locator('.unit[data-unit="alchemist"]')).to_have_attribute("transform", "translate(242 198)")


def test_a_unit_is_moved_by_taps(phone: Page) -> None:
    """Tapped, then its goal: the same without dragging; undo takes it back."""
    to_board(phone)
    tap(phone, 5, 4)
    expect(phone.locator(".unit-card")).to_contain_text("Alchemist")
    tap(phone, 2, 2)
    assert unit(phone, "alchemist")["at"] == [2, 2]
    to_board(phone)
    tool(phone, "Undo")

    assert unit(phone, "alchemist")["at"] == [5, 4]


def test_units_come_and_go(phone: Page) -> None:
    """The unit tool places a unit of the side chosen; its card takes it off again."""
    lay_out(phone, example("lancer"))
    tool(phone, "Unit")
    phone.locator(".board-line").get_by_role("button", name="red").tap()
    to_board(phone)
    tap(phone, 6, 3)
    placed = situation(phone)["units"][2]
    assert (placed["side"], placed["at"]) == ("red", [6, 3])
    phone.locator(".unit-card").get_by_role("button", name="Remove").tap()

    assert len(situation(phone)["units"]) == 2


def test_ground_and_obstacles(phone: Page) -> None:
    """Ground rises and sinks under taps, obstacles come and go, and both are drawn over many squares at once."""
    lay_out(phone, example("no-arrows"))
    tool(phone, "Ground")
    to_board(phone)
    tap(phone, 4, 4)
    tap(phone, 4, 4)
    phone.get_by_role("button", name="Lower", exact=True).tap()
    to_board(phone)
    tap(phone, 5, 5)
    tool(phone, "Obstacle")
    to_board(phone)
    swipe(phone, line(middle(phone, 1, 6), middle(phone, 4, 6)))
    tap(phone, 2, 6)

    assert situation(phone)["board"] == {"heights": {"4,4": 2, "5,5": -1}, "obstacles": ["1,6", "3,6", "4,6"]}
    expect(cell(phone, 4, 4)).to_have_attribute("aria-label", re.compile("height 2"))


def test_attacker_and_targets(phone: Page) -> None:
    """Targets are tapped in their order, as many as the attack takes; the card makes another unit the attacker."""
    lay_out(
        phone, fragment_of({"game": GAME, "situation": {"units": CROWD[:4], "attack": {"multiple": 2, "reach": 9}}})
    )
    tool(phone, "Target")
    to_board(phone)
    for x in (6, 2):
        tap(phone, x, 0)
    assert situation(phone)["targets"] == ["u3", "u1"]
    to_board(phone)
    tap(phone, 6, 0)
    assert situation(phone)["targets"] == ["u1"]
    lay_out(phone, fragment_of({"game": GAME, "situation": {"units": CROWD[:4], "attack": {"reach": 9}}}))
    for x in (6, 2):
        tap(phone, x, 0)
    assert situation(phone)["targets"] == ["u1"]
    to_board(phone)
    tool(phone, "Select")
    tap(phone, 4, 0)
    phone.locator(".unit-card").get_by_role("button", name="Attacks").tap()

    assert situation(phone)["attacker"] == "u2"


def test_ways(phone: Page) -> None:
    """A walk is tapped or drawn from the attacker on; a trampling attack draws its path instead."""
    lay_out(phone, example("archer"))
    tool(phone, "Path")
    to_board(phone)
    tap(phone, 2, 1)
    assert situation(phone)["move"] == [[1, 1], [2, 1]]
    to_board(phone)
    swipe(phone, line(middle(phone, 2, 1), middle(phone, 4, 1)))
    assert situation(phone)["move"] == [[1, 1], [2, 1], [3, 1], [4, 1]]
    to_board(phone)
    tap(phone, 1, 1)
    assert situation(phone)["move"] == [[1, 1]]
    lay_out(phone, example("knight"))
    tap(phone, 1, 0)

    assert situation(phone)["path"] == [[1, 0]]


def test_the_way_of_the_attack_in_use(phone: Page) -> None:
    """A secondary trample draws its path, whatever the main attack is."""
    units = [{"id": "knight", "side": "red", "at": [0, 0]}, {"id": "troll", "side": "blue", "at": [5, 2]}]
    trample = {"secondary": {"kind": "trample", "reach": 5}, "use": "secondary"}
    lay_out(phone, fragment_of({"game": GAME, "situation": {"units": units, **trample}}))
    tool(phone, "Path")
    to_board(phone)
    tap(phone, 2, 1)

    assert situation(phone)["path"] == [[1, 1], [2, 1]]


def test_ways_without_diagonal_steps(phone: Page) -> None:
    """Where distance is counted without diagonals, a way tapped or drawn goes along rows and columns."""
    units = [
        {"id": "lancer", "side": "red", "at": [0, 0], "movement": 9},
        {"id": "troll", "side": "blue", "at": [5, 2]},
    ]
    rulings = {"distance": "taxicab"}
    lay_out(phone, fragment_of({"game": GAME, "situation": {"units": units}, "rulings": rulings}))
    tool(phone, "Path")
    to_board(phone)
    tap(phone, 2, 1)
    assert situation(phone)["move"] == [[1, 0], [2, 0], [2, 1]]
    to_board(phone)
    swipe(phone, line(middle(phone, 2, 1), middle(phone, 4, 2), 4))
    way = [(0, 0), *map(tuple, situation(phone)["move"])]

    assert way[-1] == (4, 2)
    assert [abs(x - a) + abs(y - b) for (x, y), (a, b) in pairwise(way)] == [1] * 6


def test_a_line_of_sight(phone: Page) -> None:
    """A line that an obstacle bars ends at its square, and the list says which one hides the unit."""
    lay_out(phone, example("area"))
    tool(phone, "Select")

    expect(phone.locator(".sight.barred polyline").first).to_have_attribute("points", "154,154 154,242")
    expect(phone.locator(".sight.free")).to_have_count(3)
    expect(phone.locator(".unit-list li").last).to_contain_text("3 squares off · level · hidden by column 3, row 5")


def test_a_refused_attack(phone: Page) -> None:
    """A link's attack that is not allowed shows the board with what bars it, though no die was thrown."""
    units = [{"id": "mage", "side": "red", "at": [0, 2]}, {"id": "troll", "side": "blue", "at": [4, 2]}]
    board = {"obstacles": ["2,2"]}
    follow(phone, fragment_of({"game": GAME, "situation": {"board": board, "units": units, "attack": {"reach": 5}}}))

    expect(phone.locator(".reasons li")).to_have_count(1)
    expect(phone.locator(".felt .sight.barred polyline").first).to_have_attribute("points", "22,110 110,110")
    tap(phone, 4, 2)
    expect(phone.locator(".closer")).to_contain_text("troll, Blue 4 squares off · level · hidden by column 2, row 2")


def test_pan_and_zoom(phone: Page) -> None:
    """On 40 by 40 squares with 40 units, one finger pans, two zoom, and the buttons do the same."""
    lay_out(phone, fragment_of({"game": GAME, "situation": {"board": HALL, "units": CROWD}}))
    expect(phone.locator(".unit")).to_have_count(40)
    near = cell(phone, 5, 5).bounding_box()
    assert near
    assert near["width"] >= 44
    start = middle(phone, 5, 5)
    swipe(phone, line(start, (start[0] - 60, start[1] - 40)))
    panned = middle(phone, 5, 5)
    assert (round(panned[0] - start[0]), round(panned[1] - start[1])) == (-60, -40)
    x, y = 180.0, 250.0
    swipe(phone, line((x - 120, y), (x - 40, y)), line((x + 120, y), (x + 40, y)))
    small = cell(phone, 5, 5).bounding_box()
    assert small
    assert small["width"] < near["width"] / 2
    phone.get_by_role("button", name="Whole board").tap()
    box = phone.locator(".board-pane").bounding_box()
    last = cell(phone, 39, 39).bounding_box()
    assert box
    assert last
    assert last["x"] + last["width"] <= box["x"] + box["width"] + 1
    tool(phone, "Ground")
    phone.wait_for_timeout(200)

    assert (cell(phone, 0, 0).bounding_box() or {})["width"] >= 44


def test_a_small_unit_is_found(phone: Page) -> None:
    """Where squares are small, a thumb beside a unit still takes it."""
    to_board(phone)
    tool(phone, "Select")
    phone.get_by_role("button", name="Whole board").tap()
    x, y = middle(phone, 14, 8)
    phone.touchscreen.tap(x + 9, y + 12)

    expect(phone.locator(".unit-card")).to_contain_text("Soldado 39")
