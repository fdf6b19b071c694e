"""What every game must hold, whichever games are found; each failure names what a new game lacks."""

import dataclasses
import inspect
import json
import sys
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aleator import Scenario, ScenarioError, odds, resolve
from aleator.game import find_game, game_ids
from aleator.result import Result, plain, replay
from aleator.table import Hand, play
from tests.strategies import scenarios

GAMES = game_ids()
SEED = "c2VlZC1mb3ItdGVzdHMtMQ"
each_game = pytest.mark.parametrize("game", list(map(find_game, GAMES)), ids=GAMES)
EXAMPLES = [(find_game(game), example) for game in GAMES for example in find_game(game).examples]
each_example = pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda each: each.id)


def weighed(scenario):
    """The odds, unless this attack is too large to weigh."""
    try:
        return odds(scenario)
    except ScenarioError as error:
        assume([p.code for p in error.problems] != ["too-many-states"])
        raise


@each_game
def test_a_record_is_whole(game):
    """Every part that a page reads is declared, and groups and fields fit each other."""
    told = game.declare()
    groups = {group["key"] for group in told["groups"]}

    assert told["view"]["kind"]
    assert told["examples"]
    assert told["authors"]
    assert {field["group"] for field in told["fields"]} == groups
    assert json.loads(json.dumps(told)) == told


@pytest.mark.skipif(sys.platform == "emscripten", reason="byte code is shipped without docstrings")
@each_game
def test_a_rule_body_says_what_it_is(game):
    """The generator of each game has a docstring."""
    assert inspect.getdoc(game.attack)


@each_example
def test_examples_lie_on_the_table(game, example):
    """Every example opens resolved or refused by its own dice, without a seed."""
    result = resolve(Scenario.from_json({"game": game.id, **example.scenario}))

    assert result.status in {"resolved", "refused"}
    assert "seed" not in example.scenario


@each_game
@given(data=st.data())
def test_odds_are_whole_and_hold_what_was_played(game, data):
    """Each distribution sums to exactly 1, rises, and gives the played value a chance above 0."""
    scenario = data.draw(scenarios(game))
    result, chances = resolve(scenario), weighed(scenario)

    if result.status == "refused":
        assert chances.refusals == result.played.refusals
        return
    assert result.measures.keys() == chances.measures.keys()
    for name, spread in chances.measures.items():
        kind = game.measure(name)
        assert kind is not None, name
        assert sum(spread.values()) == 1
        assert spread[result.measures[name]] > 0
        if kind.kind == "number":
            assert list(spread) == sorted(spread)
            assert chances.means[name] == sum((n * p for n, p in spread.items()), Fraction(0))


def hidden(value):
    """The parts of an outcome that comparing two of them would pass over."""
    if dataclasses.is_dataclass(value):
        yield from (f.name for f in dataclasses.fields(value) if not f.compare)
        yield from (name for f in dataclasses.fields(value) for name in hidden(getattr(value, f.name)))
    elif isinstance(value, (tuple, list)):
        yield from (name for item in value for name in hidden(item))


@each_game
@given(data=st.data())
def test_an_outcome_is_compared_whole(game, data):
    """Results under two rulings are held against each other by their outcomes: no part may be left out."""
    assert list(hidden(resolve(data.draw(scenarios(game))).outcome)) == []


@each_game
@given(data=st.data())
def test_a_result_replays_to_itself(game, data):
    """The rows that lie there, typed in, give the same result without the seed."""
    scenario = data.draw(scenarios(game))
    result = resolve(scenario)

    assert plain(replay(result, game, scenario).outcome) == plain(result.outcome)


TOLD = ("status", "refusals", "pending", "rows", "choices", "outcome")


def told(game, scenario, rulings):
    """What a result tells besides its reasons, by the dice and the seed at hand; None where they do not fit."""
    try:
        result = Result(play(game, scenario.situation, rulings, scenario.hand), {}).to_json()
    except ScenarioError:
        return None
    return [result[part] for part in TOLD]


@each_game
@given(data=st.data())
def test_a_result_leans_on_the_rulings_that_would_change_it(game, data):
    """Looked at, and with another value the same hand comes to something else, also where rows are still open."""
    scenario = data.draw(scenarios(game))
    typed = {name: row.faces for name, row in scenario.played.rows.items() if data.draw(st.booleans())}
    seed = scenario.hand.seed if data.draw(st.booleans()) else None
    scenario = dataclasses.replace(scenario, hand=Hand(typed, seed))
    as_it_is = told(game, scenario, scenario.rulings)
    changing = {
        name
        for name, values in game.ruling_values().items()
        for value in values
        if told(game, scenario, dataclasses.replace(scenario.rulings, **{name: value})) != as_it_is
    }

    assert resolve(scenario).rulings.keys() == changing & scenario.played.leaned


@each_game
@given(data=st.data())
def test_rows_that_lie_there_leave_nothing_open(game, data):
    """With every row entered, the odds are the one outcome."""
    scenario = data.draw(scenarios(game))
    result = resolve(scenario)
    typed = {name: list(row.faces) for name, row in result.played.rows.items()}
    fixed = Scenario.from_json({**without(scenario.to_json(), "seed"), "dice": typed})

    assert odds(fixed).measures == {name: {value: 1} for name, value in result.measures.items()}


