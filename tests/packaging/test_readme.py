"""What the README shows is what happens."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

from aleator import from_fragment
from aleator.game import find_game, game_ids
from tools.paths import SITE

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs():
    """Each line at the prompt answers what stands below it."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert found.attempted
    assert not found.failed


def test_the_commands_run(tmp_path):
    """The shown commands run one after another, as they stand, in an empty folder."""
    (block,) = re.findall(r"```\n(aleator .*?)```", README, re.DOTALL)
    (tmp_path / "aleator").write_text(f'#!/bin/sh\nexec {sys.executable} -m aleator "$@"\n')
    (tmp_path / "aleator").chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(SITE.resolve())}
    run = subprocess.run(["bash", "-e"], input=block, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)

    assert run.stderr == ""
    assert len(run.stdout.splitlines()) == len(block.splitlines()) - 1  # one answer goes into a file


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
