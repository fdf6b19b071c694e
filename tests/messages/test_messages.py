"""Words: everything that the games say has a message in every language, with facts for placeholders."""

from __future__ import annotations

import ast
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aleator import resolve
from aleator.game import find_game, game_ids
from aleator.scenario import Scenario
from tests.messages.needed import LANGUAGES, LOCALES, declared_messages, identifier, messages, of_fields, stem, variants
from tests.strategies import scenarios

GAMES = game_ids()
EVERYWHERE = [(language, game) for language in LANGUAGES for game in GAMES]


@pytest.mark.parametrize(("language", "game"), EVERYWHERE)
def test_everything_declared_has_a_message(language, game):
    """Fields, options, rulings, rows, choices, measures, examples and statements are all put into words."""
    here = messages(language, game).keys()
    fields = of_fields(find_game(game).declare()["fields"])

    assert set(declared_messages(find_game(game))) - here == set()
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
def test_none_at_all_has_words_of_its_own(language, game):
    """What a number measure asks at nought is whether there is none at all, never "none or more"."""
    asked = [f"measure-{stem(kind.name)}-at-least" for kind in find_game(game).measures if kind.kind == "number"]

    assert [id_ for id_ in asked if "0" not in variants(language, game, id_)] == []


@pytest.mark.parametrize(("language", "game"), EVERYWHERE)
def test_no_message_is_left_over(language, game):
    """Words of a kind that declarations call for are called for."""
    kinds = (
        "field-",
        "group-",
        "row-",
        "choice-",
        "ruling-",
        "rule-",
        "option-",
        "unit-",
        "example-",
        "measure-",
        "name-",
    )
    spoken = {id_ for id_ in messages(language, game) if id_.startswith(kinds) and "." not in id_}
    optional = tuple(f"choice-{stem(kind.key)}-" for kind in find_game(game).choices if kind.kind == "option")

    fields = {id_ for ids in of_fields(find_game(game).declare()["fields"]) for id_ in ids}

    assert {id_ for id_ in spoken if not id_.startswith(optional)} <= {*declared_messages(find_game(game)), *fields}


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


def test_every_fault_of_an_input_has_words():
    """Each code of a problem that the page can meet has a message, and no message is of a code that there is not."""
    core = LOCALES.parents[1] / "py" / "aleator"
    calls = (node for path in core.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    raised = {code for node in calls if (code := _code_of(node))}
    worded = {id_.removeprefix("problem-") for id_ in messages("en", "common") if id_.startswith("problem-")}
    named = set(re.findall(r'"([a-z][a-z-]+)"', sources(core, "py")))

    assert raised - worded == {"unreadable"}, "a file, which is the command line's alone"
    assert worded - named == {"named"}, "the sentence around the others"


def _code_of(node):
    """The code of a `Problem(path, code, …)` that is written out."""
    if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Problem" or len(node.args) < 2:
        return None
    return node.args[1].value if isinstance(node.args[1], ast.Constant) else None
