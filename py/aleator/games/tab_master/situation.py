"""What is known of an attack before it: the board, its units, the attack's characteristics."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from aleator.fields import Integer, Option, Text
from aleator.game import ruling
from aleator.records import Listing, Lookup, Record, declared, flag, integer, option, record, text

type Square = tuple[int, int]
"""x from 0 left to right, y from 0 top to bottom."""

ELEMENTS = ("fire", "water", "earth", "air", "ice", "electricity", "life", "disease", "light", "darkness")
LINES = ("horizontal", "vertical", "diagonal", "random", "front", "back", "full")
MOST_SIDE, MOST_UNITS, MOST_STRIKES, MOST_STEPS = 40, 40, 20, 200

DICE = "([1-9]|10)d([2-9]|[1-9][0-9]|100)([+-](0|[1-9][0-9]?))?"
SQUARE = "([0-9]|[1-3][0-9]),([0-9]|[1-3][0-9])"

_DICE = Text(longest=9, pattern=DICE, fault="bad-dice")
_SQUARE = Text(longest=5, pattern=SQUARE, fault="bad-square")
_ID = Text(longest=20, shortest=1)
_AT = Listing(item=Integer(low=0, high=MOST_SIDE - 1), least=2, most=2)
_STEPS = Listing(item=_AT, most=MOST_STEPS)
_FACING = Listing(item=Integer(low=-1, high=1), least=2, most=2)
_ELEMENTS = Listing(item=Option(values=ELEMENTS), most=len(ELEMENTS))


@dataclass(frozen=True)
class Board:
    """Squares with their heights (0 where none is given) and those that block the view."""

    columns: int = integer(1, MOST_SIDE, 8)
    rows: int = integer(1, MOST_SIDE, 8)
    heights: dict[str, int] = declared(Lookup(key=_SQUARE, item=Integer(low=-20, high=20), most=MOST_SIDE**2), {})
    obstacles: tuple[str, ...] = declared(Listing(item=_SQUARE, most=MOST_SIDE**2), ())

    @cached_property
    def ground(self) -> dict[Square, int]:
        """The heights by square."""
        return {square_of(key): height for key, height in self.heights.items()}

    @cached_property
    def walls(self) -> frozenset[Square]:
        """The obstacles' squares."""
        return frozenset(map(square_of, self.obstacles))

    def height(self, square: Square) -> int:
        """How high the ground of a square lies."""
        return self.ground.get(square, 0)

    def holds(self, square: Square) -> bool:
        """Whether there is such a square."""
        return 0 <= square[0] < self.columns and 0 <= square[1] < self.rows


def square_of(key: str) -> Square:
    """The square that a text such as "3,0" names."""
    x, y = key.split(",")
    return int(x), int(y)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """A unit on its square; `defence` is its DEF, `movement` its MOV, `vitality` its VIT."""

    id: str = declared(_ID)
    name: str = text(40, widget="name")
    side: str = text(20, widget="name")
    at: Square = declared(_AT)
    defence: int = integer(0, 99, 0)
    essences: tuple[str, ...] = declared(_ELEMENTS, ())
    traits: tuple[str, ...] = declared(Listing(item=Option(values=("flying", "undead")), most=2), ())
    vitality: int | None = integer(0, 999, None)
    flipped: bool = flag(False)
    movement: int = integer(0, 40, 0)

    @property
    def called(self) -> str:
        """What people call it."""
        return self.name or self.id


@dataclass(frozen=True, slots=True)
class Attack:
    """The characteristics of one attack: ATK, DAN, HLT, its ammunition and its effects."""

    kind: str = option("common", "trample", "magic", "projectile")
    reach: int = integer(0, 40, 1, when=("kind", "common", "trample", "magic"))
    attack_die: str | None = declared(
        Text(longest=9, pattern=DICE, fault="bad-dice", nullable=True),
        None,
        widget="dice",
        when=("kind", "projectile"),
    )
    damage: str = declared(_DICE, "1d20", widget="dice")
    height_limit: int | None = integer(0, 40, None, when=("kind", "common", "trample"))
    ammunition: int | None = integer(0, 999, None, when=("kind", "projectile"))
    archer: bool = flag(False, when=("kind", "projectile"))
    elements: tuple[str, ...] = declared(_ELEMENTS, ())
    area: bool = flag(False)
    all: bool = flag(False)
    line: str | None = option(*LINES, default=None)
    line_facing: tuple[int, int] = declared(_FACING, (0, -1), when=("line", "front", "back"))
    multiple: int = integer(1, MOST_STRIKES, 1)
    wandering: int = integer(0, 6, 0)
    special: str = text(200)


