"""What stands on the table before the dice are thrown: the groups, the rulings, the casualty table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from aleator.fields import Integer
from aleator.game import ruling
from aleator.records import Listing, declared, option, record

if TYPE_CHECKING:
    from aleator.rules import Faces

SIDES = ("a", "b")
OTHER = {"a": "b", "b": "a"}
MOST = 5
BY_DIE = "by-die"

type Cell = tuple[int, int] | str | None
type Table = tuple[tuple[Cell, ...], ...]
PRINTED: Table = (
    (None, (0, 3), (1, 2), (0, 1), BY_DIE),
    (None, (2, 4), (1, 3), (1, 2), (0, 1)),
    (None, (0, 5), (2, 4), (1, 3), (1, 2)),
    (None, (0, 6), (2, 5), (2, 4), (1, 3)),
    (None, (0, 7), (3, 6), (2, 5), (2, 4)),
)
"""Rows: 1 to 5 losers; columns: 1 to 5 winners. Two winners die up to the first difference, one up to the second."""
TABLES = {"printed": PRINTED, "pattern": (PRINTED[0], (None, (0, 4), *PRINTED[1][2:]), *PRINTED[2:])}
"""By the ruling on cell 2x2, which looks like a misprint (sm.5)."""


@dataclass(frozen=True, slots=True)
class Squad:
    """What is added to the die of each fighter (sm.2), in the order in which they stand."""

    bonuses: tuple[int, ...] = declared(Listing(item=Integer(low=-20, high=20), least=1, most=20), (2,))


@dataclass(frozen=True, slots=True)
class Situation:
    """Two groups of fighters and the die that they throw."""

    a: Squad = record(Squad, group="a")
    b: Squad = record(Squad, group="b")
    sides: int = option(4, 6, 8, 10, 12, 20, default=6, group="die")

    def bonuses(self, side: str) -> tuple[int, ...]:
        """The bonuses of a side."""
        return self.a.bonuses if side == "a" else self.b.bonuses

    def size(self, side: str) -> int:
        """How many fight on a side."""
        return len(self.bonuses(side))

    def crowded(self) -> bool:
        """Whether more fight on a side than the table has room for (sm.1)."""
        return max(map(self.size, SIDES)) > MOST


@dataclass(frozen=True, slots=True)
class Rulings:
    """Points that the text leaves to the table."""

    tie: str = ruling("none", "both-lose", "reroll", cites=("sm.3", "sm.4"))
    beyond_table: str = ruling("none", "last-band", cites=("sm.5",))
    equal_dice: str = ruling("first", "choice", cites=("sm.6",))
    one_against_five: str = ruling("one", "all", cites=("sm.7",))
    cell_2x2: str = ruling("printed", "pattern", cites=("sm.5",))
    over_five: str = ruling("refuse", "clamp", cites=("sm.1",))
    lowest_by: str = ruling("die", "total", cites=("sm.6",))


@dataclass(frozen=True, slots=True)
class Both[T]:
    """Something of each side."""

    a: T
    b: T


@dataclass(frozen=True, slots=True)
class Place:
    """A cell of the table: its row and its column."""

    losers: int
    winners: int


def everyone(s: Situation, side: str) -> Faces:
    """Every fighter of a side."""
    return tuple(range(s.size(side)))


def place(s: Situation, winner: str) -> Place:
    """The cell to read; groups above five are read as five."""
    return Place(min(s.size(OTHER[winner]), MOST), min(s.size(winner), MOST))


def cell_at(at: Place, r: Rulings) -> Cell:
    """What stands in a cell."""
    return TABLES[r.cell_2x2][at.losers - 1][at.winners - 1]


def bands(cell: tuple[int, int] | None, r: Rulings) -> list[tuple[int, int]]:
    """From which difference on how many winners die (sm.5, sm.8), the differences rising."""
    if cell is None:
        return [(1, 0)]
    two, one = cell
    found = [(1, 2)] if two else []
    found.append((two + 1, 1))
    if r.beyond_table == "none":
        found.append((one + 1, 0))
    return found