@each_game
@given(data=st.data())
def test_rows_are_asked_for_until_all_lie_there(game, data):
    """Without a seed, throwing what is asked for, row by row, ends in the result the seed throws."""
    scenario = data.draw(scenarios(game))
    thrown = resolve(scenario)
    asked = {**without(scenario.to_json(), "seed"), "dice": {}}
    for _ in range(400):
        result = resolve(Scenario.from_json(asked)).to_json()
        if result["status"] != "pending":
            break
        name = next(iter(result["pending"]["rows"]))
        row = thrown.played.rows[name]
        assert result["pending"]["rows"][name]["count"] == len(row.faces)
        asked["dice"] = {**asked["dice"], name: list(row.faces)}

    assert result["status"] == thrown.status
    assert result["outcome"] == plain(thrown.outcome)


@each_game
@settings(max_examples=40)
@given(data=st.data())
def test_a_ruling_moves_only_results_that_name_it(game, data):
    """Another value of a ruling that the result does not lean on changes nothing that happened."""
    scenario = data.draw(scenarios(game))
    result = resolve(scenario)
    name, values = data.draw(st.sampled_from(sorted(game.ruling_values().items())))
    value = data.draw(st.sampled_from(values))
    other = {**scenario.to_json().get("rulings", {}), name: value}

    if name not in result.rulings:
        same = resolve(Scenario.from_json({**scenario.to_json(), "rulings": other}))
        assert {**same.to_json(), "steps": None} == {**result.to_json(), "steps": None}


@each_game
@given(data=st.data())
def test_steps_cite_statements_that_there_are(game, data):
    """Every step and every reason cites statements of the game, rulings by their names."""
    result = resolve(data.draw(scenarios(game)))
    known = {f"{game.prefix}.{n}" for n in range(1, game.statements + 1)}

    for step in (*result.played.steps, *result.played.refusals):
        assert step.cites
        assert set(step.cites) <= known
        assert step.ruling in {None, *game.ruling_values()}
    assert result.status != "resolved" or result.played.steps


def less_idle_parts(value, field):
    """A value without the parts that do not count beside the others, and whether there were any."""
    if field["type"] == "list" and value:
        found = [less_idle_parts(item, field["item"]) for item in value]
        return [item for item, _ in found], any(idle for _, idle in found)
    if field["type"] != "record" or value is None:
        return value, False
    parts = {part["key"]: part for part in field["fields"]}
    found = {key: less_idle_parts(item, parts[key]) for key, item in value.items()}
    idle = {key for key in value if not counts(parts[key], parts, value)}
    return {key: item for key, (item, _) in found.items() if key not in idle}, bool(idle) or any(
        b for _, b in found.values()
    )


def counts(part, parts, record):
    """Whether a part of a record counts beside the others, as declared."""
    when = part["when"]
    return when is None or record.get(when["field"], parts[when["field"]]["default"]) in when["is"]


@each_game
@given(data=st.data())
def test_what_does_not_count_changes_nothing(game, data):
    """A part that its record makes idle may be left out: what happens is the same, up to what is merely kept."""
    scenario = data.draw(scenarios(game))
    form = {"type": "record", "fields": game.declare()["fields"]}
    situation, idle = less_idle_parts(scenario.to_json().get("situation", {}), form)
    if idle:
        lean = resolve(Scenario.from_json({**scenario.to_json(), "situation": situation}))
        assert lean.measures == resolve(scenario).measures
        assert lean.status == resolve(scenario).status


@each_game
def test_the_defaults_are_an_attack(game):
    """A game alone resolves with a seed and has odds."""
    scenario = Scenario.from_json({"game": game.id, "seed": SEED})

    assert resolve(scenario).status == "resolved"
    assert odds(scenario).measures


LARGE = {"integer", "number", "list", "record"}


def largest(field):
    """The highest value of a declared field: numbers at their bounds, lists and records full of them."""
    match field["type"]:
        case "integer" | "number":
            return field["high"]
        case "list":
            return [largest(field["item"]) for _ in range(field["most"])]
        case "record":
            parts = [part for part in field["fields"] if part["type"] in LARGE or part["required"]]
            return {part["key"]: largest(part) for part in parts}
        case "option":
            return field["values"][-1]
    return "x"


def faults(given_):
    """The fields of a situation that do not read."""
    try:
        Scenario.from_json(given_)
    except ScenarioError as error:
        return {problem.path.split(".")[1] for problem in error.problems}
    return set()


@each_game
def test_the_largest_situation_can_be_weighed(game):
    """Every number at its highest and every list full: weighed to exactly 1, or refused with its reasons."""
    situation = {field["key"]: largest(field) for field in game.declare()["fields"] if field["type"] in LARGE}
    while bad := faults({"game": game.id, "situation": situation}):
        # parts that hang together cannot all be largest at once
        situation = {name: value for name, value in situation.items() if name not in bad}
    scenario = Scenario.from_json({"game": game.id, "situation": situation, "seed": SEED})
    chances = odds(scenario)

    assert situation
    assert resolve(scenario).status == ("refused" if chances.refusals else "resolved")
    assert all(sum(spread.values()) == 1 for spread in chances.measures.values())
    assert chances.refusals or chances.measures


def without(mapping, key):
    """A mapping less one key."""
    return {name: value for name, value in mapping.items() if name != key}
