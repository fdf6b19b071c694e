"""What a browser wants before it installs the page, and what a messenger shows beside a link to it."""

from __future__ import annotations

import json
import re
import struct
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest

from tests.page.deploys import build_again, settle
from tools.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tools.serve import Server

pytestmark = pytest.mark.once

MANIFEST = json.loads((DIST / "manifest.webmanifest").read_text())
PAGE = (DIST / "index.html").read_text()
PIXELS = [(path, size) for path, size in re.findall(r'(icons/[\w-]+\.png)" type="image/png" sizes="(\w+)"', PAGE)] + [
    (one["src"], one["sizes"]) for one in MANIFEST["icons"] if one["type"] == "image/png"
]
MOST_BYTES = 300_000  # a messenger leaves larger pictures out
# How much two pictures differ, from 0 to 255, where both are laid over the same grey.
DIFFER = """async (paths) => {
    const [one, other] = await Promise.all(paths.map(async path => {
        const image = new Image();
        image.src = path;
        await image.decode();
        const canvas = new OffscreenCanvas(96, 96).getContext("2d");
        canvas.fillStyle = "#808080";
        canvas.fillRect(0, 0, 96, 96);
        canvas.drawImage(image, 0, 0, 96, 96);
        return canvas.getImageData(0, 0, 96, 96).data;
    }));
    return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
}"""


def _size(path: Path) -> str:
    """Width and height, from a PNG file's head."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    return "x".join(map(str, struct.unpack(">II", head[16:])))


def _meta(page: str, name: str) -> str:
    return re.search(rf'<meta (?:property|name)="{name}" content="([^"]+)"', page)[1]


@pytest.fixture(scope="module")
def visited(phone: Page) -> Page:
    """The page after its first visit."""
    return settle(phone)


def test_the_browser_would_install_it(visited: Page) -> None:
    """Chromium finds no fault in the manifest, and nothing that stands against installing."""
    line = visited.context.new_cdp_session(visited)

    assert line.send("Page.getAppManifest")["errors"] == []
    assert _reasons(line.send("Page.getInstallabilityErrors")) == []


def _reasons(answer: dict[str, list[dict[str, str]]]) -> list[str]:
    found = [one["errorId"] for one in answer["installabilityErrors"]]
    return [one for one in found if one != "in-incognito"]  # a test's windows are private


def test_the_manifest_knows_no_place() -> None:
    """Wherever the page lies, the installed one starts in its folder and stays there, under an identity of its own."""
    home = "https://a.example/repo/"
    addresses = [MANIFEST["start_url"], MANIFEST["scope"], *(one["src"] for one in MANIFEST["icons"])]

    assert [urljoin(home + "manifest.webmanifest", one) for one in addresses[:2]] == [home, home]
    assert all(urljoin(home, one).startswith(home) for one in addresses)
    assert "id" not in MANIFEST  # it would be read against the host, which may have other pages


@pytest.mark.parametrize(("path", "size"), [*PIXELS, ("icons/apple-touch-icon.png", "180x180")])
def test_icons_are_as_large_as_told(path: str, size: str) -> None:
    """Each icon is there, in the size that is told of it."""
    assert _size(DIST / path) == size


def test_there_are_icons_of_every_kind() -> None:
    """The sizes and purposes that phones ask for, and a drawn one that fits any."""
    kinds = {(one["sizes"], one.get("purpose", "any")) for one in MANIFEST["icons"]}

    assert kinds >= {(size, kind) for size in ("192x192", "512x512") for kind in ("any", "maskable")}
    assert ("any", "any") in kinds
    assert all((DIST / one["src"]).is_file() for one in MANIFEST["icons"])
    assert set(re.findall(r'rel="([\w-]+)" href="(icons/[^"]+)"', PAGE)) >= {("icon", "icons/icon.svg")}


@pytest.mark.parametrize("size", [192, 512])
def test_icons_are_the_drawn_die(visited: Page, size: int) -> None:
    """The pixels show what icon.svg draws."""
    assert visited.evaluate(DIFFER, ["icons/icon.svg", f"icons/icon-{size}.png"]) < 2
    assert visited.evaluate(DIFFER, ["icons/icon.svg", f"icons/maskable-{size}.png"]) > 20


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_theme_colour(open_context: Callable[..., BrowserContext], scheme: str) -> None:
    """The browser's own bars take the colour of the paper, by day and by night."""
    page = open_context(color_scheme=scheme).new_page()
    page.goto("./")
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    told = page.locator(f'meta[name="theme-color"][media*="{scheme}"]').get_attribute("content")

    assert paper == f"rgb({', '.join(str(int(told[i : i + 2], 16)) for i in (1, 3, 5))})"


def test_the_manifest_has_the_papers_colour() -> None:
    """What is seen before the page is there has the page's colour by day."""
    assert f'content="{MANIFEST["theme_color"]}" media="(prefers-color-scheme: light)"' in PAGE
    assert MANIFEST["background_color"] == MANIFEST["theme_color"]


def test_a_link_has_a_picture(site: Server, tmp_path: Path) -> None:
    """A messenger finds a title, a line and a picture of its size, at a whole address once the site's own is known."""
    built = (build_again(tmp_path, SITE_URL="https://a.example/repo") / "index.html").read_text()

    assert _meta(built, "og:image") == "https://a.example/repo/icons/picture.png"
    assert _meta(PAGE, "og:image").endswith("icons/picture.png")
    assert _meta(built, "og:title") == MANIFEST["name"]
    assert _meta(built, "og:description") == MANIFEST["description"] == _meta(built, "description")
    assert _size(DIST / "icons/picture.png") == f"{_meta(built, 'og:image:width')}x{_meta(built, 'og:image:height')}"
    assert (DIST / "icons/picture.png").stat().st_size < MOST_BYTES


def test_a_link_keeps_its_fragment() -> None:
    """The page names no address of its own for messengers to put in place of the link: the attack would be lost."""
    assert "og:url" not in PAGE
    assert 'rel="canonical"' not in PAGE
