"""What players wrote among the page's own words, limits and options in words, and numbers in names."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.actions import PATIENCE, SEED, arrive, attack, button, follow, fragment_of
from tests.page.felt import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

CONTROL = re.compile("[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
HOSTILE = "a\u0000b\u202ec\u2067d\u0007"
TAMED = "a\u2400bcd\u2407"
HEBREW = "\u05d0\u05d1 12"

# Every text that the page shows, reads aloud, or offers in a menu; what stands in an editor is the player's own.
ALL_WORDS = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll("*")].flatMap(one =>
    ["aria-label", "aria-valuetext", "title", "placeholder"].map(name => one.getAttribute(name) ?? "")),
    ...[...document.querySelectorAll("option")].map(one => one.textContent)].join("\\n")"""


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def _units(*names: str) -> dict[str, Any]:
    """A volley on as many units as there are names, with those as names, sides and ids by turns."""
    target = [{"id": f"N{i}", "side": name, "name": name, "at": [i % 8, 1 + i // 8]} for i, name in enumerate(names, 1)]
    return {
        "units": [{"id": names[0][:20], "side": "us", "at": [0, 0]}, *target],
        "attack": {"area": True, "reach": 9, "special": names[0]},
    }


def _everywhere(page: Page) -> str:
    """All words of the page: with the form folded and open, in each sheet."""
    words = [page.evaluate(ALL_WORDS)]
    page.locator(".folded").click()
    words.append(page.evaluate(ALL_WORDS))
    for door in ("Share", "Last results"):
        button(page, door).click()
        words.append(page.evaluate(ALL_WORDS))
        page.keyboard.press("Escape")
    return "\n".join(words)


@pytest.mark.parametrize(
    "scenario",
    [
        {"game": "openforces", "title": HOSTILE, "seed": SEED},
        {"game": "tab-master", "situation": _units(HOSTILE, HOSTILE + "2"), "seed": SEED},
        {
            "game": "base-to-base",
            "situation": {"attacker": {"modifiers": [{"name": HOSTILE, "value": 2}]}},
            "seed": SEED,
        },
    ],
)
def test_controls_are_seen_and_turn_nothing(phone: Page, scenario: dict[str, Any]) -> None:
    """No control of writing direction reaches a word or a label of the page; other controls are seen as such."""
    follow(phone, fragment_of(scenario))
    words = _everywhere(phone)

    assert TAMED in words
    assert not CONTROL.findall(words.replace("\n", " "))


def test_a_name_from_right_to_left_is_isolated(phone: Page) -> None:
    """A Hebrew name with a number takes no number beside it along, in a sentence as in a label."""
    follow(phone, fragment_of({"game": "tab-master", "situation": _units("us", HEBREW), "title": HEBREW, "seed": SEED}))
    words = _everywhere(phone)

    assert f"\u2068{HEBREW}\u2069" in words
    assert HEBREW not in words.replace(f"\u2068{HEBREW}\u2069", "")
    assert phone.title() == f"\u2068{HEBREW}\u2069 \u00b7 Aleator"


def test_numbers_in_names_are_in_order(phone: Page) -> None:
    """The tenth unit comes after the ninth, by id as by name."""
    follow(phone, fragment_of({"game": "tab-master", "situation": _units(*[f"Orc {i}" for i in range(1, 13)])}))
    told = phone.locator(".share-name").all_inner_texts()

    assert told == [f"Orc {i} is defeated" for i in range(1, 13)]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("9" * 400, "At most 200."),
        ("-" + "9" * 400, "At least 1."),
        ("12345678901234567890", "At most 200."),
        ("1e999", "A whole number, please."),
    ],
)
def test_more_digits_than_a_number_holds(phone: Page, typed: str, told: str) -> None:
    """What is typed stays as typed, over a reload too, and the limit is named; a step leads to the limit."""
    follow(phone, attack())
    phone.locator(".folded").click()
    field = phone.get_by_role("textbox", name="Units").first
    field.fill(typed)
    field.blur()
    expect(phone.locator("#f-attackers-problem")).to_have_text(told)
    phone.wait_for_timeout(300)
    phone.reload()
    phone.wait_for_selector("html[data-engine=ready]", timeout=PATIENCE)
    expect(field).to_have_value(typed)
    expect(phone.locator("#f-attackers-problem")).to_have_text(told)
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    phone.get_by_role("button", name="Units: one less").first.click()

    expect(phone.locator(".problem")).to_have_count(0)


def _raw(scenario: dict[str, Any]) -> str:
    """A link of something that no page would make a link of."""
    text = json.dumps({"format": 1, **scenario}).encode()
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    whole = packed.compress(text + zlib.crc32(text).to_bytes(4, "big")) + packed.flush()
    return "1." + urlsafe_b64encode(whole).decode().rstrip("=")


BROKEN = (
    _raw({"game": "tab-master", "situation": {"attack": {"kind": "common-ish"}}}),
    _raw({"game": "tab-master", "situation": {"attack": {"line_facing": [0, 0]}}}),
    _raw({"game": "openforces", "rulings": {"cover_half": "maybe"}}),
)
WRONG = {
    "en": ("Common, Trample, Magic", "up, up and right"),
    "de": ("Gew\u00f6hnlich, Niedertrampeln, Magisch", "nach oben, nach oben rechts"),
    "ru": (
        "\u041e\u0431\u044b\u0447\u043d\u0430\u044f, \u0422\u0430\u0440\u0430\u043d",
        "\u0432\u0432\u0435\u0440\u0445, \u0432\u0432\u0435\u0440\u0445 \u0438 \u0432\u043f\u0440\u0430\u0432\u043e",
    ),
    "pt-BR": ("Comum, Atropelamento", "para cima, para cima e \u00e0 direita"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_in_words(phone: Page, language: str) -> None:
    """Where something is not possible, what is possible is told in the words of the form, not in codes."""
    phone.locator(".language select").select_option(language)
    phone.locator(f"html[lang={language}]").wait_for()
    phone.evaluate("fragment => { location.hash = fragment }", BROKEN[0])
    expect(phone.get_by_role("alert")).to_contain_text(WRONG[language][0])
    assert not re.search("common|trample,|projectile", phone.get_by_role("alert").inner_text())
    phone.evaluate("fragment => { location.hash = fragment }", BROKEN[1])
    expect(phone.get_by_role("alert")).to_contain_text(WRONG[language][1])
    assert "-1" not in phone.get_by_role("alert").inner_text().replace("\u2212", "-")
    phone.evaluate("fragment => { location.hash = fragment }", BROKEN[2])

    expect(phone.get_by_role("alert")).not_to_contain_text("more-than")
