"""Lawful inputs for any game, drawn from what the game declares."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from aleator import Scenario, ScenarioError
from aleator.fields import Field, Flag, Integer, Number, Option, Text
from aleator.records import Listing, Lookup, Record, required, spec

if TYPE_CHECKING:
    from aleator.game import Game

SEEDS = st.binary(min_size=16, max_size=16)


def given_values(field: Field) -> st.SearchStrategy[Any]:
    """JSON that a field reads."""
    values = _values(field)
    return st.none() | values if field.nullable else values


def _values(field: Field) -> st.SearchStrategy[Any]:
    match field:
        case Integer():
            near = st.integers(max(field.low, -3), min(field.high, 6)) if field.low <= 6 else st.nothing()
            return near | st.integers(field.low, field.high)
        case Number():
            return st.integers(field.low, field.high) | st.floats(field.low, field.high)
        case Flag():
            return st.booleans()
        case Option():
            return st.sampled_from(field.values)
        case Text(pattern=str(pattern)):
            return st.from_regex(pattern, fullmatch=True)
        case Text():
            return st.text(st.characters(exclude_categories=["Cs"]), min_size=field.shortest, max_size=field.longest)
        case Listing():
            most = min(field.most, field.least + 4)
            return st.lists(given_values(field.item), min_size=field.least, max_size=most)
        case Lookup():
            return st.dictionaries(given_values(field.key), given_values(field.item), max_size=min(field.most, 3))
        case Record():
            return records(field.of)
    raise TypeError(field)


def records(of: type) -> st.SearchStrategy[dict[str, Any]]:
    """JSON objects that a declared record reads, field by field given or left out."""
    parts = {f.name: given_values(spec(f)) for f in dataclasses.fields(of)}
    needed = {f.name for f in dataclasses.fields(of) if required(f)}
    return st.fixed_dictionaries(
        {name: value for name, value in parts.items() if name in needed},
        optional={name: value for name, value in parts.items() if name not in needed},
    )


def rulings(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Some rulings of a game, each at one of its values."""
    values = {name: st.sampled_from(options) for name, options in game.ruling_values().items()}
    return st.fixed_dictionaries({}, optional=values)


@st.composite
def scenarios(draw: st.DrawFn, game: Game) -> Scenario:
    """A scenario that reads, with a seed; unlawful combinations of fields are drawn again."""
    seed = draw(st.just("AAAAAAAAAAAAAAAAAAAAAA") | st.just("c2VlZC1mb3ItdGVzdHMtMQ") | SEEDS.map(encode_seed))
    given = {
        "game": game.id,
        "rulings": draw(rulings(game)),
        "situation": draw(records(game.situation) | st.sampled_from(example_situations(game))),
        "seed": seed,
    }
    try:
        return Scenario.from_json(given)
    except ScenarioError:
        return draw(st.nothing())


def example_situations(game: Game) -> list[dict[str, Any]]:
    """The situations of a game's examples, which always read."""
    return [dict(example.scenario.get("situation", {})) for example in game.examples]


def encode_seed(raw: bytes) -> str:
    """A seed as it stands in a scenario."""
    from base64 import urlsafe_b64encode  # noqa: PLC0415 - one use

    return urlsafe_b64encode(raw).decode().rstrip("=")
