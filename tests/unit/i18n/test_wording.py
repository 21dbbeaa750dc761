"""No message and no book uses words that players would not say (`tests/wording.py`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import referee
from referee.i18n.messages import LANGS
from referee.rulebook.clause import Clause
from tests.wording import INSTEAD, avoided, in_two_styles, long_sentences

ARGUMENT = "…"
NO_TEXT = "headline-small-words"
"""A list of words."""


class _Texts(Visitor):
    """The texts of a message, one for each variant, with its arguments as ``…``."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:
        parts = (
            part.value if isinstance(part, fluent.TextElement) else ARGUMENT
            for part in node.elements
        )
        self.found.append("".join(parts))
        self.generic_visit(node)


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """(key, text) of every text in the messages of a language."""
    folder = resources.files("referee") / "locale" / lang
    for entry in folder.iterdir():
        if entry.name.endswith(".ftl"):
            for message in FluentParser().parse(entry.read_text("utf-8")).body:
                if isinstance(message, fluent.Message) and message.id.name != NO_TEXT:
                    visitor = _Texts()
                    visitor.visit(message)
                    yield from ((message.id.name, text) for text in visitor.found)


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_uses_words_to_avoid(lang: str) -> None:
    assert [f"{key}: {slip}" for key, text in texts(lang) for slip in avoided(text, lang)] == []


def _translated(clause: Clause, lang: str) -> Iterator[str]:
    """The texts of a clause that are Referee's own: neither its title nor the source's wording."""
    if lang == "en":
        yield clause.wording[lang]
    for reading in clause.readings:
        yield from (reading.question[lang], reading.why[lang])
        yield from (label[lang] for label in reading.label.values())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", referee.books())
def test_no_book_uses_words_to_avoid(book: str, lang: str) -> None:
    texts = {
        text: clause for clause in referee.book(book).clauses for text in _translated(clause, lang)
    }
    assert [
        f"{clause.id}: {slip}" for text, clause in texts.items() for slip in avoided(text, lang)
    ] == []


ASKS = {
    "en": re.compile(r"[A-Z]((?!: )[^.?;])*\?"),
    "ja": re.compile(r"[^。]*(です|ます|ません)か。"),
}
"""What a question about a rule looks like: one sentence, and a polite one in Japanese."""
MAX_QUESTION = {"en": 100, "ja": 60}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", referee.books())
def test_a_book_asks_a_table_in_one_short_sentence(book: str, lang: str) -> None:
    clauses = referee.book(book).clauses
    asked = {each.question[lang] for clause in clauses for each in clause.readings}
    long = [text for text in asked if len(text) > MAX_QUESTION[lang]]
    assert (long, [text for text in asked if not ASKS[lang].fullmatch(text)]) == ([], [])


def test_no_english_message_has_a_sentence_too_long_to_follow() -> None:
    assert [f"{key}: {long}" for key, text in texts("en") for long in long_sentences(text)] == []


def test_no_japanese_message_mixes_two_styles() -> None:
    assert [f"{key}: {odd}" for key, text in texts("ja") for odd in in_two_styles(text)] == []


SLIPS = {
    "en": ("It has not been told who leads.", "A trump beats every card that is none."),
    "ja": ("Dan待ち: 返すか、流すか?", "それはわからない。"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_words_to_avoid_are_found_with_what_to_write_instead(lang: str) -> None:
    for text in SLIPS[lang]:
        (slip,) = avoided(text, lang)
        assert any(slip.endswith(f"write {better}") for better in INSTEAD[lang].values())


def test_a_plain_sentence_beside_a_polite_one_is_found() -> None:
    assert in_two_styles("場が流れる。8が出たので、場が流れます。") == ["場が流れる"]
    assert in_two_styles("場が流れます。Akiの番です。") == []
    assert in_two_styles("場が流れる。Akiの番になる。") == []
    assert in_two_styles("出せるのは「場が流れる。」と(栗拾い。)です。") == []


DENIES = {
    "en": re.compile(r"\b(?:no|none|nothing|never)\b|n’t\b"),
    "ja": re.compile(r"(?:ない|いない|おらず.*いない)$"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_fact_in_a_headline_is_denied_if_it_is_denied_in_the_text(lang: str) -> None:
    """“It depends on whether X” in the headline and “If so” in the text mean the same X."""
    texts = {
        key: text
        for file in (resources.files("referee") / "locale" / lang).iterdir()
        if file.name.endswith(".ftl")
        for key, text in re.findall(r"^([a-z-]+) = (.*)$", file.read_text("utf-8"), re.M)
    }
    short = {key for key in texts if key.startswith("short-fact-")}
    assert short
    denies = DENIES[lang].search
    unlike = [
        key
        for key in sorted(short)
        if bool(denies(texts[key])) != bool(denies(texts.get(key.removeprefix("short-"), "")))
        and texts.get(key.removeprefix("short-"))
    ]
    assert unlike == []
