"""Words: everything that the games say has a message in every language, with facts for placeholders."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import resolve
from aleator.game import find_game, game_ids
from aleator.scenario import Scenario
from tests.strategies import scenarios

LOCALES = Path(__file__).parents[2] / "web" / "locales"
LANGUAGES = ("en", "de", "ru", "pt-BR")
GAMES = game_ids()
EVERYWHERE = [(language, game) for language in LANGUAGES for game in GAMES]


class _Names(Visitor):
    """Collects the variables and messages that a pattern refers to."""

    def __init__(self):
        self.variables, self.messages = set(), set()

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - as above
        self.messages.add(node.id.name)


@cache
def messages(language, name):
    """The messages of one file by id, `id.attribute` too, each with the variables it shows."""
    parsed = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text("utf-8"))
    found = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content[:60]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} stands twice"
            found[entry.id.name] = _variables(entry.value)
            found.update({f"{entry.id.name}.{a.id.name}": _variables(a.value) for a in entry.attributes})
    return found


def _variables(pattern):
    names = _Names()
    if pattern is not None:
        names.visit(pattern)
    return frozenset(names.variables)


def identifier(text):
    """A value as part of a message id: + is p, other signs are _."""
    return re.sub(r"[^a-zA-Z0-9_-]", "_", str(text).lower().replace("+", "p"))


def stem(name):
    """A declared name without its numbering."""
    return name.rstrip("*").rstrip("-:")


def of_fields(parts, above=()):
    """What fields need: a label each, by their whole path or its end, and words for options that are no numbers."""
    for part in parts:
        path = (*above, part["key"])
        yield tuple(f"field-{'-'.join(path[i:])}" for i in range(len(path)))
        inner = part.get("item", part) if part["type"] in {"list", "lookup"} else part
        if inner["type"] == "record":
            yield from of_fields(inner["fields"], path)
        if inner["type"] == "option":
            worded = [value for value in inner["values"] if isinstance(value, str)]
            yield from ((f"option-{part['key']}-{identifier(value)}",) for value in worded)
        if part.get("unit"):
            yield (f"unit-{part['unit']}",)


def of_measures(measures):
    """Messages that measures need, by kind."""
    for measure in measures:
        name = f"measure-{stem(measure['name'])}"
        yield name
        if measure["kind"] == "number":
            yield f"{name}-at-least"
        if measure["kind"] == "flag":
            yield from (f"{name}-true", f"{name}-false")
        if measure["kind"] == "code":
            yield from (f"{name}-{identifier(value)}" for value in measure["values"])


def declared_messages(game_id):
    """Every message that the declarations of a game call for."""
    told = find_game(game_id).declare()
    yield "tagline"
    yield from (f"group-{group['key']}" for group in told["groups"])
    for ruling in told["rulings"]:
        yield f"ruling-{ruling['name']}"
        yield from (f"ruling-{ruling['name']}-{identifier(value)}" for value in ruling["values"])
    yield from (f"row-{stem(row['name'])}" for row in told["rows"])
    yield from (f"choice-{stem(choice['key'])}" for choice in told["choices"])
    yield from of_measures(told["measures"])
    yield from (f"example-{example['id']}" for example in told["examples"])
    yield from (f"rule-{told['prefix']}-{n}" for n in range(1, told["statements"] + 1))


@pytest.mark.parametrize(("language", "game"), EVERYWHERE)
def test_everything_declared_has_a_message(language, game):
    """Fields, options, rulings, rows, choices, measures, examples and statements are all put into words."""
    here = messages(language, game).keys()
    fields = of_fields(find_game(game).declare()["fields"])

    assert set(declared_messages(game)) - here == set()
    assert [ids for ids in fields if not here & set(ids)] == []


@pytest.mark.parametrize("name", ["common", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language, name):
    """A message that one language has, all have."""
    assert messages(language, name).keys() == messages("en", name).keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_common_words_show_what_english_shows(language):
    """The page gives each common message the same facts in every language."""
    here, there = messages(language, "common"), messages("en", "common")

    assert {id_ for id_ in here if not here[id_] <= there[id_]} == set()


def held(language, game, kind, told):
    """A step's or a refusal's message exists, and each of its placeholders is a fact."""
    id_ = f"{kind}-{told['key']}"
    assert id_ in messages(language, game), f"{language}: {id_}"
    assert messages(language, game)[id_] <= told["facts"].keys(), f"{language}: {id_}"
    cites = {f"rule-{cite.replace('.', '-')}" for cite in told["cites"]}
    assert cites
    assert cites <= messages(language, game).keys()


def hold_all(game, result):
    """Everything that a result says, in every language."""
    for language in LANGUAGES:
        for step in result["steps"]:
            held(language, game, "step", step)
        for reason in result["refusals"]:
            held(language, game, "refusal", reason)
        for id_ in option_messages(result["choices"]):
            assert id_ in messages(language, game), f"{language}: {id_}"


def option_messages(choices):
    """The messages that the options of the choices on the table need; numbers and dice speak for themselves."""
    for key, choice in choices.items():
        words = [value for value in choice["options"] or () if isinstance(value, str | bool)]
        yield from (f"choice-{re.sub(r'-[0-9]+$', '', key)}-{identifier(value)}" for value in words)


@pytest.mark.parametrize("game", GAMES)
def test_what_examples_say_can_be_said(game):
    """Every step of every example is put into words, and each placeholder is a fact."""
    for example in find_game(game).examples:
        hold_all(game, resolve(Scenario.from_json({"game": game, **example.scenario})).to_json())


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_whatever_happens_can_be_said(game, data):
    """Any attack whatever speaks in messages that are there, with facts that are there."""
    hold_all(game, resolve(data.draw(scenarios(find_game(game)))).to_json())


@pytest.mark.parametrize(("language", "game"), EVERYWHERE)
def test_no_message_is_left_over(language, game):
    """Words of a kind that declarations call for are called for."""
    kinds = ("field-", "group-", "row-", "choice-", "ruling-", "rule-", "option-", "unit-", "example-", "measure-")
    spoken = {id_ for id_ in messages(language, game) if id_.startswith(kinds) and "." not in id_}
    optional = tuple(f"choice-{stem(kind.key)}-" for kind in find_game(game).choices if kind.kind == "option")

    fields = {id_ for ids in of_fields(find_game(game).declare()["fields"]) for id_ in ids}

    assert {id_ for id_ in spoken if not id_.startswith(optional)} <= {*declared_messages(game), *fields}


def sources(folder, *kinds):
    """The text of all sources below a folder, or of one file."""
    files = [path for kind in kinds for path in folder.rglob(f"*.{kind}")] if folder.is_dir() else [folder]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_no_common_message_is_left_over():
    """The page names each common message, or puts its name together from a stem."""
    script = sources(LOCALES.parent, "js", "mjs")
    named = set(re.findall(r'"([a-z][a-z0-9-]+)"', script))
    stems = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", script))

    assert {id_ for id_ in messages("en", "common") if id_ not in named and not id_.startswith(stems)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_step_is_left_over(game):
    """A game's rules name each step and each refusal that has words."""
    module = LOCALES.parents[1] / "py" / "aleator" / "games" / game.replace("-", "_")
    named = set(
        re.findall(r'"([a-z][a-z0-9-]+)"', sources(module if module.is_dir() else module.with_suffix(".py"), "py"))
    )
    worded = [id_.partition("-")[2] for id_ in messages("en", game) if id_.startswith(("step-", "refusal-"))]

    assert set(worded) - named == set()
