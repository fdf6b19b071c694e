"""Squares: how far apart, what lies between, which direction. Whole numbers throughout."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aleator.games.tab_master.situation import Board, Square

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""What the eight sides of a direction die mean: 1 is up, then clockwise."""


def king(one: Square, other: Square) -> int:
    """Steps of a king at chess."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def taxicab(one: Square, other: Square) -> int:
    """Steps of one who may not go diagonally."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def direction(start: Square, end: Square) -> Square | None:
    """The one of `DIRECTIONS` that leads straight from start to end; None where none does."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if (dx and dy and abs(dx) != abs(dy)) or start == end:
        return None
    return _sign(dx), _sign(dy)


@lru_cache(maxsize=256)
def stretches(start: Square, end: Square) -> tuple[tuple[tuple[Square, int], ...], int]:
    """The squares between two, each with the middle of the line's stretch inside it.

    The line runs from centre to centre; a square of which it touches no more than a corner is not
    between. Middles are in parts of the second value: 0 is the start, the whole of it the end.
    """
    (x, y), (across, down) = start, (abs(end[0] - start[0]), abs(end[1] - start[1]))
    right, below = _sign(end[0] - x), _sign(end[1] - y)
    wide, high = down or 1, across or 1
    whole = 2 * (across * wide or down)
    never = whole + 1
    side, edge = wide if across else never, high if down else never
    entered, found = 0, []
    while (x, y) != end:
        left = min(side, edge)
        if entered:
            found.append(((x, y), entered + left))
        if side == left:
            x, side = x + right, side + 2 * wide
            if edge == left:
                y, edge = y + below, edge + 2 * high
        else:
            y, edge = y + below, edge + 2 * high
        entered = left
    return tuple(found), 2 * whole


def blocker(board: Board, start: Square, end: Square) -> Square | None:
    """The first square that blocks the view from start to end (tm.2), or None.

    An obstacle blocks, and so does ground higher than the straight line between the two heights, at
    the middle of the line's stretch in that square.
    """
    if not board.walls and not board.ground:
        return None
    between, whole = stretches(start, end)
    low = board.height(start)
    rise = board.height(end) - low
    for square, middle in between:
        if square in board.walls or (board.height(square) - low) * whole > rise * middle:
            return square
    return None


def squares_between(start: Square, end: Square) -> tuple[Square, ...]:
    """The squares that the line from centre to centre properly crosses, without its ends."""
    return tuple(square for square, _ in stretches(start, end)[0])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
