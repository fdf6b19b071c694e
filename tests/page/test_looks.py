"""Every game in every language, by day and by night, on three widths: nothing cut, nothing sideways, no barrier.

What is looked at is painted before the engine is there, so none is started. Pictures of it all are left in
build/screenshots/, to be looked at and never compared.
"""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.page.actions import PATIENCE
from tests.page.felt import LANGUAGES
from tests.page.layout import NO_WORKER, cut_off, too_small, too_wide

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

    from tools.serve import Server

pytestmark = pytest.mark.once

GAMES = json.loads(Path("build/games.json").read_text())
PICTURES = Path("build/screenshots")
DESK = 1280
ENGINE = ("engine/", "core/", "stdlib/", "snapshot/")
BUDGET = 250_000
VERDICT_IN_SIGHT = """() => document.querySelector(".felt .verdict").getBoundingClientRect().bottom
    <= document.querySelector("nav.actions").getBoundingClientRect().top"""
UNSAID = re.compile(  # a message that is missing shows its own name
    r"\b(?:choice|example|field|group|measure|option|outcome|pair|problem|question|row|ruling|step|unit)-[a-z]\S*"
)
STEADY = (
    """() => { for (const one of document.querySelectorAll("nav.actions, .notice")) one.style.position = "static" }"""
)


@pytest.fixture(scope="module", params=[(scheme, width) for scheme in ("light", "dark") for width in (320, 360, DESK)])
def page(request: pytest.FixtureRequest, open_context: Callable[..., BrowserContext]) -> Iterator[Page]:
    """A page without an engine, of one theme and width."""
    scheme, width = request.param
    options = {"is_mobile": False, "has_touch": False} if width == DESK else {}
    viewport = {"width": width, "height": 800 if width == DESK else 640}
    context = open_context(
        color_scheme=scheme, reduced_motion="reduce", viewport=viewport, device_scale_factor=1, **options
    )
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.goto("./")
    page.wait_for_selector(".felt", timeout=PATIENCE)
    page.picture = f"{width}-{scheme}"
    yield page
    context.close()


def _show(page: Page, game: dict, example: int = 0) -> None:
    page.evaluate("fragment => { location.hash = fragment }", game["examples"][example]["fragment"])
    page.locator("header .game", has_text=game["title"]).wait_for()
    page.evaluate("scrollTo(0, 0)")


def _unfold(page: Page) -> None:
    for closed in (".folded", ".more[aria-expanded=false]"):
        if page.locator(closed).count():
            page.locator(closed).first.click()


