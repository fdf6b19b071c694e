"""What the board's tests do with their hands: find squares, tap and drag on them, and read what was set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aleator.game import find_game
from tests.page.actions import arrive, follow, fragment_of, opened

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Locator, Page

GAME = "tab-master"
HALL = {"columns": 40, "rows": 40}
CROWD = [
    {"id": f"u{i}", "name": f"Soldado {i}", "side": ("red", "blue")[i % 2], "at": [2 * (i % 8), 2 * (i // 8)]}
    for i in range(40)
]


def example(name: str) -> str:
    """The fragment of a worked example."""
    found = next(each for each in find_game(GAME).examples if each.id == name)
    return fragment_of({"game": GAME, **found.scenario})


def lay_out(page: Page, fragment: str) -> None:
    """Opens a link and its form, with the board in the window."""
    if page.url == "about:blank":
        arrive(page, fragment)
    else:
        follow(page, fragment)
    page.wait_for_timeout(300)
    if page.locator(".folded").count():
        page.locator(".folded").click()
    to_board(page)


def to_board(page: Page) -> None:
    """Scrolls the board to the top of the window."""
    page.locator(".board-head").evaluate("one => one.scrollIntoView()")
    page.wait_for_timeout(250)


def situation(page: Page) -> dict[str, Any]:
    """The set-up on the page, as its share link tells it."""
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.locator(".link-text")
    link.wait_for()
    page.wait_for_timeout(250)
    text = link.inner_text()
    page.keyboard.press("Escape")
    found: dict[str, Any] = opened(text)["situation"]
    return found


def unit(page: Page, name: str) -> dict[str, Any]:
    """A unit of the set-up."""
    return next(each for each in situation(page)["units"] if each["id"] == name)


def cell(page: Page, x: int, y: int) -> Locator:
    """A square, as it is read."""
    return page.locator(f'.cell[data-x="{x}"][data-y="{y}"]')


def middle(page: Page, x: int, y: int) -> tuple[float, float]:
    """The middle of a square on the screen."""
    box = cell(page, x, y).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, x: int, y: int) -> None:
    """A finger on a square."""
    page.touchscreen.tap(*middle(page, x, y))
    page.wait_for_timeout(150)


def tool(page: Page, name: str) -> None:
    """A finger on a tool."""
    page.locator(".board-tools").get_by_role("button", name=name, exact=True).tap()


def swipe(page: Page, *ways: list[tuple[float, float]]) -> None:
    """Fingers that go down together, move along their ways together, and leave."""
    session: CDPSession = page.context.new_cdp_session(page)

    def send(kind: str, step: int) -> None:
        points = [] if kind == "touchEnd" else [dict(zip("xy", way[step], strict=True)) for way in ways]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", 0)
    for step in range(1, len(ways[0])):
        send("touchMove", step)
        page.wait_for_timeout(20)
    send("touchEnd", 0)
    session.detach()
    page.wait_for_timeout(200)


def line(start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> list[tuple[float, float]]:
    """A finger's way from one point to another."""
    return [
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
        for i in range(steps + 1)
    ]
