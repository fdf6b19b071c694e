"""Squad Melee: up to five fighters a side; what the victory costs is looked up in a table of differences."""

from __future__ import annotations

from aleator.game import Author, ChoiceKind, Example, Game, Group, MeasureKind, Row, Source
from aleator.games.squad_melee.attack import attack
from aleator.games.squad_melee.setup import TABLES, Rulings, Situation

WORKED = {"a": {"bonuses": [2, 2]}}
FIVE = {"a": {"bonuses": [2, 2, 2, 2, 2]}}
TWO = {"a": {"bonuses": [2, 2]}, "b": {"bonuses": [2, 2]}}

GAME = Game(
    id="squad-melee",
    order=4,
    title="Squad Melee",
    authors=(Author(None),),
    source=Source(None, "ru"),
    prefix="sm",
    statements=8,
    situation=Situation,
    rulings=Rulings,
    attack=attack,
    view={
        "kind": "casualties",
        "tables": TABLES,
        "tables_by": "cell_2x2",
        "cell": "cell",
        "difference": "difference",
        "totals": "totals",
        "winner": "winner",
        "lost": "lost",
    },
    groups=(Group("a", side="attack"), Group("b", side="defence"), Group("die", folded=True)),
    rows=(Row("a*", None, "attack"), Row("b*", None, "defence")),
    choices=(ChoiceKind("fallen-a", "pick"), ChoiceKind("fallen-b", "pick")),
    measures=(
        MeasureKind("winner", "code", ("a", "b", "tie")),
        MeasureKind("lost-a", "number", better="low"),
        MeasureKind("lost-b", "number", better="high"),
    ),
    examples=(
        Example("two-against-one", {"situation": WORKED, "dice": {"a": [3, 2], "b": [5]}}),
        Example("five-against-one", {"situation": FIVE, "dice": {"a": [2, 3, 3, 3, 3], "b": [3]}}),
        Example("two-against-two", {"situation": TWO, "dice": {"a": [5, 3], "b": [4, 2]}}),
    ),
)
