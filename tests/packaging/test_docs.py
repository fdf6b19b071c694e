"""What the docs show works, and what they point at is there."""

import re
import subprocess
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
from tests.messages.needed import declared_messages, messages_of, of_fields

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


def test_the_guide_writes_all_its_messages(volley):
    """Everything that the sixth game declares or says has its words in the guide, and nothing else has."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    (messages,) = re.findall(r"```ftl\n(.*?)```", text, re.DOTALL)
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    worded = messages_of(messages, "adding-a-game.md").keys()
    fields = {id_ for ids in of_fields(volley.declare()["fields"]) for id_ in ids}
    said = {id_ for id_ in worded if id_.startswith(("step-", "refusal-"))}

    assert worded - said == set(declared_messages(volley)) | fields
    assert {id_.partition("-")[2] for id_ in said} == set(re.findall(r'say\("([a-z-]+)"', source))


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_links_between_pages_lead_somewhere(doc):
    """Every file that a page links to or shows is there."""
    text = doc.read_text("utf-8")
    targets = re.findall(r"\]\(([^)#\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    missing = [target for target in targets if "://" not in target and not (doc.parent / target).exists()]

    assert missing == []


def test_source_files_are_short():
    """No source file has more than 300 lines."""
    kinds = ["*.py", "*.js", "*.mjs", "*.css", "*.sh"]
    tracked = subprocess.run(["git", "ls-files", *kinds], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lengths = {name: len((ROOT / name).read_text("utf-8").splitlines()) for name in tracked.split()}

    assert {name: length for name, length in lengths.items() if length > 300} == {}
