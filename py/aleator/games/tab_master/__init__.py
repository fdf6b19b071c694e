"""TAB MASTER: attacks on a board of squares, with heights, sight, five kinds and ten elements."""

from __future__ import annotations

from aleator.game import Author, ChoiceKind, Game, Group, MeasureKind, Row, Source
from aleator.games.tab_master.attack import attack
from aleator.games.tab_master.check import check
from aleator.games.tab_master.examples import EXAMPLES, NAMES
from aleator.games.tab_master.sight import sight
from aleator.games.tab_master.situation import Rulings, Situation
from aleator.games.tab_master.throws import D8

GAME = Game(
    id="tab-master",
    order=5,
    title="TAB MASTER",
    authors=(Author("Wander", "https://tabmasterrpg.blogspot.com/"),),
    source=Source("https://tabmasterrpg.blogspot.com/", "pt-BR"),
    prefix="tm",
    names=NAMES,
    statements=59,
    situation=Situation,
    rulings=Rulings,
    attack=attack,
    check=check,
    view={
        "kind": "board",
        "board": "board",
        "units": "units",
        "attacker": "attacker",
        "targets": "targets",
        "attack_in": {"by": "use", "fields": {"main": "attack", "secondary": "secondary"}},
        "targets_most": "multiple",
        "move": "move",
        "path": "path",
        "measured": "measured",
        "path_when": {"part": "kind", "is": "trample"},
        "strikes": "strikes",
        "question": "sight",
    },
    groups=(
        Group("board"),
        Group("attack", side="attack"),
        Group("targets"),
        Group("secondary", folded=True),
        Group("measured", folded=True),
    ),
    rows=(
        Row("attack-*", None, "attack"),
        Row("damage-*", None, "attack"),
        Row("direction-*", D8, "attack"),
    ),
    choices=(ChoiceKind("spell-*", "text"),),
    measures=(
        MeasureKind("defeated", "number", better="high"),
        MeasureKind("defeated:*", "flag", better="high"),
        MeasureKind("hit-1", "flag", better="high"),
    ),
    questions={"sight": sight},
    examples=EXAMPLES,
)
