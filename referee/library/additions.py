"""What is added to a library, and how it is taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from threading import RLock, get_ident
from typing import TYPE_CHECKING

from referee.basis.package import PACKAGE
from referee.language import messages
from referee.rulebook.catalogue import add_package, remove_package

from .sources import FileSource, Source, TextSource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE_BOOKS: Traversable = PACKAGE / "books"


@dataclass(eq=False)
class Trial:
    """What is added while it lasts is forgotten at its end, unless it is kept."""

    undo: list[Callable[[], object]] = field(default_factory=list)
    thread: int = field(default_factory=get_ident)
    kept: bool = False

    def keep(self) -> None:
        """What was added stays."""
        self.kept = True


class Additions:
    """Folders, single files, texts and families. Any thread may add; all else waits meanwhile."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._folders = [PACKAGE_BOOKS]
        self._single: dict[str, Source] = {}
        self._trials: list[Trial] = []

    @property
    def sources(self) -> dict[str, Source]:
        """What there is to read, by its id."""
        raise NotImplementedError

    def _forget(self) -> None:
        """What was known may be so no more."""
        raise NotImplementedError

    def add_books(self, folder: Traversable) -> None:
        """A folder (such as a ``Path``) with further rulebooks ``NAME.toml``: house rules."""
        with self._changing(partial(self._drop_folder, folder)):
            self._folders.append(folder)

    def remove_books(self, folder: Traversable) -> None:
        """Takes back :meth:`add_books`. Raises ``ValueError``."""
        with self._lock:
            at = self._folders.index(folder)
            with self._changing(partial(self._folders.insert, at, folder)):
                del self._folders[at]

    def add_book(self, file: Path, text: str | None = None) -> None:
        """A single rulebook file ``NAME.toml``; it goes before one of that name in a folder.

        Added once more it is read once more. ``text``: what was read in it, which its book then is
        even when the file has gone or is broken.
        """
        self._put(file.stem, file if text is None else FileSource(text, file))

    def add_text(self, name: str, text: str) -> str:
        """A rulebook from its text, by this name; where another has it, by ``name-2`` and so on.

        Gives the id. It is not looked at until it is used.
        """
        source = TextSource(text)
        with self._lock:
            ids = (name if number == 1 else f"{name}-{number}" for number in count(1))
            id_ = next(each for each in ids if self.sources.get(each, source) == source)
            if id_ not in self.sources:
                self._put(id_, source)
        return id_

    def put_text(self, name: str, text: str) -> None:
        """A rulebook from its text, by this name, whatever had it before."""
        self._put(name, TextSource(text))

    def remove_book(self, id_: str) -> None:
        """Takes back :meth:`add_book` and :meth:`add_text`."""
        self._put(id_, None)

    def add_family(self, name: str, package: str) -> None:
        """A game family in a package outside :mod:`referee.games`.

        The package declares ``FAMILY`` in its module ``family``, has ``rules/``, and may bring
        ``books/NAME.toml`` and ``locale/LANG/*.ftl`` along.
        """
        folder = _folder_of(package)
        with self._changing(partial(self._drop_family, name)):
            add_package(name, package)
            messages.add_messages(folder / "locale")
            self._folders.append(folder / "books")

    def remove_family(self, name: str) -> None:
        """Takes back :meth:`add_family`. Raises ``KeyError``."""
        with self._lock:
            package = self._drop_family(name)
            self._changed(partial(self.add_family, name, package))

    @contextmanager
    def trying(self) -> Iterator[Trial]:
        """What this thread adds meanwhile is forgotten at the end, unless the trial is kept."""
        trial = Trial()
        with self._lock:
            self._trials.append(trial)
        try:
            yield trial
        finally:
            with self._lock:
                self._trials.remove(trial)
                if trial.undo and not trial.kept:
                    for undo in reversed(trial.undo):
                        undo()
                    self._changed()

    def _put(self, id_: str, source: Source | None) -> None:
        with self._lock:
            before = self._single.get(id_)
            with self._changing(partial(self._set, id_, before)):
                self._set(id_, source)

    def _set(self, id_: str, source: Source | None) -> None:
        self._single.pop(id_, None)
        if source is not None:
            self._single[id_] = source

    def _drop_folder(self, folder: Traversable) -> None:
        if folder in self._folders:
            self._folders.remove(folder)

    def _drop_family(self, name: str) -> str:
        package = remove_package(name)
        folder = _folder_of(package)
        messages.remove_messages(folder / "locale")
        self._drop_folder(folder / "books")
        return package

    @contextmanager
    def _changing(self, undo: Callable[[], object]) -> Iterator[None]:
        with self._lock:
            yield
            self._changed(undo)

    def _changed(self, undo: Callable[[], object] | None = None) -> None:
        """Whoever tries something in this thread can undo the change."""
        for trial in self._trials:
            if undo is not None and trial.thread == get_ident():
                trial.undo.append(undo)
        self._forget()


def _folder_of(package: str) -> Traversable:
    from importlib import resources  # slow to load, and seldom needed

    return resources.files(package)
