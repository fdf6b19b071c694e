"""Other builds of the page, and a site that goes away."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.page.actions import PATIENCE, arrive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from tools.serve import Server

SERVED = """patience => new Promise((done, fail) => {
    const {serviceWorker} = navigator;
    const look = () => serviceWorker.controller && done();
    serviceWorker.addEventListener("controllerchange", look);
    setTimeout(() => fail(new Error("no service worker took the page over")), patience);
    look();
})"""
CACHED = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of name.startsWith("workbox-precache") ? await cache.keys() : []) {
            const bytes = await (await cache.match(key)).arrayBuffer();
            const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            found[key.url.split("?")[0]] = Array.from(hash, one => one.toString(16).padStart(2, "0")).join("");
        }
    }
    return found;
}"""


def settle(page: Page, fragment: str = "") -> Page:
    """Visits the page until it is kept for use without a network."""
    arrive(page, fragment).evaluate(SERVED, PATIENCE)
    return page


def cached(page: Page, site: Server) -> dict[str, str]:
    """The SHA-256 of each file that the service worker keeps, by its path in the page's folder."""
    return {url.removeprefix(site.url): digest for url, digest in page.evaluate(CACHED).items()}


def wait_until(page: Page, found: Callable[[], object]) -> None:
    """Looks again and again; fails where `found` stays false."""
    for _ in range(PATIENCE // 200):
        if found():
            return
        page.wait_for_timeout(200)
    raise AssertionError("it did not come to pass")


@contextmanager
def flight_mode(site: Server) -> Iterator[None]:
    """The server is gone, with the lines that were open to it."""
    site.faults[""] = "abort"
    site.__exit__(None, None, None)
    try:
        yield
    finally:
        site.__enter__()
        del site.faults[""]


def build_again(place: Path, words: dict[str, str] | None = None, **env: str) -> Path:
    """Bundles the page anew in `place`, with other words and another core where words are given; answers its dist/."""
    for name in ("web", "tools", "build/shipped"):
        shutil.copytree(name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("index.html", "package.json", "package-lock.json", "build/parts.json", "build/games.json"):
        shutil.copy(name, place / name)
    (place / "node_modules").symlink_to(Path("node_modules").resolve())
    if words:
        _reword(place / "web/locales/en/common.ftl", words)
        _move_core(place / "build")
    subprocess.run(["node", "tools/bundle.mjs"], cwd=place, env={**os.environ, **env}, check=True)
    return place / "dist"


def _reword(file: Path, words: dict[str, str]) -> None:
    text = file.read_text()
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new)
    file.write_text(text)


def _move_core(build: Path) -> None:
    """As if the core's bytes, and so the name of its folder, had changed."""
    parts: dict[str, Any] = json.loads((build / "parts.json").read_text())
    old, new = parts["core"], parts["core"].rstrip("/") + "b/"
    (build / "shipped" / old).rename(build / "shipped" / new)
    (build / "parts.json").write_text(json.dumps(parts).replace(old, new))
