"""An attack from the set-up to the verdict, on a phone, with the real engine; one test follows another."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.actions import SEED, WORKED, arrive, attack, button, follow, fragment_of, roll, type_dice, verdict


@pytest.fixture(scope="module", autouse=True)
def table(phone: Page) -> Page:
    """The page with its engine ready."""
    return arrive(phone)


def test_roll(phone: Page) -> None:
    """A throw shows its verdict on the first screen, under a form folded to one line, and another throw differs."""
    first = roll(phone)
    box = phone.locator(".verdict").bounding_box()

    assert box
    assert box["y"] + box["height"] < phone.viewport_size["height"] - 76
    assert re.search("fall", verdict(phone))
    assert phone.locator(".folded").count() == 1
    assert roll(phone) != first


def test_my_dice(phone: Page) -> None:
    """Dice typed row by row give the worked verdict; the odds follow each die, and a slip can be put right."""
    follow(phone, attack(dice={"defence": [1, 1, 1, 1], "attack": [1, 1, 1, 1, 1]}))
    button(phone, "My dice").click()
    before = phone.locator(".answer b").first.inner_text()
    type_dice(phone, "2265")
    expect(phone.locator(".answer b").first).not_to_have_text(before)
    phone.get_by_role("button", name="Defender 4 of 4").click()
    phone.get_by_role("button", name="Die 3: 6").click()
    type_dice(phone, "5")
    type_dice(phone, "11246")

    expect(phone.locator(".verdict")).to_have_text("2 of 4 fall")
    expect(phone.locator(".pair .link b")).to_have_text(["3", "4", "9", "11"])
    expect(phone.locator(".pair.kill")).to_have_count(2)


def test_mixed_dice(phone: Page) -> None:
    """A die or a row may be left to the phone, and the felt says whose dice they are."""
    button(phone, "My dice").click()
    type_dice(phone, "22")
    button(phone, "Phone throws this").click()
    type_dice(phone, "6")
    button(phone, "Phone throws the rest").click()

    expect(phone.locator(".felt .note").filter(has_text="3 of 4 by hand")).to_have_count(1)
    assert "fall" in verdict(phone).lower()


def test_dice_beyond_the_slots_are_told(phone: Page) -> None:
    """Of seven dice five have a slot at once, and the others are counted at the end where they lie."""
    follow(phone, fragment_of({"game": "openforces", "situation": {"attackers": 7, "defenders": 7}}))
    button(phone, "My dice").click()
    expect(phone.locator(".slot")).to_have_count(5)
    expect(phone.locator(".beyond")).to_have_text(["", "+2"])
    type_dice(phone, "111111")

    expect(phone.locator(".beyond")).to_have_text(["+2", ""])
    button(phone, "Close").click()
    follow(phone, attack())


def test_typed_dice_stay_when_the_keypad_is_put_away(phone: Page) -> None:
    """What was typed is there again when the keypad comes back."""
    phone.locator(".folded").click()
    phone.get_by_role("button", name="ATK: one more").click()
    button(phone, "My dice").click()
    type_dice(phone, "36")
    phone.locator(".keypad").get_by_role("button", name="Close").click()
    button(phone, "My dice").click()

    expect(phone.get_by_role("button", name="Defender 2 of 4")).to_be_visible()
    phone.locator(".keypad").get_by_role("button", name="Close").click()


def test_an_edit_takes_the_dice_off(phone: Page) -> None:
    """After an edit nothing of the old throw is shown, its link is gone, and the same dice can be laid down again."""
    follow(phone, attack())
    phone.locator(".folded").click()
    phone.get_by_role("button", name="Units: one more").nth(1).click()
    expect(phone.locator(".verdict")).to_have_text("Ready to throw")
    assert "#" not in phone.url
    phone.get_by_role("button", name="Units: one less").nth(1).click()
    button(phone, "Same dice again").click()
    phone.wait_for_function("fragment => location.hash === '#' + fragment", arg=attack())


def test_refusal(phone: Page) -> None:
    """A forbidden attack names each reason with its rule, and neither dice nor odds are offered."""
    follow(
        phone,
        fragment_of(
            {"game": "openforces", "situation": {**WORKED, "range": 5, "distance": 6.5, "all_in_sight": False}}
        ),
    )

    expect(phone.locator(".reasons li")).to_have_text([re.compile("6.5.*of.4"), re.compile("sees.*of.6")])
    expect(phone.locator(".odds")).to_contain_text("not allowed")
    expect(button(phone, "Roll")).to_have_attribute("aria-disabled", "true")


def test_problems_stand_beside_their_field(phone: Page) -> None:
    """A number beyond its limit keeps what was typed and says the limit beside its field."""
    follow(phone, attack())
    phone.locator(".folded").click()
    field = phone.get_by_role("textbox", name="Units").first
    field.fill("500")
    field.blur()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(phone.locator("#f-attackers-problem")).to_have_text("At most 200.")
    field.fill("five")
    field.blur()
    expect(phone.locator("#f-attackers-problem")).to_have_text("A whole number, please.")
    expect(field).to_have_value("five")
    expect(phone.locator(".verdict")).to_contain_text("another look")
    field.fill("5")
    field.blur()
    expect(phone.locator(".verdict")).to_have_text("Ready to throw")


def test_minus_and_comma_can_be_typed(phone: Page) -> None:
    """A text field takes a minus of any kind, and a decimal comma."""
    attack_field = phone.get_by_role("textbox", name="ATK", exact=True)
    attack_field.fill("\u22123")
    attack_field.blur()
    expect(attack_field).to_have_value("\u22123")
    phone.locator(".more").click()
    reach = phone.get_by_role("textbox", name="RNG")
    reach.fill("2,5")
    reach.blur()
    expect(reach).to_have_value("2.5")
    phone.get_by_role("button", name="RNG: leave it open").click()
    expect(reach).to_have_value("")
    expect(phone.locator(".problem")).to_have_count(0)


def test_long_press_repeats(phone: Page) -> None:
    """A stepper held down counts on, and the release is no further step."""
    field = phone.get_by_role("textbox", name="Units").first
    start = int(field.input_value())
    less = phone.get_by_role("button", name="Units: one more").first
    less.dispatch_event("pointerdown")
    phone.wait_for_function("start => Number(document.querySelector('#f-attackers').value) > start + 3", arg=start)
    less.dispatch_event("pointerup")
    reached = int(field.input_value())
    less.dispatch_event("click")

    assert int(field.input_value()) == reached


def test_ruling_switched_in_place(phone: Page) -> None:
    """A ruling that decided is switched beside its step, changes the result, and is the table's from then on."""
    half = {"attackers": 4, "attack": 1, "defenders": 4, "defence": 1, "cover": 3, "touching_cover": 2}
    follow(phone, fragment_of({"game": "openforces", "situation": half, "seed": SEED}))
    expect(phone.locator(".sum")).to_contain_text("= 10")
    phone.locator(".decided", has_text="half-covered").click()
    phone.get_by_role("radio", name="More than half is needed").check()
    expect(phone.locator(".sum")).to_contain_text("= 7")
    button(phone, "Our table’s rulings").click()
    expect(phone.locator(".sheet").get_by_role("radio", name="More than half is needed")).to_be_checked()
    phone.keyboard.press("Escape")
    button(phone, "Worked examples").click()
    phone.locator(".sheet .row-button").first.click()
    phone.locator(".folded").click()
    phone.get_by_role("button", name="Units: one more").first.click()
    button(phone, "Our table’s rulings").click()
    expect(phone.locator(".sheet").get_by_role("radio", name="More than half is needed")).to_be_checked()
    phone.locator(".sheet").get_by_role("radio", name="Exactly half is enough").check()
    phone.keyboard.press("Escape")


