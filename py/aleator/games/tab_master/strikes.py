"""One strike: the attack die of a projectile, the damage roll, what it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from aleator.games.tab_master.elements import Effect, effect_on
from aleator.games.tab_master.scene import Scene, distance, rise, visible
from aleator.games.tab_master.throws import Blow, Damage, Dice, Shot, ToHit
from aleator.rules import Choose, Roll, Rules, Say, Settle, say

if TYPE_CHECKING:
    from aleator.dice import Die
    from aleator.games.tab_master.situation import Square, Unit
    from aleator.rules import Faces

DEFEATING = {
    "common": ("tm.3", "tm.4"),
    "trample": ("tm.9", "tm.10"),
    "magic": ("tm.3", "tm.4", "tm.15"),
    "projectile": ("tm.28",),
}

dice = lru_cache(Dice.of)


# Named tuples, as a long attack makes hundreds: a frozen dataclass of eleven parts takes four times as long.
class AttackRoll(NamedTuple):
    """A projectile's attack roll: `total` of at least `distance` hits (tm.27).

    `face` is what the dice come to with what the attack die's text adds; `faces` are the dice alone.
    """

    faces: Faces
    face: int
    height: int
    penalty: int
    total: int
    distance: int
    hit: bool


class DamageRoll(NamedTuple):
    """A damage roll: the dice with what DAN adds, the elements' bonus, and both together."""

    faces: Faces
    rolled: int
    bonus: int
    total: int


class Strike(NamedTuple):
    """What one strike came to; an empty one has no target.

    `fate` is that of the unit, in a word: `defeated`, `stands`, `missed`, `heal`, `unchanged`, `immune` or `empty`.
    """

    target: str | None
    square: Square
    attack: AttackRoll | None = None
    damage: DamageRoll | None = None
    defence: int | None = None
    equal: bool = False
    defeated: bool = False
    effect: str = "empty"
    healed: int | None = None
    spell: bool = False
    fate: str = "empty"


@dataclass(frozen=True, slots=True)
class Course:
    """How far a run of strikes has come.

    Odds tell courses apart by who is defeated, by whether the first strike hit, by the next strike's
    number, and for a wandering attack by `near`: its square, while an enemy can still be met. Thrown
    `directions` are counted, and the `way` so far is kept, for those who watch.
    """

    defeated: frozenset[str] = frozenset()
    hit_first: bool = False
    next: int = 1
    near: Square | None = None
    strikes: tuple[tuple[int, Strike], ...] = field(default=(), compare=False)
    way: tuple[Square, ...] = field(default=(), compare=False)
    over: bool = field(default=False, compare=False)
    directions: int = field(default=0, compare=False)

    def turned(self) -> Course:
        """The course with one more direction thrown."""
        thrown = self.directions + 1
        return Course(self.defeated, self.hit_first, self.next, self.near, self.strikes, self.way, self.over, thrown)

    def struck(self, number: int, strike: Strike) -> Course:
        """The course after one more strike."""
        defeated = self.defeated | {strike.target} if strike.defeated and strike.target else self.defeated
        hit_first = self.hit_first or (number == 1 and strike.attack is not None and strike.attack.hit)
        strikes = (*self.strikes, (number, strike))
        return Course(defeated, hit_first, self.next, self.near, strikes, self.way, self.over, self.directions)


@dataclass(frozen=True, slots=True)
class Aim:
    """What an attack roll goes by: `height` is the attacker's advantage, `penalty` 0 or less."""

    distance: int
    height: int
    blind: bool = False
    penalty: int = 0

    @property
    def need(self) -> int:
        """What the dice must come to (tm.24 to tm.27)."""
        return self.distance - self.height - self.penalty


@dataclass(frozen=True, slots=True)
class Victim:
    """A unit under attack, with what hits do to it, how it is aimed at, and how both rolls are read.

    `equal` is the damage roll that would come to exactly DEF; None where DEF is no matter. Only at
    projectiles is there an attack roll.
    """

    unit: Unit
    effect: Effect
    aim: Aim
    to_hit: ToHit | None
    equal: int | None
    damage: Damage


class Hit(NamedTuple):
    """A hit with its dice; `row` names the damage roll, `place` is the victim's among those it is for."""

    shot: Shot | None
    blow: Blow
    row: str
    place: int = 0


def aim_at(c: Scene, unit: Unit) -> Aim:
    """How a unit lies to the shooter, and how an archer sees it (tm.24 to tm.26)."""
    blind = c.attack.archer and not visible(c, unit)
    return Aim(distance(c, unit), -rise(c, unit), blind, -c.r.blind_penalty if blind else 0)


def victim(c: Scene, unit: Unit, aim: Aim | None = None) -> Victim:
    """Look at a unit: its essences and traits, and how it is aimed at."""
    effect = effect_on(unit, c.attack.elements, c.r)
    aim = aim or (aim_at(c, unit) if c.shoots else Aim(0, 0))
    to_hit = ToHit(dice(c.attack.attack_die or "").plus, aim.need) if c.shoots else None
    equal = unit.defence - effect.bonus if effect.kind == "damage" else None
    return Victim(unit, effect, aim, to_hit, equal, damage_to(c, equal))


