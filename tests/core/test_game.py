"""Games are found by looking, and their declared names stand for what they say."""

import pytest

from aleator import games
from aleator.game import find_game, game_ids, matches


@pytest.mark.parametrize(
    ("pattern", "name", "found"),
    [
        ("attack", "attack", True),
        ("attack", "attack-2", False),
        ("damage-*", "damage-1", True),
        ("damage-*", "damage-12", True),
        ("damage-*", "damage-", False),
        ("damage-*", "damage-0", False),
        ("damage-*", "damage-01", False),
        ("damage-*", "damage-x", False),
        ("reflex-a*", "reflex-a", True),
        ("reflex-a*", "reflex-a-2", True),
        ("reflex-a*", "reflex-a-1", False),
        ("reflex-a*", "reflex-ab", False),
        ("fallen:*", "fallen:any text", True),
        ("a.c*", "abc", False),
    ],
)
def test_patterns(pattern, name, found):
    """`x-*` is x-1 and on, `x*` is x, x-2 and on, `x:*` is anything behind the colon."""
    assert matches(pattern, name) is found


def test_games_are_found_by_their_files():
    """Ids are the modules' names; each record carries its own id."""
    assert all(find_game(game_id).id == game_id for game_id in game_ids())
    assert [game.order for game in games()] == sorted(game.order for game in games())


def test_names_that_nobody_declared():
    """A row, a choice or a measure is one of the declared or None."""
    game = games()[0]

    assert game.row("no such row") is None
    assert game.choice("no such choice") is None
    assert game.measure("no such measure") is None