@dataclass(frozen=True, slots=True)
class Measured:
    """Numbers read off a real table, which replace the board's; `height` is target minus attacker."""

    distance: int = declared(Integer(low=0, high=100))
    height: int = declared(Integer(low=-40, high=40))
    visible: bool = flag(True)


_UNITS = (Unit(id="attacker", side="red", at=(0, 0)), Unit(id="target", side="blue", at=(1, 0)))


@dataclass(frozen=True, slots=True)
class Situation:
    """One attack on the board; an attacker or targets left out are the first unit and the only enemy."""

    board: Board = record(Board, group="board", widget="board")
    units: tuple[Unit, ...] = declared(
        Listing(item=Record(of=Unit), least=1, most=MOST_UNITS), _UNITS, group="board", widget="units"
    )
    attacker: str | None = declared(Text(longest=20, shortest=1, nullable=True), None, group="board", widget="unit")
    attack: Attack = record(Attack, group="attack")
    secondary: Attack | None = declared(Record(of=Attack, nullable=True), None, group="secondary")
    use: str = option("main", "secondary", group="secondary")
    move: tuple[Square, ...] = declared(_STEPS, (), group="targets", widget="squares")
    targets: tuple[str, ...] = declared(Listing(item=_ID, most=MOST_STRIKES), (), group="targets", widget="targets")
    path: tuple[Square, ...] = declared(_STEPS, (), group="targets", widget="squares")
    measured: dict[str, Measured] = declared(
        Lookup(key=_ID, item=Record(of=Measured), most=MOST_UNITS), {}, group="measured", widget="measured"
    )

    @property
    def used(self) -> Attack:
        """The attack that is made, main or secondary (tm.20)."""
        return self.secondary if self.use == "secondary" and self.secondary else self.attack

    @property
    def acting(self) -> Unit:
        """The attacker, on the square where its move starts."""
        return next((unit for unit in self.units if unit.id == self.attacker), self.units[0])


@dataclass(frozen=True, slots=True)
class Rulings:
    """Points that the text leaves to the table."""

    equal_damage: str = ruling("survives", "defeats", cites=("tm.4", "tm.9", "tm.28"))
    ice_bonus: int = ruling(20, 10, cites=("tm.38",))
    missing_height_limit: str = ruling("reach", "none", "zero", cites=("tm.1",))
    trample_end: str = ruling("last-free", "last-target", cites=("tm.11",))
    trample_reach: str = ruling("reach", "movement", "smaller", cites=("tm.7", "tm.8"))
    flip_on_miss: str = ruling("yes", "no", cites=("tm.5", "tm.29"))
    blind_penalty: int = ruling(10, 0, 5, cites=("tm.24",))
    traits_stack: str = ruling("once", "each", cites=("tm.37", "tm.46"))
    elements_add: str = ruling("add", "best", cites=("tm.32",))
    earth_on_flying: str = ruling("whole", "element", cites=("tm.36",))
    area_roll: str = ruling("each", "shared", cites=("tm.31",))
    line_from: str = ruling("attacker", "target", cites=("tm.48",))
    distance: str = ruling("king", "taxicab", cites=("tm.1", "tm.27"))
    units_block_sight: str = ruling("no", "yes", cites=("tm.2",))
    multiple_ammunition: str = ruling("each", "once", cites=("tm.21", "tm.49", "tm.52"))
    all_includes_attacker: str = ruling("no", "yes", cites=("tm.57",))
