"""What the tests of Squad Melee play."""

from aleator import Scenario, resolve
from aleator.game import find_game

GAME = find_game("squad-melee")


def scenario(a=(2,), b=(2,), dice=None, sides=6, **more):
    """One melee of fighters with these bonuses."""
    situation = {"a": {"bonuses": list(a)}, "b": {"bonuses": list(b)}, "sides": sides}
    return Scenario.from_json({"game": GAME.id, "situation": situation, "dice": dice or {}, **more})


def outcome(a=(2,), b=(2,), dice=None, **more):
    """What it comes to."""
    return resolve(scenario(a, b, dice, **more)).to_json()["outcome"]
