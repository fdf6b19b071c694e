"""The four cases that two combat cards make, and what they cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aleator.games.alkemy.record import (
    SIDES,
    Attack,
    Outcome,
    Parry,
    Rulings,
    Situation,
    Totals,
    other,
)
from aleator.games.alkemy.rolls import Against, AtLeast, combat_facts, combat_roll, who_is_first
from aleator.rules import Again, Choose, Measure, Refuse, Repeat, Rules, Say, say

if TYPE_CHECKING:
    from collections.abc import Iterator


def attack(s: Situation, r: Rulings) -> Rules[Outcome]:
    """Two cards are revealed: one of exactly four cases (al.2)."""
    if reasons := tuple(refusals(s, r)):
        yield Refuse(reasons)
    attackers = [side for side in SIDES if s.fighter(side).attacks]
    if len(attackers) == len(SIDES):
        return (yield from both_attack(s, r))
    if not attackers:
        return (yield from nobody_attacks(s, r))
    target = s.fighter(other(attackers[0]))
    return (yield from (against_parry if target.parries else against_idle)(s, r, attackers[0]))


def refusals(s: Situation, r: Rulings) -> Iterator[Say]:
    """Who has no action point left for a card that costs one."""
    for side in SIDES:
        if s.fighter(side).action_points == 0 and cost(s, r, side):
            yield say("no-action-points", "al.25", by=side, card=s.fighter(side).card)


def cost(s: Situation, r: Rulings, side: str) -> int:
    """What a card costs: a parry that meets no attack always 1 (al.25), the rest by ruling."""
    fighter = s.fighter(side)
    if fighter.card == "idle":
        return 0
    if fighter.parries and not s.fighter(other(side)).attacks:
        return 1
    return int(r.card_cost == "rulebook")


def spend(s: Situation, r: Rulings) -> Rules[Totals]:
    """Tell what both cards cost."""
    spent = Totals(cost(s, r, "a"), cost(s, r, "b"))
    by_text = not s.a.attacks and not s.b.attacks
    if spent.a or spent.b:
        yield say("spent", "al.25", ruling=None if by_text else "card_cost", a=spent.a, b=spent.b)
    return spent


def tell(first: str, hits: dict[str, bool]) -> Rules[None]:
    """Tell the measures that every case has."""
    yield Measure("first", first)
    for side in SIDES:
        yield Measure(f"hit-{side}", hits.get(side, False))


def both_attack(s: Situation, r: Rulings) -> Rules[Outcome]:
    """Case 1: the winner of the reflex test strikes, then the other if he still stands (al.3 to al.8)."""
    yield say("both-attack", "al.3", a=s.a.card, b=s.b.card)
    first, reflex = yield from who_is_first(s, r)
    blows = [(yield from strike(s, r, first, "al.4"))]
    second = other(first)
    stands = not blows[0].hit or (yield from still_stands(second, first))
    if stands:
        blows.append((yield from strike(s, r, second, "al.8")))
    hits = {blow.by: blow.hit for blow in blows}
    yield from tell(first, hits)
    spent = yield from spend(s, r)
    landed = [side for side in SIDES if hits.get(side)]
    code = "both" if len(landed) == len(SIDES) else "".join(landed) or "none"
    yield say("verdict-blows", "al.1", "al.7", hits=code, fallen="none" if stands else second)
    return Outcome(case="both-attack", first=first, reflex=reflex, attacks=tuple(blows), spent=spent)


def still_stands(target: str, attacker: str) -> Rules[bool]:
    """Whether the fighter who was hit lives to strike back (al.8): the players know."""
    stands: bool = yield Choose(f"standing-{target}", (True, False), default=True, after=(f"combat-{attacker}",))
    if not stands:
        yield say("fallen", "al.8", by=target)
    return stands


def strike(s: Situation, r: Rulings, by: str, cite: str) -> Rules[Attack]:
    """A combat roll against the target's Defence (al.4 to al.7)."""
    need = s.fighter(other(by)).defence
    kept = yield from combat_roll(s, r, by, AtLeast(need))
    damage = ("al.11",) if kept.judged else ()
    cites = (cite, "al.5", "al.6", "al.7", "al.10", *damage)
    yield say("strike", *cites, **combat_facts(s, by, kept), defence=need, hit=kept.judged)
    return Attack(by, kept.faces, kept.total, need, bool(kept.judged))


