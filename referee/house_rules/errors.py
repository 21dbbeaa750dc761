"""Errors about a house's file, apart from its content."""

from __future__ import annotations

import pathlib

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.library.sources import file_error_text
from referee.library.toml_source import Path


class StaleHouse(RefereeError):
    """The file has been changed since it was read. ``read`` and ``found``: the two revisions."""

    kind = "stale"

    def __init__(self, path: pathlib.Path, read: int, found: int) -> None:
        super().__init__(path, read, found)
        self.path, self.read, self.found = path, read, found

    def say(self, lang: str = "en") -> str:
        key = "error-stale-house" if self.found != self.read else "error-stale-house-by-hand"
        return message(lang, key, file=self.path.name, read=self.read, found=self.found)


class BusyHouse(RefereeError):
    """Another writer doesn't finish, or something else has the name of the lock file
    (``in_the_way``)."""

    kind = "busy"

    def __init__(self, path: pathlib.Path, lock: pathlib.Path, *, in_the_way: bool = False) -> None:
        super().__init__(path, lock)
        self.path, self.lock, self.in_the_way = path, lock, in_the_way

    def say(self, lang: str = "en") -> str:
        key = "error-no-lock" if self.in_the_way else "error-busy-house"
        return message(lang, key, file=self.path.name, lock=self.lock.name)


class UnsafeEdit(RefereeError):
    """A text that can't be changed without changing something else. It is left unchanged.

    ``part``: the path of the part to change.
    """

    kind = "house"

    def __init__(self, part: Path) -> None:
        super().__init__(part)
        self.part = part

    def say(self, lang: str = "en") -> str:
        names = (str(key + 1) if isinstance(key, int) else key for key in self.part)
        return message(lang, "error-unsafe-edit", what=".".join(names))


class NameTaken(RefereeError):
    """Another rulebook has this name, so tables couldn't distinguish the two."""

    kind = "taken"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-name-taken", name=self.name)


class NoTableName(RefereeError):
    """A house's file whose name can't be written in a table text."""

    kind = "name"

    def __init__(self, path: pathlib.Path) -> None:
        super().__init__(path)
        self.path = path

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-no-table-name", file=self.path.name)


class NoHouseFile(RefereeError):
    """A house's file that can't be read or written (``wrote``). ``lost``: the reason."""

    kind = "house"

    def __init__(self, path: pathlib.Path, lost: Exception, *, wrote: bool = False) -> None:
        super().__init__(path, lost)
        self.path, self.lost, self.wrote = path, lost, wrote

    def say(self, lang: str = "en") -> str:
        key = "error-house-unwritten" if self.wrote else "error-house-unread"
        return message(lang, key, file=str(self.path), why=file_error_text(self.lost, lang))
