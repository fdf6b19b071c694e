"""What cannot be read as an attack: faults beyond single fields, dice texts, names of squares."""

import pytest

from aleator import Scenario, ScenarioError
from tests.games.tab_master import unit


def scenario(given):
    """One attack."""
    return Scenario.from_json({"game": "tab-master", "situation": given})


UNITS = [unit("me", (0, 0), "red"), unit("t", (1, 0))]
BAD = [
    ({"units": [*UNITS, unit("t", (2, 0))]}, "situation.units.2.id", "duplicate-key", "t"),
    ({"units": [*UNITS, unit("u", (1, 0))]}, "situation.units.2.at", "square-taken", [1, 0]),
    ({"units": [*UNITS, unit("u", (8, 0))]}, "situation.units.2.at", "off-board", [8, 0]),
    ({"units": []}, "situation.units", "too-short", []),
    ({"units": [{"at": [0, 0]}]}, "situation.units.0.id", "missing", None),
    ({"units": [{"id": "x"}]}, "situation.units.0.at", "missing", None),
    ({"attacker": "nobody"}, "situation.attacker", "unknown-unit", "nobody"),
    ({"targets": ["nobody"]}, "situation.targets.0", "unknown-unit", "nobody"),
    (
        {"measured": {"nobody": {"distance": 1, "height": 0}}},
        "situation.measured.nobody",
        "unknown-unit",
        "nobody",
    ),
    ({"measured": {"target": {"height": 0}}}, "situation.measured.target.distance", "missing", None),
    ({"board": {"heights": {"8,0": 1}}}, "situation.board.heights.8,0", "off-board", [8, 0]),
    ({"board": {"heights": {"01,0": 1}}}, "situation.board.heights.01,0", "bad-square", "01,0"),
    ({"board": {"heights": {"1;0": 1}}}, "situation.board.heights.1;0", "bad-square", "1;0"),
    ({"board": {"obstacles": ["0,8"]}}, "situation.board.obstacles.0", "off-board", [0, 8]),
    ({"move": [[0, 8]]}, "situation.move.0", "off-board", [0, 8]),
    ({"path": [[0, 1], [8, 1]]}, "situation.path.1", "off-board", [8, 1]),
    ({"attack": {"kind": "projectile"}}, "situation.attack.attack_die", "missing", None),
    ({"secondary": {"kind": "projectile"}}, "situation.secondary.attack_die", "missing", None),
    ({"use": "secondary"}, "situation.secondary", "missing", None),
    ({"attack": {"line_facing": [0, 0]}}, "situation.attack.line_facing", "not-an-option", [0, 0]),
    ({"attack": {"kind": "trample"}, "move": [[0, 1]]}, "situation.move", "too-long", 1),
    ({"targets": ["target", "target"]}, "situation.targets", "too-long", 2),
    ({"attack": {"damage": "d20"}}, "situation.attack.damage", "bad-dice", "d20"),
    ({"attack": {"damage": "11d6"}}, "situation.attack.damage", "bad-dice", "11d6"),
    ({"attack": {"damage": "1d1"}}, "situation.attack.damage", "bad-dice", "1d1"),
    ({"attack": {"damage": "1d101"}}, "situation.attack.damage", "bad-dice", "1d101"),
    ({"attack": {"damage": "1d6+100"}}, "situation.attack.damage", "bad-dice", "1d6+100"),
    ({"attack": {"damage": "1d6+05"}}, "situation.attack.damage", "bad-dice", "1d6+05"),
    ({"attack": {"damage": "1d6\n"}}, "situation.attack.damage", "bad-dice", "1d6\n"),
    ({"attack": {"damage": None}}, "situation.attack.damage", "wrong-type", None),
    ({"attack": {"attack_die": "two"}}, "situation.attack.attack_die", "bad-dice", "two"),
]


@pytest.mark.parametrize(("given", "path", "code", "value"), BAD)
def test_what_cannot_be_read_is_named(given, path, code, value):
    """Faults beyond single fields are problems with path, code and value, never refusals."""
    with pytest.raises(ScenarioError) as raised:
        scenario(given)

    assert [(p.path, p.code, p.value) for p in raised.value.problems] == [(path, code, value)]


def test_all_faults_are_named_at_once():
    """One reading finds them all."""
    given = {"units": [*UNITS, unit("t", (9, 0))], "attacker": "x", "targets": ["y"], "use": "secondary"}
    with pytest.raises(ScenarioError) as raised:
        scenario(given)

    assert [p.code for p in raised.value.problems] == [
        "off-board",
        "duplicate-key",
        "unknown-unit",
        "unknown-unit",
        "missing",
    ]
