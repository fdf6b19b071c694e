"""Dice and seeds."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aleator.dice import Die, d, throw
from tests.strategies import SEEDS

SEED = b"seed-for-tests-1"

# Seed "c2VlZC1mb3ItdGVzdHMtMQ": the published vectors of docs/seeds.md.
VECTORS = [
    ("defence", 6, (6, 6, 3, 3, 4, 3, 5, 6)),
    ("attack", 6, (1, 4, 4, 6, 3, 3, 1, 4)),
    ("damage-1", 20, (18, 6, 12, 6, 8, 14, 18, 20)),
    ("attack-1", 10, (10, 1, 2, 9, 5, 5, 6, 2)),
]


def slow_throw(seed, row, sides, number):
    """The statement of the contract, byte by byte."""
    faces, block = [], 0
    while len(faces) < number:
        digest = hashlib.sha256(seed + row.encode("utf-8") + bytes([0]) + block.to_bytes(4, "big")).digest()
        faces += [byte % sides + 1 for byte in digest if byte < 256 - 256 % sides]
        block += 1
    return tuple(faces[:number])


@pytest.mark.parametrize(("row", "sides", "faces"), VECTORS)
def test_published_vectors(row, sides, faces):
    """The vectors that other languages are checked against hold."""
    assert throw(SEED, row, d(sides), 8) == faces


@given(seed=SEEDS, row=st.text(max_size=8), sides=st.integers(2, 100), number=st.integers(0, 80))
def test_throw_is_the_contract_read_slowly(seed, row, sides, number):
    """A row thrown is what the contract says, for any name, die and length."""
    try:
        row.encode()
    except UnicodeEncodeError:
        return

    assert throw(seed, row, d(sides), number) == slow_throw(seed, row, sides, number)


@pytest.mark.parametrize("sides", [2, 4, 6, 8, 10, 12, 20, 100])
def test_every_side_is_equally_likely(sides, monkeypatch):
    """Over all byte values each side comes equally often: low sides are not favoured."""
    monkeypatch.setattr("aleator.dice._block", lambda *_: bytes(range(256)))
    counts = Counter(throw.__wrapped__(SEED, "a", d(sides), 256 - 256 % sides))  # past the memory of throws

    assert len(counts) == sides
    assert len(set(counts.values())) == 1


@given(seed=SEEDS, more=st.integers(1, 20))
def test_dice_hang_on_their_place_alone(seed, more):
    """A longer row begins with the shorter one."""
    assert throw(seed, "a", d(6), 5 + more)[:5] == throw(seed, "a", d(6), 5)


def test_a_die_with_repeats_is_not_plain():
    """Only 1..n counts as plain."""
    assert d(6).plain
    assert not Die((1, 2, 3, 4, 5, 4)).plain
    assert Die((1, 2, 3, 4, 5, 4)).sides == 6
