"""A library: the rulebooks that somebody knows, and what has been read of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from referee.basis.loading import undisturbed
from referee.errors import RefereeError, UnknownName
from referee.i18n.messages import LANGS
from referee.model.types import Words
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import ERROR, BadBook, Finding

from . import toml_source, validation
from .additions import Additions
from .book_builder import make_book
from .book_file import BookFile, own_head, read_book, read_own_book
from .snapshot import PACKAGE_BOOKS, Made
from .sources import LOST, FileSource, Source, TextSource, text_of, why_lost

T = TypeVar("T")


def _unread(id_: str, lost: Exception) -> Finding:
    """That a file cannot be read, and why; where, if it is no UTF-8."""
    place = (0, 0)
    if isinstance(lost, UnicodeDecodeError):
        above = lost.object[: lost.start].decode("utf-8")
        place = toml_source.places_in(above)(len(above))
    why = {lang: why_lost(lost, lang) for lang in LANGS}
    line, column = place
    return Finding("no-book-file", (), {"why": why}, line, level=ERROR, file=id_, column=column)


def _extends_broken(file: BookFile, base: str) -> Finding:
    line, column = file.place("extends")
    told = {"name": base}
    return Finding("extends-broken", (), told, line, level=ERROR, file=file.id, column=column)


class Titled(Struct, frozen=True):
    """A book as those see it who choose one."""

    id: str
    title: Words


class Library(Additions):
    """Books by their ids: those of the package, and files, texts and folders that were added.

    Any thread may use it. Families are code, and words are those of all that speak: a library
    brings them along, and every other then has them too.
    """

    # ---- what there is

    @property
    def sources(self) -> dict[str, Source]:
        """What there is to read, by its id; looked for once something is asked for."""
        found = self._known.listed
        if found is None:
            with self._lock:
                known = self._known
                found = known.listed or known.list()
        return found

    def _source_of(self, id_: str) -> Source | None:
        """Where a book is read; other installed packages are asked only if nobody else has it."""
        return self._known.near.get(id_) or self.sources.get(id_)

    def named_ids(self) -> list[str]:
        """The ids of the books that can be played, all that tables may name."""
        return [each.id for each in self.derived(Library._titled)]

    def books(self) -> tuple[Book, ...]:
        """The books that can be played, by their ids."""
        return self.derived(Library._playable)

    def _playable(self) -> tuple[Book, ...]:
        found = map(self._playable_book, sorted(self.sources))
        return tuple(book for book in found if book is not None)

    def _titled(self) -> tuple[Titled, ...]:
        """The books that can be played; of the package's, whose tests check them, only the
        beginning is read."""
        found = map(self._titled_book, sorted(self.sources))
        return tuple(each for each in found if each is not None)

    def _titled_book(self, id_: str) -> Titled | None:
        if self._is_our_own(id_):
            head = own_head(id_, text_of(self.sources[id_]))
            return None if head.get("abstract") is True else Titled(id_, head["title"])
        book = self._playable_book(id_)
        return None if book is None else Titled(id_, book.title)

    def _playable_book(self, id_: str) -> Book | None:
        try:
            return None if self._is_abstract(id_) else self.book(id_)
        except RefereeError:
            return None

    def is_named(self, id_: str) -> bool:
        """Whether this is the id of a book that can be played; no other is read for it."""
        return bool(self._source_of(id_)) and self._playable_book(id_) is not None

    def package_ids(self) -> list[str]:
        """The ids of all books that come with the package."""
        names = (entry.name for entry in PACKAGE_BOOKS.iterdir())
        return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))

    def book_ids(self, also: Collection[str] = ()) -> list[str]:
        """The ids of :meth:`shelf`."""
        return [each.id for each in self.shelf(also)]

    def shelf(self, also: Collection[str] = ()) -> list[Titled]:
        """The titles of :meth:`shown_books`."""
        titled = self.derived(Library._titled)
        return [each for each in titled if each.id in also or not self._is_text(each.id)]

    def shown_books(self, also: Collection[str] = ()) -> list[Book]:
        """The books to choose from: those that can be played, and are no mere text that somebody
        has opened. ``also``: the ids of those that are shown even so."""
        return [book for book in self.books() if book.id in also or not self._is_text(book.id)]

    def _is_text(self, id_: str) -> bool:
        source = self._source_of(id_)
        return isinstance(source, TextSource) and not isinstance(source, FileSource)

    def house_path(self, id_: str) -> Path | None:
        """The file of a house's book: one that others have added and that extends another."""
        with self._lock:
            entry = self._source_of(id_)
            file = entry.path if isinstance(entry, FileSource) else entry
            if not isinstance(file, Path) or self._is_our_own(id_):
                return None
            return file if "extends" in self.book_file(id_).data else None

    def text_read(self, id_: str) -> str:
        """The text of a book's file as it was read last. Raises ``UnknownName``, ``BadBook``."""
        return self.book_file(id_).text

    def all_book_ids(self) -> list[str]:
        """The ids of the books that can be played, and of those that would if in order."""
        with self._lock:
            named = self.named_ids()
            others = (id_ for id_ in sorted(self.sources) if id_ not in named)
            return [*named, *(id_ for id_ in others if not self._is_abstract(id_))]

    def _is_abstract(self, id_: str) -> bool:
        try:
            return self.book_file(id_).data.get("abstract") is True
        except RefereeError:
            return False

    def extended_by(self, id_: str) -> list[str]:
        """A book, the one that it extends, and so on. Raises ``UnknownName``, ``BadBook``."""
        chain: list[str] = []
        with self._lock:
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
        return found or self._book(id_)

    def _book(self, id_: str) -> Book:
        with self._lock, undisturbed():
            known = self._known  # one that came first may have made it
            if id_ not in known.books:
                known.books[id_] = known.last[id_] = self._find(id_)
            return known.books[id_]

    def last_book(self, id_: str) -> Book:
        """The book of this id; of one whose file cannot be used any more, as it was read last.

        Raises ``UnknownName``, ``BadBook`` where it never could.
        """
        try:
            return self.book(id_)
        except RefereeError:
            found = self._known.last.get(id_)
            if found is None:
                raise
            return found

    def _find(self, id_: str) -> Book:
        if not self._source_of(id_) or self._is_abstract(id_):
            raise UnknownName("book", id_, self.book_ids())
        if self._is_our_own(id_):
            return self.made_book(id_)
        wrong = [each for each in self.check_file(id_) if each.level == ERROR]
        if wrong:
            raise BadBook(id_, wrong)
        self._refuse_broken_bases(id_)
        return self.made_book(id_)

    def _refuse_broken_bases(self, id_: str) -> None:
        """Raises ``BadBook`` where something is wrong in what a book extends, directly or not."""
        for file, base in pairwise(self._chain(id_)):
            if self._is_our_own(base.id):
                return
            excused = {"lacks-role"} if self._is_abstract(base.id) else set[str]()
            found = (each for each in self.check_file(base.id) if each.code not in excused)
            wrong = [each for each in found if each.level == ERROR]
            if wrong:
                raise BadBook(id_, [_extends_broken(file, base.id), *wrong])

    def check_file(self, id_: str) -> list[Finding]:
        """All that is wrong or odd in the file of a book that could be made."""
        with self._lock:
            checked = self._known.checked
            if id_ not in checked:
                made, file = self.made_book(id_), self.book_file(id_)
                checked[id_] = validation.check_file(file, made, self._base(file))
            return checked[id_]

    def _is_our_own(self, id_: str) -> bool:
        """Whether a book comes with the package, whose tests check it."""
        single = self._known.added.single
        return id_ not in single and self._source_of(id_) == PACKAGE_BOOKS / f"{id_}.toml"

    def book_file(self, id_: str) -> BookFile:
        """The file of a book. Raises ``UnknownName``; ``BadBook`` where it is no TOML."""
        found = self._known.files.get(id_)
        if found is None:
            with self._lock:
                files = self._known.files
                if id_ not in files:
                    files[id_] = self._read_file(id_)
                found = files[id_]
        return found

    def _read_file(self, id_: str) -> BookFile:
        """The file as it was read before, where it says the same."""
        source = self._source_of(id_)
        if source is None:
            raise UnknownName("book", id_, sorted(self.sources))
        before = self._known.read.get(id_)
        if before is not None and before[0] == source and self._is_our_own(id_):
            return before[1]
        try:
            text = text_of(source)
        except LOST as lost:
            raise BadBook(id_, [_unread(id_, lost)]) from None
        said: object = source if self._is_our_own(id_) else text
        if before is None or before[0] != said:
            read = read_own_book if self._is_our_own(id_) else read_book
            before = self._known.read[id_] = (said, read(id_, text))
        return before[1]

    def _base(self, file: BookFile) -> Book | None:
        """The book that a file extends, which has been made."""
        return self._known.made[str(file.data["extends"])].book if "extends" in file.data else None

    def made_book(self, id_: str) -> Book:
        """The book that a file and those it extends make. Raises ``UnknownName``, ``BadBook``."""
        with self._lock:
            for file in reversed(self._chain(id_)):
                self._make(file, self._base(file), own=self._is_our_own(file.id))
            return self._known.made[id_].book

    def _make(self, file: BookFile, base: Book | None, *, own: bool) -> None:
        known = self._known.made.get(file.id)
        if known and known.file is file and known.base is base and known.own is own:
            return
        made = make_book(file, base, self._titles_named(file), own=own)
        self._known.made[file.id] = Made(file, base, own, made)

    def _chain(self, id_: str) -> list[BookFile]:
        """The file of a book, that of the one it extends, and so on, each as it has to be."""
        chain = [self._shaped(id_)]
        while "extends" in chain[-1].data:
            last = chain[-1]
            named = str(last.data["extends"])
            if named in [file.id for file in chain]:
                told, line = {"name": named}, last.line("extends")
                wrong = Finding("extends-itself", (), told, line, level=ERROR, file=last.id)
                raise BadBook(last.id, [wrong])
            if not self._source_of(named):
                unknown = UnknownName("book", named, sorted(self.sources), last.line("extends"))
                unknown.file = last.id
                raise unknown
            try:
                chain.append(self._shaped(named))
            except BadBook as bad:
                raise BadBook(id_, [_extends_broken(last, named), *bad.findings]) from None
        return chain

    def _shaped(self, id_: str) -> BookFile:
        """The file of a book, as far as it can be made. Raises ``UnknownName``, ``BadBook``."""
        file = self.book_file(id_)
        if id_ not in self._known.shaped:
            if not self._is_our_own(id_):
                validation.check_shape(file)
            self._known.shaped.add(id_)
        return file

    def _titles_named(self, file: BookFile) -> dict[str, Words]:
        """The titles of other books that clauses of a file are named after."""
        named = {str(entry["id"]).rpartition(".")[0] for entry in file.data.get("clause", ())}
        found: dict[str, Words] = {}
        for id_ in filter(self._source_of, named - {file.id}):
            try:
                title = self.book_file(id_).data.get("title")
            except BadBook:
                continue
            if not self._is_abstract(id_) and isinstance(title, dict):
                found[id_] = title
        return found
