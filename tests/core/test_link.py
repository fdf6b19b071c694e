"""Links: there and back, as people send them, and whatever hostile hands make of them."""

import contextlib
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, from_fragment, to_fragment
from aleator.game import find_game, game_ids, games
from aleator.link import _dictionary
from tests.strategies import scenarios

FROZEN = json.loads(Path(__file__).with_name("frozen-links.json").read_text())
ANY_GAME = st.sampled_from(game_ids()).map(find_game)
EXAMPLES = [(game.id, example) for game in games() for example in game.examples]
SAMPLE = Scenario.from_json({"game": game_ids()[-1], "title": "Ridge, turn 2"})
PAGE = "https://example.org/aleator/"
MOST_OF_A_BOARD = 400


def code_of(text):
    """The one problem of a link that does not open."""
    with pytest.raises(ScenarioError) as caught:
        from_fragment(text)
    return caught.value.problems[0].code


def packed(text, *, check=None):
    """A link made by other hands: any text, any checksum."""
    raw = text if isinstance(text, bytes) else text.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary())
    check = zlib.crc32(raw).to_bytes(4, "big") if check is None else check
    whole = packer.compress(raw + check) + packer.flush()
    return "1." + urlsafe_b64encode(whole).decode().rstrip("=")


@given(st.data())
def test_every_scenario_goes_there_and_back(data):
    """A link opens to the same scenario, whatever the game declares."""
    scenario = data.draw(scenarios(data.draw(ANY_GAME)))

    assert from_fragment(to_fragment(scenario)) == scenario


@pytest.mark.parametrize("frozen", FROZEN, ids=lambda frozen: frozen["of"])
def test_links_once_made_keep_opening(frozen):
    """A link from the file opens to the scenario that it was made of."""
    assert from_fragment(frozen["link"]).to_json() == frozen["scenario"]


def test_every_example_has_a_frozen_link():
    """No game and no example is missing from the file."""
    assert {f"{game}/{example.id}" for game, example in EXAMPLES} == {frozen["of"] for frozen in FROZEN}


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda each: getattr(each, "id", each))
def test_examples_fit_a_code_read_at_arms_length(game, example):
    """A worked example's payload is at most 200 characters, one with a board 400."""
    payload = to_fragment(Scenario.from_json({"game": game, **example.scenario})).partition(".")[2]
    has_board = "board" in find_game(game).situation.__dataclass_fields__

    assert len(payload) <= (MOST_OF_A_BOARD if has_board else 200)


FRAGMENT = to_fragment(SAMPLE)
SENT = [
    FRAGMENT,
    f"#{FRAGMENT}",
    f"{PAGE}#{FRAGMENT}",
    f"{PAGE}%23{FRAGMENT.replace('.', '%2E')}",
    f"{PAGE}%2523{FRAGMENT}",
    f"<{PAGE}#{FRAGMENT}>",
    f"  {PAGE}#{FRAGMENT[:30]}\n   {FRAGMENT[30:]}\r\n",
    f"({PAGE}#{FRAGMENT}).",
    f"\u201e{PAGE}#{FRAGMENT}\u201c!",
    f"{PAGE}#{FRAGMENT}?,;:",
    f"{PAGE}#{FRAGMENT[:9]}\u200b{FRAGMENT[9:]}\u2060",
    f"{PAGE}##{FRAGMENT}",
    f"{PAGE}#{FRAGMENT}\u2026",
    f"{PAGE}#{FRAGMENT}%20",
    f"{PAGE}#{FRAGMENT}&fbclid=abc_DEF",
    f"{PAGE}#{FRAGMENT} see you on Friday",
    f"Our fight: {PAGE}#{FRAGMENT} was close",
    f"> {PAGE}#{FRAGMENT[:20]}\n> {FRAGMENT[20:]}",
    f"{PAGE}#{FRAGMENT[:5]}\u00ad{FRAGMENT[5:]}",
]


@pytest.mark.parametrize("sent", SENT)
def test_a_link_opens_as_messengers_send_it(sent):
    """Escaped, in brackets, broken over lines or with punctuation behind it."""
    assert from_fragment(sent) == SAMPLE


