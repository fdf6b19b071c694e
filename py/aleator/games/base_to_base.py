"""Base to Base: two figures stand base to base; the stronger throws two dice, the facing may decide all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aleator.dice import d
from aleator.game import Author, Example, Game, Group, MeasureKind, Row, Source, ruling
from aleator.records import Listing, Record, declared, flag, integer, option, record, text
from aleator.rules import Answers, Measure, Reading, Refuse, Roll, Rows, Rules, Say, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

D6 = d(6)
MELEE_COST = 1
ATTACKER, DEFENDER, NOBODY = "attacker", "defender", "none"
OTHER = {ATTACKER: DEFENDER, DEFENDER: ATTACKER}


@dataclass(frozen=True, slots=True)
class Modifier:
    """What a melee weapon, a skill or the like adds to the result (bb.9)."""

    name: str = text(40, widget="name")
    value: int = integer(-20, 20, 0)


@dataclass(frozen=True, slots=True)
class Figure:
    """A fighter. `pierced_on` is the lowest armour die that pierces: the players' own rule, None without one."""

    strength: int = integer(0, 50, 0)
    modifiers: tuple[Modifier, ...] = declared(Listing(item=Record(of=Modifier), most=20), ())
    pierced_on: int | None = integer(2, 6, None)


@dataclass(frozen=True, slots=True)
class Situation:
    """Two figures, how the attack is made and where it comes from."""

    in_contact: bool = flag(True, group="terms")
    weapon: str = option("melee", "firearm", group="terms")
    action_points: int = integer(0, 20, 1, group="terms")
    facing: str = option("front", "side", "rear", group="blow")
    attacker: Figure = record(Figure, group="attacker")
    defender: Figure = record(Figure, group="defender")

    def figure(self, side: str) -> Figure:
        """The figure of a side."""
        return self.attacker if side == ATTACKER else self.defender


@dataclass(frozen=True, slots=True)
class Rulings:
    """Points that the text leaves to the table."""

    add_strength: str = ruling("always", "never", "when-equal", cites=("bb.15",))
    undefended: str = ruling("wins", "static", "no-counter", cites=("bb.5", "bb.6"))
    defender_can_win: str = ruling("yes", "no", cites=("bb.10",))
    stronger_dice: str = ruling("sum", "best", cites=("bb.11",))


@dataclass(frozen=True, slots=True)
class Totals:
    """The end results of both figures."""

    attacker: int
    defender: int


@dataclass(frozen=True, slots=True)
class Compared:
    """Which end result is higher ("none" at equal ones); the numbers themselves are for people."""

    higher: str
    thrown: dict[str, int] = field(default_factory=dict, compare=False)
    totals: Totals | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ArmourRoll:
    """The armour roll that `by` makes on `on`; without the players' own rule it stays due."""

    by: str
    on: str
    needs: int | None = None
    face: int | None = None
    pierced: bool | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an attack comes to; `totals` is None where nothing was thrown, `action_points` are the attacker's."""

    winner: str | None
    parried: bool
    totals: Totals | None
    armour_roll: ArmourRoll | None
    action_points: int


def attack(s: Situation, r: Rulings) -> Rules[Outcome]:
    """One attack, from the demands on it (bb.1 to bb.4) to the armour roll (bb.13)."""
    if reasons := tuple(refusals(s)):
        yield Refuse(reasons)
    left = s.action_points - MELEE_COST
    yield say("melee", "bb.1", "bb.2", "bb.3", cost=MELEE_COST, left=left)
    compared = yield from blow(s, r)
    winner = yield from who_wins(s, r, compared)
    yield Measure("winner", winner or "parried")
    armour = (yield from armour_roll(s, winner)) if winner else None
    yield from tell_pierced(s, armour)
    yield verdict(compared, armour)
    return Outcome(winner, winner is None, compared.totals, armour, left)


def refusals(s: Situation) -> Iterator[Say]:
    """Why this is no melee attack: contact (bb.1), weapon (bb.2), action points (bb.4)."""
    if not s.in_contact:
        yield say("not-in-contact", "bb.1")
    if s.action_points < MELEE_COST:
        yield say("no-action-points", "bb.3", "bb.4", cost=MELEE_COST, action_points=s.action_points)
    if s.weapon == "firearm":
        yield say("firearm", "bb.2")


