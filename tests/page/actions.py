"""What the page tests do with their hands: wait, set, throw, and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import aleator

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

PATIENCE = 30_000
WORKED = {"attackers": 5, "attack": 1, "defenders": 4, "defence": 1, "cover": 2}
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"


def arrive(page: Page, fragment: str = "") -> Page:
    """Opens the page, with a link's fragment if there is one, and waits for the engine."""
    page.goto(f"./#{fragment}" if fragment else "./")
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    return page


def fragment_of(scenario: dict[str, Any]) -> str:
    """The fragment of a scenario, as the library makes it."""
    return aleator.to_fragment(aleator.Scenario.from_json(scenario))


def opened(link: str) -> dict[str, Any]:
    """The scenario of a link, as the library reads it."""
    return aleator.from_fragment(link).to_json()


def attack(**more: Any) -> str:
    """The fragment of the worked attack with other parts, thrown by a seed unless told otherwise."""
    return fragment_of({"game": "openforces", "situation": WORKED, "seed": SEED, **more})


def follow(page: Page, fragment: str) -> None:
    """Opens a link in the open tab, and waits until what it holds is shown, or what is wrong with it."""
    page.evaluate("fragment => { location.hash = fragment }", fragment)
    page.wait_for_selector(f'html[data-shown="{fragment}"], [role=alert]', timeout=PATIENCE, state="attached")


def verdict(page: Page) -> str:
    """The sentence on the felt."""
    return page.locator(".felt .verdict").inner_text()


def button(page: Page, name: str) -> Locator:
    """A button by its whole name."""
    return page.get_by_role("button", name=name, exact=True)


def roll(page: Page) -> str:
    """Throws all dice anew and answers with the new link's fragment."""
    before = page.url
    button(page, "Roll").click()
    page.wait_for_function("before => location.href !== before && location.hash", arg=before)
    return page.url.partition("#")[2]


def type_dice(page: Page, faces: str) -> None:
    """Types d6 on the keypad."""
    for face in faces:
        page.locator(".keys").get_by_role("button", name=face, exact=True).click()
