"""Two squads on the felt: dice and bonuses, totals, the fallen, and the table with its cell lit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import SEED, arrive, button, follow, fragment_of
from tests.page.felt import barriers, sums, texts, wider_than_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext


def melee(a: list[int], b: list[int], **more: Any) -> dict[str, Any]:
    """A scenario of two squads by their bonuses."""
    return {"game": "squad-melee", "situation": {"a": {"bonuses": a}, "b": {"bonuses": b}}, **more}


TWO_ONE = melee([2, 2], [2], dice={"a": [3, 2], "b": [5]})
FIVE_ONE = melee([2] * 5, [2], dice={"a": [2, 3, 3, 3, 3], "b": [3]})
TWO_TWO = melee([2, 2], [2, 2], dice={"a": [5, 3], "b": [4, 2]})
CHOICE = melee([2] * 4, [2] * 3, rulings={"equal_dice": "choice"}, dice={"a": [2, 2, 3, 2], "b": [2, 2, 4]})
CROWD = melee([2] * 12, [-1, 0, 3, 2, 2, 2, 2], rulings={"over_five": "clamp"}, seed=SEED)
TIED = melee([2, 2], [2], rulings={"tie": "reroll"}, dice={"a": [1, 1], "b": [4], "a-2": [2, 2], "b-2": [1]})
ALL = [TWO_ONE, FIVE_ONE, TWO_TWO, CHOICE, CROWD, TIED]


def fallen(page: Page) -> list[list[int]]:
    """Who is marked as fallen on each side, counted from 0."""
    squads = page.locator(".felt .squad")
    mark = "all => all.flatMap((one, i) => (one.classList.contains('falls') ? [i] : []))"
    return [squads.nth(i).locator(".soldier").evaluate_all(mark) for i in range(squads.count())]


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def test_two_against_one(phone: Page) -> None:
    """9 against 7 is a difference of 2 in cell 1 x 2: the loser dies, and the winner with the lower die."""
    follow(phone, fragment_of(TWO_ONE))

    assert sums(phone) == [([5, 4], 9), ([5, 2], 7)]
    assert texts(phone, ".score") == ["9 : 7"]
    assert texts(phone, ".tells") == ["Difference 2, one falls"]
    assert fallen(phone) == [[1], [0]]
    assert texts(phone, ".falls b") == ["falls", "falls"]
    assert texts(phone, ".losses .lit") == ["\u2715 one falls: 1\u20133"]
    assert texts(phone, ".losses th.now") == ["2", "1"]


def test_five_against_one(phone: Page) -> None:
    """In cell 1 x 5 the dice are compared: the winner showing 2 dies with the loser showing 3."""
    follow(phone, fragment_of(FIVE_ONE))

    assert sums(phone) == [([14, 10], 24), ([3, 2], 5)]
    assert fallen(phone) == [[0], [0]]
    assert texts(phone, ".losses .lit") == ["by the die"]


def test_two_against_two(phone: Page) -> None:
    """The odd cell follows its ruling: as printed two die at 2, by the pattern of its neighbours one."""
    follow(phone, fragment_of(TWO_TWO))
    assert fallen(phone) == [[0, 1], [0, 1]]
    expect(phone.locator(".losses .lit .band.now")).to_contain_text("1\u20132")
    follow(phone, fragment_of({**TWO_TWO, "rulings": {"cell_2x2": "pattern"}}))

    assert fallen(phone) == [[1], [0, 1]]
    expect(phone.locator(".losses .lit .band")).to_have_count(1)
    expect(phone.locator(".losses .lit .band.now")).to_contain_text("1\u20134")


def test_the_table_is_the_declared_one(phone: Page) -> None:
    """Every cell shows its differences; none is lit without a winner."""
    follow(phone, fragment_of(melee([2], [2], dice={"a": [3], "b": [3]})))
    cells = [text.replace("\n", " ") for text in phone.locator(".losses tbody td").all_inner_texts()]

    assert [" ".join(re.findall(r"\d\S*|\u2013 none|by the die", cell)) for cell in cells] == [
        *("\u2013 none", "1\u20133", "1 2", "1", "by the die"),
        *("\u2013 none", "1\u20132 3\u20134", "1 2\u20133", "1 2", "1"),
        *("\u2013 none", "1\u20135", "1\u20132 3\u20134", "1 2\u20133", "1 2"),
        *("\u2013 none", "1\u20136", "1\u20132 3\u20135", "1\u20132 3\u20134", "1 2\u20133"),
        *("\u2013 none", "1\u20137", "1\u20133 4\u20136", "1\u20132 3\u20135", "1\u20132 3\u20134"),
    ]
    expect(phone.locator(".losses .lit")).to_have_count(0)


def test_who_falls_is_picked_by_tap(phone: Page) -> None:
    """Of equal low dice the players tap who dies; a die that is no question cannot be tapped."""
    follow(phone, fragment_of(CHOICE))
    dice = phone.locator(".squad.attack .picks button")
    assert fallen(phone)[0] == [0]
    expect(dice.nth(2)).to_be_disabled()
    dice.nth(3).click()

    expect(dice.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(dice.nth(0)).to_have_attribute("aria-pressed", "false")
    assert fallen(phone)[0] == [3]
    expect(button(phone, "Undo the choice")).to_be_visible()


def test_a_pick_of_two_keeps_to_what_is_allowed(phone: Page) -> None:
    """Where one die falls for certain, a tap moves the other one alone."""
    three = melee([2] * 3, [2] * 3, rulings={"equal_dice": "choice"}, dice={"a": [2, 3, 3], "b": [2, 2, 2]})
    follow(phone, fragment_of(three))
    dice = phone.locator(".squad.attack .picks button")
    assert fallen(phone)[0] == [0, 1]
    expect(dice.nth(0)).to_be_disabled()
    dice.nth(2).click()

    expect(dice.nth(2)).to_have_attribute("aria-pressed", "true")
    assert fallen(phone)[0] == [0, 2]


def test_thrown_again(phone: Page) -> None:
    """Dice of a tie stay in sight, small, and the sums are those of the later throw."""
    follow(phone, fragment_of(TIED))

    assert texts(phone, ".again") == ["thrown again", "thrown again"]
    assert sums(phone) == [([4, 4], 8), ([1, 2], 3)]


def test_sums_shown_are_sums(phone: Page) -> None:
    """Ten throws of a crowd: dice and bonuses come to the totals, and the losers have all fallen."""
    follow(phone, fragment_of(CROWD))
    for _ in range(10):
        before = phone.url
        button(phone, "Roll").click()
        expect(phone).not_to_have_url(before)
        expect(phone.locator(".losses")).to_be_visible()
        shown = sums(phone)
        faces = [
            phone.locator(f".squad.{side} .soldier [role=img]").evaluate_all(
                "all => all.map(one => Number(one.getAttribute('aria-label')))"
            )
            for side in ("attack", "defence")
        ]
        sizes = [12, 7]
        lost = [len(one) for one in fallen(phone)]

        assert [sum(one) for one in faces] == [parts[0] for parts, _ in shown]
        assert all(sum(parts) == total for parts, total in shown)
        totals = [total for _, total in shown]
        assert totals[0] == totals[1] or lost[totals.index(min(totals))] == sizes[totals.index(min(totals))]


def test_fighters_are_added_and_made_alike(phone: Page) -> None:
    """A fighter more takes the last one's bonus; all can be made alike; the folded line counts them."""
    follow(phone, fragment_of(melee([2, 3], [2], seed=SEED)))
    phone.locator(".folded").click()
    button(phone, "Add a fighter").first.click()
    expect(phone.get_by_role("textbox", name="Bonus of each fighter 3")).to_have_value("3")
    button(phone, "All the same: 2").click()
    expect(phone.get_by_role("textbox", name="Bonus of each fighter 3")).to_have_value("2")
    phone.get_by_role("button", name="Bonus of each fighter: remove no. 1").first.click()
    button(phone, "Add a fighter").first.click()
    button(phone, "Roll").click()

    expect(phone.locator(".folded .attack")).to_contain_text("3 × 2")
    expect(phone.locator(".squad.attack .soldier")).to_have_count(3)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(
    open_context: Callable[..., BrowserContext], axe: Callable[[Page], list[str]], scheme: str
) -> None:
    """Axe finds nothing in any state, nor in the open form."""
    page = arrive(open_context(color_scheme=scheme, reduced_motion="reduce").new_page(), fragment_of(TWO_ONE))
    found = barriers(page, axe, ALL)

    assert found == []


def test_narrow(open_context: Callable[..., BrowserContext]) -> None:
    """Nothing is wider than a small screen, in no language, nor with text twice as large."""
    assert wider_than_screen(open_context, ALL) == []
