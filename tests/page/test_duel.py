"""Two fighters on the felt: cards, dice between them, picks by tap, and the pay-off of all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import SEED, arrive, button, follow, fragment_of
from tests.page.felt import barriers, sums, texts, wider_than_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

QUICK = {"card": "quick", "combat": 2, "reflex": 4, "defence": 9}
NORMAL = {"combat": 2, "reflex": 3, "defence": 10}
REFLEX = {"reflex-a": [3, 5], "reflex-b": [2, 4]}
THROWN = {**REFLEX, "combat-a": [4, 4, 5], "combat-b": [1, 2]}


def duel(a: dict[str, Any], b: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A scenario of two fighters."""
    return {"game": "alkemy", "situation": {"a": a, "b": b}, **more}


BEST = duel(QUICK, NORMAL, dice=THROWN)
FOURS = {**BEST, "choices": {"keep-a": [0, 1]}}
PARRY = duel(
    {"card": "furious", "combat": 3}, {"card": "parry", "combat": 4}, dice={"combat-a": [5, 3], "combat-b": [4, 3]}
)
IDLE = duel({"card": "idle"}, {"card": "idle"})
WOUNDED = duel({**QUICK, "health": "yellow", "bonus_dice": 1}, {**NORMAL, "health": "red", "bonus_dice": -2}, seed=SEED)
TIED = duel(
    {},
    {},
    rulings={"reflex_tie": "reroll"},
    dice={
        "reflex-a": [3, 4],
        "reflex-b": [5, 2],
        "reflex-a-2": [1, 1],
        "reflex-b-2": [2, 3],
        "combat-a": [3, 3],
        "combat-b": [1, 2],
    },
)
ALL = [FOURS, PARRY, IDLE, WOUNDED, TIED]


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def test_the_two_fours(phone: Page) -> None:
    """Two fours and Combat 2 come to 10 against Defence 10, a hit; the five lies aside, in outline and in words."""
    follow(phone, fragment_of(FOURS))

    assert sums(phone) == [([4, 4, 2], 10), ([1, 2, 2], 5)]
    assert texts(phone, ".guard") == ["10 Defence", "9 Defence"]
    assert texts(phone, ".fate") == ["hits", "misses"]
    assert texts(phone, ".set-aside") == ["set aside"]
    assert texts(phone, ".score") == ["12 : 9"]
    assert texts(phone, ".card") == ["Quick attack", "Normal attack"]
    expect(phone.locator(".lane").first.locator(".die.out:not(.ghost)")).to_have_count(1)
    expect(phone.locator(".tells")).to_have_text("A strikes first")


def test_a_pick_by_tap(phone: Page) -> None:
    """A tap puts a die aside, another takes one in; the sum follows, and the pick can be undone."""
    follow(phone, fragment_of(BEST))
    dice = phone.locator(".lane .picks button")
    assert sums(phone)[0] == ([4, 5, 2], 11)
    dice.nth(2).click()
    expect(phone.locator(".lane").first).to_contain_text("Pick one more die")
    dice.nth(1).click()
    expect(phone.locator(".adding b").first).to_have_text("10")
    expect(dice.nth(2)).to_have_attribute("aria-pressed", "false")
    button(phone, "Undo the choice").click()

    expect(phone.locator(".adding b").first).to_have_text("11")
    expect(phone.locator(".choices .picks")).to_have_count(0)


def test_who_still_stands_is_asked_between_the_blows(phone: Page) -> None:
    """The answer that decides whether the second blow comes stands before it, and takes it away."""
    follow(phone, fragment_of(FOURS))
    order = "all => all.map(one => one.classList.contains('lane') ? 'blow' : 'asked')"
    parts = phone.locator(".duel > .lane, .duel > .choice")
    assert parts.evaluate_all(order) == ["blow", "asked", "blow"]
    phone.locator(".duel > .choice .segment").nth(1).click()
    expect(phone.locator(".lane")).to_have_count(1)

    assert parts.evaluate_all(order) == ["blow", "asked"]
    expect(phone.locator(".lane .choice-name")).to_have_text("The two dice that A keeps")


def test_a_parry_that_holds(phone: Page) -> None:
    """Equal totals are deflected, the parrier may riposte, and no reflexes are shown."""
    follow(phone, fragment_of(PARRY))

    assert sums(phone) == [([5, 3, 3], 11), ([4, 3, 4], 11)]
    assert texts(phone, ".fate") == ["riposte", "deflected"]
    assert texts(phone, ".score") == ["11 : 11"]
    expect(phone.locator(".fighter.defence")).to_contain_text("riposte")
    expect(phone.locator(".guard, .halves")).to_have_count(0)


def test_nobody_acts(phone: Page) -> None:
    """Two idle cards end the phase, and whoever is active next is marked."""
    follow(phone, fragment_of(IDLE))

    assert texts(phone, ".fate") == ["active", "The phase ends"]
    expect(phone.locator(".fighter.defence")).to_contain_text("active")
    expect(phone.locator(".lane")).to_have_count(0)


def test_a_wasted_parry(phone: Page) -> None:
    """Action points that a card costs are told at the fighter who pays."""
    follow(phone, fragment_of(duel({"card": "parry"}, {"card": "idle"})))

    expect(phone.locator(".fighter.attack .spent")).to_have_text("1 action point spent")
    expect(phone.locator(".fighter.defence .spent")).to_have_count(0)


