"""Links: made, opened, opened over another, broken on the way, and what the address bar says."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import WORKED, arrive, attack, button, follow, fragment_of, opened, roll, verdict
from tests.page.board_actions import example, situation

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

OTHER = {"attackers": 3, "defenders": 2}


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def _qr(page: Page) -> str:
    """What an independent decoder reads off the code that is shown."""
    path = page.locator(".qr-dark").get_attribute("d")
    size = page.locator(".qr").get_attribute("viewBox").split()[2]
    run = subprocess.run(["node", "tests/page/qr.mjs", size], input=path, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def test_share(phone: Page, open_context: Callable[..., BrowserContext]) -> None:
    """The shared link has one fragment, the code says the same, and a stranger's phone shows the very same dice."""
    roll(phone)
    button(phone, "Share").click()
    phone.get_by_label("Title").fill("Хребет & <b>ridge</b>")
    phone.get_by_label("Title").blur()
    expect(phone.locator(".link-text")).not_to_have_text(phone.url)
    link = phone.locator(".link-text").inner_text()
    faces = phone.locator(".pair .unseen").all_inner_texts()

    assert link.count("#") == 1
    assert _qr(phone) == link
    other = open_context().new_page()
    other.goto(link)
    expect(other.locator(".kicker")).to_have_text("Хребет & <b>ridge</b>", timeout=30_000)
    assert other.locator(".pair .unseen").all_inner_texts() == faces
    phone.keyboard.press("Escape")


def test_what_is_copied_has_the_title(phone: Page) -> None:
    """A title that is still being typed when Copy is tapped is in the copied link."""
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(phone, "Share").click()
    phone.get_by_label("Title").fill("Last stand")
    button(phone, "Copy link").click()
    expect(button(phone, "Copied")).to_be_visible()

    assert phone.evaluate("navigator.clipboard.readText()") == phone.locator(".link-text").inner_text()
    assert opened(phone.evaluate("navigator.clipboard.readText()"))["title"] == "Last stand"
    phone.keyboard.press("Escape")


def test_where_nothing_can_be_copied(open_context: Callable[..., BrowserContext]) -> None:
    """Without a clipboard, as on a host without https, the page says so."""
    page = open_context().new_page()
    page.add_init_script("delete Navigator.prototype.clipboard")
    arrive(page)
    button(page, "Share").click()
    button(page, "Copy link").click()

    expect(page.locator(".notice")).to_be_visible()


def test_system_share_names_the_explicit_address(phone: Page) -> None:
    """The phone's own share sheet gets the link of this attack, however the page was first opened."""
    phone.evaluate("navigator.share = given => { window.shared = given; return Promise.resolve() }")
    follow(phone, attack())
    button(phone, "Share").click()
    button(phone, "Send …").click()

    assert phone.evaluate("shared.url").endswith("#" + attack())
    phone.keyboard.press("Escape")


def test_second_link_and_history(phone: Page) -> None:
    """A link opened in the open tab shows its attack; back and forward show the right one each."""
    first, second = attack(title="first"), attack(title="second", situation=OTHER)
    follow(phone, first)
    follow(phone, second)
    expect(phone.locator(".kicker")).to_have_text("second")
    phone.go_back()
    expect(phone.locator(".kicker")).to_have_text("first")
    phone.go_forward()
    expect(phone.locator(".kicker")).to_have_text("second")


def test_reload_keeps_the_attack(phone: Page) -> None:
    """The address keeps its fragment, so that a reload shows the same attack, at once and after the engine came."""
    follow(phone, attack(title="kept"))
    phone.reload()
    expect(phone.locator(".kicker")).to_have_text("kept")
    phone.wait_for_selector("html[data-engine=ready]")

    assert phone.url.endswith("#" + attack(title="kept"))
    expect(phone.locator(".kicker")).to_have_text("kept")


def test_a_link_waits_for_the_engine(open_context: Callable[..., BrowserContext]) -> None:
    """Until Python is there the page says that the link is being opened, and shows no other attack."""
    page = open_context().new_page()
    page.goto("./#" + attack(title="patience"))
    expect(page.locator("main.opening .verdict")).to_have_text("Opening the link")
    assert page.locator(".pair").count() == 0
    expect(page.locator(".kicker")).to_have_text("patience", timeout=30_000)


