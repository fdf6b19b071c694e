"""An attack as it stands once the attacker has moved: how each unit lies to him, and who is a target."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from aleator.games.tab_master.board import blocker, direction, king, squares_between, taxicab

if TYPE_CHECKING:
    from aleator.games.tab_master.situation import Attack, Rulings, Situation, Square, Unit


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a rule looks at; `units` and `acting` stand where they are after the move."""

    s: Situation
    r: Rulings
    attack: Attack
    acting: Unit
    units: tuple[Unit, ...]
    by_square: dict[Square, Unit]

    @property
    def mode(self) -> str:
        """How strikes find their targets: `wandering`, `trample`, `area` or `targets`."""
        if self.attack.wandering:
            return "wandering"
        if self.attack.kind == "trample":
            return "trample"
        return "area" if self.attack.area or self.attack.all else "targets"

    @property
    def shoots(self) -> bool:
        """Whether an attack die is thrown (tm.25)."""
        return self.attack.kind == "projectile"


def scene(s: Situation, r: Rulings) -> Scene:
    """Set the attacker where his move ends."""
    starting = s.acting
    acting = replace(starting, at=s.move[-1]) if s.move else starting
    units = tuple(acting if unit is starting else unit for unit in s.units)
    # The attacker first, so that on one square with another the other is found there.
    by_square = {acting.at: acting} | {unit.at: unit for unit in units if unit is not acting}
    return Scene(s, r, s.used, acting, units, by_square)


def steps_between(c: Scene, one: Square, other: Square) -> int:
    """The distance of two squares; the ruling counts only where the ways of counting differ."""
    if one[0] == other[0] or one[1] == other[1] or c.r.distance == "king":
        return king(one, other)
    return taxicab(one, other)


def is_step(c: Scene, one: Square, other: Square) -> bool:
    """Whether one may walk from a square to the other at once (tm.7)."""
    return steps_between(c, one, other) == 1


def distance(c: Scene, unit: Unit) -> int:
    """How far the target is, as measured or by the board (tm.1)."""
    measured = c.s.measured.get(unit.id)
    return measured.distance if measured else steps_between(c, c.acting.at, unit.at)


def rise(c: Scene, unit: Unit) -> int:
    """How much higher than the attacker the target stands, as measured or by the board."""
    measured = c.s.measured.get(unit.id)
    if measured:
        return measured.height
    return c.s.board.height(unit.at) - c.s.board.height(c.acting.at)


def blocked_by(c: Scene, unit: Unit) -> Square | None:
    """A square that hides the target by the board (tm.2), or None."""
    start, end = c.acting.at, unit.at
    found = blocker(c.s.board, start, end)
    if found:
        return found
    standing = next((square for square in squares_between(start, end) if square in c.by_square), None)
    return standing if standing and c.r.units_block_sight == "yes" else None


def visible(c: Scene, unit: Unit) -> bool:
    """Whether the target is in line of sight, as measured or by the board (tm.2)."""
    measured = c.s.measured.get(unit.id)
    return measured.visible if measured else blocked_by(c, unit) is None


def too_far(c: Scene, unit: Unit) -> bool:
    """Whether the target is beyond the reach (tm.1); a projectile's die decides that (tm.27)."""
    return not c.shoots and distance(c, unit) > c.attack.reach


def too_high(c: Scene, unit: Unit) -> bool:
    """Whether the height limit forbids the target (tm.1, tm.14); magic has none (tm.16)."""
    if c.attack.kind in {"magic", "projectile"}:
        return False
    return beyond_limit(c, rise(c, unit))


def beyond_limit(c: Scene, height: int) -> bool:
    """Whether a difference in height, up or down, is more than HLT allows."""
    if not height:
        return False
    limit = height_limit(c)
    return limit is not None and abs(height) > limit


def height_limit(c: Scene) -> int | None:
    """HLT (tm.1), by ruling where the attack has none; None allows every height."""
    if c.attack.height_limit is not None:
        return c.attack.height_limit
    return {"reach": c.attack.reach, "none": None, "zero": 0}[c.r.missing_height_limit]


