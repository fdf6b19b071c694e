"""What the tests of Base to Base play."""

from aleator import Scenario, resolve
from aleator.game import find_game

GAME = find_game("base-to-base")
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"
CLAWS = {"strength": 4, "modifiers": [{"name": "claws", "value": 2}]}
SWORD = {"strength": 4, "modifiers": [{"name": "sword", "value": 1}]}
SIDES = ("attacker", "defender")


def scenario(situation=None, dice=None, **more):
    """One attack."""
    return Scenario.from_json({"game": GAME.id, "situation": situation or {}, "dice": dice or {}, **more})


def outcome(situation=None, dice=None, **more):
    """What it comes to."""
    return resolve(scenario(situation, dice, **more)).to_json()["outcome"]


def figure(strength=0, modifier=0, pierced_on=None):
    """A figure with one modifier."""
    return {"strength": strength, "modifiers": [{"value": modifier}], "pierced_on": pierced_on}


def duel(attacker=0, defender=0, **more):
    """Two figures of these strengths."""
    return {"attacker": figure(attacker), "defender": figure(defender), **more}
