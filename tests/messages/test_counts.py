"""Counts: a number before the thing that it counts is put in the words of that number."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from aleator.game import game_ids
from tests.messages.needed import LANGUAGES, LOCALES

COUNTED = {
    "en": r"squares?|projectiles?|steps?|units?|targets?|enem(y|ies)|strikes?",
    "de": r"Feld(er)?|Geschosse?|Schritte?|Einheit(en)?|Ziele?|Gegner|Schläge?",
    "pt-BR": r"casas?|proj[ée]t(il|eis)|passos?|unidades?|alvos?|inimigos?|golpes?",
    "ru": r"клет\w+|снаряд\w*|шаг\w*|юнит\w*|цел[ьией]\w*|враг\w*|удар\w*",
}

NEVER_ONE = {("refusal-no-ammunition", "needed")}
"""Numbers that are two or more where they stand: some are left, but fewer than needed."""


def uncounted(pattern, noun, chosen=frozenset()):
    """The numbers that stand before such a noun without having chosen its form."""
    parts = pattern.elements
    for part, after in zip(parts, [*parts[1:], None], strict=True):
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            by = getattr(getattr(inner.selector, "id", None), "name", "")
            for variant in inner.variants:
                yield from uncounted(variant.value, noun, chosen | {by})
        if isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
            name = inner.id.name
            if name not in chosen and re.match(rf"\s({noun})\b", after.value, re.IGNORECASE):
                yield name


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_form_for_one(language, game):
    """No message says "1 squares": where a number stands before squares, units or shots, it selects the words."""
    body = FluentParser().parse((LOCALES / language / f"{game}.ftl").read_text("utf-8")).body
    found = {
        entry.id.name: name
        for entry in body
        if isinstance(entry, ast.Message) and entry.value
        for name in uncounted(entry.value, COUNTED[language])
        if (entry.id.name, name) not in NEVER_ONE
    }

    assert found == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = { $n } squares off", ["n"]),
        ("a = { $m ->\n    [one] one\n   *[other] { $n } squares\n}", ["n"]),
        ("a = { $n ->\n    [one] one square\n   *[other] { $n } squares\n}", []),
        ("a = squares: { $n }", []),
    ],
)
def test_a_number_without_its_words_is_found(text, found):
    """The test above sees what it is to see."""
    (message,) = FluentParser().parse(text).body

    assert list(uncounted(message.value, COUNTED["en"])) == found
