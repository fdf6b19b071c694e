"""Later visits start from a snapshot of the engine's memory, and from nothing else than this build's."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tools.paths import DIST, PARTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tools.serve import Server

PLAN = json.loads(PARTS.read_text())
STORE = "aleator-snapshot"
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
KEEP = "async ({store, path}) => (await caches.open(store)).add(new URL(path, document.baseURI))"
SPOIL = """async ({store, path, shorter}) => {
    const cache = await caches.open(store);
    const url = new URL(path, document.baseURI);
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    await cache.put(url, new Response(shorter ? bytes.slice(0, 1000) : bytes));
}"""
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


def test_both_starts_answer_alike(bare: Page) -> None:
    """The first visit starts plainly, a later one from the snapshot, and both answer the same."""
    plain = _start(bare)
    bare.evaluate(KEEP, {"store": STORE, "path": PLAN["snapshot"]["path"]})
    later = _start(bare)

    assert (plain["snapshot"], later["snapshot"]) == (False, True)
    assert plain["answer"]["ok"]
    assert later["answer"] == plain["answer"]


@pytest.mark.parametrize("shorter", [False, True], ids=["one bit", "cut"])
def test_a_spoilt_snapshot_is_dropped(bare: Page, shorter: bool) -> None:
    """One wrong bit, or a cut file, and the engine starts plainly and forgets what was kept."""
    bare.evaluate(SPOIL, {"store": STORE, "path": PLAN["snapshot"]["path"], "shorter": shorter})
    started = _start(bare)

    assert started["snapshot"] is False
    assert started["answer"]["ok"]
    assert bare.evaluate(KEPT, STORE) == []


def test_the_snapshot_comes_after_the_start(open_context: Callable[..., BrowserContext], site: Server) -> None:
    """The page itself fetches this build's snapshot once it has time, in place of an older one."""
    page = open_context().new_page()
    page.route("**/nowhere.gz", lambda route: route.fulfill(body="an older build's"))
    page.goto(site.url)
    page.evaluate(KEEP, {"store": STORE, "path": "nowhere.gz"})
    for _ in range(150):
        page.wait_for_timeout(200)
        if page.evaluate(KEPT, STORE) == [site.url + PLAN["snapshot"]["path"]]:
            break

    assert page.evaluate(KEPT, STORE) == [site.url + PLAN["snapshot"]["path"]]
