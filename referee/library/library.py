"""The library: which rulebooks there are, and the books made of their files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from itertools import chain, count, pairwise
from pathlib import Path
from threading import RLock, local
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.gc import gc_paused
from referee.errors import RefereeError, UnknownName
from referee.i18n import messages
from referee.i18n.messages import LANGS
from referee.library import validation
from referee.library.book_builder import build_book
from referee.library.book_file import BookFile, parse_book, parse_head, parse_package_book
from referee.library.option_checks import check_rules, idle_settings
from referee.library.other_names import other_book_names
from referee.library.sources import (
    FILE_ERRORS,
    PACKAGE_BOOKS,
    FileSource,
    Source,
    TextSource,
    book_files_in,
    file_error_text,
    installed_folders,
    text_of,
)
from referee.library.toml_source import position_finder
from referee.model.types import Value, Words
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import ERROR, BadBook, Finding
from referee.rulebook.registry import add_package, remove_package
from referee.rulebook.rule_language import SENTENCE
from referee.rulebook.rulebook import Orders, Rulebook, rulebook_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# ---- a snapshot: where the books are, and what has been read of them


class Locations(Struct, frozen=True):
    """Where books are read from. Later folders override earlier ones; single sources, all."""

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
        self.built: dict[str, tuple[object, Book]] = {**before.built} if before else {}
        """Id -> what the book was built from, and the book."""
        self.last_good: dict[str, Book] = {**before.last_good} if before else {}
        self.files: dict[str, BookFile] = {}
        self.books: dict[str, Book] = {}
        self.structured: set[str] = set()
        """Ids of files whose structure has been checked."""
        self.checked: dict[str, list[Finding]] = {}
        self.cache: dict[Callable[..., Any], Any] = {}

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

    @cached_property
    def sources(self) -> dict[str, Source]:
        """Id -> where the book is read from. Forgets the books that are gone.

        A book of another installed package never replaces one of the others.
        """
        sources = {**book_files_in(installed_folders()), **self.near_sources}
        known: dict[str, Any]
        for known in (self.parsed, self.built, self.last_good):
            for id_ in known.keys() - sources.keys():
                del known[id_]
        return sources

    def learn(self, other: Snapshot) -> None:
        """Adds what another snapshot has read."""
        self.parsed |= other.parsed
        self.built |= other.built
        self.last_good |= other.last_good


# ---- the library

T = TypeVar("T")
Change = Callable[[Locations], Locations]


class BookTitle(Struct, frozen=True):
    """The id and the title of a book, as a list of books shows them."""

    id: str
    title: Words


class Trial:
    """Changes that only the thread that made them sees, until they are kept."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.started_from = self.snapshot = snapshot
        self.changes: list[Change] = []
        self.undo: list[Callable[[], object]] = []
        """Undoes changes of families, which are global."""
        self.kept = False

    def keep(self) -> None:
        """Keeps the changes when the trial ends."""
        self.kept = True


class _ThreadTrials(local):
    """The trials of a thread, the innermost last."""

    def __init__(self) -> None:
        self.trials: list[Trial] = []


