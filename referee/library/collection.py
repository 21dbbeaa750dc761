"""A library: the rulebooks that somebody knows, and what has been read of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from referee.errors import RefereeError, UnknownName
from referee.model.values import Words
from referee.rulebook.clause import Book
from referee.rulebook.finding import ERROR, BadBook, Finding

from .additions import PACKAGE_BOOKS, Additions
from .bookfile import BookFile, read_book
from .entries import make_book
from .shape import check_file, check_shape
from .sources import FileSource, Source, TextSource

T = TypeVar("T")


@dataclass
class _Known:
    """What a library knows until something is added or taken back."""

    folders: Sequence[Traversable]
    single: dict[str, Source]
    files: dict[str, BookFile] = field(default_factory=dict)
    books: dict[str, Book] = field(default_factory=dict)
    derived: dict[Callable[..., Any], Any] = field(default_factory=dict)
    listed: dict[str, Source] | None = None

    def list(self) -> dict[str, Source]:
        """Every rulebook file by its id; of two alike, that of the folder added last."""
        entries = (each for folder in self.folders if folder.is_dir() for each in folder.iterdir())
        found: dict[str, Source] = {
            entry.name.removesuffix(".toml"): entry
            for entry in entries
            if entry.name.endswith(".toml")
        }
        self.listed = {**found, **self.single}
        return self.listed


@dataclass(frozen=True)
class _Made:
    """A book with what it was made of: of the same it is not made again."""

    file: BookFile
    base: Book | None
    own: bool
    book: Book


class Library(Additions):
    """Books by their ids: those of the package, and files, texts and folders that were added.

    Any thread may use it. Families are code, and words are those of all that speak: a library
    brings them along, and every other then has them too.
    """

    def __init__(self) -> None:
        super().__init__()
        self._read: dict[str, tuple[object, BookFile]] = {}
        self._made: dict[str, _Made] = {}
        self._last: dict[str, Book] = {}
        self._known = _Known([*self._folders], {})

    def _forget(self) -> None:
        self._known = _Known([*self._folders], {**self._single})

    # ---- what there is

    @property
    def sources(self) -> dict[str, Source]:
        """What there is to read, by its id; looked for once something is asked for."""
        found = self._known.listed
        if found is None:
            with self._lock:
                found = self._known.list()
                for kept in (self._read, self._made, self._last):
                    for id_ in kept.keys() - found.keys():
                        del kept[id_]
        return found

    def named_ids(self) -> list[str]:
        """The ids of the books that can be played, all that tables may name."""
        return [book.id for book in self.books()]

    def books(self) -> tuple[Book, ...]:
        """The books that can be played, by their ids."""
        return self.derived(Library._playable)

    def _playable(self) -> tuple[Book, ...]:
        return tuple(self.book(id_) for id_ in sorted(self.sources) if self._can_be_played(id_))

    def _can_be_played(self, id_: str) -> bool:
        try:
            return not self.book_file(id_).data.get("abstract") and bool(self.book(id_))
        except RefereeError:
            return False

    def is_named(self, id_: str) -> bool:
        """Whether this is the id of a book that can be played; no other is read for it."""
        return id_ in self.sources and self._can_be_played(id_)

    def package_ids(self) -> list[str]:
        """The ids of all books that come with the package."""
        return sorted(entry.name.removesuffix(".toml") for entry in PACKAGE_BOOKS.iterdir())

    def book_ids(self, also: Collection[str] = ()) -> list[str]:
        """The ids of the books to choose from: those that can be played, and are no mere text that
        somebody has opened. ``also``: those that are listed even so."""
        return [id_ for id_ in self.named_ids() if id_ in also or not self._is_text(id_)]

    def _is_text(self, id_: str) -> bool:
        source = self.sources[id_]
        return isinstance(source, TextSource) and not isinstance(source, FileSource)

    def house_path(self, id_: str) -> Path | None:
        """The file of a house's book: one that others have added and that extends another."""
        entry = self.sources.get(id_)
        file = entry.path if isinstance(entry, FileSource) else entry
        if not isinstance(file, Path) or self._is_our_own(id_):
            return None
        return file if "extends" in self.book_file(id_).data else None

    def text_read(self, id_: str) -> str:
        """The text of a book's file as it was read last. Raises ``OSError``."""
        return self.sources[id_].read_text("utf-8")

    def all_book_ids(self) -> list[str]:
        """The ids of the books that can be played, and of those that would if in order."""
        named = self.named_ids()
        others = (id_ for id_ in sorted(self.sources) if id_ not in named)
        return [*named, *(id_ for id_ in others if not self._is_abstract(id_))]

    def _is_abstract(self, id_: str) -> bool:
        try:
            return bool(self.book_file(id_).data.get("abstract"))
        except RefereeError:
            return False

    def extended_by(self, id_: str) -> list[str]:
        """A book, the one that it extends, and so on. Raises ``UnknownName``, ``BadBook``."""
        chain: list[str] = []
        while id_ and id_ not in chain:
            chain.append(id_)
            id_ = str(self.book_file(id_).data.get("extends", ""))
        return chain

    def derived(self, make: Callable[[Library], T]) -> T:
        """What follows from the books there are, made once until something is added."""
        with self._lock:
            known = self._known.derived
            if make not in known:
                known[make] = make(self)
            found: T = known[make]
            return found

    # ---- books

    def book(self, id_: str) -> Book:
        """The book of this id, with all it inherits.

        Raises ``UnknownName``; ``BadBook`` (all that is wrong with it) for a file that cannot be
        used.
        """
        found = self._known.books.get(id_)
        if found is None:
            with self._lock:
                found = self._known.books[id_] = self._last[id_] = self._find(id_)
        return found

    def last_book(self, id_: str) -> Book:
        """The book of this id; of one whose file cannot be used any more, as it was read last.

        Raises ``UnknownName``, ``BadBook`` where it never could.
        """
        try:
            return self.book(id_)
        except RefereeError:
            found = self._last.get(id_)
            if found is None:
                raise
            return found

    def _find(self, id_: str) -> Book:
        if id_ not in self.sources or self._is_abstract(id_):
            raise UnknownName("book", id_, self.book_ids())
        if self._is_our_own(id_):
            return self.made_book(id_)
        try:
            return self._in_order(id_)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as problem:
            # the file is put together so oddly that no check could say where
            why = {"why": f"{type(problem).__name__}: {problem}"}
            wrong = Finding("not-a-book", (), why, level=ERROR, file=id_)
            raise BadBook(id_, [wrong]) from problem

    def _in_order(self, id_: str) -> Book:
        """A book that others have added. Raises ``BadBook`` with all that is wrong with it."""
        wrong = [each for each in self.check_file(id_) if each.level == ERROR]
        if wrong:
            raise BadBook(id_, wrong)
        return self.made_book(id_)

    def check_file(self, id_: str) -> list[Finding]:
        """All that is wrong or odd in the file of a book that could be made."""
        file = self.book_file(id_)
        return check_file(file, self.made_book(id_), self._base(file, (id_,)))

    def _is_our_own(self, id_: str) -> bool:
        """Whether a book comes with the package, whose tests check it."""
        return id_ not in self._single and self.sources[id_] == PACKAGE_BOOKS / f"{id_}.toml"

    def book_file(self, id_: str) -> BookFile:
        """The file of a book. Raises ``UnknownName``; ``BadBook`` where it is no TOML."""
        found = self._known.files.get(id_)
        if found is None:
            with self._lock:
                found = self._known.files[id_] = self._read_file(id_)
        return found

    def _read_file(self, id_: str) -> BookFile:
        """The file as it was read before, where it says the same."""
        if id_ not in self.sources:
            raise UnknownName("book", id_, sorted(self.sources))
        source = self.sources[id_]
        before = self._read.get(id_)
        if before is not None and before[0] == source and self._is_our_own(id_):
            return before[1]
        try:
            text = source.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            wrong = Finding("no-book-file", (), {}, 1, level=ERROR, file=id_)
            raise BadBook(id_, [wrong]) from None
        said: object = source if self._is_our_own(id_) else text
        if before is None or before[0] != said:
            before = self._read[id_] = (said, read_book(id_, text))
        return before[1]

    def _base(self, file: BookFile, extended_by: tuple[str, ...]) -> Book | None:
        """The book that a file extends. Raises ``UnknownName``, ``BadBook``."""
        if "extends" not in file.data:
            return None
        named = str(file.data["extends"])
        if named in extended_by:
            line = file.line("extends")
            wrong = Finding("extends-itself", (), {"name": named}, line, level=ERROR, file=file.id)
            raise BadBook(file.id, [wrong])
        if named not in self.sources:
            unknown = UnknownName("book", named, sorted(self.sources), file.line("extends"))
            unknown.file = file.id
            raise unknown
        return self.made_book(named, extended_by)

    def made_book(self, id_: str, extended_by: tuple[str, ...] = ()) -> Book:
        """The book that a file and those it extends make. Raises ``UnknownName``, ``BadBook``."""
        with self._lock:
            file = self.book_file(id_)
            base, own = self._base(file, (*extended_by, id_)), self._is_our_own(id_)
            known = self._made.get(id_)
            if known and known.file is file and known.base is base and known.own is own:
                return known.book
            if not own:
                check_shape(file)
            made = make_book(file, base, self._titles_named(file), own=own)
            self._made[id_] = _Made(file, base, own, made)
            return made

    def _titles_named(self, file: BookFile) -> dict[str, Words]:
        """The titles of other books that clauses of a file are named after."""
        named = {str(entry["id"]).rpartition(".")[0] for entry in file.data.get("clause", ())}
        found: dict[str, Words] = {}
        for id_ in (named - {file.id}) & self.sources.keys():
            try:
                title = self.book_file(id_).data.get("title")
            except BadBook:
                continue
            if not self._is_abstract(id_) and isinstance(title, dict):
                found[id_] = title
        return found
