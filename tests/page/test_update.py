"""A newer build says that it is there, is taken when the visitor says so, and never runs mixed with another."""

from __future__ import annotations

import hashlib
import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import PATIENCE, arrive, attack, button, roll
from tests.page.deploys import build_again, cached, flight_mode, settle, wait_until
from tools.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext

    from tools.serve import Server

pytestmark = pytest.mark.once

NEWS = "A new version is here."
KEEP = "async () => (await caches.open('aleator-snapshot /repo/')).put('mark', new Response('kept'))"
KEPT = "async () => (await (await caches.open('aleator-snapshot /repo/')).match('mark'))?.text()"


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next build: another word on the page, and another core."""
    return build_again(tmp_path_factory.mktemp("later"), {"my-dice = My dice": "my-dice = Our dice"})


@pytest.fixture
def host(site: Server) -> Iterator[Server]:
    """The site with this build on it, cached for ten minutes as usual; a test may deploy the next one."""
    site.max_age = 600
    yield site
    site.root = DIST
    site.faults.clear()


@pytest.fixture
def page(open_context: Callable[..., BrowserContext], host: Server) -> Page:
    """A visitor of this build, who has it for use without a network."""
    context = open_context(service_workers="allow")
    page = settle(context.new_page())
    yield page
    context.close()


def _build(folder: Path) -> str:
    return re.search(r'data-build="(\w+)"', (folder / "index.html").read_text())[1]


def _runs(page: Page, folder: Path, word: str) -> None:
    """The page, its words, its engine and all that it fetched are of the one build in `folder`."""
    expect(button(page, word)).to_be_visible(timeout=PATIENCE)
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    fetched = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")

    assert page.locator("html").get_attribute("data-build") == _build(folder)
    assert [
        path for path in fetched if path != "/repo/sw.js" and not (folder / path.removeprefix("/repo/")).is_file()
    ] == []
    assert roll(page)


def _visit_again(page: Page) -> None:
    page.goto("about:blank")
    page.goto("./")


def _visit_in_vain(page: Page, host: Server, part: str) -> None:
    """A visit whose service worker stumbles over a part of the next build, and is given up."""
    asked = len(host.requests)
    _visit_again(page)
    wait_until(page, lambda: any(part in path for path in host.requests[asked:]))
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.getRegistration().then(one => !one.installing)"))

    assert page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.waiting)") is None


def _is_kept(page: Page, site: Server, folder: Path) -> None:
    kept = cached(page, site)
    assert kept == {path: hashlib.sha256((folder / path).read_bytes()).hexdigest() for path in kept}


def test_a_returning_visitor(page: Page, host: Server, later: Path) -> None:
    """He goes on with the old build, is told of the new one, takes it, and after one load has it and nothing else."""
    page.evaluate(KEEP)
    host.root = later
    _visit_again(page)
    expect(page.locator(".newer")).to_contain_text(NEWS, timeout=PATIENCE)
    _runs(page, DIST, "My dice")
    loads = []
    page.on("domcontentloaded", lambda _: loads.append(page.url))
    asked = len(host.requests)
    fragment = page.url
    button(page, "Update").click()
    _runs(page, later, "Our dice")

    assert loads == [fragment]
    assert [path for path in host.requests[asked:] if not path.startswith("/repo/snapshot/")] in ([], ["/repo/sw.js"])
    expect(page.locator(".newer")).to_have_count(0)
    _is_kept(page, host, later)
    assert page.evaluate(KEPT) == "kept"
    with flight_mode(host):
        page.reload()
        _runs(page, later, "Our dice")


def test_told_and_put_away(page: Page, host: Server, later: Path) -> None:
    """The news can be put away; once no page is open, the next start has the new build without a word."""
    host.root = later
    _visit_again(page)
    expect(page.locator(".newer")).to_be_visible(timeout=PATIENCE)
    page.locator(".newer").get_by_role("button", name="Close").click()
    expect(page.locator(".newer")).to_have_count(0)
    _runs(page, DIST, "My dice")
    page.goto("about:blank")
    page.wait_for_timeout(1000)
    page.goto("./")

    _runs(page, later, "Our dice")


def test_every_tab(page: Page, host: Server, later: Path) -> None:
    """Where one tab takes the new build, the others load it too; one in which dice are being typed, after that."""
    other, typing = page.context.new_page(), page.context.new_page()
    arrive(other, attack(title="kept"))
    arrive(typing, attack(title="typed"))
    button(typing, "My dice").click()
    host.root = later
    page.reload()
    expect(page.locator(".newer")).to_be_visible(timeout=PATIENCE)
    expect(typing.locator(".newer")).to_have_count(0)
    button(page, "Update").click()
    _runs(page, later, "Our dice")
    expect(other.locator(".kicker")).to_have_text("kept")
    _runs(other, later, "Our dice")
    assert typing.locator("html").get_attribute("data-build") == _build(DIST)
    typing.keyboard.press("Escape")

    _runs(typing, later, "Our dice")


@pytest.mark.parametrize("fault", ["unavailable", "truncate", "garble"])
def test_a_part_that_does_not_come(page: Page, host: Server, later: Path, fault: str) -> None:
    """If a file of the new build fails, the old one works on, offline too; the next visit gets the new one."""
    host.root = later
    host.faults[r"/assets/ru-"] = fault
    _visit_in_vain(page, host, "/assets/ru-")
    with flight_mode(host):
        page.reload()
        _runs(page, DIST, "My dice")
    expect(page.locator(".newer")).to_have_count(0)
    del host.faults[r"/assets/ru-"]
    _visit_again(page)
    button(page, "Update").click(timeout=PATIENCE)

    _runs(page, later, "Our dice")
    _is_kept(page, host, later)


def test_a_host_that_lags(page: Page, host: Server, later: Path, tmp_path: Path) -> None:
    """While the host hands out the old page beside the new service worker, the old build stays, whole."""
    host.root = _lagging(later, tmp_path)
    _visit_in_vain(page, host, "/index.html")
    _runs(page, DIST, "My dice")
    host.root = later
    _visit_again(page)
    button(page, "Update").click(timeout=PATIENCE)

    _runs(page, later, "Our dice")


def _lagging(later: Path, place: Path) -> Path:
    """The next build, but for its page."""
    shutil.copytree(later, place / "dist")
    shutil.copy(DIST / "index.html", place / "dist/index.html")
    return place / "dist"


def test_an_old_page_from_the_browsers_cache(
    open_context: Callable[..., BrowserContext], host: Server, later: Path
) -> None:
    """A first visit to a page that the browser had cached meets the next build's service worker, and is told."""
    page = open_context().new_page()
    page.add_init_script("if (!sessionStorage.later) delete Navigator.prototype.serviceWorker")
    arrive(page)
    host.root = later
    page.evaluate("sessionStorage.later = 1")
    page.goto("about:blank")
    page.goto("./")
    expect(page.locator(".newer")).to_be_visible(timeout=PATIENCE)
    assert page.locator("html").get_attribute("data-build") == _build(DIST)
    button(page, "Update").click()

    _runs(page, later, "Our dice")


def test_a_mix_is_thrown_out(page: Page, host: Server) -> None:
    """A kept page that is not its script's is dropped with all that is kept, and the page comes anew, once."""
    page.evaluate("""async () => {
        const name = (await caches.keys()).find(one => one.startsWith("workbox-precache"));
        const cache = await caches.open(name);
        const key = (await cache.keys()).find(one => one.url.includes("index.html"));
        const kept = await cache.match(key);
        const text = (await kept.text()).replace(/data-build="\\w+"/, 'data-build="another"');
        await cache.put(key, new Response(text, {headers: kept.headers}));
    }""")
    page.reload()

    _runs(page, DIST, "My dice")


def test_a_mix_that_stays(open_context: Callable[..., BrowserContext]) -> None:
    """If the host itself gives parts of two builds, the page does not run on them, and says so in plain words."""
    page = open_context(service_workers="block").new_page()
    wrong = (DIST / "index.html").read_text().replace(_build(DIST), "another")
    page.route("**/repo/", lambda route: route.fulfill(body=wrong, content_type="text/html"))
    page.goto("./")

    expect(page.locator(".plain-cut")).to_contain_text("load it again")
    assert page.locator("html[data-engine]").count() == 0