def test_pick_by_tapping_dice(phone: Page) -> None:
    """A choice of dice is made by tapping them, shows the default until then, and can be undone."""
    follow(phone, attack(rulings={"surplus": "chosen"}, dice={"defence": [2, 2, 5, 5], "attack": [1, 1, 2, 4, 6]}))
    picks = phone.locator(".picks button")
    expect(phone.locator(".choice")).to_contain_text("These dice count until you tap others")
    picks.nth(4).click()
    expect(phone.locator(".choice")).to_contain_text("Pick one more die")
    phone.locator(".picks [aria-pressed=false]").first.click()
    expect(phone.locator(".verdict")).to_have_text("One of 4 falls")
    button(phone, "Undo the choice").click()
    expect(phone.locator(".verdict")).to_have_text("2 of 4 fall")


def test_why(phone: Page) -> None:
    """Each step cites its statements, and a tap on the cite opens them."""
    cite = phone.get_by_role("button", name="Rule of.15–17, 19")
    cite.click()

    expect(phone.locator(".statements dt")).to_have_text(["of.15", "of.16", "of.17", "of.19"])
    expect(phone.locator(".statements dd").first).to_contain_text("7")
    cite.click()
    expect(phone.locator(".statements")).to_have_count(0)


def test_nought_asks_for_none(phone: Page) -> None:
    """At the end of the chart stands the chance that nobody falls, not a certainty."""
    slider = phone.get_by_role("slider")
    slider.press("Home")
    answer = phone.locator(".answer").first
    expect(answer).to_contain_text("nobody falls")
    expect(answer).to_contain_text("6%")
    slider.press("ArrowRight")
    slider.press("ArrowRight")

    expect(answer).to_contain_text("54%2 or more fall")


