"""What the docs say of the kinds of view is what there is."""

import re
from pathlib import Path

import pytest

from aleator.game import find_game, game_ids

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "views.md").read_text("utf-8")
TABLE = dict(re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|", TEXT, re.MULTILINE))
OF_EVERY_KIND = set(re.findall(r"^- `(\w+)`, of every kind", TEXT, re.MULTILINE))


def parameters(kind):
    """Those that must be given, and those that may be."""
    optional = set(re.findall(r"\(`(\w+)`\)", TABLE[kind]))
    return set(re.findall(r"`(\w+)`", TABLE[kind])) - optional, optional | OF_EVERY_KIND


def test_each_kind_is_told():
    """The table has a line for each kind that the page knows."""
    index = (ROOT / "web" / "views" / "kinds" / "index.js").read_text("utf-8")
    (known,) = re.findall(r"const KINDS = \{ (.*) \};", index)

    assert set(TABLE) == set(known.split(", "))


@pytest.mark.parametrize("game", game_ids())
def test_a_game_declares_what_its_kind_takes(game):
    """All parameters that the kind needs, and none that it does not know."""
    view = dict(find_game(game).view)
    needed, optional = parameters(view.pop("kind"))

    assert needed <= view.keys()
    assert view.keys() <= needed | optional