class Library:
    """The rulebooks of the package, and the files, texts, folders and families added to them.

    Any thread may use it. Families and their messages are global: once a library adds a family,
    every library has it.
    """

    def __init__(self) -> None:
        self._lock = RLock()
        self._shared = Snapshot(Locations())
        self._thread = _ThreadTrials()

    # ---- adding and removing

    def add_books(self, folder: Traversable | str) -> None:
        """Adds a folder of rulebooks ``NAME.toml``: a ``Path``, its text, or a resource."""
        added = _as_folder(folder)
        self._change(lambda locations: locations.with_folder(added))

    def remove_books(self, folder: Traversable | str) -> None:
        """Undoes :meth:`add_books`. Raises ``ValueError``."""
        with self._lock:
            removed = _as_folder(folder)
            if removed not in self._snapshot.locations.folders:
                raise ValueError(f"no such folder: {folder}")
            self._change(lambda locations: locations.without_folder(removed))

    def add_book(self, file: Path, text: str | None = None) -> None:
        """Adds a rulebook file ``NAME.toml``, which replaces a book of that name in a folder.

        Adding it again reads it again. With a ``text``, the book is made of that text, even if the
        file changes or disappears.
        """
        self._put(file.stem, file if text is None else FileSource(text, file))

    def add_text(self, name: str, text: str) -> str:
        """Adds a rulebook from its text and returns its id: the name, or ``name-2`` and so on if
        another book has that name.

        The text is not checked until the book is used.
        """
        source = TextSource(text)
        with self._lock:
            ids = (name if number == 1 else f"{name}-{number}" for number in count(1))
            id_ = next(id_ for id_ in ids if self.sources.get(id_, source) == source)
            if id_ not in self.sources:
                self._put(id_, source)
        return id_

    def put_text(self, name: str, text: str) -> None:
        """Adds a rulebook from its text, in place of any book that has this name."""
        self._put(name, TextSource(text))

    def remove_book(self, id_: str) -> None:
        """Undoes :meth:`add_book`, :meth:`add_text` and :meth:`put_text`."""
        self._put(id_, None)

    def add_family(self, name: str, package: str) -> None:
        """Adds a family of games from a package outside :mod:`referee.games`.

        The package declares ``FAMILY`` in its module ``family`` and has ``rules/``. It may contain
        ``books/NAME.toml`` and ``locale/LANG/*.ftl``.
        """
        folder = _folder_of(package)
        with self._lock:
            _register_family(name, package)
            self._change(lambda locations: locations.with_folder(folder / "books"))
            self._add_undo(lambda: _unregister_family(name))

    def remove_family(self, name: str) -> None:
        """Undoes :meth:`add_family`. Raises ``KeyError``."""
        with self._lock:
            package = _unregister_family(name)
            folder = _folder_of(package)
            self._change(lambda locations: locations.without_folder(folder / "books"))
            self._add_undo(lambda: _register_family(name, package))

    @contextmanager
    def trial(self) -> Iterator[Trial]:
        """A context in which what this thread adds is dropped at the end, unless the trial is kept.

        Until then no other thread sees the changes, except those of families. What other threads
        add meanwhile is seen after the trial.
        """
        trial = Trial(self._snapshot)
        trials = self._thread.trials
        trials.append(trial)
        try:
            yield trial
        finally:
            trials.remove(trial)
            if trial.kept:
                self._keep(trial)
            else:
                for undo in reversed(trial.undo):
                    undo()

    def _keep(self, trial: Trial) -> None:
        """Moves a trial's changes to the trial around it, or adds them for all threads."""
        if self._thread.trials:
            outer = self._thread.trials[-1]
            outer.snapshot = trial.snapshot
            outer.changes += trial.changes
            outer.undo += trial.undo
        elif trial.changes:
            with self._lock:
                if self._shared is trial.started_from:
                    self._shared = trial.snapshot
                else:
                    self._shared = self._shared.changed(*trial.changes)
                    self._shared.learn(trial.snapshot)

    def _put(self, id_: str, source: Source | None) -> None:
        self._change(lambda locations: locations.with_source(id_, source))

    def _change(self, change: Change) -> None:
        trials = self._thread.trials
        with self._lock:
            if trials:
                trials[-1].snapshot = trials[-1].snapshot.changed(change)
                trials[-1].changes.append(change)
            else:
                self._shared = self._shared.changed(change)

    def _add_undo(self, undo: Callable[[], object]) -> None:
        for trial in self._thread.trials[-1:]:
            trial.undo.append(undo)

    @property
    def _snapshot(self) -> Snapshot:
        """The snapshot that this thread sees."""
        trials = self._thread.trials
        return trials[-1].snapshot if trials else self._shared

    # ---- which books there are

    @property
    def sources(self) -> Mapping[str, Source]:
        """Book id -> where the book is read from."""
        with self._lock:
            return self._snapshot.sources

    def _source_of(self, id_: str) -> Source | None:
        """Where a book is read from. Other installed packages are searched last: that is slow."""
        return self._snapshot.near_sources.get(id_) or self.sources.get(id_)

    def books(self) -> tuple[Book, ...]:
        """The books that can be played, sorted by id."""
        return self.cached(Library._playable_books)

    def playable_ids(self) -> list[str]:
        """The ids of :meth:`books`: all that a table may name."""
        return [title.id for title in self.cached(Library._titles)]

    def is_playable(self, id_: str) -> bool:
        """Whether a book of this id can be played. Reads no other book."""
        return bool(self._source_of(id_)) and self._playable_book(id_) is not None

    def all_book_ids(self) -> list[str]:
        """The ids of the books that can be played, then of those with a broken file."""
        with self._lock:
            playable = self.playable_ids()
            others = (id_ for id_ in sorted(self.sources) if id_ not in playable)
            return [*playable, *(id_ for id_ in others if not self._is_abstract(id_))]

    def package_ids(self) -> list[str]:
        """The ids of all books that come with the package, also of those that others extend."""
        return sorted(book_files_in([PACKAGE_BOOKS]))

    def shelf(self, also: Collection[str] = ()) -> list[BookTitle]:
        """The titles of the books to choose from: those that can be played, without texts that
        somebody has opened. ``also``: the ids of texts to include."""
        titles = self.cached(Library._titles)
        return [title for title in titles if title.id in also or not self._is_text(title.id)]

    def shelf_ids(self) -> list[str]:
        """The ids of :meth:`shelf`."""
        return [title.id for title in self.shelf()]

    def shelf_books(self) -> list[Book]:
        """The books of :meth:`shelf`."""
        return [book for book in self.books() if not self._is_text(book.id)]

    def house_path(self, id_: str) -> Path | None:
        """The file of a house's book: one that was added and extends another book."""
        with self._lock:
            source = self._source_of(id_)
            file = source.path if isinstance(source, FileSource) else source
            if not isinstance(file, Path) or self._is_from_package(id_):
                return None
            return file if "extends" in self.book_file(id_).data else None

    def extended_ids(self, id_: str) -> list[str]:
        """The id of a book, of the book that it extends, and so on.

        Raises ``UnknownName``, ``BadBook``.
        """
        ids: list[str] = []
        with self._lock:
            while id_ and id_ not in ids:
                ids.append(id_)
                id_ = str(self.book_file(id_).data.get("extends", ""))
        return ids

    def cached(self, make: Callable[[Library], T]) -> T:
        """The result of ``make(self)``, computed once until the library changes."""
        with self._lock:
            cache = self._snapshot.cache
            if make not in cache:
                cache[make] = make(self)
            result: T = cache[make]
            return result

    def _playable_books(self) -> tuple[Book, ...]:
        books = map(self._playable_book, sorted(self.sources))
        return tuple(book for book in books if book is not None)

    def _playable_book(self, id_: str) -> Book | None:
        try:
            return None if self._is_abstract(id_) else self.book(id_)
        except RefereeError:
            return None

    def _titles(self) -> tuple[BookTitle, ...]:
        titles = map(self._title, sorted(self.sources))
        return tuple(title for title in titles if title is not None)

    def _title(self, id_: str) -> BookTitle | None:
        """The title of a playable book. Of the package's books, only the head is read."""
        if self._is_from_package(id_):
            head = parse_head(text_of(self.sources[id_]))
            return None if head.get("abstract") is True else BookTitle(id_, head["title"])
        book = self._playable_book(id_)
        return None if book is None else BookTitle(id_, book.title)

    def _is_text(self, id_: str) -> bool:
        source = self._source_of(id_)
        return isinstance(source, TextSource) and not isinstance(source, FileSource)

    def _is_abstract(self, id_: str) -> bool:
        """Whether a book cannot be played itself, but only extended."""
        try:
            return self.book_file(id_).data.get("abstract") is True
        except RefereeError:
            return False

    def _is_from_package(self, id_: str) -> bool:
        """Whether a book comes with the package, whose tests check it."""
        added = self._snapshot.locations.single
        return id_ not in added and self._source_of(id_) == PACKAGE_BOOKS / f"{id_}.toml"

    # ---- books

    def rulebook(
        self, id_: str, choices: Mapping[str, Value] | None = None, orders: Orders = ()
    ) -> Rulebook:
        """A book with options chosen; equal choices give the same object, compiled once.

        Raises ``UnknownName``, ``BadBook``.
        """
        return rulebook_of(self.book(id_), choices, orders)

    def book(self, id_: str) -> Book:
        """The book of this id, with all that it inherits.

        Raises ``UnknownName``; ``BadBook`` (with all that is wrong) if its file cannot be used.
        """
        return self._snapshot.books.get(id_) or self._add_to_books(id_)

    def _add_to_books(self, id_: str) -> Book:
        with self._lock, gc_paused():
            snapshot = self._snapshot  # another thread may have been first
            if id_ not in snapshot.books:
                snapshot.books[id_] = snapshot.last_good[id_] = self._checked_book(id_)
            return snapshot.books[id_]

    def last_good_book(self, id_: str) -> Book:
        """The book of this id; if its file is broken, the book as it was last read.

        Raises ``UnknownName``, ``BadBook`` if it was never usable.
        """
        try:
            return self.book(id_)
        except RefereeError:
            book = self._snapshot.last_good.get(id_)
            if book is None:
                raise
            return book

    def _checked_book(self, id_: str) -> Book:
        if not self._source_of(id_) or self._is_abstract(id_):
            raise UnknownName("book", id_, self.shelf_ids())
        if self._is_from_package(id_):
            return self.built_book(id_)
        errors = _errors_of_book(self.check_file(id_))
        if errors:
            raise BadBook(id_, errors)
        self._check_extended_books(id_)
        return _without_rules(self.built_book(id_), self._unusable_clauses(id_))

    def _unusable_clauses(self, id_: str) -> set[str]:
        """The ids of the clauses of a book, and of those that it extends, whose rules have errors
        that cost only the clause."""
        files = (file for file in self._chain(id_) if not self._is_from_package(file.id))
        findings = chain.from_iterable(self.check_file(file.id) for file in files)
        return {finding.clause for finding in findings if finding.costs_clause}

    def _check_extended_books(self, id_: str) -> None:
        """Raises ``BadBook`` if there is an error in a book that this one is based on."""
        for file, base in pairwise(self._chain(id_)):
            if self._is_from_package(base.id):
                return
            errors = _errors_of_book(self.check_file(base.id))
            if self._is_abstract(base.id):  # the books that extend it have to add the role
                errors = [error for error in errors if error.code != "lacks-role"]
            if errors:
                raise BadBook(id_, [_extends_broken(file, base.id), *errors])

    def built_book(self, id_: str) -> Book:
        """The book made of a file and of the files that it extends, whatever is wrong with them.

        Raises ``UnknownName``; ``BadBook`` if a file lacks the structure of a book.
        """
        with self._lock:
            built = self._snapshot.built
            for file in reversed(self._chain(id_)):
                base, from_package = self._base(file), self._is_from_package(file.id)
                origin = (file, base, from_package)
                if file.id not in built or built[file.id][0] != origin:
                    titles = self._cited_titles(file)
                    book = build_book(file, base, titles, from_package=from_package)
                    built[file.id] = (origin, book)
            return built[id_][1]

    def _base(self, file: BookFile) -> Book | None:
        """The book that a file extends, which has been built."""
        base = file.data.get("extends")
        return None if base is None else self._snapshot.built[str(base)][1]

    def _cited_titles(self, file: BookFile) -> dict[str, Words]:
        """Id -> title of the other books from which clauses of a file come."""
        cited = {str(entry["id"]).rpartition(".")[0] for entry in file.data.get("clause", ())}
        titles: dict[str, Words] = {}
        for id_ in filter(self._source_of, cited - {file.id}):
            try:
                title = self.book_file(id_).data.get("title")
            except BadBook:
                continue
            if not self._is_abstract(id_) and isinstance(title, dict):
                titles[id_] = title
        return titles

    # ---- files

    def book_file(self, id_: str) -> BookFile:
        """The parsed file of a book. Raises ``UnknownName``; ``BadBook`` if it isn't TOML."""
        with self._lock:
            files = self._snapshot.files
            if id_ not in files:
                files[id_] = self._parsed_file(id_)
            return files[id_]

    def _parsed_file(self, id_: str) -> BookFile:
        """The file, parsed again only if its text has changed."""
        source = self._source_of(id_)
        if source is None:
            raise UnknownName("book", id_, sorted(self.sources))
        from_package = self._is_from_package(id_)
        before = self._snapshot.parsed.get(id_)
        if before is not None and before[0] == source and from_package:
            return before[1]
        try:
            text = text_of(source)
        except FILE_ERRORS as error:
            raise BadBook(id_, [_unreadable(id_, error)]) from None
        origin: object = source if from_package else text
        if before is None or before[0] != origin:
            parse = parse_package_book if from_package else parse_book
            before = self._snapshot.parsed[id_] = (origin, parse(id_, text))
        return before[1]

    def _chain(self, id_: str) -> list[BookFile]:
        """The file of a book, of the book that it extends, and so on; checks their structure."""
        chain = [self._structured_file(id_)]
        while "extends" in chain[-1].data:
            last = chain[-1]
            base = str(last.data["extends"])
            if base in [file.id for file in chain]:
                args, line = {"name": base}, last.line("extends")
                loop = Finding("extends-itself", (), args, line, level=ERROR, file=last.id)
                raise BadBook(last.id, [loop])
            if not self._source_of(base):
                unknown = UnknownName("book", base, sorted(self.sources), last.line("extends"))
                unknown.file = last.id
                package = filter(None, map(self._title, self.package_ids()))
                titles = {title.id: title.title for title in package}
                unknown.know_titles(titles, other_book_names())
                raise unknown
            try:
                chain.append(self._structured_file(base))
            except BadBook as bad:
                raise BadBook(id_, [_extends_broken(last, base), *bad.findings]) from None
        return chain

    def _structured_file(self, id_: str) -> BookFile:
        """The file of a book that can be built of it. Raises ``UnknownName``, ``BadBook``."""
        file = self.book_file(id_)
        if id_ not in self._snapshot.structured:
            if not self._is_from_package(id_):
                validation.check_structure(file)
            self._snapshot.structured.add(id_)
        return file

    # ---- what is wrong with a book

    def check_file(self, id_: str) -> list[Finding]:
        """All that is wrong or odd in the file of a book that can be built."""
        with self._lock:
            checked = self._snapshot.checked
            if id_ not in checked:
                book, file = self.built_book(id_), self.book_file(id_)
                checked[id_] = validation.check_content(file, book, self._base(file))
            return checked[id_]

    def check_book(self, id_: str) -> list[Finding]:
        """All that is wrong or odd about a book: its file, what a house has set, its default rules.

        Raises ``UnknownName`` if there is no such book.
        """
        try:
            book = self.book(id_)
        except BadBook as bad:
            return list(bad.findings)
        except UnknownName as unknown:
            if not unknown.file:
                raise
            return [_unknown_book(unknown)]
        rules = self.rulebook(id_)
        return [*self.check_file(id_), *self._idle_settings(book, rules), *check_rules(rules)]

    def _idle_settings(self, book: Book, rules: Rulebook) -> Iterator[Finding]:
        """What a house's file sets without effect, compared with the book that it extends."""
        if not book.base:
            return
        try:
            base = self.rulebook(book.base)
        except RefereeError:  # an abstract base sets nothing
            return
        settings = [
            (book.options[name], value, setter)
            for name, value, setter in self.book_file(book.id).settings()
            if name in book.options and name in base.options
        ]
        yield from idle_settings(settings, base, rules)


