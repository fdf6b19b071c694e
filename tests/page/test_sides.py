"""Dice have the colour of their side, by whatever name the row goes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import aleator
from tests.page.actions import arrive, follow, fragment_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES: list[dict[str, Any]] = json.loads(Path("build/games.json").read_text())
AGAIN = {
    "game": "squad-melee",
    "situation": {"a": {"bonuses": [2, 2]}, "b": {"bonuses": [2]}},
    "rulings": {"tie": "reroll"},
    "dice": {"a": [1, 1], "b": [4]},
}


def _wanted(scenario: dict[str, Any]) -> dict[str, Any]:
    rows: dict[str, Any] = aleator.resolve(aleator.Scenario.from_json(scenario)).to_json()["pending"]["rows"]
    return rows


def _sides(game: dict[str, Any], rows: dict[str, Any]) -> list[str]:
    declared = {name: row for name in rows for row in game["rows"] if re.fullmatch(row["pattern"], name)}
    return [declared[name]["side"] or "neutral" for name, row in rows.items() for _ in range(row["count"])]


def _coloured(page: Page) -> list[str]:
    classes = page.locator(".felt .waiting .die").evaluate_all("all => all.map(one => one.getAttribute('class'))")
    return [next(side for side in ("attack", "defence", "neutral") if side in each.split()) for each in classes]


@pytest.mark.parametrize("game", GAMES, ids=[game["id"] for game in GAMES])
def test_first_rows(phone: Page, game: dict[str, Any]) -> None:
    """The dice that each game asks for first wait in the colours of their sides."""
    scenario = {"game": game["id"]}
    fragment = fragment_of(scenario)
    arrive(phone, fragment) if phone.url == "about:blank" else follow(phone, fragment)

    assert _coloured(phone) == _sides(game, _wanted(scenario))


def test_rows_thrown_again(phone: Page) -> None:
    """So do those that are asked for once more after a tie."""
    arrive(phone, fragment_of(AGAIN)) if phone.url == "about:blank" else follow(phone, fragment_of(AGAIN))

    assert _coloured(phone) == ["attack", "attack", "defence"]
