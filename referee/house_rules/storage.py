"""Reads and writes the file of a house's book.

A file is replaced as a whole. If it has been changed since it was read, nothing is written
(``StaleHouse``).
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

LOCK = RLock()
"""Held while a file is read or written and its book is added to the library, so that the library
has the book of the file's last text."""
MAX_WAIT = 5.0
"""How many seconds a writer waits for another."""


def read(path: Path) -> str:
    """The text of a file with its line endings. Raises ``NoHouseFile``."""
    with _file_errors(path):
        return read_file(path)


def exists(path: Path) -> bool:
    """Whether a file exists; false if that can't be found out."""
    return os.path.exists(path)


def real_path(path: Path) -> Path:
    """The target of symbolic links; one of them if they form a loop."""
    return Path(os.path.realpath(path))


def create(path: Path, text: str) -> None:
    """Writes a new file completely or not at all. Raises ``NoHouseFile``, ``BusyHouse``."""
    with _file_errors(path, wrote=True), _locked(path):
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        _replace(path, text)


def write(path: Path, text: str, before: str) -> None:
    """Replaces a text that was read (``before``), completely or not at all.

    Raises ``StaleHouse`` if the file has another text, ``NoHouseFile``, ``BusyHouse``.
    """
    with _file_errors(path, wrote=True):
        target = real_path(path)  # a link stays a link
        with _locked(target):
            check_unchanged(path, before)
            _replace(target, text)


def check_unchanged(path: Path, before: str) -> None:
    """Raises ``StaleHouse`` if the file has another text than ``before``, ``NoHouseFile``."""
    text = read(path)
    if text != before:
        raise StaleHouse(path, revision(before), revision(text))


@contextmanager
def _file_errors(path: Path, *, wrote: bool = False) -> Iterator[None]:
    """Raises ``NoHouseFile`` instead of the errors of the file system."""
    try:
        yield
    except FILE_ERRORS as lost:
        raise NoHouseFile(path, lost, wrote=wrote) from None


def _replace(target: Path, text: str) -> None:
    """Writes the text to a new file in the same folder and renames it.

    If a process was killed while it wrote, its new file is removed first.
    """
    new = target.with_name(f".{target.name}.new")
    if new.is_dir():
        raise BusyHouse(target, new, in_the_way=True)
    new.unlink(missing_ok=True)
    try:
        with new.open("xb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            new.chmod(S_IMODE(target.stat().st_mode))
        new.replace(target)
    except BaseException:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise


@contextmanager
def _locked(target: Path) -> Iterator[None]:
    """Excludes other writers between reading and replacing the file. Raises ``BusyHouse``."""
    from filelock import FileLock, SoftFileLock, Timeout

    if not stat.S_ISDIR(os.stat(target.parent).st_mode):  # FileLock would create the folder
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(target.parent))
    path = target.with_name(f".{target.name}.lock")
    lock = FileLock(path)
    try:
        lock.acquire(timeout=MAX_WAIT, poll_interval=0.02)
    except Timeout:
        raise BusyHouse(target, path) from None
    except OSError:
        if os.path.lexists(path):  # a folder, or a file of another user
            raise BusyHouse(target, path, in_the_way=True) from None
        raise
    try:
        yield
    finally:
        if not isinstance(lock, SoftFileLock):  # a soft lock removes its file itself
            with suppress(OSError):  # a waiting process notices that the file has been removed
                path.unlink()
        lock.release()
