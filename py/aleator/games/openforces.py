"""OpenForces: two groups lay sorted rows of dice side by side; ordinary and splash attacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from aleator.game import (
    Author,
    ChoiceKind,
    Example,
    Game,
    Group,
    MeasureKind,
    Row,
    Source,
    ruling,
)
from aleator.pairing import D6, Pair, Paired, PairedRows
from aleator.records import flag, integer, number
from aleator.rules import Faces, Measure, Pick, Refuse, Roll, Rules, Say, say

if TYPE_CHECKING:
    from collections.abc import Iterator

BASE_THRESHOLD = 7
LOWEST_THRESHOLD, HIGHEST_THRESHOLD = 4, 12


@dataclass(frozen=True, slots=True)
class Situation:
    """Two groups and what lies between them; see the fields for limits."""

    attackers: int = integer(1, 200, 1, unit="units", group="attacker")
    attack: int = integer(-20, 20, 0, group="attacker")
    attack_base: int | None = integer(-20, 20, None, group="mode")
    splash: int = integer(0, 200, 0, unit="units", group="mode")
    range: float | None = number(0, 10_000, None, unit="distance", group="reach")
    distance: float | None = number(0, 10_000, None, unit="distance", group="reach")
    all_in_sight: bool = flag(True, group="reach")
    sight_exempt: bool = flag(False, group="reach")
    defenders: int = integer(1, 200, 1, unit="units", group="defender")
    defence: int = integer(-20, 20, 0, group="defender")
    cover: int = integer(0, 20, 0, group="cover")
    touching_cover: int | None = integer(0, 200, None, unit="units", at_most="defenders", group="cover")


@dataclass(frozen=True, slots=True)
class Rulings:
    """Points that the text leaves to the table."""

    surplus: str = ruling("optimal", "chosen", cites=("of.11", "of.12"))
    cover_half: str = ruling("at-least", "more-than", cites=("of.18",))
    range_limit: str = ruling("inclusive", "exclusive", cites=("of.4",))
    two_number_attack: str = ruling("refuse", "base", "sum", cites=("of.33", "of.34"))
    splash_per: str = ruling("group", "unit", cites=("of.26",))


@dataclass(frozen=True, slots=True)
class Threshold:
    """The sum that kills (of.15 to of.19), before and after the limits 4 and 12 (of.22)."""

    raw: int
    used: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an attack comes to; `left` counts units that were not attacked as well."""

    kind: str
    attack_value: int
    in_cover: bool
    threshold: Threshold
    kept: dict[str, Faces]
    pairs: tuple[Pair, ...]
    kills: int
    left: int


def attack(s: Situation, r: Rulings) -> Rules[Outcome]:
    """One attack, from the demands on it (of.4 to of.8) to the units removed (of.21)."""
    if reasons := tuple(refusals(s, r)):
        yield Refuse(reasons)
    attacked, thrown = yield from dice_counts(s, r)
    value = yield from attack_value(s, r)
    in_cover = yield from covered(s, r)
    need = yield from threshold(s, value, in_cover=in_cover)
    picks = tuple(surplus_picks(attacked, thrown)) if attacked != thrown else ()
    optimal = not picks or r.surplus == "optimal"
    paired: Paired = yield Roll(
        {"defence": (attacked, D6), "attack": (thrown, D6)},
        PairedRows(need.used, () if optimal else picks),
    )
    yield from set_aside(attacked, thrown)
    yield from lay_out(paired, need)
    yield Measure("kills", paired.kills)
    left = s.defenders - paired.kills
    yield say("verdict", "of.14", "of.21", kills=paired.kills, defenders=s.defenders, left=left)
    kind = "splash" if s.splash else "ordinary"
    return Outcome(kind, value, in_cover, need, paired.kept, paired.pairs, paired.kills, left)


def refusals(s: Situation, r: Rulings) -> Iterator[Say]:
    """Why this attack may not be made: range (of.4), sight (of.6), ATK of two numbers (of.34)."""
    if s.range is not None and s.distance is not None and too_far(s.range, s.distance, r):
        yield say("out-of-range", "of.4", "of.5", range=s.range, distance=s.distance)
    if not s.all_in_sight and not s.sight_exempt:
        yield say("out-of-sight", "of.6", "of.7")
    if not s.splash and s.attack_base is not None and r.two_number_attack == "refuse":
        yield say("two-number-attack", "of.33", "of.34", base=s.attack_base, attack=s.attack)


def too_far(reach: float, distance: float, r: Rulings) -> bool:
    """Whether the target lies beyond RNG (of.4)."""
    return distance > reach or (distance == reach and r.range_limit == "exclusive")


def dice_counts(s: Situation, r: Rulings) -> Rules[tuple[int, int]]:
    """How many dice defence and attack throw: one a unit (of.9, of.10), in a splash SPL each."""
    if not s.splash:
        yield say("ordinary", "of.1", "of.2", "of.9", "of.10", attackers=s.attackers, defenders=s.defenders)
        return s.defenders, s.attackers
    per_unit = s.attackers > 1 and r.splash_per == "unit"
    attacked = min(s.splash * (s.attackers if per_unit else 1), s.defenders)
    yield say(
        "splash",
        *("of.24", "of.26", "of.27", "of.29", "of.30"),
        ruling="splash_per" if s.attackers > 1 else None,
        splash=s.splash,
        defenders=s.defenders,
        attacked=attacked,
    )
    return attacked, attacked


