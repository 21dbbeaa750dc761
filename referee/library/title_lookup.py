"""Books and house rules by the titles that people know them by, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from referee.basis.patterns import pattern
from referee.cards.card import Deck
from referee.cards.decks import ANY_DECK
from referee.i18n.fuzzy_match import fold
from referee.model.description import Description
from referee.model.types import Words
from referee.rulebook.clause import Book

from .book_file import is_one_line
from .context import book, books, derived, is_named
from .library import Library

_BEYOND_A_NAME = pattern(r"[\s:：,、，#()（）=!]|^[?+\-−＋]")
"""What a name in a table text cannot hold."""


def by_ids(described: Description) -> Description:
    """The description with its book and switches named by their ids; unknown names stay."""
    named = book_id(described.book)
    if not is_named(named):
        return described
    options = book(named).options

    def id_of(name: str) -> str:
        if name in options:
            return name
        return derived(_Names).switches(book(named)).get(fold(name), name)

    return described.having(
        book=named,
        switches=tuple((id_of(name), on) for name, on in described.switches),
        params=tuple((id_of(name), key, value) for name, key, value in described.params),
    )


def book_id(name: str) -> str:
    """The book that has this title; the name itself where none has, or where it is an id."""
    if is_named(name):  # then no title could be another's: the other books need not be read
        return name
    return derived(_Names).books.get(fold(name), name)


def is_no_name(name: str) -> bool:
    """Whether a table text could not name a book so."""
    return not name or _BEYOND_A_NAME.search(name) is not None


def deck_of(name: str, settings: Mapping[str, str]) -> Deck:
    """The deck of a book, by its id or title, in the game that the header sets.

    Where there is no such book, every card there is.
    """
    id_ = book_id(name)
    if not is_named(id_):
        return ANY_DECK
    found, chosen = book(id_), book(id_).variants
    if chosen is None:
        return found.deck
    return found.deck_of(chosen.named(settings.get(chosen.name, str(chosen.default))))


def long_titles() -> tuple[str, ...]:
    """The titles that are more than a single name of a table text, longest first."""
    return derived(_long_titles)


def _long_titles(library: Library) -> tuple[str, ...]:
    books = library.books()
    titles = {title for each in books for title in each.title.values()}
    clauses = (clause for each in books for clause in each.clauses if clause.switchable)
    titles |= {title for clause in clauses for title in clause.title.values()}
    titles = {title for title in titles if is_one_line(title) and _BEYOND_A_NAME.search(title)}
    return tuple(sorted(titles, key=len, reverse=True))


def book_titles() -> dict[str, Words]:
    """Book id -> title."""
    return {book.id: book.title for book in books()}


def option_titles(of: Book) -> dict[str, Words]:
    """Switch -> title of its clause; readings have none."""
    switches = (option for option in of.options.values() if option.kind == "switch")
    return {option.name: option.clause.title for option in switches}


class _Names:
    """The folded titles of a library's books, and of the switches of each."""

    def __init__(self, library: Library) -> None:
        self._all = library.books()
        self._switches: dict[str, Mapping[str, str]] = {}
        self.books = _unique([{each.id: each.title for each in self._all}])

    def switches(self, of: Book) -> Mapping[str, str]:
        """Folded titles -> switches of a book: its own titles, then those of the same switches in
        the other books."""
        if of.id not in self._switches:
            own = option_titles(of)
            others = [option_titles(other) for other in self._all if other is not of]
            known = [{n: words for n, words in each.items() if n in own} for each in others]
            self._switches[of.id] = {**_unique(known), **_unique([own])}
        return self._switches[of.id]


def _unique(tables: Iterable[Mapping[str, Words]]) -> dict[str, str]:
    """Folded names -> ids, without names that are those of several. A whole title goes before the
    part of another."""
    whole: dict[str, set[str]] = {}
    parts: dict[str, set[str]] = {}
    for id_, words in (pair for table in tables for pair in table.items()):
        for title in (id_, *words.values()):
            whole.setdefault(fold(title), set()).add(id_)
            for part in _parts(title):
                parts.setdefault(fold(part), set()).add(id_)
    return {name: min(ids) for name, ids in {**parts, **whole}.items() if len(ids) == 1}


def _parts(title: str) -> Iterator[str]:
    """Where a title has a second name in brackets, either alone."""
    found = re.fullmatch(r"(.+?)\s*[(（](.+)[)）]", title)
    if found:
        yield from found.groups()
