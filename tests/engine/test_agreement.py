"""One question, one answer: in CPython, in the engine started plainly, and in the one from the snapshot."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings

from aleator.game import games
from tests.strategies import scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aleator import Scenario
    from aleator.game import Game

BUILD = Path("build")
REQUESTS = BUILD / "requests.txt"
EACH = math.ceil(1000 / len(games()))
ANSWERS = "tests/engine/answers.py"
BOOT = ("node", "tests/engine/boot.mjs")
WAYS = {
    "CPython": (sys.executable, ANSWERS),
    "CPython again": (sys.executable, ANSWERS),
    "plain": (*BOOT, ANSWERS),
    "plain again": (*BOOT, ANSWERS),
    "snapshot": (*BOOT, "--snapshot", ANSWERS),
}
HASH_SEEDS = {"CPython": "1", "CPython again": "2"}  # the engine draws its own, the snapshot has one


def _drawn() -> Iterator[str]:
    """The same thousand attacks each time, of all games in equal parts: their results, and their links."""
    for game in games():
        for scenario in _scenarios(game):
            for call in ("resolve", "link"):
                yield json.dumps({"call": call, "scenario": scenario.to_json()})


def _scenarios(game: Game) -> list[Scenario]:
    drawn = []

    @settings(max_examples=EACH, derandomize=True, database=None, phases=[Phase.generate])
    @given(scenarios(game))
    def draw(scenario: Scenario) -> None:
        drawn.append(scenario)

    draw()
    return drawn


@pytest.fixture(scope="module")
def answers() -> dict[str, bytes]:
    """The answers to all requests, as each way of running the core gives them."""
    REQUESTS.write_text("\n".join(_drawn()))
    return {way: _answers(way, command) for way, command in WAYS.items()}


def _answers(way: str, command: tuple[str, ...]) -> bytes:
    out = BUILD / f"answers-{way.replace(' ', '-')}.txt"
    out.unlink(missing_ok=True)
    env = {**os.environ, "PYTHONHASHSEED": HASH_SEEDS.get(way, "random")}
    paths = (f"/project/{path}" if "node" in command else str(path) for path in (REQUESTS, out))
    subprocess.run([*command, *paths], env=env, check=True, timeout=600)
    return out.read_bytes()


def test_a_thousand_attacks(answers: dict[str, bytes]) -> None:
    """A thousand drawn attacks come out alike, byte for byte, and no seed for hashes makes a difference."""
    assert answers["CPython"].count(b'{"ok":true') >= 2000
    assert [way for way in WAYS if answers[way] != answers["CPython"]] == []
