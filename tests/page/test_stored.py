"""What is stored may be damaged anywhere: what fits is used, the rest is set aside and said, and the page works."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.actions import PATIENCE, SEED, WORKED, arrive, button, follow, fragment_of, roll, type_dice

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

# The whole store becomes what is given; answers with the things that lie there then.
STORE = """async given => {
    const opening = indexedDB.open("aleator /repo/");
    const opened = await new Promise(done => { opening.onsuccess = () => done(opening.result) });
    const store = opened.transaction("things", "readwrite").objectStore("things");
    if (given) store.clear();
    for (const [key, thing] of Object.entries(given ?? {})) store.put(thing, key);
    const [keys, things] = [store.getAllKeys(), store.getAll()];
    await new Promise(done => { store.transaction.oncomplete = done });
    opened.close();
    return Object.fromEntries(keys.result.map((key, i) => [key, things.result[i]]));
}"""
QUIET = "./manifest.webmanifest"
BOARD = "scenarios.tab-master.situation"
OPEN = "scenarios.openforces"
UNITS = [{"id": "a", "at": [0, 0]}, {"id": "b", "side": "x", "at": [1, 0]}]

ENTERED = [
    ("", 5),
    ("", []),
    ("", "text"),
    ("game", "unknown"),
    ("game", {}),
    ("scenarios", []),
    ("scenarios", None),
    (f"{OPEN}", "attack"),
    (f"{OPEN}.game", "tab-master"),
    (f"{OPEN}.title", {}),
    (f"{OPEN}.seed", 5),
    (f"{OPEN}.dice", {"attack": [[1]]}),
    (f"{OPEN}.dice", {"nobody": [1]}),
    (f"{OPEN}.choices", {"keep-attack": {}}),
    (f"{OPEN}.rulings", {"cover_half": []}),
    (f"{OPEN}.situation", {"attackers": {"deep": []}}),
    (f"{OPEN}.situation", {"strange": 1}),
    (f"{BOARD}", {"units": 5}),
    (f"{BOARD}", {"units": []}),
    (f"{BOARD}", {"units": [5]}),
    (f"{BOARD}", {"units": [{"name": "no id"}]}),
    (f"{BOARD}", {"units": [{"id": "a", "at": 7}]}),
    (f"{BOARD}", {"units": [{"id": "a", "at": [0]}]}),
    (f"{BOARD}", {"units": UNITS, "board": {"obstacles": "wall"}}),
    (f"{BOARD}", {"units": UNITS, "board": {"heights": [3]}}),
    (f"{BOARD}", {"units": UNITS, "targets": {"0": "b"}}),
    (f"{BOARD}", {"units": UNITS, "attack": "sword"}),
    (f"{BOARD}", {"units": UNITS, "measured": {"b": 3}}),
    (f"{BOARD}", {"units": UNITS, "move": [3]}),
    ("origin", "nowhere"),
    ("kept", 5),
    ("kept", {"dice": 3}),
    ("entry", "typed"),
    ("entry", {}),
    ("entry.rows", {"attack": 3}),
    ("entry.rows", {"attack": ["six"]}),
    ("entry.wanted", {"attack": {"count": 1e9, "sides": 6}}),
    ("entry.wanted", {"attack": None}),
    ("entry.at", "first"),
    ("entry.digits", 4),
    ("entry.seed", "short"),
    ("keypad", "open"),
    ("picking", {"keep-attack": "0"}),
    ("aside", {}),
    ("aside", [5]),
    ("aside", [{"scenario": {"game": "openforces"}}]),
]
SILENT = [
    ("answers", 5),
    ("answers.result", {}),
    ("answers.result.outcome", {"kills": {}}),
    ("answers.result.steps", 5),
    ("answers.odds.measures", {"kills": 5}),
    ("answers.actual", []),
    ("answers.fragment", {}),
    ("seal", "broken"),
]
OTHERS = [
    ("log", "", {}),
    ("log", "", "x"),
    ("log", "0", None),
    ("log", "0.scenario.situation", {"attackers": [1]}),
    ("log", "0.when", 1e300),
    ("log", "0.step", "fell"),
    ("log", "0.step.facts", None),
    ("table", "", []),
    ("table", "openforces", "strict"),
    ("table", "openforces", {"cover_half": "maybe"}),
    ("table", "nobody", {}),
    ("language", "", "tlh"),
    ("language", "", {"en": True}),
]


@pytest.fixture(scope="module")
def page(open_context: Callable[..., BrowserContext]) -> Page:
    """One page for the whole module; its errors fail the test that they happen in."""
    return open_context().new_page()


@pytest.fixture(scope="module")
def left(page: Page) -> dict[str, Any]:
    """What a visit leaves: a throw, a board, a ruling and a language chosen, two dice typed over the throw."""
    arrive(page, fragment_of({"game": "tab-master", "situation": {"units": UNITS}, "title": "board"}))
    page.get_by_role("button", name="Game: TAB MASTER").wait_for()
    follow(page, fragment_of({"game": "openforces", "situation": WORKED, "seed": SEED, "title": "mine"}))
    for language in ("de", "en"):
        page.locator(".language select").select_option(language)
        page.locator(f"html[lang={language}]").wait_for()
    button(page, "Our table’s rulings").click()
    page.get_by_role("radio", name="More than half is needed").check()
    page.keyboard.press("Escape")
    roll(page)
    button(page, "My dice").click()
    page.locator(".keys").wait_for()
    type_dice(page, "36")
    page.wait_for_timeout(500)
    page.goto(QUIET)
    return page.evaluate(STORE, None)


def _damaged(thing: Any, path: str, value: Any) -> Any:
    """A copy with a value at a path, or in its own place where the path is empty."""
    if not path:
        return value
    copy = deepcopy(thing)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    at = copy
    for step in way:
        at = at[step]
    at[last] = value
    return copy


def _open(page: Page, left: dict[str, Any], key: str, path: str, value: Any) -> list[str]:
    """Opens the page on a damaged thing; answers with the errors that befall it from here on."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(QUIET)  # where no page writes it anew
    thing = {**left[key], "value": _damaged(left[key]["value"], path, value)}
    page.evaluate(STORE, {**left, key: thing})
    page.goto("./")
    return errors


