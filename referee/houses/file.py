"""The file of a house's book, written whole or not at all.

A writer that finds the file other than it read it writes nothing (``StaleHouse``).
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .errors import BusyHouse, StaleHouse
from .rewrite import revision

PATIENCE = 5.0
"""How many seconds a writer waits for another."""


def read(path: Path) -> str:
    """The text of a file, its line ends as they are."""
    return path.read_bytes().decode("utf-8-sig")


def create(path: Path, text: str) -> None:
    """Writes a new file. Raises ``FileExistsError``."""
    with path.open("x", encoding="utf-8", newline="") as file:
        file.write(text)


def write(path: Path, text: str, before: str) -> None:
    """Puts a text in the place of the one that was read, ``before``, at once or not at all.

    Raises ``StaleHouse`` where the file holds another by now, ``BusyHouse``.
    """
    place = path.resolve()  # a link stays a link
    with _locked(place):
        refuse_changed(path, before)
        _replace(place, text)


def refuse_changed(path: Path, before: str) -> None:
    """Raises ``StaleHouse`` where the file holds another text than the one that was read."""
    found = read(path)
    if found != before:
        raise StaleHouse(path, revision(before), revision(found))


def _replace(place: Path, text: str) -> None:
    number, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    fresh = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        shutil.copymode(place, fresh)
        fresh.replace(place)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


@contextmanager
def _locked(place: Path) -> Iterator[None]:
    """No other writer between looking at the file and replacing it. Raises ``BusyHouse``."""
    from filelock import FileLock, SoftFileLock, Timeout

    path = place.with_name(f".{place.name}.lock")
    lock = FileLock(path)
    try:
        lock.acquire(timeout=PATIENCE, poll_interval=0.02)
    except Timeout:
        raise BusyHouse(place, path) from None
    except OSError:
        if os.path.lexists(path):  # a folder, or somebody else's, stands in its place
            raise BusyHouse(place, path) from None
        raise
    try:
        yield
    finally:
        if not isinstance(lock, SoftFileLock):  # that one is its file, and takes it away itself
            with suppress(OSError):  # who waits for this very file sees that it has gone
                path.unlink()
        lock.release()
