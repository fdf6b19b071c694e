"""Later visits start from a snapshot of the engine's memory, and from nothing else than this build's."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.actions import PATIENCE, arrive, button, roll
from tests.page.later_visit import KEEP, SHIPPED, SNAPSHOT, STORE, UNPACKED, keep_snapshot
from tools.paths import DIST
from tools.serve import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page, Route

pytestmark = pytest.mark.once

SCENARIO = {"game": "openforces", "situation": {"attackers": 5, "defenders": 4}, "seed": "c2VlZC1mb3ItdGVzdHMtMQ"}

# Starts a worker as the page does, asks it once, and tells how it started and what it answered.
START = """async ({worker, text}) => {
    const running = new Worker(new URL(worker, document.baseURI), {type: "module"});
    let how;
    const answer = await new Promise((resolve, reject) => {
        running.onmessage = ({data}) => {
            if (data.ready) { how = data; running.postMessage({id: 1, text}); }
            if (data.failed) reject(new Error(data.failed.message));
            if (data.text) resolve(data.text);
        };
        running.postMessage({start: {plainly: false}});
    });
    running.terminate();
    return {...how, answer: JSON.parse(answer)};
}"""
NO_CACHES = "Object.defineProperty(self, 'caches', {value: undefined});"
FULL_DISK = (
    "Cache.prototype.add = Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));"
)
# Reading never ends, and the page's patience with it is shorter than a player's.
STUCK = "crypto.subtle.digest = () => new Promise(() => {});"
HURRY = """
    const wait = setTimeout;
    window.hurry = true;
    window.setTimeout = (work, time) => wait(work, hurry && time === 25000 ? 4000 : time);
"""
ENGINE = ["pyodide-lock.json", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide.mjs"]
OLDER = "async (store) => (await caches.open(store)).put('older', new Response('of an older build'))"
KEPT = "async (store) => (await (await caches.open(store)).keys()).map((one) => one.url)"


@pytest.fixture
def bare(open_context: Callable[..., BrowserContext], site: Server) -> Page:
    """The built page without its script: only the tests' workers run, one at a time."""
    page = open_context(service_workers="block").new_page()
    page.route("**/assets/app-*.js", lambda route: route.abort())
    page.goto(site.url)
    return page


def _start(page: Page) -> dict[str, Any]:
    worker = next((DIST / "assets").glob("worker-*.js")).relative_to(DIST)
    request = json.dumps({"call": "resolve", "scenario": SCENARIO})
    return page.evaluate(START, {"worker": str(worker), "text": request})


def test_both_starts_answer_alike(bare: Page, site: Server) -> None:
    """The first visit starts plainly, a later one from the snapshot, and both answer the same."""
    plain = _start(bare)
    bare.evaluate(KEEP, {"home": site.url, **UNPACKED})
    later = _start(bare)

    assert (plain["snapshot"], later["snapshot"]) == (False, True)
    assert plain["answer"]["ok"]
    assert later["answer"] == plain["answer"]


@pytest.mark.parametrize("spoil", ["wrong", "cut"])
def test_a_spoilt_snapshot_is_dropped(bare: Page, site: Server, spoil: str) -> None:
    """One wrong bit, or a cut file, and the engine starts plainly and forgets what was kept."""
    bare.evaluate(KEEP, {"home": site.url, **UNPACKED, "spoil": spoil})
    started = _start(bare)

    assert started["snapshot"] is False
    assert started["answer"]["ok"]
    assert bare.evaluate(KEPT, STORE) == []


def test_the_snapshot_comes_after_the_start(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """The page itself fetches this build's snapshot in a while, in place of an older one, and can start from it."""
    page = open_context().new_page()
    page.goto(site.url)
    page.evaluate(OLDER, STORE)
    for _ in range(150):
        page.wait_for_timeout(200)
        if page.evaluate(KEPT, STORE) == [site.url + SNAPSHOT]:
            break

    assert page.evaluate(KEPT, STORE) == [site.url + SNAPSHOT]
    assert _start(page)["snapshot"] is True


def test_no_two_profiles_throw_alike(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """Nothing random comes from the snapshot: fresh profiles that start from it throw by seeds of their own."""
    thrown = []
    for _ in range(2):
        context = open_context()
        keep_snapshot(context, site)
        page = arrive(context.new_page())
        thrown += [roll(page), roll(page)]

    assert len(set(thrown)) == 4


def _asked(browser: Browser, *, later: bool) -> list[str]:
    """The engine's files that one visit asks its host for, in a profile and from a server that nobody else uses."""
    with Server() as server:
        context = browser.new_context(base_url=server.url, service_workers="block")
        if later:
            keep_snapshot(context, server)
        server.requests.clear()
        arrive(context.new_page())
        context.close()
        return sorted(re.findall(r"/(?:engine|stdlib|core|snapshot)/.*?([^/]+)(?:\n|$)", "\n".join(server.requests)))


def test_a_first_visit_asks_once(browser: Browser) -> None:
    """A plain start asks for each of the engine's files, and for each once."""
    wheel = SHIPPED["wheel"].rpartition("/")[2]

    assert _asked(browser, later=False) == sorted([*ENGINE, "python_stdlib.zip", wheel])


def test_a_later_visit_needs_no_library(browser: Browser) -> None:
    """A start from the snapshot asks for no library and no wheel, and for nothing twice."""
    assert _asked(browser, later=True) == ENGINE


@pytest.mark.parametrize("broken", [NO_CACHES, FULL_DISK], ids=["no caches", "full disk"])
def test_where_nothing_can_be_kept(open_context: Callable[..., BrowserContext], broken: str) -> None:
    """A browser that keeps nothing, or whose disk is full, starts plainly, and all works."""
    page = open_context().new_page()
    page.route("**/worker-*.js", lambda route: _ahead(route, broken))

    assert roll(arrive(page))


def test_a_fault_is_told_where_it_does_not_disturb(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """Where the kept snapshot would not do, the page works as ever, and a note stands under About."""
    page = open_context().new_page()
    page.goto(site.url + "manifest.webmanifest")
    page.evaluate(KEEP, {"home": site.url, **UNPACKED, "spoil": "cut"})
    roll(arrive(page))
    button(page, "About").click()

    expect(page.locator(".sheet")).to_contain_text("loaded anew")


def test_trying_again_leaves_the_snapshot_out(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """A start from the snapshot that never ends is given up; the next one is plain."""
    context = open_context()
    keep_snapshot(context, site)
    page = context.new_page()
    page.add_init_script(HURRY)
    page.route("**/worker-*.js", lambda route: _ahead(route, STUCK))
    page.goto("./")
    expect(button(page, "Try again")).to_be_visible(timeout=PATIENCE)
    page.evaluate("hurry = false")
    button(page, "Try again").click()
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)

    assert roll(page)


def _ahead(route: Route, script: str) -> None:
    """Lets a script run in the worker before its own."""
    route.fulfill(response=(answer := route.fetch()), body=script + answer.text())
