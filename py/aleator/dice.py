"""Dice, and the faces that a seed throws."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache

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


def _block(seed: bytes, row: str, number: int) -> bytes:
    return hashlib.sha256(seed + row.encode() + b"\0" + number.to_bytes(4, "big")).digest()


@cache
def _fair(sides: int) -> tuple[bytes, bytes]:
    """For each byte the side that it shows, from 0, and the bytes that show none: low sides would be likelier."""
    return bytes(byte % sides for byte in range(_BYTE_VALUES)), bytes(range(_BYTE_VALUES - _BYTE_VALUES % sides, 256))


@lru_cache(maxsize=2048)  # an attack is played again under other rulings
def throw(seed: bytes, row: str, die: Die, number: int) -> tuple[int, ...]:
    """Give the `number` faces that `seed` (16 bytes) throws for the row called `row`.

    Die i depends on the seed, the row's name and i alone. Bytes that would make low sides likelier
    are passed over, so every side is equally likely.
    """
    shown, block, (sides, passed_over) = b"", 0, _fair(die.sides)
    while len(shown) < number:
        shown += _block(seed, row, block).translate(sides, passed_over)
        block += 1
    return tuple([die.faces[side] for side in shown[:number]])
