"""What the tests of OpenForces play."""

from aleator import Scenario, resolve
from aleator.game import find_game

GAME = find_game("openforces")
WORKED = {"attackers": 5, "attack": 1, "defenders": 4, "defence": 1, "cover": 2}
DICE = {"defence": [2, 2, 5, 5], "attack": [1, 1, 2, 4, 6]}
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"


def scenario(situation=None, dice=None, **more):
    """One attack."""
    return Scenario.from_json({"game": GAME.id, "situation": situation or {}, "dice": dice or {}, **more})


def outcome(situation=None, dice=None, **more):
    """What it comes to."""
    return resolve(scenario(situation, dice, **more)).to_json()["outcome"]


def at_threshold(need, attackers=1, defenders=1, **more):
    """A situation with this threshold: DEF or ATK make up for the 7."""
    values = {"defence": need - 7} if need >= 7 else {"attack": 7 - need}
    return {"attackers": attackers, "defenders": defenders, **values, **more}
