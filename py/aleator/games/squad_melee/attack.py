"""The rules of one melee."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aleator.dice import d
from aleator.games.squad_melee.reading import Clash, Melee, difference
from aleator.games.squad_melee.setup import (
    MOST,
    OTHER,
    SIDES,
    Both,
    Place,
    Rulings,
    Situation,
    cell_at,
    everyone,
    place,
)
from aleator.rules import Again, Choose, Faces, Measure, Refuse, Repeat, Roll, Rules, Say, numbered, say

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a melee comes to; `lost` are indexes of fighters, from 0, `left` are numbers of them."""

    totals: Both[int]
    winner: str | None
    difference: int
    cell: Place | None
    lost: Both[Faces]
    left: Both[int]


def attack(s: Situation, r: Rulings) -> Rules[Outcome]:
    """One melee, from the sizes of the groups (sm.1) to those who are left (sm.4 to sm.8)."""
    facts: dict[str, Any] = {"a": s.size("a"), "b": s.size("b"), "most": MOST}
    if s.crowded() and r.over_five == "refuse":
        yield Refuse((say("more-than-five", "sm.1", **facts),))
    yield say("sizes", "sm.1", ruling="over_five" if s.crowded() else None, **facts)
    clash: Clash = yield Repeat(lambda attempt: exchange(s, r, attempt))
    lost: dict[str, Faces] = {side: everyone(s, side) for side in SIDES}
    if clash.winner:
        lost[clash.winner] = yield from price(s, r, clash, clash.winner)
    elif r.tie == "none":
        lost = dict.fromkeys(SIDES, ())
    yield from measures(clash, lost)
    left = {side: s.size(side) - len(lost[side]) for side in SIDES}
    yield verdict(clash, left)
    cell = place(s, clash.winner) if clash.winner else None
    return Outcome(clash.totals, clash.winner, difference(clash), cell, Both(**lost), Both(**left))


def exchange(s: Situation, r: Rulings, attempt: int) -> Rules[Clash | Again]:
    """Each fighter throws a die and adds a bonus (sm.2); equal totals are in no cell (sm.3)."""
    rows = {numbered(side, attempt): (s.size(side), d(s.sides)) for side in SIDES}
    clash: Clash = yield Roll(rows, Melee(s, r, attempt))
    for side in SIDES:
        total, bonus = getattr(clash.totals, side), sum(s.bonuses(side))
        yield say("total", "sm.2", side=side, dice=total - bonus, bonus=bonus, total=total)
    if clash.winner:
        return clash
    tie = say("tie", "sm.3", "sm.4", ruling="tie", total=clash.totals.a)
    if r.tie == "reroll":
        return Again(tie)
    yield tie
    return clash


def price(s: Situation, r: Rulings, clash: Clash, winner: str) -> Rules[Faces]:
    """The losers die (sm.4); which of the winners die with them."""
    loser = OTHER[winner]
    yield say("difference", "sm.3", winner=winner, difference=difference(clash))
    yield say("losers-fall", "sm.4", loser=loser, number=s.size(loser))
    yield from look_up(clash, r, place(s, winner))
    fallen = yield from unlucky(r, clash, winner)
    if fallen:
        facts: dict[str, Any] = {"side": winner, "number": len(fallen), "fighters": [i + 1 for i in fallen]}
        yield say("fallen", "sm.6", ruling="lowest_by", **facts)
    return fallen


def look_up(clash: Clash, r: Rulings, at: Place) -> Rules[None]:
    """What the cell says (sm.5), or the dice where it leaves it to them (sm.7)."""
    cell = cell_at(at, r)
    facts: dict[str, Any] = {"losers": at.losers, "winners": at.winners}
    if cell is None:
        yield say("cell-safe", "sm.8", losers=at.losers)
    elif isinstance(cell, str):
        several = len(clash.below) > 1
        below = {"below": len(clash.below), "dead": clash.dead}
        yield say("cell-by-die", "sm.7", ruling="one_against_five" if several else None, **facts, **below)
    else:
        two, one = cell
        odd = at == Place(2, 2)
        yield say("cell", "sm.3", "sm.5", ruling="cell_2x2" if odd else None, **facts, two=two, one=one)
        ahead = difference(clash)
        beyond = ahead > one
        decided = "beyond_table" if beyond else None
        yield say("band", "sm.5", ruling=decided, difference=ahead, beyond=beyond, dead=clash.dead)


def unlucky(r: Rulings, clash: Clash, winner: str) -> Rules[Faces]:
    """The winners who die, lowest first (sm.6); equal ones leave it open."""
    default = clash.fallen[0] if clash.fallen else ()
    if not clash.dead or len(clash.fallen) == 1:
        return default
    yield say("equal", "sm.6", ruling="equal_dice", side=winner)
    if r.equal_dice == "first":
        return default
    rows = tuple(numbered(side, clash.attempt) for side in SIDES)
    row = numbered(winner, clash.attempt)
    chosen: Faces = yield Choose(f"fallen-{winner}", clash.fallen, default, after=rows, row=row)
    return chosen


def measures(clash: Clash, lost: Mapping[str, Faces]) -> Rules[None]:
    """Who wins, and how many each side loses."""
    yield Measure("winner", clash.winner or "tie")
    for side in SIDES:
        yield Measure(f"lost-{side}", clash.dead if side == clash.winner else len(lost[side]))


def verdict(clash: Clash, left: Mapping[str, int]) -> Say:
    """The melee in one sentence."""
    if clash.winner:
        return say("victory", "sm.4", "sm.5", winner=clash.winner, dead=clash.dead, left=left[clash.winner])
    return say("no-victor", "sm.3", "sm.4", left=sum(left.values()))