def _keep(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.evaluate(STEADY)
    page.screenshot(path=PICTURES / f"{name}-{page.picture}.png", full_page=True)
    page.evaluate(STEADY.replace('"static"', '""'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_looks_well(page: Page, axe: Callable[[Page], list[str]], language: str) -> None:
    """Each worked example, with its form folded and open, lies within the screen, whole, and free of barriers.

    On a phone of 360 x 640 its verdict is in sight without a scroll.
    """
    page.locator(".language select").select_option(language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    found = {}
    for game in GAMES:
        _show(page, game)
        if page.picture.startswith("360"):
            _keep(page, f"{game['id']}-{language}")
            found[game["id"], "verdict"] = [] if page.evaluate(VERDICT_IN_SIGHT) else ["lies below the screen"]
        found[game["id"], "folded"] = [*too_wide(page), *cut_off(page), *too_small(page)]
        _unfold(page)
        found[game["id"], "open"] = [*too_wide(page), *cut_off(page), *too_small(page), *axe(page)]
        found[game["id"], "words"] = UNSAID.findall(page.locator("main").inner_text())
        _keep(page, f"{game['id']}-{language}-form")

    assert {where: faults for where, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_text(open_context: Callable[..., BrowserContext], language: str) -> None:
    """With text twice as large, every example of every game is still whole on a phone of 360 px."""
    context = open_context(locale=language)
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.goto("./")
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    found = {}
    for game in GAMES:
        for i, example in enumerate(game["examples"]):
            _show(page, game, i)
            found[game["id"], example["id"]] = [*too_wide(page), *cut_off(page)]
        _unfold(page)
        found[game["id"], "open"] = [*too_wide(page), *cut_off(page)]
    context.close()

    assert {where: faults for where, faults in found.items() if faults} == {}


def test_the_readers_own_colours(open_context: Callable[..., BrowserContext]) -> None:
    """In forced colours dice keep outline and pips, a switch shows how it stands, a chart what came out."""
    context = open_context(forced_colors="active", color_scheme="dark")
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.goto("./")
    page.locator(".more").click()
    switch = page.get_by_role("switch").first
    knob = "one => getComputedStyle(one, '::after').backgroundColor + getComputedStyle(one, '::before').backgroundColor"
    before = switch.evaluate(knob)
    switch.evaluate("one => { one.checked = !one.checked }")
    body = page.locator(".pair .die .body").first.evaluate(
        "one => [getComputedStyle(one).stroke, getComputedStyle(one).fill]"
    )
    pips = page.locator(".pair .die .pips").first.evaluate("one => getComputedStyle(one).fill")
    mark = "all => all.map(one => getComputedStyle(one, '::after').borderBottomColor)"
    marks = page.locator(".bars .k").evaluate_all(mark)
    page.picture = "360-forced"
    _keep(page, "forced")

    assert switch.evaluate(knob) != before
    assert "none" not in body
    assert pips not in body
    assert sorted(map(marks.count, marks)) == [1, *[len(marks) - 1] * (len(marks) - 1)]
    context.close()


def test_every_part_in_every_state(open_context: Callable[..., BrowserContext], site: Server, tmp_path: Path) -> None:
    """The page of parts can be made beside any build, shows every game, and complains of nothing."""
    subprocess.run(["node", "tools/style.mjs", str(tmp_path)], check=True)
    page = open_context().new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    before, site.root = site.root, tmp_path
    page.goto("style.html")
    page.locator(".parts > section", has_text=GAMES[-1]["title"]).first.wait_for()
    site.root = before

    assert page.locator(".parts .felt").count() >= sum(len(game["examples"]) for game in GAMES)
    assert said == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(site: Server, open_context: Callable[..., BrowserContext], language: str) -> None:
    """All that comes over the line without Python, fonts and icons included, is at most 250 kB."""
    context = open_context(locale=language, service_workers="block")
    context.add_init_script(NO_WORKER)
    site.requests.clear()
    visit = context.new_page()
    visit.goto("./")
    visit.wait_for_selector(".felt")
    paths = {path.removeprefix(site.prefix) or "index.html" for path in site.requests}
    page = (site.root / "index.html").read_text()
    named = set(re.findall(r'href="([^"]+\.(?:png|svg|webmanifest))"', page))
    worker = next((site.root / "assets").glob("worker-*.js")).relative_to(site.root)
    files = {*paths, *named, str(worker), "sw.js"}
    context.close()

    assert len(paths) > 4
    assert sum(_packed(site.root / path) for path in files if not path.startswith(ENGINE)) < BUDGET


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def _colours(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", text))


def _light(colour: str) -> float:
    digits = colour[1:] if len(colour) > 4 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("ink", "paper", 12),
        ("ink", "card", 12),
        ("soft", "paper", 7),
        ("soft", "card", 7),
        ("felt-ink", "felt", 8),
        ("felt-soft", "felt", 6),
        ("bone-ink", "bone", 12),
        ("atk-pips", "bone", 5.5),
        ("def-pips", "bone", 6),
        ("atk", "card", 5),
        ("def", "card", 5),
        ("on-atk", "atk", 5),
        ("edge", "card", 3),
        ("glow", "felt", 4.5),
    ],
)
def test_contrast_for_the_sun(theme: str, ink: str, ground: str, least: float) -> None:
    """Words and signs stand out from their ground by more than the norm asks: this is read outdoors."""
    light, dark = Path("web/styles/tokens.css").read_text().split("@media (prefers-color-scheme: dark)")
    colours = {**_colours(light), **(_colours(dark) if theme == "dark" else {})}

    assert _contrast(colours[ink], colours[ground]) >= least
