"""The question `sight`: how the units and squares of the board lie to the attacker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aleator.games.tab_master.board import king
from aleator.games.tab_master.scene import (
    Scene,
    blocked_by,
    distance,
    enemy,
    in_area,
    is_step,
    lies_right,
    needs_sight,
    reaches,
    rise,
    scene,
    too_far,
    visible,
)
from aleator.games.tab_master.situation import Unit
from aleator.games.tab_master.strikes import aim_at, dice

if TYPE_CHECKING:
    from aleator.games.tab_master.situation import Rulings, Situation, Square


def sight(s: Situation, r: Rulings) -> dict[str, Any]:
    """How all lies to the attacker after his move, with the attack in use; refusals do not matter.

    The answer:
    `{"attacker": id, "at": [x, y], "diagonal": bool, "reach": squares, or null for a projectile,
    "units": [{"id", "at": [x, y], "enemy": bool, "measured": bool, "distance", "height": target minus
    attacker, "visible": bool, "blocked_by": [x, y] or null, "in_reach": bool, "lawful": bool}],
    "squares": [{"at": [x, y], "distance", "height", "visible", "blocked_by", "lawful"}]}`.

    `units` are all the others in their order. `squares` are those in reach of the board's own
    distances, without the attacker's, row by row. `in_reach` of a projectile means that its die can
    hit; `lawful`, that neither reach, height, sight nor line forbids the attack, and for a unit that
    it is an enemy or the attack is on all. A measured unit is blocked by no square. `diagonal` tells
    whether a way may lead over corners.
    """
    c = scene(s, r)
    return {
        "attacker": c.acting.id,
        "at": list(c.acting.at),
        "diagonal": is_step(c, (0, 0), (1, 1)),
        "reach": None if c.shoots else c.attack.reach,
        "units": [_unit(c, unit) for unit in c.units if unit is not c.acting],
        "squares": [found for square in _near(c) if (found := _square(c, square))],
    }


def _unit(c: Scene, unit: Unit) -> dict[str, Any]:
    measured = unit.id in c.s.measured
    hidden_by = None if measured else blocked_by(c, unit)
    return {
        "id": unit.id,
        "at": list(unit.at),
        "enemy": enemy(c, unit),
        "measured": measured,
        "distance": distance(c, unit),
        "height": rise(c, unit),
        "visible": visible(c, unit),
        "blocked_by": hidden_by and list(hidden_by),
        "in_reach": _in_reach(c, unit),
        "lawful": _lawful(c, unit),
    }


def _lawful(c: Scene, unit: Unit) -> bool:
    aimed = in_area(c, unit) if c.attack.all else enemy(c, unit) and reaches(c, unit)
    return aimed and _in_reach(c, unit)


def _square(c: Scene, square: Square) -> dict[str, Any] | None:
    """A square as if an unmeasured unit stood there; None beyond reach."""
    unit = Unit(id="", at=square)
    if not _in_reach(c, unit):
        return None
    hidden_by = blocked_by(c, unit)
    return {
        "at": list(square),
        "distance": distance(c, unit),
        "height": rise(c, unit),
        "visible": hidden_by is None,
        "blocked_by": hidden_by and list(hidden_by),
        "lawful": lies_right(c, unit) and (hidden_by is None or not needs_sight(c)),
    }


def _near(c: Scene) -> list[Square]:
    """The board's squares that may be in reach, row by row."""
    board, at = c.s.board, c.acting.at
    most = board.columns + board.rows if c.shoots else c.attack.reach
    every = ((x, y) for y in range(board.rows) for x in range(board.columns))
    return [square for square in every if 0 < king(square, at) <= most]


def _in_reach(c: Scene, unit: Unit) -> bool:
    if not c.shoots:
        return not too_far(c, unit)
    return dice(c.attack.attack_die or "").most >= aim_at(c, unit).need
