"""A reading on any word of a sentence is refused when the book is read, or answers are given.

Each word is taken from a sentence of a book, and left to a reading with the value that it has there
and another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import referee
from referee.library.context import check_book, current
from referee.rulebook.clause import UNSETTLED, Book, Clause
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import SENTENCE, Word
from referee.simulation import deal, play_out
from tests.sentences import rules_text
from tests.tiers import quick

BOOKS = ("local", "daifugo", "offkai", "league", "uecda")
HOUSE = """
extends = "daifugo"

[[clause]]
id = "ours.mine"
title = {{ ja = "うちの決まり", en = "Our rule" }}
overrides = {}
{}

[[clause.reading]]
id = "q"
question = {{ ja = "どちらですか?", en = "Which?" }}
values = ["a", "b", "unsettled"]
default = "{}"
"""
VOCABULARY = vocabulary_of("climbing")


def _settled(book: Book, clause: Clause) -> list[dict[str, Any]]:
    """The sentences of a clause, with one value for each reading."""

    def value_of(value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        option = book.options[value["reading"]]
        settled = [v for v in (option.default, *option.values) if v != UNSETTLED]
        return value.get(settled[0], settled[0])

    uses = (use for use in clause.rules if use.name == SENTENCE)
    return [{path: value_of(value) for path, value in use.params.items()} for use in uses]


def _examples() -> dict[str, tuple[Clause, list[dict[str, Any]], int]]:
    """Word -> a clause with it, its sentences, and which of them has the word."""
    examples: dict[str, tuple[Clause, list[dict[str, Any]], int]] = {}
    for book in map(referee.book, BOOKS):
        for clause in book.clauses:
            sentences = _settled(book, clause)
            for index, sentence in enumerate(sentences):
                for word in sentence:
                    examples.setdefault(word, (clause, sentences, index))
    return examples


EXAMPLES = _examples()
DECK = referee.book("daifugo").deck
TITLES = tuple(name for names in referee.book("daifugo").titles.values() for name in names)


def _name(value: Any) -> str:
    """A value as a reading names it; of a list, the first."""
    value = value[0] if isinstance(value, (list, tuple)) else value
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _other_values(word: Word, value: str) -> list[str]:
    """Another value that a word can have, and ``no`` if it can have that."""
    known = [*word.known(DECK, TITLES), "yes", "no", "2", "3"]
    fit = [other for other in known if other != value and word.takes(other, DECK, TITLES)]
    return [*fit[:1], *(["no"] if "no" in fit[1:] else [])]


def _houses() -> Iterator[Any]:
    assert VOCABULARY
    for word, (clause, sentences, index) in EXAMPLES.items():
        value = _name(sentences[index][word])
        for other in _other_values(VOCABULARY.words[word], value):
            reading = {"reading": "q", "a": value, "b": other}
            open_ = [*sentences]
            open_[index] = {**sentences[index], word: reading}
            for default in ("a", UNSETTLED):
                yield pytest.param(clause, open_, default, id=f"{word}={other}, {default}")


HOUSES = quick([*_houses()], 80, "the first tier leaves fewer words to readings")


@pytest.mark.parametrize(("clause", "sentences", "default"), HOUSES)
def test_a_reading_works_or_is_refused(
    clause: Clause, sentences: list[dict[str, Any]], default: str
) -> None:
    text = HOUSE.format([*clause.overrides], rules_text(sentences), default)
    with current().trial():
        current().put_text("ours", text)
        if any(finding.level == ERROR for finding in check_book("ours")):
            return
        game = play_out(deal(1, 4, "ours", titled=True), 1, 25)
        table = game.table(len(game.moves) // 2)
        for question in ("whose turn", "what order", f"what may {table.description.names[0]} play"):
            assert table.ask(question).say()


def test_most_words_are_tried() -> None:
    assert VOCABULARY
    assert len(EXAMPLES) > 0.8 * len(VOCABULARY.words)
