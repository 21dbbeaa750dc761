"""All that is wrong or odd about a book."""

from __future__ import annotations

from collections.abc import Iterator

from referee.errors import RefereeError, UnknownName
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import ERROR, BadBook, Finding
from referee.rulebook.rulebook import Rulebook

from .context import book, book_file, current, rulebook
from .option_checks import check_rules, check_said

# ---- a whole book


def check_book(id_: str) -> list[Finding]:
    """All that is wrong or odd about a book: its file, what a house has set, what holds by itself.

    Raises ``UnknownName`` where there is no such book.
    """
    try:
        made = book(id_)
    except BadBook as bad:
        return list(bad.findings)
    except UnknownName as unknown:
        if not unknown.file:
            raise
        return [_as_finding(unknown)]
    here = rulebook(id_)
    found = current().check_file(id_)
    return [*found, *_house_findings(made, here), *check_rules(here)]


def _as_finding(unknown: UnknownName) -> Finding:
    plain = UnknownName(unknown.what, unknown.name, unknown.known)
    told = {"text": {lang: plain.say(lang) for lang in ("ja", "en")}}
    return Finding("unknown-book", (), told, unknown.line, level=ERROR, file=unknown.file)


def _house_findings(made: Book, here: Rulebook) -> Iterator[Finding]:
    """What a house's file says for nothing, measured by the book it extends."""
    if not made.base:
        return
    try:
        below = rulebook(made.base)
    except RefereeError:  # a base that cannot be played by itself sets nothing
        return
    said = [
        (made.options[name], value, by)
        for name, value, by in book_file(made.id).settled()
        if name in made.options and name in below.options
    ]
    yield from check_said(said, below, here)
