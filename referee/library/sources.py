"""What a rulebook is read from."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from referee.i18n.messages import message

LONGEST = 1_000_000
"""How many signs a book may have; the longest of ours has a tenth of it."""
LOST = (OSError, UnicodeDecodeError)
"""What is raised where a file cannot be read or written."""

_WHY = {
    errno.ENOENT: "gone", errno.ENOTDIR: "gone", errno.EISDIR: "folder", errno.EEXIST: "there",
    errno.EACCES: "denied", errno.EPERM: "denied", errno.EROFS: "read-only",
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.ELOOP: "circle", errno.EFBIG: "too-large",
    errno.ENXIO: "no-text", errno.ENAMETOOLONG: "name", errno.EIO: "disk",
}  # fmt: skip


class Source(Protocol):
    """A file, or what stands for one."""

    def read_text(self, encoding: str, /) -> str: ...


class TextSource(Struct, frozen=True):
    """A rulebook that is no file."""

    text: str

    def read_text(self, _: str, /) -> str:
        return self.text


class FileSource(TextSource, frozen=True):
    """A rulebook's file with the text that was read: whatever becomes of it, its book stays."""

    path: Path


def text_of(source: Source) -> str:
    """What is to be read. Raises ``OSError``, ``UnicodeDecodeError``."""
    return read_file(source) if isinstance(source, Path) else source.read_text("utf-8")


def read_file(path: Path) -> str:
    """The text of a file, its line ends as they are.

    Raises ``UnicodeDecodeError``, ``OSError``; also for what is no file, which is not waited for,
    and for one of which no book has the length.
    """
    try:
        with open(path, "rb", opener=_opened) as file:
            found: bytes = file.read(4 * LONGEST + 1)
    except ValueError:  # what no file can be called
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    if len(found) > 4 * LONGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return found.decode("utf-8-sig")


def _opened(path: str, flags: int) -> int:
    """A file opened without waiting for whoever writes to a pipe."""
    number = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    kind = os.fstat(number).st_mode
    if not stat.S_ISREG(kind):
        os.close(number)
        code = errno.EISDIR if stat.S_ISDIR(kind) else errno.ENXIO
        raise OSError(code, os.strerror(code), path)
    return number


def why_lost(error: Exception, lang: str) -> str:
    """Why a file cannot be read or written, and what to do."""
    if isinstance(error, UnicodeDecodeError):
        return message(lang, "file-not-utf8")
    number = getattr(error, "errno", None)
    if number in _WHY:
        return message(lang, f"file-{_WHY[number]}")
    return getattr(error, "strerror", None) or type(error).__name__
