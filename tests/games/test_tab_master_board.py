"""The board: distance, directions, and sight against a slow twin in exact fractions."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator.games.tab_master.board import DIRECTIONS, blocker, direction, king, squares_between, taxicab
from aleator.games.tab_master.situation import Board

SIDE = 9
squares = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))


def key(square):
    """A square as a text."""
    return f"{square[0]},{square[1]}"


boards = st.builds(
    lambda heights, walls: Board(SIDE, SIDE, {key(s): h for s, h in heights.items()}, tuple(map(key, walls))),
    st.dictionaries(squares, st.integers(-3, 4), max_size=40),
    st.lists(squares, max_size=4),
)


def stretch(start, end, square):
    """Where the line from centre to centre enters and leaves a square, as shares of it; None where it does not."""
    enter, leave = Fraction(0), Fraction(1)
    for axis in (0, 1):
        run, near = end[axis] - start[axis], square[axis] - start[axis]
        if run == 0:
            if near != 0:
                return None
            continue
        edges = sorted((Fraction(2 * near - 1, 2 * run), Fraction(2 * near + 1, 2 * run)))
        enter, leave = max(enter, edges[0]), min(leave, edges[1])
    return (enter, leave) if enter < leave else None


def slow_blockers(board, start, end):
    """Every square that blocks the view, found by looking at all of them."""
    found = set()
    for square in ((x, y) for x in range(board.columns) for y in range(board.rows)):
        inside = stretch(start, end, square)
        if square in {start, end} or inside is None:
            continue
        low, high = board.height(start), board.height(end)
        line = low + (high - low) * sum(inside) / 2
        if square in board.walls or board.height(square) > line:
            found.add(square)
    return found


@given(boards, squares, squares)
def test_sight_is_what_exact_fractions_say(board, start, end):
    """The fast walk finds a blocking square exactly where looking at every square does, and one of those."""
    every = slow_blockers(board, start, end)
    found = blocker(board, start, end)

    assert (found is None) == (not every)
    assert found is None or found in every


@given(boards, squares, squares)
def test_sight_is_the_same_both_ways(board, start, end):
    """Who sees is seen."""
    assert (blocker(board, start, end) is None) == (blocker(board, end, start) is None)


@given(squares, squares)
def test_squares_between_are_those_properly_crossed(start, end):
    """In order, each once, without the ends, and none that the line only touches."""
    found = squares_between(start, end)
    crossed = {
        (x, y): stretch(start, end, (x, y))
        for x in range(SIDE)
        for y in range(SIDE)
        if (x, y) not in {start, end} and stretch(start, end, (x, y))
    }

    assert list(found) == sorted(crossed, key=lambda square: crossed[square])


@pytest.mark.parametrize(
    ("heights", "walls", "start", "end", "blocked"),
    [
        ({}, (), (0, 0), (4, 0), None),
        ({}, ("2,0",), (0, 0), (4, 0), (2, 0)),
        ({}, ("0,0", "4,0"), (0, 0), (4, 0), None),
        ({}, ("1,0", "0,1"), (0, 0), (2, 2), None),
        ({}, ("1,1",), (0, 0), (2, 2), (1, 1)),
        ({}, ("1,0",), (0, 0), (2, 1), (1, 0)),
        ({}, ("1,1",), (0, 0), (2, 1), (1, 1)),
        ({"1,0": 1}, (), (0, 0), (2, 0), (1, 0)),
        ({"1,0": -1}, (), (0, 0), (2, 0), None),
        ({"1,0": 1, "2,0": 2}, (), (0, 0), (2, 0), None),
        ({"1,0": 2, "2,0": 2}, (), (0, 0), (2, 0), (1, 0)),
        ({"0,0": 4, "1,0": 3, "2,0": 2}, (), (0, 0), (3, 0), (1, 0)),
        ({"0,0": 3, "1,0": 2, "2,0": 1}, (), (0, 0), (3, 0), None),
        ({"1,0": 1}, (), (1, 0), (1, 0), None),
    ],
)
def test_sight_by_hand(heights, walls, start, end, blocked):
    """Obstacles and higher ground block, equal ground, corners and the ends do not (tm.2)."""
    assert blocker(Board(8, 8, heights, walls), start, end) == blocked


@pytest.mark.parametrize(
    ("one", "other", "kings", "taxi", "leads"),
    [
        ((3, 3), (3, 3), 0, 0, None),
        ((3, 3), (3, 0), 3, 3, (0, -1)),
        ((3, 3), (5, 1), 2, 4, (1, -1)),
        ((3, 3), (4, 3), 1, 1, (1, 0)),
        ((3, 3), (6, 6), 3, 6, (1, 1)),
        ((3, 3), (3, 7), 4, 4, (0, 1)),
        ((3, 3), (1, 5), 2, 4, (-1, 1)),
        ((3, 3), (0, 3), 3, 3, (-1, 0)),
        ((3, 3), (2, 2), 1, 2, (-1, -1)),
        ((3, 3), (5, 4), 2, 3, None),
    ],
)
def test_distance_and_direction(one, other, kings, taxi, leads):
    """Kings step diagonally, taxicabs do not; only eight directions are straight."""
    assert (king(one, other), taxicab(one, other), direction(one, other)) == (kings, taxi, leads)
    assert leads is None or leads in DIRECTIONS
