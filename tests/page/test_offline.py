"""One visit, and the page works in flight mode; where nothing can be kept, it works as long as there is a network."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import PATIENCE, arrive, attack, button, roll
from tests.page.deploys import cached, flight_mode, settle, wait_until
from tools.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext

    from tools.serve import Server

pytestmark = pytest.mark.once

MOST_FILES = 20


@pytest.fixture(scope="module", autouse=True)
def visited(phone: Page, site: Server) -> Page:
    """The page after its first visit, from a host that zips, and lets its answers be kept for ten minutes."""
    site.gzip, site.max_age = True, 600
    return settle(phone)


@pytest.fixture
def in_flight(site: Server, visited: Page) -> Iterator[None]:
    """No network; nothing is asked for but, by the browser itself, whether there is a newer service worker."""
    with flight_mode(site):
        before = len(site.requests)
        yield
        assert set(site.requests[before:]) <= {"/repo/sw.js"}


def test_a_first_visit_fetches_once(site: Server) -> None:
    """What the engine fetched is taken into the store from the browser's cache, and not over the line again."""
    large = [path for path in site.requests if "/engine/" in path or "/stdlib/" in path or "/core/" in path]

    assert len(large) == len(set(large)) == 6


def test_everything_stays_in_its_folder(phone: Page, site: Server) -> None:
    """The service worker reaches over the page's folder alone, and nothing is asked for outside of it."""
    scopes = phone.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.map(one => one.scope))")

    assert scopes == [site.url]
    assert [path for path in site.requests if not path.startswith("/repo/")] == []


def test_what_is_kept(phone: Page, site: Server) -> None:
    """One build's files, byte for byte, and about twenty of them: no source maps, no snapshot, no pictures."""
    kept = cached(phone, site)

    assert kept == {path: hashlib.sha256((DIST / path).read_bytes()).hexdigest() for path in kept}
    assert {"index.html", "manifest.webmanifest"} < set(kept)
    assert len(kept) <= MOST_FILES
    assert [path for path in kept if path.endswith(".map") or path.startswith(("snapshot/", "icons/"))] == []


def test_the_first_visit_goes_on(phone: Page, in_flight: None) -> None:
    """The very page that was open when the network went learns another language, and throws."""
    phone.locator(".language select").select_option("ru")
    expect(phone.locator("html")).to_have_attribute("lang", "ru")
    phone.locator(".language select").select_option("en")

    assert roll(phone)


def test_reload(phone: Page, in_flight: None) -> None:
    """A reload in flight mode starts the engine, shows the same attack in the page's own letters, and throws."""
    verdict = phone.locator(".felt .verdict").inner_text()
    phone.reload()
    phone.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    expect(phone.locator(".felt .verdict")).to_have_text(verdict)

    assert phone.locator("html.lettered").count() == 1
    assert roll(phone)


def test_every_game_and_language(phone: Page, in_flight: None) -> None:
    """Each game can be thrown and each language read, without a network."""
    names = phone.evaluate("[...document.querySelector('.language select').options].map(one => one.value)")
    for name in names:
        phone.locator(".language select").select_option(name)
        expect(phone.locator("html")).to_have_attribute("lang", name)
    phone.locator(".language select").select_option("en")
    for number in range(_games(phone)):
        phone.locator("header .game").click()
        phone.locator(".sheet .row-button").nth(number).click()
        expect(phone.locator(".sheet")).to_have_count(0)
        assert roll(phone)


def _games(page: Page) -> int:
    page.locator("header .game").click()
    count = page.locator(".sheet .row-button").count()
    page.keyboard.press("Escape")
    return count


@pytest.mark.parametrize("address", ["./", "index.html", "./?fbclid=x&utm_source=y"])
def test_links_open(visited: Page, in_flight: None, address: str) -> None:
    """A link opens in a new tab, and so does the address that an installed page starts at, with any parameters."""
    page = visited.context.new_page()
    page.goto(f"{address}#{attack(title='up here')}")

    expect(page.locator(".kicker")).to_have_text("up here", timeout=PATIENCE)
    page.close()


@pytest.mark.parametrize(
    "lacking",
    [
        "delete Navigator.prototype.serviceWorker",
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))",
    ],
    ids=["none", "refused"],
)
def test_without_service_worker(open_context: Callable[..., BrowserContext], site: Server, lacking: str) -> None:
    """Without a service worker, as in private windows, all works; a language that cannot come now is told of."""
    page = open_context().new_page()
    faults: list[object] = []
    page.on("pageerror", lambda error: faults.append(error))  # noqa: PLW0108  Playwright marks the handler
    page.add_init_script(lacking)
    arrive(page)
    assert roll(page)
    with flight_mode(site):
        page.locator(".language select").select_option("de")
        expect(page.get_by_text("This language cannot be loaded now")).to_be_visible()

    assert roll(page)
    assert faults == []
    assert button(page, "Update").count() == 0


def test_a_language_that_does_not_arrive(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """Where the messages are lost on the way at the start, plain words say so."""
    site.faults[r"/assets/en-"] = "missing"
    page = open_context().new_page()
    page.goto("./")
    expect(page.locator(".plain-cut")).to_contain_text("load it again")
    del site.faults[r"/assets/en-"]


def test_unavailable_at_first(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """One 503 while the files are taken: the page works, nothing is kept, and the next visit keeps all."""
    site.faults[r"/assets/ru-"] = "unavailable"
    asked = len(site.requests)
    page = open_context().new_page()
    assert roll(arrive(page))
    wait_until(page, lambda: any("/assets/ru-" in path for path in site.requests[asked:]))
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.getRegistration().then(one => !one)"))
    del site.faults[r"/assets/ru-"]
    page.reload()
    settle(page)

    with flight_mode(site):
        page.reload()
        page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
