"""What the tests of the felt read off the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.page.actions import arrive, follow, fragment_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from playwright.sync_api import BrowserContext, Page

LANGUAGES = ("de", "ru", "pt-BR", "en")
SCREENS = ((320, "16px"), (360, "32px"))


def sums(page: Page) -> list[tuple[list[int], int]]:
    """Each sum on the felt: what is added, and what it is said to come to."""
    return [_sum(text) for text in page.locator(".felt .adding").all_inner_texts()]


def _sum(text: str) -> tuple[list[int], int]:
    parts, adds, total = " ".join(text.split()).replace("\u2212", "-").rpartition("= ")
    if not adds:  # nothing is added to the one number, which may have a name
        return [int(total.split()[0])], int(total.split()[0])
    numbers = re.findall(r"(?:^|[+-] ?)\d+", parts)
    return [int(number.replace(" ", "")) for number in numbers], int(total)


def texts(page: Page, selector: str) -> list[str]:
    """The words of all that a selector finds on the felt, each on one line."""
    return [" ".join(text.split()) for text in page.locator(f".felt {selector}").all_inner_texts()]


def wider_than_screen(
    open_context: Callable[..., BrowserContext], scenarios: list[dict[str, Any]]
) -> list[tuple[int, str, str, int]]:
    """The scenarios, by their place, wider than 320 px in any language, or than 360 px with text twice as large."""
    page = arrive(open_context().new_page())
    found = []
    for i, scenario in enumerate(scenarios):
        follow(page, fragment_of(scenario))
        page.locator(".folded").click()
        for language in LANGUAGES:
            page.locator(".language select").select_option(language)
            page.locator(f"html[lang={language}]").wait_for()
            for width, size in SCREENS:
                page.set_viewport_size({"width": width, "height": 640})
                page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
                wide = page.evaluate("document.documentElement.scrollWidth")
                if wide > width:
                    found.append((i, language, size, wide))
    return found


def barriers(page: Page, axe: Callable[[Page], list[str]], scenarios: list[dict[str, Any]]) -> list[str]:
    """What axe finds against each scenario's result, and against the last one's form with all its fields open."""
    found = []
    for scenario in scenarios:
        follow(page, fragment_of(scenario))
        found += axe(page)
    page.locator(".folded").click()
    page.locator(".more").click()
    return found + axe(page)
