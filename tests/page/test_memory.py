"""What the page remembers, and that it needs no memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import PATIENCE, arrive, button, roll, type_dice, verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

# A request that is never answered, as Safari's at times are not.
SILENT = "Object.create({}.prototype, {{ addEventListener: {{ value() {{}} }} }})"
NO_STORAGE = [
    "delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined })",
    "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }",
    f"IDBFactory.prototype.open = () => {SILENT.format('IDBOpenDBRequest')}",
    f"IDBObjectStore.prototype.get = () => {SILENT.format('IDBRequest')}",
    f"IDBObjectStore.prototype.put = () => {SILENT.format('IDBRequest')}",
]
SPOIL = """async () => {
    const opening = indexedDB.open("aleator /repo/");
    const opened = await new Promise(done => { opening.onsuccess = () => done(opening.result) });
    const store = opened.transaction("things", "readwrite").objectStore("things");
    for (const key of ["session", "log", "table"]) store.put({ version: 99, value: { odd: true } }, key);
    await new Promise(done => { store.transaction.oncomplete = done });
}"""
MISSHAPE = """async change => {
    const opening = indexedDB.open("aleator /repo/");
    const opened = await new Promise(done => { opening.onsuccess = () => done(opening.result) });
    const store = opened.transaction("things", "readwrite").objectStore("things");
    const asked = store.get("session");
    const thing = await new Promise(done => { asked.onsuccess = () => done(asked.result) });
    for (const scenario of Object.values(thing.value.scenarios)) Object.assign(scenario, change);
    store.put(thing, "session");
    await new Promise(done => { store.transaction.oncomplete = done });
}"""
KEYS = """async () => {
    const opening = indexedDB.open("aleator /repo/");
    const opened = await new Promise(done => { opening.onsuccess = () => done(opening.result) });
    const asked = opened.transaction("things").objectStore("things").getAllKeys();
    return await new Promise(done => { asked.onsuccess = () => done(asked.result) });
}"""


@pytest.fixture
def page(open_context: Callable[..., BrowserContext]) -> Page:
    """A fresh phone with the engine ready."""
    return arrive(open_context().new_page())


def _again(page: Page) -> None:
    page.wait_for_timeout(200)
    page.reload()
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)


def test_input_survives(page: Page) -> None:
    """A set-up, dice half typed, the log and the table's rulings are there after a reload."""
    roll(page)
    page.locator(".folded").click()
    page.get_by_role("button", name="Units: one more").nth(1).click()
    button(page, "My dice").click()
    type_dice(page, "36")
    page.locator(".keypad").get_by_role("button", name="Close").click()
    button(page, "Our table’s rulings").click()
    page.get_by_role("radio", name="More than half is needed").check()
    page.keyboard.press("Escape")
    _again(page)

    expect(page.get_by_role("textbox", name="Units").nth(1)).to_have_value("5")
    button(page, "My dice").click()
    expect(page.get_by_role("button", name="Defender 2 of 5")).to_be_visible()
    page.locator(".keypad").get_by_role("button", name="Close").click()
    button(page, "Last results").click()
    expect(page.locator(".sheet .row-button")).to_have_count(1)
    page.keyboard.press("Escape")
    button(page, "Our table’s rulings").click()
    expect(page.get_by_role("radio", name="More than half is needed")).to_be_checked()


def test_a_result_survives_without_its_address(page: Page) -> None:
    """The last result is there again when the page is opened by its plain address."""
    roll(page)
    said = verdict(page)
    page.wait_for_timeout(200)
    page.goto("about:blank")
    page.goto("./")

    expect(page.locator(".verdict")).to_have_text(said)


@pytest.mark.parametrize("spoil", NO_STORAGE)
def test_without_storage(open_context: Callable[..., BrowserContext], spoil: str) -> None:
    """Where a browser gives no storage, all works, and the address carries the attack over a reload."""
    page = open_context().new_page()
    page.add_init_script(spoil)
    roll(arrive(page))
    said = verdict(page)
    page.reload()

    expect(page.locator(".verdict")).to_have_text(said, timeout=PATIENCE)
    page.locator(".language select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_unreadable_is_set_aside(page: Page) -> None:
    """Stored things of another version are kept aside and never deleted; the page starts as on a first visit."""
    roll(page)
    page.wait_for_timeout(200)
    page.evaluate(SPOIL)
    page.goto("about:blank")
    page.goto("./")
    expect(page.locator(".verdict")).to_have_text("2 of 4 fall")
    kept = page.evaluate(KEYS)

    assert sorted(key.split()[1] for key in kept if key.startswith("aside")) == ["log", "session", "table"]


@pytest.mark.parametrize(
    "part", [{"situation": 5}, {"rulings": []}, {"dice": []}, {"dice": {"attack": 6}}, {"choices": "x"}]
)
def test_a_misshapen_session_is_set_aside(page: Page, part: dict[str, object]) -> None:
    """A stored attack with a part of another type is kept aside as well, and the page is no blank one."""
    roll(page)
    page.wait_for_timeout(200)
    page.evaluate(MISSHAPE, part)
    page.goto("about:blank")
    page.goto("./")
    expect(page.locator(".verdict")).to_have_text("2 of 4 fall")

    assert [key.split()[1] for key in page.evaluate(KEYS) if key.startswith("aside")] == ["session"]
