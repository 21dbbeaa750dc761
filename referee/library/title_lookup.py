"""Books and switches by their titles, in either language, and other names of clauses."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import chain

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.cards.decks import ANY_DECK
from referee.i18n.fuzzy_match import fold, fold_search
from referee.library.book_file import is_one_line
from referee.library.context import book, current
from referee.library.library import Library
from referee.library.other_names import known_aliases, switch_titles
from referee.model.description import Description
from referee.model.types import Words
from referee.rulebook.clause import Book

_NOT_IN_A_NAME = re.compile(r"[\s:：,、，#()（）=!]|^[?+\-−＋]")
"""What a single name in a table text cannot contain."""


def with_ids(description: Description) -> Description:
    """The description with the ids of its book and switches in place of titles and other names.

    Unknown names stay.
    """
    id_ = book_id(description.book)
    if not current().is_playable(id_):
        return description
    options = book(id_).options
    own_titles = {
        fold(name): title
        for title, words in book(id_).title_names.items()
        for name in (title, *words.values())
    }

    def option_name(name: str) -> str:
        if name in options:
            return name
        return current().cached(_Titles).switch(book(id_), name)

    return description.replace(
        book=id_,
        switches=tuple((option_name(name), on) for name, on in description.switches),
        params=tuple((option_name(name), key, value) for name, key, value in description.params),
        readings=tuple((option_name(name), value) for name, value in description.readings),
        seats=tuple(
            replace(seat, title=own_titles.get(fold(seat.title), seat.title))
            for seat in description.seats
        ),
    )


def book_id(name: str) -> str:
    """The id of the book with this title; the name itself if it is an id, or unknown."""
    if current().is_playable(name):  # no need to read the other books
        return name
    return current().cached(_Titles).books.get(fold(name), name)


def is_book_name(name: str) -> bool:
    """Whether a table text could name a book like this."""
    return bool(name) and _NOT_IN_A_NAME.search(name) is None


def deck_of(name: str, settings: Mapping[str, str]) -> Deck:
    """The deck of a book, by its id or title, in the game that the header sets.

    If there is no such book, a deck with every card of every deck.
    """
    id_ = book_id(name)
    if not current().is_playable(id_):
        return ANY_DECK
    of, variants = book(id_), book(id_).variants
    if variants is None:
        return of.deck
    return of.deck_of(variants.named(settings.get(variants.name, str(variants.default))))


def long_titles() -> tuple[str, ...]:
    """The titles and other names that aren't a single name of a table text, longest first."""
    return current().cached(_long_titles)


def _long_titles(library: Library) -> tuple[str, ...]:
    books = library.books()
    titles = {title for book in books for title in book.title.values()}
    clauses = (clause for book in books for clause in book.clauses if clause.switchable)
    for clause in clauses:
        titles |= {*clause.title.values(), *known_aliases().get(clause.name, ())}
    long = [title for title in titles if is_one_line(title) and _NOT_IN_A_NAME.search(title)]
    return tuple(sorted(long, key=len, reverse=True))


def book_titles() -> dict[str, Words]:
    """Book id -> title."""
    return {book.id: book.title for book in current().books()}


class _Titles:
    """The folded titles of a library's books, and of the switches of each."""

    def __init__(self, library: Library) -> None:
        self._all = library.books()
        self._switches: dict[str, Mapping[str, str]] = {}
        self._aliases: dict[str, Mapping[str, str]] = {}
        self.books = _unique_names([{book.id: book.title for book in self._all}])

    def switch(self, book: Book, name: str) -> str:
        """The switch of a book with this title or other name; the name itself if there is none."""
        switch = self._by_title(book).get(fold(name))
        return switch or self._by_alias(book).get(fold_search(name), name)

    def _by_alias(self, book: Book) -> Mapping[str, str]:
        """Folded other name -> switch of a book. Within a book, a name belongs to one clause."""
        if book.id not in self._aliases:
            own = known_aliases().keys() & switch_titles(book).keys()
            self._aliases[book.id] = {
                fold_search(alias): switch for switch in own for alias in known_aliases()[switch]
            }
        return self._aliases[book.id]

    def _by_title(self, book: Book) -> Mapping[str, str]:
        """Folded title -> switch of a book, by its own titles or those of other books."""
        if book.id not in self._switches:
            own = switch_titles(book)
            elsewhere = [
                {name: title for name, title in switch_titles(other).items() if name in own}
                for other in self._all
                if other is not book
            ]
            self._switches[book.id] = {**_unique_names(elsewhere), **_unique_names([own])}
        return self._switches[book.id]


def _unique_names(tables: Iterable[Mapping[str, Words]]) -> dict[str, str]:
    """Folded name -> id, without names that several ids have. A whole title beats a part of one."""
    whole, parts = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for id_, words in chain.from_iterable(table.items() for table in tables):
        for title in (id_, *words.values()):
            whole[fold(title)].add(id_)
            match = re.fullmatch(r"(.+?)\s*[(（](.+)[)）]", title)  # such as Daifugo (President)
            for part in match.groups() if match else ():
                parts[fold(part)].add(id_)
    return {name: min(ids) for name, ids in {**parts, **whole}.items() if len(ids) == 1}
