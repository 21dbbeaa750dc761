"""A snapshot of a library: where its books are, and what has been read of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import Finding

from .book_file import BookFile
from .sources import PACKAGE_BOOKS, Source, book_files_in, installed_folders

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Locations(Struct, frozen=True):
    """Where books are read from. A later folder overrides an earlier one; a single source
    overrides all folders."""

    folders: tuple[Traversable, ...] = (PACKAGE_BOOKS,)
    single: Mapping[str, Source] = {}
    """Book id -> a file or text that was added by itself."""

    def with_folder(self, folder: Traversable) -> Locations:
        return Locations((*self.folders, folder), self.single)

    def without_folder(self, folder: Traversable) -> Locations:
        """Drops the folder, the first if it is there twice."""
        if folder not in self.folders:
            return self
        index = self.folders.index(folder)
        return Locations(self.folders[:index] + self.folders[index + 1 :], self.single)

    def with_source(self, id_: str, source: Source | None) -> Locations:
        """Sets the single source of a book; ``None`` removes it."""
        others = {other: kept for other, kept in self.single.items() if other != id_}
        return Locations(self.folders, others if source is None else {**others, id_: source})


class BuiltBook(Struct, frozen=True):
    """A book with what it was built from."""

    file: BookFile
    base: Book | None
    from_package: bool
    book: Book

    def is_of(self, file: BookFile, base: Book | None, *, from_package: bool) -> bool:
        """Whether it was built from exactly these objects."""
        return self.file is file and self.base is base and self.from_package is from_package


class Snapshot:
    """Where a library's books are, and what has been read of them.

    A change of the library makes a new snapshot. Only a thread that holds the library's lock adds
    to the dictionaries; other threads may read them.
    """

    def __init__(self, locations: Locations, before: Snapshot | None = None) -> None:
        """``before``: the snapshot whose files and books are used as long as they are the same."""
        self.locations = locations
        self.parsed: dict[str, tuple[object, BookFile]] = {**before.parsed} if before else {}
        """Id -> what the file was parsed from, and the file."""
        self.built: dict[str, BuiltBook] = {**before.built} if before else {}
        self.last_good: dict[str, Book] = {**before.last_good} if before else {}
        self.files: dict[str, BookFile] = {}
        self.books: dict[str, Book] = {}
        self.structured: set[str] = set()
        """Ids of files whose structure has been checked."""
        self.checked: dict[str, list[Finding]] = {}
        self.cache: dict[Callable[..., Any], Any] = {}
        self.sources: dict[str, Source] | None = None
        """Id -> where the book is read from; ``None`` until it is needed."""

    def changed(self, *changes: Callable[[Locations], Locations]) -> Snapshot:
        """The snapshot after changes of the locations."""
        locations = self.locations
        for change in changes:
            locations = change(locations)
        return Snapshot(locations, self)

    @cached_property
    def near_sources(self) -> dict[str, Source]:
        """The sources without those of other installed packages, by id."""
        return {**book_files_in(self.locations.folders), **self.locations.single}

    def find_sources(self) -> dict[str, Source]:
        """Finds all sources, and forgets the books that are gone.

        A book of another installed package never replaces one of the others.
        """
        sources = {**book_files_in(installed_folders()), **self.near_sources}
        known: dict[str, Any]
        for known in (self.parsed, self.built, self.last_good):
            for id_ in known.keys() - sources.keys():
                del known[id_]
        self.sources = sources
        return sources

    def learn(self, other: Snapshot) -> None:
        """Adds what another snapshot has read."""
        self.parsed |= other.parsed
        self.built |= other.built
        self.last_good |= other.last_good
