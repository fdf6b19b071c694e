"""Pools, picks and the enumerating twin."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from aleator.dice import Die, d
from aleator.rules import MOST_OPTIONS, Pick, Pool, Reading, enumerate_ways
from tests.toy import Sum

YELLOW = Die((1, 2, 3, 4, 5, 4))


@pytest.mark.parametrize("die", [d(4), d(6), YELLOW])
@pytest.mark.parametrize("faces", [(None, None, None), (2, None, None), (None, 3), (1, 2), ()])
def test_throws_are_every_order_once(die, faces):
    """Multisets with their number of orders are the same throws as all orders one by one."""
    pool = Pool(die, faces)
    found = Counter()
    for lying, number in pool.throws():
        found[tuple(sorted(lying))] += number

    slow = Counter()
    for free in product(die.faces, repeat=pool.free):
        slow[tuple(sorted(free + pool.given))] += 1
    assert found == slow


def test_throws_leave_given_dice_in_place():
    """A face that is known stays at its index."""
    assert {lying[1] for lying, _ in Pool(d(6), (None, 5, None)).throws()} == {5}


@pytest.mark.parametrize(
    ("faces", "low", "kept"),
    [
        ((1, 1, 2, 4, 6), False, (1, 2, 3, 4)),
        ((2, 2, 2, 2, 1), False, (0, 1, 2, 3)),
        ((6, 1, 6, 1, 6), True, (0, 1, 2, 3)),
        ((5, 5, 5, 5, 5), True, (0, 1, 2, 3)),
    ],
)
def test_default_pick(faces, low, kept):
    """The best dice are kept; of equal faces one is dropped, and it is the latest."""
    pick = Pick("keep", "a", 4, low=low)

    assert sorted(faces[i] for i in pick.default({"a": faces})) == sorted(faces[i] for i in kept)
    assert len(pick.default({"a": faces})) == 4


def test_default_pick_prefers_the_earliest_of_equals():
    """Of equal faces the earliest stays."""
    assert Pick("keep", "a", 2).default({"a": (4, 4, 4)}) == (0, 1)


@pytest.mark.parametrize(("answer", "lawful"), [((0, 1), True), ((1, 2), True), ((0, 3), False), ((0,), False)])
def test_lawful_picks(answer, lawful):
    """A pick has the right number of dice, all of which are there."""
    assert Pick("keep", "a", 2).lawful({"a": (1, 2, 3)}, answer) is lawful


def test_options_are_listed_up_to_a_bound():
    """Every lawful pick is listed, unless there are more than anyone could read."""
    assert Pick("keep", "a", 2).options({"a": (1, 2, 3)}) == [[0, 1], [0, 2], [1, 2]]
    assert Pick("keep", "a", 100).options({"a": (1,) * 200}) is None
    assert MOST_OPTIONS == 100


def test_reading_counts_every_throw():
    """A reading that does not count by itself is read throw by throw."""
    ways = Sum().ways({"a": Pool(d(6), (None,)), "b": Pool(d(6), (None, 6))}, {})

    assert ways == enumerate_ways(Sum(), {"a": Pool(d(6), (None,)), "b": Pool(d(6), (None, 6))}, {})
    assert Fraction(ways[13], sum(ways.values())) == Fraction(6, 36)


def test_reading_itself_reads_nothing():
    """Each reading must say what it reads."""
    with pytest.raises(NotImplementedError):
        Reading().read({}, {})
