"""Which messages there are, and which ones a game's declarations call for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "web" / "locales"
LANGUAGES = ("en", "de", "ru", "pt-BR")


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
    return messages_of((LOCALES / language / f"{name}.ftl").read_text("utf-8"), f"{language}/{name}.ftl")


def messages_of(text, where):
    """The same, of a file's text."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}: {entry.content[:60]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{where}: {entry.id.name} stands twice"
            found[entry.id.name] = _variables(entry.value)
            found.update({f"{entry.id.name}.{a.id.name}": _variables(a.value) for a in entry.attributes})
    return found


def _variables(pattern):
    names = _Names()
    if pattern is not None:
        names.visit(pattern)
    return frozenset(names.variables)


def variants(language, name, wanted):
    """The keys of the variants that a message chooses from at first."""
    entries = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text("utf-8")).body
    message = next(entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name == wanted)
    chosen = [part.expression for part in message.value.elements if isinstance(part, ast.Placeable)]
    keys = [variant.key for one in chosen if isinstance(one, ast.SelectExpression) for variant in one.variants]
    return {getattr(key, "value", None) or key.name for key in keys}


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


def declared_messages(game):
    """Every message that the declarations of a game call for."""
    told = game.declare()
    yield "tagline"
    yield from (f"group-{group['key']}" for group in told["groups"])
    for ruling in told["rulings"]:
        yield f"ruling-{ruling['name']}"
        yield from (f"ruling-{ruling['name']}-{identifier(value)}" for value in ruling["values"])
    yield from (f"row-{stem(row['name'])}" for row in told["rows"])
    yield from (f"choice-{stem(choice['key'])}" for choice in told["choices"])
    yield from (f"name-{name}" for name in told["names"])
    yield from of_measures(told["measures"])
    yield from (f"example-{example['id']}" for example in told["examples"])
    yield from (f"rule-{told['prefix']}-{n}" for n in range(1, told["statements"] + 1))
