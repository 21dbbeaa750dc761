"""What a house adds to a rulebook, as a static picture: each of its own rules, and what is odd."""

from __future__ import annotations

from collections.abc import Sequence

from referee.library.context import current
from referee.rulebook.clause import Book, Clause
from referee.rulebook.diagnostics import Finding, say_all

from .markup import NOTHING, Markup, tag


def draw(book: Book, findings: Sequence[Finding], lang: str) -> Markup:
    """The book's title, the one it extends, its own clauses in words."""
    base = current().book_file(book.id).data.get("extends", "")
    titles = [book.title[lang], *([book.book_titles[base][lang]] if base else [])]
    rules = [
        tag("p", tag("b", clause.title[lang]), tag("br"), clause.wording[lang], class_="reason")
        for clause in own_clauses(book)
    ]
    notes = [tag("p", text) for text in say_all(findings, lang)]
    return tag(
        "section",
        tag("p", " ← ".join(titles), class_="asked"),
        tag("div", *rules, class_="part") if rules else NOTHING,
        tag("div", *notes, class_="part", role="status") if notes else NOTHING,
        class_="verdict value",
        aria_label=book.title[lang],
    )


def plain(book: Book, findings: Sequence[Finding], lang: str) -> str:
    """The same as plain text."""
    rules = [f"{clause.title[lang]}: {clause.wording[lang]}" for clause in own_clauses(book)]
    return "\n".join([book.title[lang], *rules, *say_all(findings, lang)])


def own_clauses(book: Book) -> list[Clause]:
    """The clauses of its own file."""
    numbers = current().book_file(book.id).clause_numbers
    return [clause for clause in book.clauses if clause.id in numbers]
