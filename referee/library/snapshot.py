"""What a library knows of the books that there are: a snapshot, which no later addition changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from referee.basis.package import PACKAGE
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import Finding

from .book_file import BookFile
from .installed import installed_folders
from .sources import Source

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE_BOOKS: Traversable = PACKAGE / "books"


class Added(Struct, frozen=True):
    """Where books are read: folders, of which the last goes first, and single files and texts by
    their ids, which go before them all."""

    folders: tuple[Traversable, ...] = (PACKAGE_BOOKS,)
    single: Mapping[str, Source] = {}

    def with_folder(self, folder: Traversable) -> Added:
        return Added((*self.folders, folder), self.single)

    def without_folder(self, folder: Traversable) -> Added:
        """Of two alike the first goes."""
        if folder not in self.folders:
            return self
        at = self.folders.index(folder)
        return Added(self.folders[:at] + self.folders[at + 1 :], self.single)

    def with_source(self, id_: str, source: Source | None) -> Added:
        """A book that is read there; ``None``: it is no single one any more."""
        others = {other: each for other, each in self.single.items() if other != id_}
        return Added(self.folders, others if source is None else {**others, id_: source})


class Made(Struct, frozen=True):
    """A book with what it was made of: of the same it is not made again."""

    file: BookFile
    base: Book | None
    own: bool
    book: Book


class Known:
    """The books that there are, and what has been read of them.

    What is added gives another of these, put in the place of this one as a whole. Whoever holds the
    library's lock may fill it; whoever does not finds in it what is whole.
    """

    def __init__(self, added: Added, before: Known | None = None) -> None:
        """``before``: from which files and books are taken as far as they are still the same."""
        self.added = added
        self.read: dict[str, tuple[object, BookFile]] = {**before.read} if before else {}
        self.made: dict[str, Made] = {**before.made} if before else {}
        self.last: dict[str, Book] = {**before.last} if before else {}
        self.files: dict[str, BookFile] = {}
        self.books: dict[str, Book] = {}
        self.derived: dict[Callable[..., Any], Any] = {}
        self.shaped: set[str] = set()
        self.checked: dict[str, list[Finding]] = {}
        self.listed: dict[str, Source] | None = None

    @cached_property
    def near(self) -> dict[str, Source]:
        """The rulebook files but for those of other installed packages, by their ids; of two
        alike, that of the folder added last."""
        return {**_files_in(self.added.folders), **self.added.single}

    def list(self) -> dict[str, Source]:
        """Every rulebook file. Those of other installed packages go before none."""
        found = {**_files_in(installed_folders()), **self.near}
        kept: dict[str, Any]
        for kept in (self.read, self.made, self.last):
            for id_ in kept.keys() - found.keys():
                del kept[id_]
        self.listed = found
        return found

    def learn(self, other: Known) -> None:
        """Takes over what another has read."""
        self.read |= other.read
        self.made |= other.made
        self.last |= other.last


def _files_in(folders: Iterable[Traversable]) -> dict[str, Source]:
    found: dict[str, Source] = {}
    for folder in folders:
        found |= {_id_of(entry.name): entry for entry in _book_files(folder)}
    return found


def _book_files(folder: Traversable) -> Sequence[Traversable]:
    """The files of a folder that are to be books, as far as it can be read; hidden ones are not:
    editors and systems keep their own there."""
    try:
        entries = list(folder.iterdir())
    except (OSError, ValueError):  # what no folder can be called
        return ()
    return [each for each in entries if each.name.endswith(".toml") and each.name[0] != "."]


def _id_of(name: str) -> str:
    """What tables call the book of a file; a name that is no Unicode is spelled out."""
    return name.removesuffix(".toml").encode("utf-8", "backslashreplace").decode()