def hidden(c: Scene, unit: Unit) -> bool:
    """Whether sight forbids the target (tm.2); magic (tm.17), tramples and archers (tm.24) need none."""
    return needs_sight(c) and not visible(c, unit)


def needs_sight(c: Scene) -> bool:
    """Whether the attack goes by sight at all."""
    return c.attack.kind not in {"magic", "trample"} and not (c.shoots and c.attack.archer)


def sight_demanded(c: Scene) -> str:
    """The statement that demands sight of the target."""
    return "tm.23" if c.shoots else "tm.2"


def off_line(c: Scene, unit: Unit) -> bool:
    """Whether the attack is along a line on which the target is not (tm.48)."""
    line, start, end = c.attack.line, c.acting.at, unit.at
    if line is None or start == end:
        return False
    leads = direction(start, end)
    if line in {"front", "back"}:
        dx, dy = c.attack.line_facing
        return not along(c, leads, (dx, dy) if line == "front" else (-dx, -dy))
    if leads is None:
        return True
    straight = {"horizontal": leads[1] == 0, "vertical": leads[0] == 0, "diagonal": 0 not in leads}
    return not straight.get(line, True)


def along(c: Scene, leads: Square | None, wanted: Square) -> bool:
    """Whether a direction is the wanted one, seen from the attacker or from the target."""
    if leads is None or leads not in {wanted, (-wanted[0], -wanted[1])}:
        return False
    return (leads == wanted) == (c.r.line_from == "attacker")


def on_thrown_line(c: Scene, unit: Unit, thrown: Square) -> bool:
    """Whether a thrown line goes over a unit's square; over the attacker's own it goes always (tm.48)."""
    return unit.at == c.acting.at or along(c, direction(c.acting.at, unit.at), thrown)


def enemy(c: Scene, unit: Unit) -> bool:
    """Whether a unit is of another side than the attacker."""
    return unit.side != c.acting.side


def may_be_met(c: Scene, unit: Unit) -> bool:
    """Whether a wandering attack has the steps to come to an enemy, and no height bars him for good (tm.52)."""
    near = king(unit.at, c.acting.at) <= c.attack.wandering
    return near and enemy(c, unit) and not (c.attack.kind == "trample" and too_high(c, unit))


def in_area(c: Scene, unit: Unit) -> bool:
    """Whether an area attack reaches a unit: enemies (tm.31), or everyone (tm.57)."""
    if unit is c.acting:
        return c.attack.all and c.r.all_includes_attacker == "yes"
    return (enemy(c, unit) or c.attack.all) and reaches(c, unit)


def reaches(c: Scene, unit: Unit) -> bool:
    """Whether nothing that concerns its place protects a unit from this attack."""
    return lies_right(c, unit) and not hidden(c, unit)


def lies_right(c: Scene, unit: Unit) -> bool:
    """Whether a unit is within reach and height, and on the line."""
    return not (too_far(c, unit) or too_high(c, unit) or off_line(c, unit))


def targets(c: Scene) -> list[Unit]:
    """The target of each strike that is known beforehand, in the order of the strikes."""
    match c.mode:
        case "area":
            return [unit for unit in c.units if in_area(c, unit)] * c.attack.multiple
        case "trample":
            return [c.by_square[square] for square in c.s.path if enemy_on(c, square)]
        case "targets":
            named = [unit for wanted in c.s.targets for unit in c.units if unit.id == wanted]
            listed = named or _only_enemy(c)
            return listed * c.attack.multiple if len(listed) == 1 else listed
    return []


def enemy_on(c: Scene, square: Square) -> bool:
    """Whether an enemy stands on a square when the attack begins."""
    return square in c.by_square and enemy(c, c.by_square[square])


def _only_enemy(c: Scene) -> list[Unit]:
    enemies = [unit for unit in c.units if enemy(c, unit)]
    return enemies if len(enemies) == 1 else []
