"""A game is one module, its messages and its tests: nothing else knows it by name."""

import re
import subprocess
from pathlib import Path

import pytest

from aleator.game import find_game, game_ids

ROOT = Path(__file__).parents[2]
SHARED = ("py", "web", "tools", "bench", "index.html", "build.sh", "tests/core", "tests/engine", "tests/page")
FROZEN = "py/aleator/link-1.txt"  # the dictionary of all games' words, of which every link is made


def shared_files(game_id):
    """Every tracked file that is not the game's own."""
    own = (f"py/aleator/games/{game_id.replace('-', '_')}", "tests/core/frozen-links.json", FROZEN)
    listed = subprocess.run(["git", "ls-files", *SHARED], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if not name.startswith(own) and not name.endswith((f"/{game_id}.ftl", ".png", ".woff2")):
            yield name


@pytest.mark.parametrize("game_id", game_ids())
def test_no_game_is_named_outside_its_own_files(game_id):
    """Neither its id nor its title stands in the core, the page, the tools or the other tests."""
    game = find_game(game_id)
    named = re.compile("|".join(re.escape(name) for name in {game_id, game_id.replace("-", "_"), game.title}), re.IGNORECASE)
    found = [name for name in shared_files(game_id) if named.search((ROOT / name).read_text("utf-8", "replace"))]

    assert found == []