@pytest.mark.parametrize("sent", [sent.partition("#")[2] for sent in SENT if "#" in sent and "\n>" not in sent])
def test_a_link_opens_as_a_browser_hands_it_on(sent):
    """What an address has behind its # comes without line breaks, and escaped by the URL standard's rule."""
    kept = "".join(map(chr, range(0x21, 0x7F)))
    escaped = quote(re.sub("[\t\r\n]", "", sent), safe="".join(c for c in kept if c not in '"<>`'))

    assert from_fragment(escaped) == SAMPLE


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link-not-a-link"),
        ("hello", "link-not-a-link"),
        (PAGE, "link-not-a-link"),
        ("#", "link-not-a-link"),
        ("0.abc", "link-not-a-link"),
        ("-1.abc", "link-not-a-link"),
        ("\u0661.abc", "link-not-a-link"),
        ("2.abc", "link-newer"),
        ("9999.abc", "link-newer"),
        ("1.", "link-cut"),
        ("1.a", "link-cut"),
        ("1.abc!def", "link-altered"),
        ("1.\u0430bc", "link-altered"),
        ("1.____", "link-altered"),
        ("two words", "link-not-a-link"),
        ("https://a.b/#1.____ https://a.b/#1.abc", "link-altered"),
        ("1." + "A" * 16385, "link-too-long"),
        ("x" * 70_000, "link-too-long"),
    ],
)
def test_what_is_no_link_says_so(text, code):
    """Each kind of broken link has its own words."""
    assert code_of(text) == code


@pytest.mark.parametrize("at", range(2, len(FRAGMENT)))
def test_a_cut_link_never_opens(at):
    """Wherever it is cut off, it says that it is cut or altered."""
    assert code_of(FRAGMENT[:at]) in {"link-cut", "link-altered"}


@pytest.mark.parametrize("at", range(2, len(FRAGMENT)))
def test_a_changed_character_never_gives_another_attack(at):
    """Any one character changed: refused, or (unused bits) the very same attack."""
    for character in "AQgw-_09":
        changed = FRAGMENT[:at] + character + FRAGMENT[at + 1 :]
        try:
            opened = from_fragment(changed)
        except ScenarioError:
            continue
        assert opened == SAMPLE


@pytest.mark.parametrize(
    ("link", "code"),
    [
        (packed("[" * 8000), "too-deep"),
        (packed("{"), "not-json"),
        (packed('{"game":"nope"}'), "unknown-game"),
        (packed(b"\xff\xfe"), "link-altered"),
        (packed("{}", check=b"\0\0\0\0"), "link-altered"),
        (packed(b"", check=b""), "link-altered"),
        (packed(" " * 70_000), "link-too-long"),
        (packed(b"\0" * 12_000_000), "link-too-long"),
    ],
)
def test_a_hostile_link_is_a_problem_and_no_more(link, code):
    """Bombs, deep nesting, wrong checks and wrong bytes are all just refused."""
    assert code_of(link) == code


def test_bytes_after_the_end_are_refused():
    """Nothing hides behind the end of the stream."""
    raw = urlsafe_b64decode(FRAGMENT[2:] + "=" * (-len(FRAGMENT[2:]) % 4))

    assert code_of("1." + urlsafe_b64encode(raw + b"more").decode().rstrip("=")) == "link-altered"


@given(
    st.text(max_size=60) | st.binary(max_size=60).map(lambda raw: "1." + urlsafe_b64encode(raw).decode().rstrip("="))
)
def test_no_text_whatever_does_harm(text):
    """Anything opens or is a problem."""
    with contextlib.suppress(ScenarioError):
        from_fragment(text)


def test_a_scenario_too_large_for_a_link_says_so(monkeypatch):
    """The limit is told, not passed over."""
    monkeypatch.setattr("aleator.link.LONGEST_PAYLOAD", 20)

    with pytest.raises(ScenarioError) as caught:
        to_fragment(SAMPLE)

    assert [(p.code, p.limit) for p in caught.value.problems] == [("link-too-long", 20)]


def test_the_dictionary_is_frozen():
    """One changed byte would break every link that was ever made."""
    assert (len(_dictionary()), zlib.crc32(_dictionary())) == (3949, 786538436)
