"""The file of a house's book, written whole or not at all.

A writer that finds the file other than it read it writes nothing (``StaleHouse``).
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from threading import RLock

from referee.library.sources import FILE_ERRORS, read_file

from .errors import BusyHouse, NoHouseFile, StaleHouse
from .rewrite import revision

ALONE = RLock()
"""Held while a file is written or read and tables come to know its book: of the threads that do so
the last leaves the book of what the file says."""
PATIENCE = 5.0
"""How many seconds a writer waits for another."""


def read(path: Path) -> str:
    """The text of a file, its line ends as they are. Raises ``NoHouseFile``."""
    with _told(path):
        return read_file(path)


def is_there(path: Path) -> bool:
    """Whether there is something to read; not where nobody may look."""
    return os.path.exists(path)


def real(path: Path) -> Path:
    """The file that links lead to; of a circle of links, one of them."""
    return Path(os.path.realpath(path))


def create(path: Path, text: str) -> None:
    """Writes a new file, at once or not at all. Raises ``NoHouseFile``, ``BusyHouse``."""
    with _told(path, wrote=True), _locked(path):
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        _replace(path, text)


def write(path: Path, text: str, before: str) -> None:
    """Puts a text in the place of the one that was read, ``before``, at once or not at all.

    Raises ``StaleHouse`` where the file holds another by now, ``NoHouseFile``, ``BusyHouse``.
    """
    with _told(path, wrote=True):
        place = real(path)  # a link stays a link
        with _locked(place):
            refuse_changed(path, before)
            _replace(place, text)


def refuse_changed(path: Path, before: str) -> None:
    """Raises ``StaleHouse`` where the file holds another text than the one that was read,
    ``NoHouseFile``."""
    found = read(path)
    if found != before:
        raise StaleHouse(path, revision(before), revision(found))


@contextmanager
def _told(path: Path, *, wrote: bool = False) -> Iterator[None]:
    """What goes wrong with a file is said with what to do."""
    try:
        yield
    except FILE_ERRORS as lost:
        raise NoHouseFile(path, lost, wrote=wrote) from None


def _replace(place: Path, text: str) -> None:
    """One file beside it holds the whole text before it goes in its place; what somebody left of
    one who was ended in the midst goes first."""
    fresh = place.with_name(f".{place.name}.new")
    if fresh.is_dir():
        raise BusyHouse(place, fresh, in_the_way=True)
    fresh.unlink(missing_ok=True)
    try:
        with fresh.open("xb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        if place.exists():
            fresh.chmod(S_IMODE(place.stat().st_mode))
        fresh.replace(place)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


@contextmanager
def _locked(place: Path) -> Iterator[None]:
    """No other writer between looking at the file and replacing it. Raises ``BusyHouse``."""
    from filelock import FileLock, SoftFileLock, Timeout

    if not stat.S_ISDIR(os.stat(place.parent).st_mode):  # a lock would make what there is not
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(place.parent))
    path = place.with_name(f".{place.name}.lock")
    lock = FileLock(path)
    try:
        lock.acquire(timeout=PATIENCE, poll_interval=0.02)
    except Timeout:
        raise BusyHouse(place, path) from None
    except OSError:
        if os.path.lexists(path):  # a folder, or somebody else's, stands in its place
            raise BusyHouse(place, path, in_the_way=True) from None
        raise
    try:
        yield
    finally:
        if not isinstance(lock, SoftFileLock):  # that one is its file, and takes it away itself
            with suppress(OSError):  # who waits for this very file sees that it has gone
                path.unlink()
        lock.release()
