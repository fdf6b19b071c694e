"""Dice, and the faces that a seed throws."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED_BYTES = 16
_BYTE_VALUES = 256


@dataclass(frozen=True, slots=True)
class Die:
    """A die by what its sides show, in the order of the sides; numbers may repeat."""

    faces: tuple[int, ...]

    @property
    def sides(self) -> int:
        """How many sides it has."""
        return len(self.faces)

    @property
    def plain(self) -> bool:
        """True where the sides show 1, 2, 3 and so on."""
        return self.faces == tuple(range(1, len(self.faces) + 1))


@cache
def d(sides: int) -> Die:
    """A die whose sides show 1..`sides`."""
    return Die(tuple(range(1, sides + 1)))


def _stream(seed: bytes, row: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hashlib.sha256(seed + row.encode() + b"\0" + block.to_bytes(4, "big")).digest()
        block += 1


def throw(seed: bytes, row: str, die: Die, number: int) -> tuple[int, ...]:
    """Give the `number` faces that `seed` (16 bytes) throws for the row called `row`.

    Die i depends on the seed, the row's name and i alone. Bytes that would make low sides likelier
    are passed over, so every side is equally likely.
    """
    fair = _BYTE_VALUES - _BYTE_VALUES % die.sides
    counting = (byte for byte in _stream(seed, row) if byte < fair)
    return tuple(die.faces[byte % die.sides] for byte in islice(counting, number))