def attack_value(s: Situation, r: Rulings) -> Rules[int]:
    """The ATK that is subtracted: per group, or in a splash a + b x units (of.32 to of.34)."""
    base = s.attack_base
    if s.splash:
        value = (base or 0) + s.attack * s.attackers
        yield say(
            "splash-value",
            *("of.32", "of.33", "of.34"),
            base=base or 0,
            attack=s.attack,
            attackers=s.attackers,
            value=value,
        )
        return value
    if base is None:
        return s.attack
    value = base if r.two_number_attack == "base" else base + s.attack
    yield say("two-numbers", *("of.33", "of.34"), ruling="two_number_attack", base=base, attack=s.attack, value=value)
    return value


def covered(s: Situation, r: Rulings) -> Rules[bool]:
    """Whether the group is in cover: half of its units touch it (of.18)."""
    if s.touching_cover is None:
        return True
    twice = 2 * s.touching_cover
    half = twice == s.defenders
    in_cover = twice > s.defenders or (half and r.cover_half == "at-least")
    yield say(
        "cover",
        "of.18",
        ruling="cover_half" if half else None,
        touching=s.touching_cover,
        defenders=s.defenders,
        in_cover=in_cover,
    )
    return in_cover


def threshold(s: Situation, attack_value: int, *, in_cover: bool) -> Rules[Threshold]:
    """7 + DEF + cover - ATK (of.15 to of.19), held between 4 and 12 (of.22)."""
    cover = s.cover if in_cover else 0
    raw = BASE_THRESHOLD + s.defence + cover - attack_value
    used = max(LOWEST_THRESHOLD, min(HIGHEST_THRESHOLD, raw))
    yield say(
        "threshold",
        *("of.15", "of.16", "of.17", "of.19"),
        base=BASE_THRESHOLD,
        defence=s.defence,
        cover=cover,
        attack=attack_value,
        raw=raw,
    )
    if used != raw:
        cites = ("of.22", "of.23") + (("of.35",) if s.splash else ())
        yield say("limit", *cites, raw=raw, used=used)
    return Threshold(raw, used)


def surplus_picks(attacked: int, thrown: int) -> Iterator[Pick]:
    """The choice of dice that the longer row opens (of.11, of.12)."""
    if attacked > thrown:
        yield Pick("keep-defence", "defence", thrown, low=True)
    else:
        yield Pick("keep-attack", "attack", attacked)


def set_aside(attacked: int, thrown: int) -> Rules[None]:
    """Tell who takes dice out, and how many."""
    aside = abs(attacked - thrown)
    if attacked > thrown:
        yield say("surplus-defence", "of.11", ruling="surplus", defence=attacked, attack=thrown, aside=aside)
    if thrown > attacked:
        yield say("surplus-attack", "of.12", ruling="surplus", defence=attacked, attack=thrown, aside=aside)


def lay_out(paired: Paired, need: Threshold) -> Rules[None]:
    """Tell which pairs kill (of.13, of.21)."""
    sums = tuple(pair.sum for pair in paired.pairs if pair.kills)
    yield say("pairs", "of.13", "of.21", threshold=need.used, kills=paired.kills, sums=sums)


WORKED = {"attackers": 5, "attack": 1, "defenders": 4, "defence": 1, "cover": 2}

GAME = Game(
    id="openforces",
    order=1,
    title="OpenForces",
    authors=(Author("OpenForces"),),
    source=Source(None, "de"),
    prefix="of",
    statements=35,
    situation=Situation,
    rulings=Rulings,
    attack=attack,
    view={"kind": "pairs", "line": "threshold"},
    groups=(
        Group("attacker", side="attack"),
        Group("defender", side="defence"),
        Group("cover", folded=True),
        Group("reach", folded=True),
        Group("mode", folded=True),
    ),
    rows=(Row("defence", D6, "defence"), Row("attack", D6, "attack")),
    choices=(ChoiceKind("keep-defence", "pick"), ChoiceKind("keep-attack", "pick")),
    measures=(MeasureKind("kills", "number", better="high"),),
    examples=(
        Example(
            "worked",
            {
                "situation": WORKED,
                "dice": {"defence": [2, 2, 5, 5], "attack": [1, 1, 2, 4, 6]},
            },
        ),
        Example(
            "splash-eight",
            {
                "situation": {"attackers": 8, "attack": 1, "splash": 4, "defenders": 6, "defence": 3},
                "dice": {"defence": [1, 3, 4, 6], "attack": [2, 2, 5, 6]},
            },
        ),
        Example(
            "splash-two-numbers",
            {
                "situation": {
                    "attackers": 3,
                    "attack": 1,
                    "attack_base": 2,
                    "splash": 3,
                    "defenders": 5,
                    "defence": 2,
                    "cover": 2,
                },
                "dice": {"defence": [1, 2, 6], "attack": [1, 4, 4]},
            },
        ),
    ),
)
