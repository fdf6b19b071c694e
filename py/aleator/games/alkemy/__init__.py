"""Alkemy, close combat: two fighters reveal a combat card each; reflexes, blows, parries."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from aleator.game import Author, ChoiceKind, Example, Game, Group, MeasureKind, Row, Source
from aleator.games.alkemy.cases import attack
from aleator.games.alkemy.record import CARDS, SIDES, Rulings, Situation
from aleator.odds import odds
from aleator.scenario import Scenario


def payoff(s: Situation, r: Rulings) -> dict[str, Any]:
    """The chances of a hit by either side, for every card of `a` (rows) against every card of `b`.

    It weighs the cards as if they could be paid for. Nobody falls here, so that it does not matter
    who strikes first.
    """
    a, b = (replace(s.fighter(side), action_points=None) for side in SIDES)

    def measures(card_a: str, card_b: str) -> dict[str, dict[Any, Fraction]]:
        cards = Situation(replace(a, card=card_a), replace(b, card=card_b), first="a")
        return odds(Scenario(GAME, cards, r)).measures

    weighed = [[measures(card_a, card_b) for card_b in CARDS] for card_a in CARDS]
    table: dict[str, Any] = {"rows": list(CARDS), "columns": list(CARDS)}
    for side in SIDES:
        table[side] = [[str(each[f"hit-{side}"].get(True, Fraction(0))) for each in row] for row in weighed]
    return table


QUICK = {"card": "quick", "combat": 2, "reflex": 4, "defence": 9}
NORMAL = {"combat": 2, "reflex": 3, "defence": 10}
REFLEX = {"reflex-a": [3, 5], "reflex-b": [2, 4]}
THROWN = {"combat-a": [4, 4, 5], "combat-b": [1, 2]}

GAME = Game(
    id="alkemy",
    order=2,
    title="Alkemy",
    authors=(Author("Kraken Editions", "http://www.kraken-editions.com/"),),
    source=Source(None, "ru"),
    prefix="al",
    statements=27,
    situation=Situation,
    rulings=Rulings,
    attack=attack,
    view={
        "kind": "duel",
        "card": "card",
        "attacks": "attacks",
        "parry": "parry",
        "first": "first",
        "answers": {"payoff": {"field": "card", "measures": {side: f"hit-{side}" for side in SIDES}}},
    },
    groups=(Group("a", side="attack"), Group("b", side="defence"), Group("settled", folded=True)),
    rows=(
        Row("reflex-a*", side="attack"),
        Row("reflex-b*", side="defence"),
        Row("combat-a*", side="attack"),
        Row("combat-b*", side="defence"),
    ),
    choices=(
        ChoiceKind("keep-a*", "pick"),
        ChoiceKind("keep-b*", "pick"),
        ChoiceKind("standing-a", "option"),
        ChoiceKind("standing-b", "option"),
    ),
    measures=(
        MeasureKind("hit-a", "flag", better="high"),
        MeasureKind("hit-b", "flag", better="low"),
        MeasureKind("parried", "flag"),
        MeasureKind("first", "code", ("a", "b", "none")),
    ),
    questions={"payoff": payoff},
    examples=(
        Example(
            "two-fours",
            {"situation": {"a": QUICK, "b": NORMAL}, "dice": {**REFLEX, **THROWN}, "choices": {"keep-a": [0, 1]}},
        ),
        Example("highest", {"situation": {"a": QUICK, "b": NORMAL}, "dice": {**REFLEX, **THROWN}}),
        Example(
            "parry",
            {
                "situation": {"a": {"card": "furious", "combat": 3}, "b": {"card": "parry", "combat": 4}},
                "dice": {"combat-a": [5, 3], "combat-b": [4, 3]},
            },
        ),
        Example("idle", {"situation": {"a": {"card": "idle"}, "b": {"card": "idle"}}}),
    ),
)