def strike(c: Scene, number: int, v: Victim, course: Course) -> Rules[Course]:
    """One strike on one unit; one that was defeated before is gone (tm.59)."""
    if v.unit.id in course.defeated:
        return (yield from nobody(number, v, course))
    shot: Shot | None = (yield Roll(attack_row(c, number), v.to_hit)) if v.to_hit else None
    if shot and not shot.hit:
        return (yield from miss(number, v, shot, course))
    blow: Blow = yield Roll(damage_row(c, number), v.damage)
    return (yield from land(c, number, v, Hit(shot, blow, f"damage-{number}"), course))


def nobody(number: int, v: Victim, course: Course) -> Rules[Course]:
    """A strike at a square whose unit is gone."""
    yield say("empty", "tm.59", strike=number, name=v.unit.called)
    return course.struck(number, Strike(None, v.unit.at))


def attack_row(c: Scene, number: int) -> dict[str, tuple[int, Die]]:
    """The attack roll of one strike (tm.25)."""
    return {f"attack-{number}": dice(c.attack.attack_die or "").row}


def damage_row(c: Scene, number: int) -> dict[str, tuple[int, Die]]:
    """The damage roll (DAN) that is named after one strike."""
    return {f"damage-{number}": dice(c.attack.damage).row}


def damage_to(c: Scene, *equals: int | None) -> Damage:
    """How a damage roll is read for one victim, or for several that share it."""
    return Damage(dice(c.attack.damage).plus, equals)


def miss(number: int, v: Victim, shot: Shot, course: Course) -> Rules[Course]:
    """A shot that falls short (tm.27)."""
    rolled = attack_roll(v, shot)
    yield shot_told(number, v, rolled)
    done = missed(v.unit, rolled)
    yield Settle(number, done)
    return course.struck(number, done)


def missed(unit: Unit, rolled: AttackRoll | None = None) -> Strike:
    """A strike that does not hit the unit it is aimed at."""
    return Strike(unit.id, unit.at, attack=rolled, defence=unit.defence, effect="missed", fate="missed")


def attack_roll(v: Victim, shot: Shot) -> AttackRoll:
    """A shot with what is added to it (tm.24 to tm.26)."""
    aim = v.aim
    total = shot.rolled + aim.height + aim.penalty
    return AttackRoll(shot.faces, shot.rolled, aim.height, aim.penalty, total, aim.distance, shot.hit)


def shot_told(number: int, v: Victim, roll: AttackRoll) -> Say:
    """Tell an attack roll (tm.25 to tm.27)."""
    return say(
        "shot",
        *(("tm.24",) if v.aim.blind else ()),
        *("tm.25", *(("tm.26",) if roll.height < 0 else ()), "tm.27"),
        ruling="blind_penalty" if v.aim.blind else None,
        strike=number,
        name=v.unit.called,
        face=roll.face,
        height=roll.height,
        penalty=roll.penalty,
        total=roll.total,
        distance=roll.distance,
        hit=roll.hit,
    )


def land(c: Scene, number: int, v: Victim, hit: Hit, course: Course) -> Rules[Course]:
    """A strike that hits: its damage against DEF (tm.4), or what the element does instead."""
    unit, effect, blow = v.unit, v.effect, hit.blow
    rolled = attack_roll(v, hit.shot) if hit.shot else None
    if rolled:
        yield shot_told(number, v, rolled)
    standing = blow.standings[hit.place]
    equal, defeated = standing == "equal", beaten(c, v, standing)
    dealt = DamageRoll(blow.faces, blow.rolled, effect.bonus, blow.rolled + effect.bonus)
    healed = max(0, blow.rolled) * effect.heals if effect.kind == "heal" else None
    spell = "disease" in c.attack.elements and effect.kind != "immune"
    fate = _fate(effect.kind, healed, defeated=defeated)
    done = Strike(unit.id, unit.at, rolled, dealt, unit.defence, equal, defeated, effect.kind, healed, spell, fate)
    yield Settle(number, done)
    yield from effect.says
    yield _told(c, number, unit, done, dealt)
    if spell:
        yield say("spell", "tm.44", strike=number, name=unit.called)
        yield Choose(f"spell-{number}", None, "", after=(*((f"attack-{number}",) if hit.shot else ()), hit.row))
    return course.struck(number, done)


def beaten(c: Scene, v: Victim, standing: str) -> bool:
    """Whether a hit whose damage stands so to DEF defeats (tm.4, tm.43)."""
    beats = standing == "over" or (standing == "equal" and c.r.equal_damage == "defeats")
    return v.effect.kind == "destroyed" or (v.effect.kind == "damage" and beats)


def _fate(effect: str, healed: int | None, *, defeated: bool) -> str:
    if defeated:
        return "defeated"
    if effect == "heal" and not healed:
        return "unchanged"
    return "stands" if effect == "damage" else effect


def _told(c: Scene, number: int, unit: Unit, done: Strike, dealt: DamageRoll) -> Say:
    name = unit.called
    match done.effect:
        case "heal":
            cite = "tm.40" if done.healed else "tm.41"
            return say("healed", cite, strike=number, name=name, healed=done.healed)
        case "destroyed":
            return say("destroyed", "tm.43", strike=number, name=name)
        case "immune":
            return say("unharmed", "tm.36", strike=number, name=name)
    return say(
        "damage",
        *DEFEATING[c.attack.kind],
        ruling="equal_damage" if done.equal else None,
        strike=number,
        name=name,
        rolled=dealt.rolled,
        bonus=dealt.bonus,
        total=dealt.total,
        defence=unit.defence,
        equal=done.equal,
        defeated=done.defeated,
    )
