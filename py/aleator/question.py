"""Questions that only some games answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aleator.problems import Problem, ScenarioError

if TYPE_CHECKING:
    from aleator.scenario import Scenario


def ask(scenario: Scenario, question: str) -> Any:
    """Put one of the game's own questions; the answer is JSON, fractions as text.

    Raises `ScenarioError` (`unknown-question`) where the game has no such question.
    """
    known = scenario.game.questions
    if question not in known:
        raise ScenarioError(Problem("question", "unknown-question", question, sorted(known)))
    return known[question](scenario.situation, scenario.rulings)
