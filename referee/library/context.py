"""The books there are: those of the library in use, which is :data:`default` unless told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from referee.model.types import Value
from referee.rulebook.clause import Book
from referee.rulebook.rulebook import Orders, Rulebook, rulebook_of

from .additions import Trial
from .book_file import BookFile
from .library import Library, Titled
from .sources import Source

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")

default = Library()
"""What everybody shares who has no library of their own."""

_in_use: ContextVar[Library] = ContextVar("library", default=default)


def current() -> Library:
    """The library in use."""
    return _in_use.get()


@contextmanager
def using(library: Library) -> Iterator[Library]:
    """Whatever is asked meanwhile, in this thread or task, is asked of this library."""
    before = _in_use.set(library)
    try:
        yield library
    finally:
        _in_use.reset(before)


# ---- what is added


def add_books(folder: Traversable) -> None:
    """:meth:`Library.add_books`."""
    current().add_books(folder)


def remove_books(folder: Traversable) -> None:
    """:meth:`Library.remove_books`."""
    current().remove_books(folder)


def add_book(file: Path, text: str | None = None) -> None:
    """:meth:`Library.add_book`."""
    current().add_book(file, text)


def put_text(name: str, text: str) -> None:
    """:meth:`Library.put_text`."""
    current().put_text(name, text)


def source(id_: str) -> Source | None:
    """What a book is read from; ``None`` where there is no such book."""
    return current().sources.get(id_)


def add_text(name: str, text: str) -> str:
    """:meth:`Library.add_text`."""
    return current().add_text(name, text)


def remove_book(id_: str) -> None:
    """:meth:`Library.remove_book`."""
    current().remove_book(id_)


def trying() -> AbstractContextManager[Trial]:
    """:meth:`Library.trying`."""
    return current().trying()


# ---- what there is


def named_ids() -> list[str]:
    """:meth:`Library.named_ids`."""
    return current().named_ids()


def books() -> tuple[Book, ...]:
    """:meth:`Library.books`."""
    return current().books()


def is_named(id_: str) -> bool:
    """:meth:`Library.is_named`."""
    return current().is_named(id_)


def book_ids(also: Collection[str] = ()) -> list[str]:
    """:meth:`Library.book_ids`."""
    return current().book_ids(also)


def shelf(also: Collection[str] = ()) -> list[Titled]:
    """:meth:`Library.shelf`."""
    return current().shelf(also)


def shown_books(also: Collection[str] = ()) -> list[Book]:
    """:meth:`Library.shown_books`."""
    return current().shown_books(also)


def all_book_ids() -> list[str]:
    """:meth:`Library.all_book_ids`."""
    return current().all_book_ids()


def package_ids() -> list[str]:
    """:meth:`Library.package_ids`."""
    return current().package_ids()


def house_path(id_: str) -> Path | None:
    """:meth:`Library.house_path`."""
    return current().house_path(id_)


def text_read(id_: str) -> str:
    """:meth:`Library.text_read`."""
    return current().text_read(id_)


def extended_by(id_: str) -> list[str]:
    """:meth:`Library.extended_by`."""
    return current().extended_by(id_)


def derived(make: Callable[[Library], T]) -> T:
    """:meth:`Library.derived`."""
    return current().derived(make)


def book_file(id_: str) -> BookFile:
    """:meth:`Library.book_file`."""
    return current().book_file(id_)


def book(id_: str) -> Book:
    """:meth:`Library.book`. Raises ``UnknownName``, ``BadBook``."""
    return current().book(id_)


def last_book(id_: str) -> Book:
    """:meth:`Library.last_book`. Raises ``UnknownName``, ``BadBook``."""
    return current().last_book(id_)


def rulebook(id_: str, choices: Mapping[str, Value] | None = None, orders: Orders = ()) -> Rulebook:
    """A rulebook; equal choices give the same object, so it is compiled once."""
    return rulebook_of(book(id_), choices, orders)
