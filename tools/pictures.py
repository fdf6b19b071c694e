"""Draws what `web/icons/` holds besides icon.svg (icons, the picture beside a link), and the README's picture.

They are kept in the repository, so that a build needs no browser: draw them anew after a change of the look.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tools.chromium import LAUNCH
from tools.serve import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ICONS = Path("web/icons")
README_PICTURE = Path("docs/page.png")
FELT = "radial-gradient(110% 90% at 50% 0, #2b5d4d, #1e4a3c 65%)"
SAFE = 64  # per cent of the width: whatever shape a launcher cuts out, the die stays whole
LINE = "The referee at the gaming table: what happens, why, and how likely it was."

# name: pixels, the die's width in per cent, what is behind it
DRAWN = {
    "icon-192": (192, 100, "none"),
    "icon-512": (512, 100, "none"),
    "maskable-192": (192, SAFE, FELT),
    "maskable-512": (512, SAFE, FELT),
    "apple-touch-icon": (180, 76, FELT),
}
CARD = """
    body { display: grid; grid-template-columns: 1fr 306px; height: 315px; min-height: 0; overflow: hidden; }
    .words { padding: 0 20px 0 34px; display: grid; align-content: center; gap: 12px; }
    .words svg { width: 62px; height: 62px; margin-left: -4px; }
    .words h1 { font: 700 50px/1 var(--serif); }
    .words p { font-size: 18px; line-height: 1.35; color: var(--soft); max-width: 15em; }
    .felt { padding: 18px 24px; height: 315px; }
    .felt .kicker, .felt .luck, .felt .note { display: none; }
"""
ARRANGE = """line => {
    const part = selector => document.querySelector(selector).cloneNode(true);
    const words = document.createElement("div");
    words.className = "words";
    const [name, about] = ["h1", "p"].map(tag => document.createElement(tag));
    name.textContent = "Aleator";
    about.textContent = line;
    words.append(part(".mark"), name, about);
    document.body.replaceChildren(words, part(".felt"));
}"""


def main() -> None:
    """Draws every picture; the built page lends its look."""
    with sync_playwright() as playwright, Server() as site:
        browser = playwright.chromium.launch(**LAUNCH)
        for name, (pixels, width, behind) in DRAWN.items():
            _icon(browser, pixels, width, behind).screenshot(path=ICONS / f"{name}.png", omit_background=True)
        _card(browser, site.url).screenshot(path=ICONS / "picture.png")
        _phone(browser, site.url).screenshot(path=README_PICTURE)
        browser.close()


def _icon(browser: Browser, pixels: int, width: int, behind: str) -> Page:
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    die = base64.b64encode((ICONS / "icon.svg").read_bytes()).decode()
    page.set_content(
        f'<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: {behind}">'
        f'<img style="width: {width}%" src="data:image/svg+xml;base64,{die}">'
    )
    page.wait_for_function("document.images[0].complete")
    return page


def _phone(browser: Browser, url: str) -> Page:
    """The page as a phone shows it first, tall enough for the whole felt."""
    page = browser.new_page(
        viewport={"width": 360, "height": 880}, device_scale_factor=1.5, locale="en", color_scheme="light"
    )
    page.goto(url)
    page.wait_for_selector("html[data-engine=ready] .felt .pair")
    return page


def _card(browser: Browser, url: str) -> Page:
    """The first example's felt beside the name, in the page's own style."""
    page = browser.new_page(
        viewport={"width": 600, "height": 315},
        device_scale_factor=2,
        locale="en",
        color_scheme="light",
        bypass_csp=True,
    )
    page.goto(url)
    page.wait_for_selector("html[data-engine=ready] .felt .pair")
    page.evaluate(ARRANGE, LINE)
    page.add_style_tag(content=CARD)
    return page


if __name__ == "__main__":
    main()
