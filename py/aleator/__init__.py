"""Aleator: the referee at the gaming table, as a library without dependencies.

A `Scenario` is one attack with everything needed to repeat it; `resolve` plays it, `odds` weighs it
exactly, and a link carries it.
"""

from aleator.game import Game, games
from aleator.link import from_fragment, to_fragment
from aleator.odds import Odds, odds
from aleator.problems import Problem, ScenarioError
from aleator.question import ask
from aleator.result import Result, resolve
from aleator.scenario import Scenario

__all__ = [
    "Game",
    "Odds",
    "Problem",
    "Result",
    "Scenario",
    "ScenarioError",
    "ask",
    "from_fragment",
    "games",
    "odds",
    "resolve",
    "to_fragment",
]
