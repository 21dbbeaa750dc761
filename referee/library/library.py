"""The rulebooks there are: those of the package, and files and folders that others have added."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from referee.errors import RefereeError, UnknownName
from referee.model.values import Value
from referee.rulebook.clause import Book, Preset
from referee.rulebook.finding import ERROR, BadBook, Finding
from referee.rulebook.rulebook import Orders, Rulebook, rulebook_of

from .bookfile import BookFile, read_book
from .decks import make_deck
from .entries import make_clause, make_presets


class Source(Protocol):
    """What a rulebook is read from."""

    def read_text(self, encoding: str, /) -> str: ...


@dataclass(frozen=True)
class TextSource:
    """A rulebook that is no file."""

    text: str

    def read_text(self, _: str, /) -> str:
        return self.text


@dataclass(frozen=True)
class FileSource(TextSource):
    """A rulebook's file with the text that was read: whatever becomes of it, its book stays."""

    path: Path


_folders: list[Traversable] = [resources.files("referee") / "books"]
_single: dict[str, Source] = {}


def add_books(folder: Traversable) -> None:
    """A folder (such as a ``Path``) with further rulebooks ``NAME.toml``, such as house rules."""
    _folders.append(folder)
    _read_again()


def remove_books(folder: Traversable) -> None:
    """Takes back :func:`add_books`."""
    _folders.remove(folder)
    _read_again()


def add_book(file: Path, text: str | None = None) -> None:
    """A single rulebook file ``NAME.toml``; it goes before one of that name in a folder.

    Added once more it is read once more. ``text``: what was read in it, which its book then is even
    when the file has gone or is broken.
    """
    _single[file.stem] = file if text is None else FileSource(text, file)
    _read_again()


@contextmanager
def unless_raised() -> Iterator[None]:
    """What is added meanwhile; where something is raised, the books are those of before."""
    before = dict(_single)
    try:
        yield
    except BaseException:
        _single.clear()
        _single.update(before)
        _read_again()
        raise


def add_text(name: str, text: str) -> str:
    """A rulebook from its text, by this name; where another has it, by ``name-2`` and so on.

    Gives the id. It is not looked at until it is used.
    """
    ids = (name if number == 1 else f"{name}-{number}" for number in count(1))
    id_ = next(each for each in ids if _files().get(each, source := TextSource(text)) == source)
    if id_ not in _files():
        _single[id_] = TextSource(text)
        _read_again()
    return id_


def remove_book(id_: str) -> None:
    """Takes back :func:`add_book` and :func:`add_text`."""
    _single.pop(id_, None)
    _read_again()


def _read_again() -> None:
    for cached in (_files, _playable, book_file, book):
        cached.cache_clear()


@lru_cache(maxsize=1)
def _files() -> dict[str, Source]:
    """Every rulebook file by its id; of two alike, that of the folder added last."""
    listed: dict[str, Source] = {
        entry.name.removesuffix(".toml"): entry
        for folder in _folders
        if folder.is_dir()
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    }
    return {**listed, **_single}


@lru_cache(maxsize=1)
def _playable(ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id_ for id_ in ids if _can_be_played(id_))


def _can_be_played(id_: str) -> bool:
    try:
        return not book_file(id_).data.get("abstract") and bool(book(id_))
    except RefereeError:
        return False


def named_ids() -> list[str]:
    """The ids of the books that can be played, all that tables may name."""
    return list(_playable(tuple(sorted(_files()))))


def book_ids(also: Collection[str] = ()) -> list[str]:
    """The ids of the books to choose from: those that can be played, and are no mere text that
    somebody has opened. ``also``: those that are listed even so."""
    return [id_ for id_ in named_ids() if id_ in also or not _is_text(id_)]


def _is_text(id_: str) -> bool:
    source = _files()[id_]
    return isinstance(source, TextSource) and not isinstance(source, FileSource)


def house_path(id_: str) -> Path | None:
    """The file of a house's book: one that others have added and that extends another."""
    entry = _files().get(id_)
    file = entry.path if isinstance(entry, FileSource) else entry
    if not isinstance(file, Path) or _is_our_own(id_):
        return None
    return file if "extends" in book_file(id_).data else None


def text_read(id_: str) -> str:
    """The text of a book's file as it was read last. Raises ``OSError``."""
    return _files()[id_].read_text("utf-8")


def package_ids() -> list[str]:
    """The ids of all books that come with the package."""
    return sorted(entry.name.removesuffix(".toml") for entry in _folders[0].iterdir())


def all_book_ids() -> list[str]:
    """The ids of the books that can be played, and of those that would if they were in order."""
    named = named_ids()
    broken = (id_ for id_ in sorted(_files()) if id_ not in named and not _is_abstract(id_))
    return [*named, *broken]


def _is_abstract(id_: str) -> bool:
    try:
        return bool(book_file(id_).data.get("abstract"))
    except RefereeError:
        return False


