"""What two fighters bring to a close combat, what the table has ruled, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aleator.game import ruling
from aleator.records import integer, option, record

if TYPE_CHECKING:
    from aleator.rules import Faces

CARDS = ("furious", "normal", "quick", "parry", "idle")
ATTACKS = ("furious", "normal", "quick")
SIDES = ("a", "b")


@dataclass(frozen=True, slots=True)
class Fighter:
    """One fighter with his card; `action_points` None are not tracked."""

    card: str = option(*CARDS, default="normal")
    combat: int = integer(0, 20, 0)
    reflex: int = integer(0, 20, 0)
    defence: int = integer(0, 40, 0)
    bonus_dice: int = integer(-2, 2, 0)
    combat_modifier: int = integer(-20, 20, 0)
    reflex_modifier: int = integer(-20, 20, 0)
    health: str = option("white", "yellow", "red")
    action_points: int | None = integer(0, 20, None)

    @property
    def attacks(self) -> bool:
        """Whether his card is an attack (al.3)."""
        return self.card in ATTACKS

    @property
    def parries(self) -> bool:
        """Whether his card is the parry."""
        return self.card == "parry"


@dataclass(frozen=True, slots=True)
class Situation:
    """Two fighters, whose phase it is, and who strikes first where that was settled at the table."""

    a: Fighter = record(Fighter, group="a")
    b: Fighter = record(Fighter, group="b")
    active: str = option("a", "b", group="settled")
    first: str | None = option("a", "b", default=None, group="settled")

    def fighter(self, side: str) -> Fighter:
        """The fighter of a side."""
        return self.a if side == "a" else self.b


@dataclass(frozen=True, slots=True)
class Rulings:
    """Points that the text leaves to the table."""

    reflex_tie: str = ruling("attribute", "reroll", cites=("al.4",))
    parry_tie: str = ruling("parried", "rulebook", cites=("al.18", "al.19"))
    wheel: str = ruling("full", "source", "off", cites=("al.9",))
    keep: str = ruling("choice", "highest", cites=("al.10", "al.11", "al.16"))
    card_cost: str = ruling("source", "rulebook", cites=("al.25",))
    yellow_repeat: int = ruling(4, 5, 3, 2, 1, cites=("al.5",))
    red_repeat: str = ruling(
        *("3+3", "3+4", "2+4", "1+2", "1+1", "1+3", "1+4", "2+2", "2+3", "4+4"), cites=("al.5",)
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Attack:
    """One blow: the faces kept, and what its total stood against (Defence, or the parry's total)."""

    by: str
    kept: Faces
    total: int
    against: int
    hit: bool


@dataclass(frozen=True, slots=True)
class Parry:
    """The roll of whoever parried."""

    by: str
    kept: Faces
    total: int


@dataclass(frozen=True, slots=True)
class Totals:
    """A number for each side."""

    a: int
    b: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What two cards come to; `spent` are action points, `first` is None outside case 1."""

    case: str
    first: str | None = None
    reflex: Totals | None = None
    attacks: tuple[Attack, ...] = ()
    parry: Parry | None = None
    parried: bool | None = None
    riposte: str | None = None
    spent: Totals = field(default=Totals(0, 0))
    phase_ends: bool = False
    next_active: str | None = None


def other(side: str) -> str:
    """The side across."""
    return "b" if side == "a" else "a"