def _aside(page: Page) -> list[str]:
    return [key.split(" ")[1] for key in page.evaluate(STORE, None) if key.startswith("aside")]


def _close(page: Page) -> None:
    closers = page.locator(".keypad, .notice").get_by_role("button", name="Close")
    while closers.count():
        closers.first.click()


def _opens(page: Page) -> None:
    """The page is no blank one, before any engine is there: each game opens, and the log."""
    _close(page)
    for game in ("TAB MASTER", "OpenForces"):
        page.get_by_role("button", name="Choose another one").click()
        page.locator(".row-button").filter(has_text=game).click()
        _close(page)
        expect(page.locator(".felt .verdict")).to_be_visible()
    button(page, "Last results").click()
    expect(page.locator(".sheet h2")).to_be_visible()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("path", "value"), ENTERED)
def test_a_damaged_session(page: Page, left: dict[str, Any], path: str, value: Any) -> None:
    """Whatever part of what was entered is of another shape is left out, kept aside, and said."""
    errors = _open(page, left, "session", path, value)
    expect(page.locator(".notice")).to_contain_text("set aside")
    assert _aside(page) == ["session"]
    _opens(page)

    assert not errors


@pytest.mark.parametrize(("path", "value"), SILENT)
def test_damaged_answers(page: Page, left: dict[str, Any], path: str, value: Any) -> None:
    """Answers that are not as the engine gave them are not shown; what was typed is, and nothing need be said."""
    errors = _open(page, left, "session", path, value)
    expect(page.get_by_role("button", name="Die 2: 6")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    assert _aside(page) == []
    _opens(page)

    assert not errors


@pytest.mark.parametrize(("key", "path", "value"), OTHERS)
def test_other_damaged_things(page: Page, left: dict[str, Any], key: str, path: str, value: Any) -> None:
    """So it is with the log, the table's rulings and the language; the attack at hand is as it was left."""
    errors = _open(page, left, key, path, value)
    expect(page.locator(".notice")).to_contain_text("set aside")
    assert _aside(page) == [key]
    expect(page.get_by_role("button", name="Die 2: 6")).to_be_visible()
    _opens(page)

    assert not errors


@pytest.mark.parametrize("thing", [None, 5, "x", [], {}, {"version": 1}, {"version": "1", "value": {}}])
def test_without_an_envelope(page: Page, left: dict[str, Any], thing: Any) -> None:
    """A stored thing without its envelope is set aside, and the page starts and throws as on a first visit."""
    page.goto(QUIET)
    page.evaluate(STORE, dict.fromkeys(left, thing))
    page.goto("./")
    expect(page.locator(".notice")).to_contain_text("set aside")
    assert sorted(_aside(page)) == ["language", "log", "session", "table"]
    page.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)

    assert roll(page)


def test_the_rest_is_used(page: Page, left: dict[str, Any]) -> None:
    """Of a damaged session the attacks that fit are there, with their dice."""
    _open(page, left, "session", f"{BOARD}", {"units": 5})

    expect(page.get_by_role("button", name="Die 2: 6")).to_be_visible()
    expect(page.locator(".folded")).to_contain_text("Units 5")


def test_undamaged(page: Page, left: dict[str, Any]) -> None:
    """What lies as it was left is shown as it was left, with nothing said."""
    _open(page, left, "table", "", left["table"]["value"])
    expect(page.get_by_role("button", name="Die 2: 6")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    page.locator(".keypad").get_by_role("button", name="Close").click()

    expect(page.locator(".felt .verdict")).to_contain_text("fall")
    assert _aside(page) == []
