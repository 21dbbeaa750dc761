"""Messages are formatted as the Fluent project's own library does it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import referee
from referee.i18n.fluent import FormatError, MessageBundle
from referee.i18n.messages import LANGS
from tests.tiers import quick

LOCALE = Path(referee.__file__).parent / "locale"
WAYS = 12
"""With how many sets of values each message is formatted."""
VALUES = (0, 1, 2, 3, 5, 1234, 7_654_321, 1.5, "Aki", "♠3", "none", "")
PLURALS = {"one", "other"}
"""The library takes these words, as texts, for numbers of that category: not held against it."""


class Variables(Visitor):
    """The values that a sentence names, and the words that it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def texts(lang: str) -> Iterator[str]:
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        yield path.read_text("utf-8")


def sentences(lang: str) -> tuple[MessageBundle, FluentBundle]:
    ours, theirs = MessageBundle(lang), FluentBundle([lang], use_isolating=False)
    for text in texts(lang):
        ours.add(text)
        theirs.add_resource(FluentResource(text))
    return ours, theirs


def their(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str | None:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, args)
    return None if problems else str(text)


def our(bundle: MessageBundle, key: str, args: dict[str, Any]) -> str | None:
    try:
        return bundle.format(key, args)
    except FormatError:
        return None


@pytest.mark.parametrize(
    "lang", quick(LANGS, 1, "the first tier compares one language with the library of Fluent")
)
def test_every_sentence_comes_out_as_the_library_tells_it(lang: str) -> None:
    ours, theirs = sentences(lang)
    random, formatted = Random(lang), 0
    for text in texts(lang):
        for entry in FluentParser(with_spans=False).parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            variables = Variables()
            variables.visit(entry)
            values = [*VALUES, *sorted(variables.words - PLURALS)]
            for _ in range(WAYS if variables.names else 1):
                args = {name: random.choice(values) for name in sorted(variables.names)}
                assert our(ours, entry.id.name, args) == their(theirs, entry.id.name, args)
                formatted += 1
    assert formatted > 10_000


ODD = """
# what the books' own sentences do not do, and those of others may
-name = Referee
term = { -name } settles
twice = a
twice = b
lines =
    one
      two
    { "  three" }
    { $x ->
        [1.5] half
       *[other] { NUMBER($x, useGrouping: 0) }
}
junk = { $
loop = { pool }
pool = { loop }
unknown = { WHATEVER($x) }
nested = { term }, { $x ->
    [one] { $y ->
        [a] A
       *[b] B
    }
   *[other] many
}
attributed = text
    .title = title
"""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", ["term", "twice", "lines", "unknown", "nested", "attributed"])
@pytest.mark.parametrize("x", [1, 1.5, 2, 1234, "Aki"])
def test_odd_ones_too(lang: str, key: str, x: object) -> None:
    ours, theirs = MessageBundle(lang), FluentBundle([lang], use_isolating=False)
    ours.add(ODD)
    theirs.add_resource(FluentResource(ODD))
    args = {"x": x, "y": "a"}
    assert our(ours, key, args) == their(theirs, key, args)


def test_what_cannot_be_read_is_not_there() -> None:
    ours = MessageBundle("en")
    ours.add(ODD)
    assert not ours.has("junk")
    assert not ours.has("nothing")
    assert ours.has("pool")
    with pytest.raises(FormatError, match="each other"):
        ours.format("pool", {})


def test_a_value_that_lacks_is_a_problem() -> None:
    ours = MessageBundle("en")
    ours.add("greet = Good evening, { $name }")
    with pytest.raises(FormatError, match="name"):
        ours.format("greet", {})
    with pytest.raises(FormatError, match="list"):
        ours.format("greet", {"name": ["Aki"]})
