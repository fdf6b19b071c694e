"""The ten elements: what an attack of theirs does to whom (tm.32 to tm.47).

What the text leaves open is read so. Immunity to earth, where it is to the whole attack, comes before
all else, undead and disease too. Bonuses of other elements do not add to what life restores, and life
never takes vitality: a damage roll below 0 restores 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from aleator.games.tab_master.situation import ELEMENTS
from aleator.rules import Say, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aleator.games.tab_master.situation import Rulings, Unit


@dataclass(frozen=True, slots=True)
class Extra:
    """Damage that an element adds against an essence or against a trait, and the statement saying so."""

    essence: str
    points: int
    cite: str
    trait: str | None = None


EXTRA = {
    "fire": Extra("ice", 20, "tm.33"),
    "water": Extra("fire", 10, "tm.34"),
    "earth": Extra("earth", 10, "tm.35"),
    "air": Extra("air", 10, "tm.37", trait="flying"),
    "ice": Extra("fire", 20, "tm.38"),
    "electricity": Extra("water", 10, "tm.39"),
    "life": Extra("disease", 10, "tm.42"),
    "disease": Extra("life", 10, "tm.45"),
    "light": Extra("darkness", 10, "tm.46", trait="undead"),
    "darkness": Extra("light", 10, "tm.47"),
}


@dataclass(frozen=True, slots=True)
class Effect:
    """What a hit does to a unit: `damage` with its bonus, `heal`, `immune` or `destroyed`.

    `heals` is false where life restores nothing (tm.41); `says` tells why.
    """

    kind: str = "damage"
    bonus: int = 0
    heals: bool = True
    says: tuple[Say, ...] = ()


def effect_on(unit: Unit, elements: tuple[str, ...], r: Rulings) -> Effect:
    """Earth's immunity first, then life (undead, disease, darkness, recovery), then the bonuses."""
    if not elements:
        return Effect()
    name = unit.called
    if "earth" in elements and "flying" in unit.traits and r.earth_on_flying == "whole":
        return Effect("immune", says=(say("immune", "tm.36", ruling="earth_on_flying", name=name),))
    if "life" in elements:
        if "undead" in unit.traits:
            return Effect("destroyed", says=(say("undead", "tm.43", name=name),))
        if "disease" not in unit.essences:
            return _recovery(unit)
    return _bonus(unit, elements, r)


def _recovery(unit: Unit) -> Effect:
    if "darkness" in unit.essences:
        return Effect("heal", heals=False, says=(say("no-recovery", "tm.41", name=unit.called),))
    return Effect("heal", says=(say("recovery", "tm.40", name=unit.called),))


def _bonus(unit: Unit, elements: tuple[str, ...], r: Rulings) -> Effect:
    found = [extra for element in ELEMENTS if element in elements for extra in _extra(unit, element, r)]
    points, says = [each for each, _ in found], tuple(told for _, told in found)
    if len(points) < 2:
        return Effect(bonus=sum(points), says=says)
    best = r.elements_add == "best"
    total = max(points) if best else sum(points)
    summed = say("elements", "tm.32", ruling="elements_add", name=unit.called, bonus=total, best=best)
    return Effect(bonus=total, says=(*says, summed))


def _extra(unit: Unit, element: str, r: Rulings) -> Iterator[tuple[int, Say]]:
    extra = EXTRA[element]
    grounds = [extra.essence] if extra.essence in unit.essences else []
    grounds += [extra.trait] if extra.trait in unit.traits and extra.trait else []
    if not grounds or (element == "earth" and "flying" in unit.traits):
        return
    points, ruling = extra.points, None
    if element == "ice":
        points, ruling = r.ice_bonus, "ice_bonus"
    if len(grounds) == 2:
        ruling = "traits_stack"
        points *= 2 if r.traits_stack == "each" else 1
    facts = {"name": unit.called, "element": element, "against": grounds[0], "grounds": len(grounds), "bonus": points}
    yield points, say("bonus", extra.cite, ruling=ruling, **facts)