def blow(s: Situation, r: Rulings) -> Rules[Compared]:
    """The blow by where it comes from: only at the front can the defender defend himself (bb.5, bb.6)."""
    if s.facing == "front":
        yield say("front", "bb.5", "bb.6")
        return (yield from exchange(s, r, (ATTACKER, DEFENDER)))
    yield say("undefended", "bb.5", "bb.6", ruling="undefended", facing=s.facing)
    if r.undefended == "wins":
        return Compared(ATTACKER)
    throwing = (ATTACKER,) if r.undefended == "static" else (ATTACKER, DEFENDER)
    return (yield from exchange(s, r, throwing))


def exchange(s: Situation, r: Rulings, throwing: tuple[str, ...]) -> Rules[Compared]:
    """Those who throw throw; everybody's additions follow (bb.7 to bb.12)."""
    dice = yield from dice_counts(s)
    rows = {side: (dice[side], D6) for side in throwing}
    two_dice = [side for side, (number, _) in rows.items() if number > 1]
    best = bool(two_dice) and r.stronger_dice == "best"
    strength = {side: s.figure(side).strength if strength_counts(s, r) else 0 for side in OTHER}
    added = {side: strength[side] + modifiers(s.figure(side)) for side in OTHER}
    compared: Compared = yield Roll(rows, EndResults(added, best=best))
    for side in two_dice:
        yield say("two-dice", "bb.11", ruling="stronger_dice", side=side, best=best, value=compared.thrown[side])
    for side in OTHER:
        yield end_result(s, side, compared.thrown[side], strength[side])
    return compared


def dice_counts(s: Situation) -> Rules[dict[str, int]]:
    """One die each at equal strength (bb.8), two for the stronger (bb.11)."""
    attacker, defender = s.attacker.strength, s.defender.strength
    if attacker == defender:
        yield say("equal-strength", "bb.7", "bb.8", attacker=attacker, defender=defender)
        return {ATTACKER: 1, DEFENDER: 1}
    stronger = ATTACKER if attacker > defender else DEFENDER
    yield say("stronger", "bb.7", "bb.11", attacker=attacker, defender=defender, stronger=stronger)
    return {stronger: 2, OTHER[stronger]: 1}


def strength_counts(s: Situation, r: Rulings) -> bool:
    """Whether strength is added to the dice (bb.15)."""
    if r.add_strength == "when-equal":
        return s.attacker.strength == s.defender.strength
    return r.add_strength == "always"


def modifiers(figure: Figure) -> int:
    """What weapons, skills and so on add (bb.9)."""
    return sum(modifier.value for modifier in figure.modifiers)


def end_result(s: Situation, side: str, thrown: int, strength: int) -> Say:
    """How a side's end result is made (bb.9, bb.12, bb.15)."""
    added = modifiers(s.figure(side))
    sums = "bb.9" if s.attacker.strength == s.defender.strength else "bb.12"
    return say(
        "end-result",
        *((sums, "bb.15") if s.figure(side).strength else (sums,)),
        ruling="add_strength",
        side=side,
        thrown=thrown,
        strength=strength,
        modifiers=added,
        total=thrown + strength + added,
    )


@dataclass(frozen=True, slots=True)
class EndResults(Reading):
    """Two end results side by side; a side without a row has its additions alone."""

    added: Mapping[str, int]
    best: bool

    def read(self, rows: Rows, used: Answers) -> Compared:  # noqa: ARG002 - nobody picks dice here
        """Which side is higher: its dice added up, or the better one, and what is added."""
        value = max if self.best else sum
        thrown = {side: value(rows.get(side, (0,))) for side in OTHER}
        totals = Totals(**{side: thrown[side] + self.added[side] for side in OTHER})
        ahead = totals.attacker - totals.defender
        return Compared(ATTACKER if ahead > 0 else DEFENDER if ahead else NOBODY, thrown, totals)