@pytest.mark.parametrize(
    "dress", [lambda f: quote(f, safe=""), lambda f: f + ".", lambda f: f"%23{f}", lambda f: f + "%3E"]
)
def test_a_link_that_a_messenger_dressed_up_opens(phone: Page, dress: Callable[[str], str]) -> None:
    """Percent signs, brackets and full stops around a fragment do not matter."""
    follow(phone, attack(title="plain"))
    phone.evaluate("fragment => { location.hash = fragment }", dress(attack(title="dressed")))

    expect(phone.locator(".kicker")).to_have_text("dressed")


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda f: f[:-9], "a part was lost"),
        (lambda f: f[:20] + ("A" if f[20] != "A" else "B") + f[21:], "changed on the way|part was lost"),
        (lambda f: "9" + f[1:], "newer Aleator"),
        (lambda _: "hello", "not a link of this page"),
        (lambda _: "1." + "A" * 20_000, "longer than any link"),
    ],
)
def test_a_broken_link_is_named(phone: Page, broken: Callable[[str], str], told: str) -> None:
    """A cut, altered, newer, foreign or huge link says which it is; the attack at hand stays and goes on."""
    follow(phone, attack(title="stays"))
    follow(phone, broken(attack(title="stays")))

    expect(phone.get_by_role("alert")).to_have_text(re.compile(told))
    expect(phone.locator(".kicker")).to_have_text("stays")
    phone.get_by_role("alert").get_by_role("button", name="Close").click()
    assert roll(phone)


def test_a_hostile_title_is_text(phone: Page) -> None:
    """Nothing in a link becomes markup."""
    follow(phone, attack(title="<img src=x onerror=alert(1)>"))

    expect(phone.locator(".kicker")).to_have_text("<img src=x onerror=alert(1)>")
    assert phone.locator(".kicker img").count() == 0


def test_a_link_of_a_set_up(phone: Page) -> None:
    """A link without dice opens the set-up, ready to throw, and keeps its address."""
    set_up = fragment_of({"game": "openforces", "situation": WORKED, "title": "your turn"})
    follow(phone, set_up)

    expect(phone.locator(".verdict")).to_have_text("Ready to throw")
    assert phone.url.endswith("#" + set_up)


def test_a_links_rulings_are_not_the_tables(phone: Page) -> None:
    """A link under other rulings is shown under them, says so, and changes none of the table's."""
    follow(phone, attack(rulings={"cover_half": "more-than"}))
    button(phone, "Our table’s rulings").click()
    expect(phone.locator(".sheet")).to_contain_text("under rulings other than")
    button(phone, "Use ours").click()
    expect(phone.locator(".sheet").get_by_role("radio", name="Exactly half is enough")).to_be_checked()
    phone.keyboard.press("Escape")

    assert verdict(phone)


@pytest.mark.parametrize("leave", ["link", "back"])
@pytest.mark.parametrize("typed", ["9", "9" * 21, "", "some"])
@pytest.mark.parametrize("theirs", [example("area"), attack(title="theirs")], ids=["other game", "same game"])
def test_a_text_half_typed_stays_with_its_attack(phone: Page, theirs: str, typed: str, leave: str) -> None:
    """A link, or the way back, while a number is typed: it counts in the attack left, and not in the one shown."""
    follow(phone, theirs)
    follow(phone, attack(title="mine"))
    phone.wait_for_timeout(500)
    phone.locator(".folded").click()
    phone.locator("#f-attack").fill(typed)
    phone.wait_for_timeout(500)
    if leave == "back":
        phone.go_back()
    else:
        phone.evaluate("fragment => { location.hash = fragment }", theirs)
    phone.wait_for_selector(f'html[data-shown="{theirs}"]')
    phone.wait_for_timeout(500)

    assert situation(phone) == opened(theirs)["situation"]
    if theirs == attack(title="theirs"):
        button(phone, "Back to your own attack").click()
        expect(phone.locator("#f-attack")).to_have_value(typed)


def test_a_title_half_typed_stays_with_its_attack(phone: Page) -> None:
    """So it is with a title that is being typed as a link comes."""
    follow(phone, attack(title="mine"))
    button(phone, "Share").click()
    phone.get_by_label("Title").fill("ours")
    follow(phone, attack(title="theirs"))
    phone.wait_for_timeout(500)

    expect(phone.locator(".kicker")).to_have_text("theirs")
    assert opened(phone.url)["title"] == "theirs"