@dataclass(frozen=True, slots=True)
class Clash:
    """An attack against a parry that came to a decision."""

    parried: bool
    attack: Attack = field(compare=False)
    parry: Parry = field(compare=False)


def against_parry(s: Situation, r: Rulings, by: str) -> Rules[Outcome]:
    """Case 2: an opposed roll, no reflex test (al.12 to al.20)."""
    defender = other(by)
    yield say("attack-parry", "al.12", "al.13", "al.14", by=by, card=s.fighter(by).card)
    clash: Clash = yield Repeat(lambda attempt: opposed_roll(s, r, by, attempt))
    yield from tell("none", {by: not clash.parried})
    yield Measure("parried", clash.parried)
    spent = yield from spend(s, r)
    yield say("verdict-parry", "al.18", "al.19", "al.20", by=defender, parried=clash.parried)
    return Outcome(
        case="attack-parry",
        attacks=(clash.attack,),
        parry=clash.parry,
        parried=clash.parried,
        riposte=defender if clash.parried else None,
        spent=spent,
    )


def opposed_roll(s: Situation, r: Rulings, by: str, attempt: int) -> Rules[Clash | Again]:
    """The attacker rolls and announces; only then does the parrier roll (al.15 to al.17)."""
    defender = other(by)
    announced = yield from combat_roll(s, r, by, int, attempt)
    total = announced.judged
    yield say("announce", "al.15", "al.16", **{**combat_facts(s, by, announced), "total": total})
    answer = yield from combat_roll(s, r, defender, Against(total), attempt)
    yield say("parry", "al.17", **combat_facts(s, defender, answer))
    parried: bool | None = answer.judged == "higher"
    if answer.judged == "equal":
        parried = yield from equal_totals(s, r, by)
    if parried is None:
        return Again(say("parry-again", "al.14", ruling="parry_tie", total=total))
    blow = Attack(by, announced.faces, total, answer.total, not parried)
    return Clash(parried, blow, Parry(defender, answer.faces, answer.total))


def equal_totals(s: Situation, r: Rulings, by: str) -> Rules[bool | None]:
    """Who wins a parry at equal totals; None where Combat is equal too and the rule book decides."""
    if r.parry_tie == "parried":
        yield say("parry-holds", "al.18", "al.19", ruling="parry_tie")
        return True
    attacker, defender = s.fighter(by).combat, s.fighter(other(by)).combat
    if attacker == defender:
        return None
    yield say("parry-tie", "al.14", ruling="parry_tie", attacker=attacker, defender=defender)
    return defender > attacker


def against_idle(s: Situation, r: Rulings, by: str) -> Rules[Outcome]:
    """Case 3: only one attacks, against Defence, no reflex test (al.21 to al.23)."""
    yield say("attack-idle", "al.21", "al.22", by=by, card=s.fighter(by).card)
    blow = yield from strike(s, r, by, "al.23")
    yield from tell("none", {by: blow.hit})
    spent = yield from spend(s, r)
    yield say("verdict-blow", "al.1", "al.23", by=by, hit=blow.hit)
    return Outcome(case="attack-idle", attacks=(blow,), spent=spent)


def nobody_attacks(s: Situation, r: Rulings) -> Rules[Outcome]:
    """Case 4: nothing happens, but for a wasted parry and the end of the phase (al.24 to al.27)."""
    yield say("no-attack", "al.24", a=s.a.card, b=s.b.card)
    yield from tell("none", {})
    spent = yield from spend(s, r)
    ends = s.a.card == s.b.card == "idle"
    following = other(s.active)
    if ends:
        yield say("verdict-phase-ends", "al.26", "al.27", next=following)
    else:
        yield say("verdict-nothing", "al.24", "al.25")
    return Outcome(case="no-attack", spent=spent, phase_ends=ends, next_active=following if ends else None)
