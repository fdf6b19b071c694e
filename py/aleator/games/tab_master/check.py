"""What is wrong with a situation beyond its single fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aleator.games.tab_master.board import DIRECTIONS
from aleator.games.tab_master.situation import square_of
from aleator.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from aleator.games.tab_master.situation import Attack, Board, Situation, Square


def check(s: Situation) -> Iterator[Problem]:
    """Every fault: of the board, the units, the attacks, and of names that nobody has."""
    yield from _board(s.board)
    yield from _units(s)
    yield from _names(s)
    yield from _attack(s.attack, "situation.attack")
    if s.secondary:
        yield from _attack(s.secondary, "situation.secondary")
    if s.use == "secondary" and not s.secondary:
        yield Problem("situation.secondary", "missing")
    yield from _way(s)


def _board(board: Board) -> Iterator[Problem]:
    yield from _squares(board, ((f"heights.{key}", square_of(key)) for key in board.heights), "situation.board")
    listed = ((f"obstacles.{i}", square_of(key)) for i, key in enumerate(board.obstacles))
    yield from _squares(board, listed, "situation.board")


def _squares(board: Board, named: Iterable[tuple[str, Square]], path: str) -> Iterator[Problem]:
    for name, square in named:
        if not board.holds(square):
            yield Problem(f"{path}.{name}", "off-board", list(square), [board.columns, board.rows])


def _units(s: Situation) -> Iterator[Problem]:
    ids: set[str] = set()
    taken: set[Square] = set()
    yield from _squares(s.board, ((f"{i}.at", unit.at) for i, unit in enumerate(s.units)), "situation.units")
    for i, unit in enumerate(s.units):
        if unit.id in ids:
            yield Problem(f"situation.units.{i}.id", "duplicate-key", unit.id)
        if unit.at in taken:
            yield Problem(f"situation.units.{i}.at", "square-taken", list(unit.at))
        ids.add(unit.id)
        taken.add(unit.at)


def _names(s: Situation) -> Iterator[Problem]:
    ids = [unit.id for unit in s.units]
    named = [] if s.attacker is None else [("attacker", s.attacker)]
    named += [(f"targets.{i}", name) for i, name in enumerate(s.targets)]
    named += [(f"measured.{name}", name) for name in s.measured]
    for path, name in named:
        if name not in ids:
            yield Problem(f"situation.{path}", "unknown-unit", name, ids)


def _attack(attack: Attack, path: str) -> Iterator[Problem]:
    if attack.kind == "projectile" and attack.attack_die is None:
        yield Problem(f"{path}.attack_die", "missing")
    if attack.line_facing not in DIRECTIONS:
        yield Problem(f"{path}.line_facing", "not-an-option", list(attack.line_facing), [list(d) for d in DIRECTIONS])


def _way(s: Situation) -> Iterator[Problem]:
    yield from _squares(s.board, ((str(i), square) for i, square in enumerate(s.move)), "situation.move")
    yield from _squares(s.board, ((str(i), square) for i, square in enumerate(s.path)), "situation.path")
    if s.used.kind == "trample" and s.move:
        yield Problem("situation.move", "too-long", len(s.move), 0)
    if len(s.targets) > s.used.multiple:
        yield Problem("situation.targets", "too-long", len(s.targets), s.used.multiple)
