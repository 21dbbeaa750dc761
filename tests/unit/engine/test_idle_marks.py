"""A state whose rules are all off: the table says that it has no effect, and it has none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.engine.answer import Answer, NoSuchQuestion
from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.model.mark_spelling import MarkSpelling
from referee.model.questions import KINDS, Question
from referee.rulebook.binding import mark_spellings, spellings_of_use
from referee.rulebook.clause import Book
from referee.table import Table

BOOKS = sorted(book for book in referee.books() if not referee.book(book).variants)
TABLES = (
    "field: Aki D5\nturn: Ben\n{state}",
    "field: Aki HJ CJ\nturn: Ben\n{state}",
    "turn: Ben\nhands:\n  Aki: out 1\n  Ben: D8 S8 HK\n  Chie: S2 ? x3\n{state}",
    "hands:\n  Aki: out foul 1\n  Ben: out 1\n  Chie: out 2\n{state}",
    "turn: Chie\nhands:\n  Chie: D8 S8 HK H2\n{state}play:\n  Chie: D8\n",
)


def test_a_revolution_without_the_rule_is_warned_about_in_both_languages() -> None:
    text = "rules: daifugo - revolution\nseats: Aki, Ben, Chie\nstate: revolution\n"
    (warning,) = referee.read(text).warnings
    assert warning.code == "idle-mark"
    assert warning.line == 3
    assert "“revolution”" in warning.say("en")
    assert "「revolution」" in warning.say("ja")
    assert "possible" not in referee.read(text).ask("what order").say()
    assert not referee.read(text.replace(" - revolution", "")).warnings


def test_a_rank_that_the_table_has_to_name_is_asked_for() -> None:
    text = "rules: local + dora\nseats: Aki, Ben, Chie\n"
    (warning,) = referee.read(text).warnings
    assert warning.code == "unnamed-rank"
    assert "“dora 5”" in warning.say("en")
    assert "「dora 5」" in warning.say("ja")
    assert not referee.read(f"{text}state: dora 5\n").warnings


@pytest.mark.parametrize("book", BOOKS)
def test_a_mark_that_is_warned_about_changes_no_answer(book: str) -> None:
    made = referee.book(book)
    for word in {word for words in mark_spellings(made).values() for word in words}:
        for without, with_mark in _tables(made, word):
            idle = any(warning.code == "idle-mark" for warning in with_mark.warnings)
            for question in _questions(with_mark) if idle else ():
                assert _answer(with_mark, question) == _answer(without, question), str(with_mark)


def _tables(book: Book, word: MarkSpelling) -> Iterator[tuple[Table, Table]]:
    """Tables by the rules that don't know a mark, each without it and with it."""
    off = [
        clause.name
        for clause in book.clauses
        for use in clause.rules
        for spelling in spellings_of_use(book.family_of(""), clause, use)
        if clause.switchable and spelling.kind == word.kind
    ]
    header = f"rules: {book.id}" + "".join(f" - {name}" for name in dict.fromkeys(off))
    names = ("Aki", "Ben", "Chie", "Dan")[: book.players[1]]
    mark = word.form.replace("X", "Ben").replace("Y", "Chie")
    for table in TABLES:
        text = f"{header}\nseats: {', '.join(names)}\n{table}"
        try:
            yield (
                referee.read(text.format(state="")),
                referee.read(text.format(state=f"state: {mark}\n")),
            )
        except RefereeError:
            continue  # a table that this game doesn't have


def _questions(table: Table) -> Iterator[Question]:
    for kind in engine_of(table.rulebook).answers:
        about = KINDS[kind].asks_about
        if {*about} <= {"seat"}:
            yield from (Question(kind, name) for name in (table.seats if about else ("",)))


def _answer(table: Table, question: Question) -> Answer | None:
    try:
        return table.answer(question)
    except NoSuchQuestion:
        return None
