"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

from aleator import from_fragment
from aleator.game import find_game, game_ids

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs():
    """Each line at the prompt answers what stands below it."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert found.attempted
    assert not found.failed


def test_links_in_the_readme_open():
    """An example link opens."""
    links = re.findall(r"#(1\.[\w-]+)", README)

    assert links
    assert all(from_fragment(link) for link in links)


def test_every_game_is_credited():
    """Each game and each author with an address stands in the README."""
    for game in map(find_game, game_ids()):
        assert game.title.lower().replace(" ", "-") in README.lower().replace(" ", "-")
        assert all(author.url in README for author in game.authors if author.url)
