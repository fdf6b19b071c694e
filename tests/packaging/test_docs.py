"""What the docs show works, and what they point at is there."""

import re
import sys
import types
from fractions import Fraction
from pathlib import Path

import pytest

from aleator.game import Game
from aleator.odds import odds
from aleator.result import resolve
from aleator.scenario import Scenario
from aleator.table import Hand

ROOT = Path(__file__).parents[2]
DOCS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.fixture
def volley(monkeypatch):
    """The game that the guide writes, run as it stands there."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    module = types.ModuleType("volley")
    monkeypatch.setitem(sys.modules, "volley", module)
    exec(compile(source, "adding-a-game.md", "exec"), module.__dict__)  # noqa: S102 - the guide's own code
    assert isinstance(module.GAME, Game)
    return module.GAME


def test_the_guide_writes_a_whole_game(volley):
    """The sixth game of the guide resolves and is weighed."""
    scenario = Scenario(volley, volley.situation(), volley.rulings(), Hand({"volley": (1, 5, 6)}))

    assert resolve(scenario).to_json()["outcome"] == {"hits": 2}
    assert odds(Scenario(volley, volley.situation(), volley.rulings())).measures["hits"][3] == Fraction(1, 27)
    assert volley.declare()["fields"][0]["key"] == "shots"


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_links_between_pages_lead_somewhere(doc):
    """Every file that a page links to or shows is there."""
    text = doc.read_text("utf-8")
    targets = re.findall(r"\]\(([^)#\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    missing = [target for target in targets if "://" not in target and not (doc.parent / target).exists()]

    assert missing == []
