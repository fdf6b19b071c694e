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
    may_be_met,
    needs_sight,
    off_line,
    reaches,
    rise,
    scene,
    steps_between,
    too_far,
    too_high,
    visible,
)
from aleator.games.tab_master.situation import Unit
from aleator.games.tab_master.strikes import aim_at, dice
from aleator.games.tab_master.ways import come_to, longest

if TYPE_CHECKING:
    from aleator.games.tab_master.situation import Rulings, Situation, Square


def sight(s: Situation, r: Rulings) -> dict[str, Any]:
    """How all lies to the attacker after his move, with the attack in use.

    The answer:
    `{"attacker": id, "at": [x, y], "diagonal": bool, "reach": squares, or null for a projectile,
    "units": [{"id", "at": [x, y], "enemy": bool, "measured": bool, "distance", "height": target minus
    attacker, "visible": bool, "blocked_by": [x, y] or null, "in_reach": bool, "lawful": bool}],
    "squares": [{"at": [x, y], "distance", "height", "visible", "blocked_by", "lawful"}]}`.

    `units` are all the others in their order. `squares` are those in reach of the board's own
    distances, without the attacker's, row by row. `in_reach` of a projectile means that its die can
    hit, of a trample that a straight path is short enough, of a wandering attack that it has the steps.

    `lawful` means that `resolve` would not refuse the attack for this target: for its reach, height,
    sight or line, or for being no enemy. So a shot that no die can bring home is lawful. Of a trample
    it means that some path leads there; an area attack strikes exactly the lawful units (on a random
    line, those of them on it), a wandering one no others. Refusals of the attack as a whole, such as a
    flipped attacker, do not matter. A measured unit is blocked by no square. `diagonal` tells whether a
    way may lead over corners.
    """
    c = scene(s, r)
    on_paths = come_to(c) if c.mode == "trample" else frozenset()
    return {
        "attacker": c.acting.id,
        "at": list(c.acting.at),
        "diagonal": is_step(c, (0, 0), (1, 1)),
        "reach": _reach(c),
        "units": [_unit(c, unit, on_paths) for unit in c.units if unit is not c.acting],
        "squares": [found for square in _near(c) if (found := _square(c, square, on_paths))],
    }


def _unit(c: Scene, unit: Unit, on_paths: frozenset[Square]) -> dict[str, Any]:
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
        "lawful": _lawful(c, unit, on_paths),
    }


def _lawful(c: Scene, unit: Unit, on_paths: frozenset[Square]) -> bool:
    match c.mode:
        case "wandering":
            return may_be_met(c, unit)
        case "trample":
            return enemy(c, unit) and unit.at in on_paths
        case "area":
            return in_area(c, unit)
    return enemy(c, unit) and reaches(c, unit)


def _square(c: Scene, square: Square, on_paths: frozenset[Square]) -> dict[str, Any] | None:
    """A square as if an unmeasured unit stood there; None beyond reach."""
    unit = Unit(id="", at=square)
    if not _in_reach(c, unit):
        return None
    hidden_by = blocked_by(c, unit)
    by_sight = needs_sight(c) and c.mode != "wandering"
    return {
        "at": list(square),
        "distance": distance(c, unit),
        "height": rise(c, unit),
        "visible": hidden_by is None,
        "blocked_by": hidden_by and list(hidden_by),
        "lawful": _would_be_lawful(c, unit, on_paths) and (hidden_by is None or not by_sight),
    }


def _would_be_lawful(c: Scene, unit: Unit, on_paths: frozenset[Square]) -> bool:
    """Whether nothing but sight protects an enemy on such a square."""
    match c.mode:
        case "wandering":
            return c.attack.kind != "trample" or not (unit.at in c.s.board.walls or too_high(c, unit))
        case "trample":
            return unit.at in on_paths and not (too_high(c, unit) or off_line(c, unit))
    return lies_right(c, unit)


def _near(c: Scene) -> list[Square]:
    """The board's squares that may be in reach, row by row."""
    board, at = c.s.board, c.acting.at
    reach = _reach(c)
    most = board.columns + board.rows if reach is None else reach
    every = ((x, y) for y in range(board.rows) for x in range(board.columns))
    return [square for square in every if 0 < king(square, at) <= most]


def _reach(c: Scene) -> int | None:
    """How many squares off a target can be; None where a die decides."""
    match c.mode:
        case "wandering":
            return c.attack.wandering
        case "trample":
            return longest(c)
    return None if c.shoots else c.attack.reach


def _in_reach(c: Scene, unit: Unit) -> bool:
    match c.mode:
        case "wandering":
            return king(c.acting.at, unit.at) <= c.attack.wandering
        case "trample":
            return steps_between(c, c.acting.at, unit.at) <= longest(c)
    return not too_far(c, unit) if not c.shoots else dice(c.attack.attack_die or "").most >= aim_at(c, unit).need
