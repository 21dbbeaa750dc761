"""The library in use, and the functions that need no more than its books."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from referee.model.types import Value
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rulebook import Orders, Rulebook

from .library import Library
from .other_names import likely_books

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

default_library = Library()
"""The library that is in use unless :func:`using` sets another."""

_current: ContextVar[Library] = ContextVar("library", default=default_library)


def current() -> Library:
    """The library in use in this thread or task."""
    return _current.get()


@contextmanager
def using(library: Library) -> Iterator[Library]:
    """A context in which this thread or task uses another library."""
    token = _current.set(library)
    try:
        yield library
    finally:
        _current.reset(token)


def book(id_: str) -> Book:
    """The book of this id, with all that it inherits. Raises ``UnknownName``, ``BadBook``."""
    return current().book(id_)


def first_book() -> str:
    """The id of the book that is played if nobody has chosen one: the likeliest that there is.

    >>> first_book()
    'daifugo'
    """
    ids = current().shelf_ids()
    return next((id_ for id_ in likely_books() if id_ in ids), ids[0])


def rulebook(id_: str, choices: Mapping[str, Value] | None = None, orders: Orders = ()) -> Rulebook:
    """A book with options chosen; equal choices give the same object, compiled once."""
    return current().rulebook(id_, choices, orders)


def check_book(id_: str) -> list[Finding]:
    """Everything wrong or odd about a book: its file, a house's settings, its default rules.

    Raises ``UnknownName`` if there is no such book.

    >>> check_book("daifugo")
    []
    """
    return current().check_book(id_)


def add_books(folder: Traversable | str) -> None:
    """Adds a folder of rulebooks ``NAME.toml``: a ``Path``, its text, or a resource.

    >>> from pathlib import Path
    >>> with current().trial():  # undone afterwards
    ...     add_books(Path("our-books"))
    """
    current().add_books(folder)


def add_family(name: str, package: str) -> None:
    """Adds a family of games from a package outside :mod:`referee.games`.

    The package has ``family.FAMILY`` and ``rules/``. It may contain ``books/NAME.toml`` and
    ``locale/LANG/*.ftl``. Raises ``ImportError`` if there is no such package.
    """
    current().add_family(name, package)


def remove_family(name: str) -> None:
    """Undoes :func:`add_family`. Raises ``KeyError``."""
    current().remove_family(name)
