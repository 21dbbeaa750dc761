"""What a house adds to a rulebook, as a still picture: each rule of its own, and what is odd."""

from __future__ import annotations

from collections.abc import Sequence

from referee.library.context import current
from referee.rulebook.clause import Book, Clause
from referee.rulebook.diagnostics import Finding

from .html import Html, tag, together


def draw(book: Book, findings: Sequence[Finding], lang: str) -> Html:
    """The book's title, the one it extends, its own clauses in words."""
    base = current().book_file(book.id).data.get("extends", "")
    titles = [book.title[lang], *([book.book_titles[base][lang]] if base else [])]
    rules = (
        tag("p", tag("b", each.title[lang]), tag("br"), each.wording[lang], class_="reason")
        for each in own_clauses(book)
    )
    odd = (tag("p", each.say(lang)) for each in findings)
    return tag(
        "section",
        tag("p", " ← ".join(titles), class_="asked"),
        tag("div", *rules, class_="part") if own_clauses(book) else Html(),
        tag("div", together(*odd), class_="part", role="status") if findings else Html(),
        class_="verdict value",
        aria_label=book.title[lang],
    )


def plain(book: Book, findings: Sequence[Finding], lang: str) -> str:
    """The same as plain text."""
    rules = [f"{each.title[lang]}: {each.wording[lang]}" for each in own_clauses(book)]
    return "\n".join([book.title[lang], *rules, *(each.say(lang) for each in findings)])


def own_clauses(book: Book) -> list[Clause]:
    """The clauses that its own file states."""
    stated = current().book_file(book.id).clause_numbers
    return [clause for clause in book.clauses if clause.id in stated]