def _as_folder(folder: Traversable | str) -> Traversable:
    return Path(folder) if isinstance(folder, str) else folder


def _errors_of_book(findings: list[Finding]) -> list[Finding]:
    """The errors with which a book can't be used."""
    return [f for f in findings if f.level == ERROR and not f.costs_clause]


def _without_rules(book: Book, ids: Collection[str]) -> Book:
    """The book, in which these clauses have no sentences."""
    if not ids:
        return book
    clauses = (
        replace(clause, rules=tuple(use for use in clause.rules if use.name != SENTENCE))
        if clause.id in ids
        else clause
        for clause in book.clauses
    )
    return replace(book, clauses=tuple(clauses))


def _unreadable(id_: str, error: Exception) -> Finding:
    """That a file cannot be read, and why; for a file that isn't UTF-8, also where."""
    line, column = 0, 0
    if isinstance(error, UnicodeDecodeError):
        before = error.object[: error.start].decode("utf-8")
        line, column = position_finder(before)(len(before))
    why = {lang: file_error_text(error, lang) for lang in LANGS}
    return Finding("no-book-file", (), {"why": why}, line, level=ERROR, file=id_, column=column)


def _extends_broken(file: BookFile, base: str) -> Finding:
    line, column = file.position("extends")
    args = {"name": base}
    return Finding("extends-broken", (), args, line, level=ERROR, file=file.id, column=column)


def _unknown_book(unknown: UnknownName) -> Finding:
    plain = UnknownName(unknown.what, unknown.name, unknown.known)
    plain.titles, plain.nearest = unknown.titles, unknown.nearest
    args = {"text": {lang: plain.say(lang) for lang in LANGS}}
    return Finding("unknown-book", (), args, unknown.line, level=ERROR, file=unknown.file)


# ---- families, which all libraries share


def _register_family(family: str, package: str) -> None:
    add_package(family, package)
    messages.add_messages(_folder_of(package) / "locale")


def _unregister_family(family: str) -> str:
    package = remove_package(family)
    messages.remove_messages(_folder_of(package) / "locale")
    return package


def _folder_of(package: str) -> Traversable:
    from importlib import resources  # slow to load, and seldom needed

    return resources.files(package)