def extended_by(id_: str) -> list[str]:
    """A book, the one that it extends, and so on. Raises ``UnknownName``, ``BadBook``."""
    chain: list[str] = []
    while id_ and id_ not in chain:
        chain.append(id_)
        id_ = str(book_file(id_).data.get("extends", ""))
    return chain


@lru_cache(maxsize=64)
def book(id_: str) -> Book:
    """The book of this id, with all it inherits.

    Raises ``UnknownName``; ``BadBook`` (all that is wrong with it) for a file that cannot be used.
    """
    if id_ not in _files() or _is_abstract(id_):
        raise UnknownName("book", id_, book_ids())
    if _is_our_own(id_):
        return made_book(id_)
    try:
        return _in_order(id_)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as problem:
        # the file is put together so oddly that no check could say where
        why = {"why": f"{type(problem).__name__}: {problem}"}
        wrong = Finding("not-a-book", (), why, level=ERROR, file=id_)
        raise BadBook(id_, [wrong]) from problem


def _in_order(id_: str) -> Book:
    """A book that others have added. Raises ``BadBook`` with all that is wrong with it."""
    from .shape import check_file

    made = made_book(id_)
    wrong = [finding for finding in check_file(id_, made) if finding.level == ERROR]
    if wrong:
        raise BadBook(id_, wrong)
    return made


def _is_our_own(id_: str) -> bool:
    """Whether a book comes with the package, whose tests check it."""
    return id_ not in _single and _files()[id_] == _folders[0] / f"{id_}.toml"


@lru_cache(maxsize=64)
def book_file(id_: str) -> BookFile:
    """The file of a book. Raises ``UnknownName``; ``BadBook`` where it is no TOML."""
    if id_ not in _files():
        raise UnknownName("book", id_, sorted(_files()))
    try:
        return read_book(id_, _files()[id_].read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        wrong = Finding("no-book-file", (), {}, 1, level=ERROR, file=id_)
        raise BadBook(id_, [wrong]) from None


def _base(file: BookFile, extended_by: tuple[str, ...]) -> Book | None:
    """The book that a file extends. Raises ``UnknownName``, ``BadBook``."""
    if "extends" not in file.data:
        return None
    named = str(file.data["extends"])
    line = file.line("extends")
    if named in extended_by:
        wrong = Finding("extends-itself", (), {"name": named}, line, level=ERROR, file=file.id)
        raise BadBook(file.id, [wrong])
    if named not in _files():
        unknown = UnknownName("book", named, sorted(_files()), line)
        unknown.file = file.id
        raise unknown
    return made_book(named, extended_by)


def made_book(id_: str, extended_by: tuple[str, ...] = ()) -> Book:
    """The book that a file and those it extends make. Raises ``UnknownName``, ``BadBook``."""
    file = book_file(id_)
    data, base = file.data, _base(file, (*extended_by, id_))
    if not _is_our_own(id_):
        from .shape import check_shape

        check_shape(file)
    own = [make_clause(entry) for entry in data.get("clause", ())]
    names = {clause.name for clause in own} | set(data.get("without", ()))
    inherited = [clause for clause in base.clauses if clause.name not in names] if base else []
    low, high = data.get("players") or (base.players if base else (2, 10))
    titles = {int(count): tuple(names) for count, names in data.get("titles", {}).items()}
    settled = {name: (value, setter) for name, value, setter in file.settled()}
    rulings = {ruling.decides: ruling for ruling in file.rulings()}
    if base:  # what this file sets otherwise is no longer decided by the other's ruling
        rulings = {n: r for n, r in base.rulings.items() if n not in settled} | rulings
    return Book(
        id=id_,
        family=data.get("family") or (base.family if base else ""),
        title=data.get("title") or {"ja": id_, "en": id_},
        players=(low, high),
        deck=base.deck if base and "deck" not in data else make_deck(data.get("deck", {})),
        clauses=(*inherited, *own),
        titles=titles or (base.titles if base else {}),
        base=base.id if base else "",
        settled={**(base.settled if base else {}), **settled},
        rulings=rulings,
        hidden_in=_hidden_in(base, data),
        presets=(*_inherited(base, id_), *make_presets(data.get("preset", ()))),
    )


def _inherited(base: Book | None, id_: str) -> tuple[Preset, ...]:
    """The presets that a house has from the book it extends; another game's are its own."""
    return base.presets if base and not _is_our_own(id_) else ()


def _hidden_in(base: Book | None, data: Mapping[str, Any]) -> tuple[str, ...]:
    """The games whose decks have hidden cards, where the book tells its games apart in that."""
    if "deck" not in data:
        return base.hidden_in if base else ()
    hidden = data["deck"].get("hidden")
    return tuple(hidden) if isinstance(hidden, list) else ()


def rulebook(id_: str, choices: Mapping[str, Value] | None = None, orders: Orders = ()) -> Rulebook:
    """A rulebook; equal choices give the same object, so it is compiled once."""
    return rulebook_of(book(id_), choices, orders)
