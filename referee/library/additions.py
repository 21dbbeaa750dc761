"""What is added to a library, and how it is taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import RLock, local
from typing import TYPE_CHECKING

from referee.i18n import messages
from referee.rulebook.registry import add_package, remove_package

from .snapshot import Added, Known
from .sources import FileSource, Source, TextSource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Step = Callable[[Added], Added]


class Trial:
    """What a thread adds while it lasts: known to this thread alone, and to all once it is kept."""

    def __init__(self, known: Known) -> None:
        self.began = self.known = known
        self.steps: list[Step] = []
        self.undo: list[Callable[[], object]] = []
        """What takes back families: code and words, which all libraries share."""
        self.kept = False

    def keep(self) -> None:
        """What was added stays."""
        self.kept = True

    def take(self, inner: Trial) -> None:
        """What was tried in it, and is kept as long as it is."""
        self.known = inner.known
        self.steps += inner.steps
        self.undo += inner.undo


class _Mine(local):
    """What a thread tries, the innermost last."""

    def __init__(self) -> None:
        self.trials: list[Trial] = []


class Additions:
    """Folders, single files, texts and families. Any thread may add; all else waits meanwhile."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._shared = Known(Added())
        self._mine = _Mine()

    @property
    def _known(self) -> Known:
        """What is known; to a thread that tries something with what it tries."""
        trials = self._mine.trials
        return trials[-1].known if trials else self._shared

    @property
    def sources(self) -> dict[str, Source]:
        """What there is to read, by its id."""
        raise NotImplementedError

    def add_books(self, folder: Traversable) -> None:
        """A folder (such as a ``Path``) with further rulebooks ``NAME.toml``: house rules."""
        self._change(lambda added: added.with_folder(folder))

    def remove_books(self, folder: Traversable) -> None:
        """Takes back :meth:`add_books`. Raises ``ValueError``."""
        with self._lock:
            if folder not in self._known.added.folders:
                raise ValueError(f"no such folder: {folder}")
            self._change(lambda added: added.without_folder(folder))

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
        with self._lock:
            _bring(name, package)
            self._change(lambda added: added.with_folder(folder / "books"))
            self._undoing(lambda: _take_away(name))

    def remove_family(self, name: str) -> None:
        """Takes back :meth:`add_family`. Raises ``KeyError``."""
        with self._lock:
            package = _take_away(name)
            folder = _folder_of(package)
            self._change(lambda added: added.without_folder(folder / "books"))
            self._undoing(lambda: _bring(name, package))

    @contextmanager
    def trying(self) -> Iterator[Trial]:
        """What this thread adds meanwhile is forgotten at the end, unless the trial is kept.

        No other thread finds any of it before; what others add meanwhile is found here afterwards.
        Code and words of families are everybody's at once.
        """
        trial = Trial(self._known)
        trials = self._mine.trials
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
        """For whoever tries something around it, else for all: on what others have added since."""
        if self._mine.trials:
            self._mine.trials[-1].take(trial)
        elif trial.steps:
            with self._lock:
                if self._shared is trial.began:
                    self._shared = trial.known
                else:
                    self._shared = _changed(self._shared, *trial.steps)
                    self._shared.learn(trial.known)

    def _put(self, id_: str, source: Source | None) -> None:
        self._change(lambda added: added.with_source(id_, source))

    def _change(self, step: Step) -> None:
        trials = self._mine.trials
        with self._lock:
            if trials:
                trials[-1].known = _changed(trials[-1].known, step)
                trials[-1].steps.append(step)
            else:
                self._shared = _changed(self._shared, step)

    def _undoing(self, undo: Callable[[], object]) -> None:
        for trial in self._mine.trials[-1:]:
            trial.undo.append(undo)


def _changed(known: Known, *steps: Step) -> Known:
    added = known.added
    for step in steps:
        added = step(added)
    return Known(added, known)


def _bring(family: str, package: str) -> None:
    add_package(family, package)
    messages.add_messages(_folder_of(package) / "locale")


def _take_away(family: str) -> str:
    package = remove_package(family)
    messages.remove_messages(_folder_of(package) / "locale")
    return package


def _folder_of(package: str) -> Traversable:
    from importlib import resources  # slow to load, and seldom needed

    return resources.files(package)
