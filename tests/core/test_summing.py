"""Counting throws by their sum."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator.dice import d
from aleator.rules import Pool
from aleator.summing import Sums, dice_sums


@pytest.mark.parametrize(("dice", "sides"), [(0, 6), (1, 6), (2, 6), (3, 4), (4, 3), (5, 1), (0, 0), (2, 0)])
def test_dice_sums_count_every_throw(dice, sides):
    """As many throws come to each sum as there are when every one is thrown."""
    sums = [sum(faces) for faces in product(range(1, sides + 1), repeat=dice)]

    assert [sum(s == dice + i for s in sums) for i in range(len(dice_sums(dice, sides)[dice]))] == (
        dice_sums(dice, sides)[dice]
    )
    assert sum(dice_sums(dice, sides)[dice]) == len(sums)


def test_three_dice():
    """The sums 3 to 18 of 3d6."""
    assert dice_sums(3, 6)[3] == [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]


@pytest.mark.parametrize(("faces", "low", "ways"), [((2, None, 4), 7, [1] * 4), ((1, 2), 3, [1]), ((), 0, [1])])
def test_a_row_with_dice_on_the_table(faces, low, ways):
    """Given faces are fixed: they move the sum and add no throw."""
    assert Sums.of(Pool(d(4), faces)) == Sums(low, ways)


def test_negated_sums():
    """What was highest is lowest."""
    assert -Sums(2, [1, 2, 3]) == Sums(-4, [3, 2, 1])


WAYS = st.builds(Sums, st.integers(-9, 9), st.lists(st.integers(0, 9), min_size=1, max_size=6))


@given(one=WAYS, other=WAYS, least=st.integers(-40, 40))
def test_reaching_counts_pairs(one, other, least):
    """Pairs are counted as if each were looked at, far below and far above as well."""
    slow = sum(
        n * m for i, n in enumerate(one.ways) for j, m in enumerate(other.ways) if one.low + i + other.low + j >= least
    )

    assert one.reaching(other, least) == slow == other.reaching(one, least)
