"""A board that another attack takes the place of while a finger lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import attack, follow, fragment_of, opened
from tests.page.board_actions import GAME, example, lay_out, line, middle, situation, swipe, to_board, unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

UNITS = [{"id": "a", "at": [1, 1]}, {"id": "b", "side": "blue", "at": [5, 3]}]
MINE = fragment_of({"game": GAME, "situation": {"units": UNITS}, "title": "mine"})
THEIRS = {
    "another game": attack(title="theirs"),
    "another board": fragment_of({"game": GAME, "situation": {"units": UNITS, "board": {"columns": 6}}}),
    "an example": example("area"),
}


@pytest.fixture(scope="module")
def errors() -> list[str]:
    """What befell the page."""
    return []


@pytest.fixture(scope="module")
def page(open_context: Callable[..., BrowserContext], errors: list[str]) -> Page:
    """One page for the whole module."""
    page = open_context().new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    return page


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
@pytest.mark.parametrize("theirs", THEIRS.values(), ids=THEIRS)
def test_a_finger_does_nothing_to_another_attack(page: Page, errors: list[str], theirs: str, *, moving: bool) -> None:
    """What it holds stays where it was; the attack that came is as it came; the next finger is a new one."""
    lay_out(page, MINE)
    (x, y), goal = middle(page, 1, 1), middle(page, 3, 3)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        sent = [dict(zip("xy", point, strict=True)) for point in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": sent})
        page.wait_for_timeout(60)

    touch("touchStart", (x, y))
    if moving:
        touch("touchMove", (x + 20, y + 20))
    follow(page, theirs)
    if page.locator(".folded").count():
        page.locator(".folded").click()
    touch("touchMove", goal)
    touch("touchEnd")
    session.detach()
    expect(page.locator(f'html[data-shown="{theirs}"]')).to_be_attached()

    assert situation(page) == opened(theirs)["situation"]
    lay_out(page, MINE)
    assert unit(page, "a")["at"] == [1, 1]
    to_board(page)
    swipe(page, line(middle(page, 1, 1), middle(page, 2, 2)))
    assert unit(page, "a")["at"] == [2, 2]
    assert not errors
