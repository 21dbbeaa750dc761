"""Where rulebooks are read from: files, texts, folders, other installed packages."""

from __future__ import annotations

import errno
import os
import stat
import sys
import warnings
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from referee._internal.paths import PACKAGE
from referee.i18n.messages import message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE_BOOKS: Traversable = PACKAGE / "books"
MAX_BOOK_LENGTH = 1_000_000
"""The most characters that a book may have; the longest in the package has a tenth of it."""
FILE_ERRORS = (OSError, UnicodeDecodeError)
"""What is raised if a file cannot be read or written."""


class Source(Protocol):
    """A file, or an object that is read like one."""

    def read_text(self, encoding: str, /) -> str: ...


class TextSource(Struct, frozen=True):
    """A rulebook that isn't a file."""

    text: str

    def read_text(self, _: str, /) -> str:
        return self.text


class FileSource(TextSource, frozen=True):
    """A file with the text that was read from it, which is used even if the file changes."""

    path: Path


# ---- reading

_REASONS = {
    errno.ENOENT: "gone", errno.ENOTDIR: "gone", errno.EISDIR: "folder", errno.EEXIST: "there",
    errno.EACCES: "denied", errno.EPERM: "denied", errno.EROFS: "read-only",
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.ELOOP: "circle", errno.EFBIG: "too-large",
    errno.ENXIO: "no-text", errno.ENAMETOOLONG: "name", errno.EIO: "disk",
}  # fmt: skip
"""Error number -> the ending of a message."""


def text_of(source: Source) -> str:
    """The text of a source. Raises ``OSError``, ``UnicodeDecodeError``."""
    return read_file(source) if isinstance(source, Path) else source.read_text("utf-8")


def read_file(path: Path) -> str:
    """The text of a file, with its line endings unchanged.

    Raises ``UnicodeDecodeError``; ``OSError`` also if the path isn't a regular file (it never
    waits for a pipe), or if the file is longer than any book.
    """
    try:
        with open(path, "rb", opener=_open) as file:
            data: bytes = file.read(4 * MAX_BOOK_LENGTH + 1)
    except ValueError:  # the path contains characters that no file name can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    if len(data) > 4 * MAX_BOOK_LENGTH:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data.decode("utf-8-sig")


def _open(path: str, flags: int) -> int:
    """The descriptor of a regular file, opened without waiting for the writer of a pipe."""
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    mode = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(mode):
        os.close(descriptor)
        code = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
        raise OSError(code, os.strerror(code), path)
    return descriptor


def file_error_text(error: Exception, lang: str) -> str:
    """Why a file cannot be read or written, and what to do."""
    if isinstance(error, UnicodeDecodeError):
        return message(lang, "file-not-utf8")
    number = getattr(error, "errno", None)
    if number in _REASONS:
        return message(lang, f"file-{_REASONS[number]}")
    return getattr(error, "strerror", None) or type(error).__name__


# ---- folders


def book_files_in(folders: Iterable[Traversable]) -> dict[str, Source]:
    """Book id -> file. A later folder overrides an earlier one."""
    return {_id_of(file.name): file for folder in folders for file in _toml_files(folder)}


def _toml_files(folder: Traversable) -> Sequence[Traversable]:
    """The TOML files of a folder, if it can be read; without hidden ones, which editors write."""
    try:
        files = list(folder.iterdir())
    except (OSError, ValueError):  # ValueError: no folder can have this name
        return ()
    return [file for file in files if file.name.endswith(".toml") and file.name[0] != "."]


def _id_of(file_name: str) -> str:
    """The id of a file's book; bytes of the name that aren't Unicode are spelled out."""
    return file_name.removesuffix(".toml").encode("utf-8", "backslashreplace").decode()


# ---- other installed packages

ENTRY_POINTS = "referee.books"
"""The group of entry points: each names a package whose folder contains rulebooks ``NAME.toml``."""


@lru_cache(maxsize=1)
def installed_folders() -> tuple[Traversable, ...]:
    """The folders of all installed packages that declare rulebooks.

    Warns of a package that cannot be found, and skips it.
    """
    if not any(next(Path(entry).glob("*.*-info"), None) for entry in sys.path):
        return ()  # the static site has packages without their metadata

    from importlib import metadata, resources  # slow to load, and seldom needed

    folders: list[Traversable] = []
    for point in sorted(metadata.entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        try:
            folders.append(resources.files(point.value))
        except (ImportError, TypeError) as error:
            text = f"{ENTRY_POINTS}: {point.name} = {point.value}: {error}"
            warnings.warn(text, stacklevel=2)
    return tuple(folders)