def test_tapping_a_bar_moves_the_question(phone: Page) -> None:
    """The large number answers the question of the bar that was tapped, or reached by key; the result stays marked."""
    expect(phone.locator(".answer").first).to_contain_text("2 or more fall")
    phone.locator(".bars").first.scroll_into_view_if_needed()
    box = phone.locator(".bars li").nth(3).bounding_box()
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(phone.locator(".answer").first).to_contain_text("3 or more fall")
    phone.get_by_role("slider").press("ArrowRight")

    expect(phone.locator(".answer").first).to_contain_text("4 fall")
    expect(phone.locator(".bars .now .k")).to_have_text("2")


@pytest.mark.parametrize(
    ("units", "shown"), [(12, ".pairs:not(.small) .pair"), (40, ".pairs.small .pair"), (200, ".pair-table td.some")]
)
def test_many_dice(phone: Page, units: int, shown: str) -> None:
    """Pairs are large dice, then smaller ones, then counts; the page never scrolls sideways."""
    follow(
        phone,
        fragment_of(
            {"game": "openforces", "situation": {"attackers": units, "defenders": units, "defence": 1}, "seed": SEED}
        ),
    )
    found = phone.locator(shown)

    assert (
        found.count() == units
        if units <= 40
        else sum(int(n) for n in re.findall(r"\d+", " ".join(found.all_inner_texts()))) == units
    )
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_log(phone: Page) -> None:
    """The last results are listed, newest first, and a tap opens one again."""
    wanted = roll(phone)
    said = verdict(phone)
    roll(phone)
    button(phone, "Last results").click()
    phone.locator(".sheet .row-button").nth(1).click()
    phone.wait_for_function("wanted => location.hash === '#' + wanted", arg=wanted)

    assert verdict(phone) == said


def test_a_ruling_that_asks_for_other_dice_keeps_the_way_back(phone: Page) -> None:
    """Typed dice that no longer fit leave the felt, the ruling stays at hand, and the dice come back with it."""
    splash = {"attackers": 5, "splash": 3, "defenders": 4}
    link = attack(situation=splash, seed=None, dice={"defence": [1, 2, 3], "attack": [4, 5, 6]})
    arrive(phone, link)
    before = verdict(phone)
    phone.locator(".decided", has_text="SPL is given").click()
    phone.get_by_role("radio", name="For each attacking unit").check()
    expect(phone.locator(".felt .verdict")).not_to_have_text(before)
    expect(phone.locator(".felt")).not_to_contain_text("another look")

    phone.get_by_role("radio", name="For the whole group").check()
    expect(phone.locator(".felt .verdict")).to_have_text(before)