def test_health_is_a_colour_and_a_word(phone: Page) -> None:
    """Dice take the colour of their fighter's health, which is told beside the card."""
    follow(phone, fragment_of(WOUNDED))
    fills = [
        phone.locator(f".lane .{colour} .die:not(.out) .body").first.evaluate("one => getComputedStyle(one).fill")
        for colour in ("yellow", "red")
    ]

    assert texts(phone, ".health") == ["Health: serious (yellow dice)", "Health: critical (red dice)"]
    assert fills == ["rgb(243, 198, 63)", "rgb(200, 65, 44)"]


def test_the_worst_two_count(phone: Page) -> None:
    """Of penalty dice the best are set aside, and there is nothing to tap."""
    follow(phone, fragment_of(WOUNDED))
    lane = phone.locator(".lane.defence")

    expect(lane.locator(".picks")).to_have_count(0)
    expect(lane.locator(".set-aside")).to_have_text("2 set aside")
    expect(lane.get_by_label("set aside")).to_have_count(2)


def test_a_throw_again_stays_in_sight(phone: Page) -> None:
    """Dice of a tie are shown small, and the decision is told by the later ones."""
    follow(phone, fragment_of(TIED))

    assert texts(phone, ".again") == ["thrown again"]
    assert texts(phone, ".score") == ["2 : 5"]
    expect(phone.locator(".again .die.attack, .again .die.defence")).to_have_count(4)


def test_who_is_down_does_not_strike(phone: Page) -> None:
    """The one choice that is no pick takes the second blow away, and brings it back."""
    follow(phone, fragment_of(FOURS))
    phone.locator(".duel > .choice .segment").nth(1).click()
    expect(phone.locator(".lane")).to_have_count(1)
    expect(phone.locator(".fighter.defence")).to_contain_text("down")
    phone.locator(".duel > .choice").get_by_role("button", name="Undo the choice").click()

    expect(phone.locator(".lane")).to_have_count(2)
    assert sums(phone)[1] == ([1, 2, 2], 5)


def test_sums_shown_are_sums(phone: Page) -> None:
    """Ten throws: what is shown as added comes to what is shown as the total, and the dice are those of the sum."""
    follow(phone, fragment_of(WOUNDED))
    for _ in range(10):
        before = phone.url
        button(phone, "Roll").click()
        expect(phone).not_to_have_url(before)
        expect(phone.locator(".lane").first).to_be_visible()
        shown = sums(phone)
        dice = phone.locator(".lane.defence .dice [role=img]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )

        assert all(sum(parts) == total for parts, total in shown)
        assert sorted(int(one) for one in dice if one.isdigit()) in [sorted(parts[:2]) for parts, _ in shown]


def test_all_cards_against_each_other(phone: Page) -> None:
    """The pay-off of all 25 pairs, the pair at hand marked and told exactly; another pair by tap."""
    follow(phone, fragment_of(FOURS))
    button(phone, "All cards against each other").click()
    table = phone.locator(".payoff")
    expect(table.locator("tbody td button")).to_have_count(25)
    expect(table.locator("td.now")).to_have_text("68.1 58.3", use_inner_text=True)
    expect(table.locator("th.now")).to_have_text(["Normal", "Quick"])
    expect(phone.locator(".exactly")).to_contain_text("49/72")
    expect(phone.locator(".exactly")).to_contain_text("your cards")
    table.locator("tr").nth(5).locator("button").first.click()

    expect(phone.locator(".exactly li b").first).to_have_text("0%")
    expect(phone.locator(".exactly")).not_to_contain_text("your cards")
    assert table.evaluate("one => one.closest('dialog').scrollWidth <= one.closest('dialog').clientWidth")
    phone.keyboard.press("Escape")
    expect(phone.locator(".payoff")).to_have_count(0)


def test_seldom_needed_fields_fold(phone: Page) -> None:
    """A fighter shows four fields; the others open with one line, which names them and what is set."""
    phone.goto("about:blank")
    arrive(phone, fragment_of(WOUNDED))
    expect(phone.locator(".folded")).to_contain_text("Fighter A: Bonus dice\u00a01, serious")
    phone.locator(".folded").click()
    expect(phone.get_by_role("textbox", name="Bonus dice")).to_have_count(0)
    expect(phone.locator(".more")).to_contain_text("Fighter B: Bonus dice\u00a0\u22122, critical")
    phone.locator(".more").click()

    expect(phone.get_by_role("textbox", name="Bonus dice")).to_have_count(2)
    assert "\u2026" not in phone.locator(".form").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(
    open_context: Callable[..., BrowserContext], axe: Callable[[Page], list[str]], scheme: str
) -> None:
    """Axe finds nothing in any state, the pay-off included."""
    page = arrive(open_context(color_scheme=scheme, reduced_motion="reduce").new_page(), fragment_of(FOURS))
    found = barriers(page, axe, ALL)
    button(page, "All cards against each other").click()
    expect(page.locator(".payoff")).to_be_visible()
    found += axe(page)

    assert found == []


def test_narrow(open_context: Callable[..., BrowserContext]) -> None:
    """Nothing is wider than a small screen, in no language, nor with text twice as large."""
    assert wider_than_screen(open_context, ALL) == []
