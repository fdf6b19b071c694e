"""The two rolls of a close combat: the reflex test, and the combat roll with its dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aleator.dice import Die
from aleator.games.alkemy.record import SIDES, Fighter, Rulings, Situation, Totals, other
from aleator.keeping import Keeping, Kept, kept_sums
from aleator.rules import Again, Answers, Pick, Pools, Reading, Roll, Rows, Rules, numbered, say

if TYPE_CHECKING:
    from collections.abc import Callable

BEATS = {"quick": "normal", "normal": "furious", "furious": "quick"}
KEPT_DICE, MOST_DICE = 2, 4


@dataclass(frozen=True, slots=True)
class Reflex:
    """The totals of a reflex test, and whose it is."""

    first: str
    a: int = field(default=0, compare=False)
    b: int = field(default=0, compare=False)


def who_is_first(s: Situation, r: Rulings) -> Rules[tuple[str, Totals | None]]:
    """The reflex test (al.4), unless it was settled at the table."""
    if s.first is not None:
        yield say("settled", "al.4", first=s.first)
        return s.first, None
    bonus = {side: s.fighter(side).reflex + s.fighter(side).reflex_modifier for side in SIDES}
    higher = higher_side(s.a.reflex, s.b.reflex) if r.reflex_tie == "attribute" else None
    rows = {f"reflex-{side}": (KEPT_DICE, die(s.fighter(side), r)) for side in SIDES}
    test: Reflex = yield Roll(rows, Reflexes(bonus["a"], bonus["b"], higher))
    facts: dict[str, Any] = {"a": test.a, "b": test.b, "first": test.first}
    if test.a == test.b:
        attributes = {"reflex_a": s.a.reflex, "reflex_b": s.b.reflex}
        yield say("reflex-tie", "al.4", ruling="reflex_tie", **facts, **attributes)
    else:
        yield say("reflex", "al.4", **facts)
    return test.first, Totals(test.a, test.b)


def higher_side(a: int, b: int) -> str | None:
    """The side with the higher number, None where they are equal."""
    return None if a == b else "a" if a > b else "b"


@dataclass(frozen=True, slots=True)
class Reflexes(Reading):
    """Two dice and the attribute a side; `on_tie` wins equal totals, with None they throw again."""

    a: int
    b: int
    on_tie: str | None

    def read(self, rows: Rows, used: Answers) -> Reflex | Again:  # noqa: ARG002 - nothing is picked
        """Compare the totals."""
        return self._decide(sum(rows["reflex-a"]) + self.a, sum(rows["reflex-b"]) + self.b)

    def ways(self, pools: Pools, answered: Answers) -> dict[Any, int]:  # noqa: ARG002 - as above
        """Count by sums."""
        found: dict[Any, int] = {}
        sums = {row: kept_sums(pool, Pick(row, row, KEPT_DICE), None) for row, pool in pools.items()}
        for a, number in sums["reflex-a"]:
            for b, times in sums["reflex-b"]:
                value = self._decide(a + self.a, b + self.b)
                found[value] = found.get(value, 0) + number * times
        return found

    def _decide(self, a: int, b: int) -> Reflex | Again:
        first = higher_side(a, b) or self.on_tie
        if first is None:
            return Again(say("reflex-again", "al.4", ruling="reflex_tie", total=a))
        return Reflex(first, a, b)


def combat_facts(s: Situation, by: str, kept: Kept) -> dict[str, Any]:
    """How a combat total came about."""
    fighter = s.fighter(by)
    modifier = fighter.combat_modifier
    return {"by": by, "kept": kept.faces, "combat": fighter.combat, "modifier": modifier, "total": kept.total}


def combat_roll(
    s: Situation, r: Rulings, by: str, judge: Callable[[int], Any], attempt: int = 1
) -> Rules[Kept]:  # fmt: skip
    """Two dice and Combat; bonus dice widen the choice (al.9, al.10), penalty dice leave the worst two."""
    fighter = s.fighter(by)
    wheel = wheel_die(fighter, s.fighter(other(by)), r)
    net = wheel + fighter.bonus_dice
    dice = min(MOST_DICE, KEPT_DICE + abs(net))
    if wheel or fighter.bonus_dice:
        cites = ("al.5", "al.9", "al.10") if wheel else ("al.5", "al.10")
        yield say("dice", *cites, ruling="wheel" if wheel else None, by=by, dice=dice, wheel=wheel, net=net)
    row = numbered(f"combat-{by}", attempt)
    pick = Pick(numbered(f"keep-{by}", attempt), row, KEPT_DICE, low=net < 0)
    picks = (pick,) if net > 0 and r.keep == "choice" else ()
    bonus = fighter.combat + fighter.combat_modifier
    kept: Kept = yield Roll({row: (dice, die(fighter, r))}, Keeping(pick, bonus, judge, picks))
    return kept


def wheel_die(own: Fighter, against: Fighter, r: Rulings) -> int:
    """The bonus die of an attack card that beats the other one (al.9)."""
    if BEATS.get(own.card) != against.card or r.wheel == "off":
        return 0
    return int(r.wheel == "full" or own.card == "quick")


def die(fighter: Fighter, r: Rulings) -> Die:
    """The die of a fighter's health: the worse, the fewer different numbers."""
    match fighter.health:
        case "yellow":
            return Die((1, 2, 3, 4, 5, r.yellow_repeat))
        case "red":
            return Die((1, 2, 3, 4, *map(int, r.red_repeat.split("+"))))
    return Die((1, 2, 3, 4, 5, 6))


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Whether a total reaches `need` (al.7)."""

    need: int

    def __call__(self, total: int) -> bool:
        """Equal is enough."""
        return total >= self.need


@dataclass(frozen=True, slots=True)
class Against:
    """How a parry stands against an attack's `total`."""

    total: int

    def __call__(self, total: int) -> str:
        """Tell "higher", "equal" or "lower"."""
        return "equal" if total == self.total else "higher" if total > self.total else "lower"