def who_wins(s: Situation, r: Rulings, compared: Compared) -> Rules[str | None]:
    """The higher result wins (bb.10), equal ones are parried (bb.14); a defender's win may not count (bb.6)."""
    totals = compared.totals
    if totals is None:
        return ATTACKER
    facts: dict[str, Any] = {"attacker": totals.attacker, "defender": totals.defender}
    if compared.higher != DEFENDER:
        even = compared.higher == NOBODY
        yield say("equal", "bb.14", **facts) if even else say("attacker-ahead", "bb.10", **facts)
        return None if even else ATTACKER
    front = s.facing == "front"
    counts = front and r.defender_can_win == "yes"
    decided = "defender_can_win" if front else "undefended"
    yield say("defender-ahead", "bb.10" if front else "bb.6", ruling=decided, **facts, counts=counts)
    return DEFENDER if counts else None


def armour_roll(s: Situation, winner: str) -> Rules[ArmourRoll]:
    """The winner rolls on the loser (bb.10, bb.13): a die only where the players say what pierces."""
    loser = OTHER[winner]
    needs = s.figure(loser).pierced_on
    if needs is None:
        return ArmourRoll(winner, loser)
    face: int = yield Roll({"armour": (1, D6)}, OneDie())
    pierced = face >= needs
    yield say("armour", "bb.13", by=winner, on=loser, needs=needs, face=face, pierced=pierced)
    return ArmourRoll(winner, loser, needs, face, pierced)


class OneDie(Reading):
    """A single die as it lies."""

    def read(self, rows: Rows, used: Answers) -> int:  # noqa: ARG002 - nobody picks dice here
        """What it shows."""
        ((face,),) = rows.values()
        return face


def tell_pierced(s: Situation, armour: ArmourRoll | None) -> Rules[None]:
    """Tell of each figure with armour to pierce whether it was pierced."""
    for side in OTHER:
        if s.figure(side).pierced_on is not None:
            yield Measure(f"pierced-{side}", armour is not None and armour.on == side and armour.pierced is True)


def verdict(compared: Compared, armour: ArmourRoll | None) -> Say:
    """The attack in one sentence."""
    if armour is None:
        return say("parried", "bb.14") if compared.higher == NOBODY else say("stopped", "bb.6", "bb.10")
    facts = {"winner": armour.by, "loser": armour.on}
    if armour.pierced is None:
        return say("armour-due", "bb.10", "bb.13", **facts)
    return say("armour-rolled", "bb.10", "bb.13", **facts, pierced=armour.pierced)


WORKED = {
    "attacker": {"strength": 4, "modifiers": [{"name": "claws", "value": 2}]},
    "defender": {"strength": 4, "modifiers": [{"name": "sword", "value": 1}]},
}
UNEQUAL = {"attacker": {"strength": 5}, "defender": {"strength": 4}}
BEHIND = {"facing": "rear", "attacker": {"strength": 4}, "defender": {"strength": 5, "pierced_on": 4}}

GAME = Game(
    id="base-to-base",
    order=3,
    title="Base to Base",
    authors=(Author(None),),
    source=Source(None, "de"),
    prefix="bb",
    names=("claws", "sword"),
    statements=15,
    situation=Situation,
    rulings=Rulings,
    attack=attack,
    view={"kind": "totals", "totals": "totals", "winner": "winner", "facing": "facing", "after": "armour_roll"},
    groups=(Group("attacker", "attack"), Group("defender", "defence"), Group("blow"), Group("terms", folded=True)),
    rows=(Row("attacker", D6, "attack"), Row("defender", D6, "defence"), Row("armour", D6)),
    measures=(
        MeasureKind("winner", "code", ("attacker", "defender", "parried")),
        MeasureKind("pierced-defender", "flag", better="high"),
        MeasureKind("pierced-attacker", "flag", better="low"),
    ),
    examples=(
        Example("worked", {"situation": WORKED, "dice": {"attacker": [5], "defender": [3]}}),
        Example("stronger-loses", {"situation": UNEQUAL, "dice": {"attacker": [2, 2], "defender": [6]}}),
        Example("from-behind", {"situation": BEHIND, "dice": {"armour": [4]}}),
    ),
)
