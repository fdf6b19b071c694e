"""Readings of dice: each counted way against enumerating, and dice texts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator.dice import d
from aleator.games.tab_master.throws import Blow, Compass, Damage, Dice, Shot, ToHit, ToHitAll
from aleator.rules import Pool, enumerate_ways

pools = st.builds(
    lambda sides, faces: Pool(d(sides), tuple(face if face is None else min(face, sides) for face in faces)),
    st.integers(2, 6),
    st.lists(st.none() | st.integers(1, 6), min_size=1, max_size=4),
)


@settings(max_examples=60, deadline=None)
@given(pools, st.integers(-3, 3), st.lists(st.none() | st.integers(-4, 25), max_size=3))
def test_damage_is_counted_as_it_is_read(pool, plus, equals):
    """Every standing of a damage roll, with the number of throws it is."""
    reading = Damage(plus, tuple(equals))

    assert reading.ways({"row": pool}, {}) == enumerate_ways(reading, {"row": pool}, {})


@settings(max_examples=60, deadline=None)
@given(pools, pools, st.integers(-3, 3), st.integers(-4, 20))
def test_attack_rolls_are_counted_as_they_are_read(one, other, plus, need):
    """One roll, and two together."""
    single = ToHit(plus, need)
    both = ToHitAll((single, single))
    rows = {"one": one, "other": other}

    assert single.ways({"one": one}, {}) == enumerate_ways(single, {"one": one}, {})
    assert both.ways(rows, {}) == enumerate_ways(both, rows, {})


@pytest.mark.parametrize("faces", [(None,), (3,)])
def test_directions_are_counted_as_they_are_read(faces):
    """Eight alike, or the one that lies there."""
    pool = {"row": Pool(d(8), faces)}

    assert Compass("row").ways(pool, {}) == enumerate_ways(Compass("row"), pool, {})


def test_what_a_person_reads_does_not_part_throws():
    """Faces and sums are seen, not compared."""
    assert Shot(True, (3,), 3) == Shot(True, (9,), 9)
    assert Blow(("over",), (1, 2), 3) == Blow(("over",))


@pytest.mark.parametrize(
    ("written", "number", "sides", "plus", "most"),
    [("1d20", 1, 20, 0, 20), ("2d6+1", 2, 6, 1, 13), ("10d100-99", 10, 100, -99, 901), ("1d4-0", 1, 4, 0, 4)],
)
def test_dice_texts(written, number, sides, plus, most):
    """How many of which die, and what is added."""
    dice = Dice.of(written)

    assert (dice.number, dice.die.sides, dice.plus, dice.most) == (number, sides, plus, most)
