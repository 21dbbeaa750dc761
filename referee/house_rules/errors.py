"""What can be wrong with a house's file, besides what it says."""

from __future__ import annotations

import pathlib

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.library.sources import file_error_text
from referee.library.toml_source import Path


class StaleHouse(RefereeError):
    """The file was changed since it was read. ``read`` and ``found``: the two revisions."""

    kind = "stale"

    def __init__(self, path: pathlib.Path, read: int, found: int) -> None:
        super().__init__(path, read, found)
        self.path, self.read, self.found = path, read, found

    def say(self, lang: str = "en") -> str:
        key = "error-stale-house" if self.found != self.read else "error-stale-house-by-hand"
        return message(lang, key, file=self.path.name, read=self.read, found=self.found)


class BusyHouse(RefereeError):
    """Somebody else is writing the file and does not finish; or where a lock has to be
    (``in_the_way``), there is what can be none."""

    kind = "busy"

    def __init__(self, path: pathlib.Path, lock: pathlib.Path, *, in_the_way: bool = False) -> None:
        super().__init__(path, lock)
        self.path, self.lock, self.in_the_way = path, lock, in_the_way

    def say(self, lang: str = "en") -> str:
        key = "error-no-lock" if self.in_the_way else "error-busy-house"
        return message(lang, key, file=self.path.name, lock=self.lock.name)


class UnsafeEdit(RefereeError):
    """A text that says something else than was wanted once it is changed: it is left as it was.

    ``part``: the path of what was to be changed.
    """

    kind = "house"

    def __init__(self, part: Path) -> None:
        super().__init__(part)
        self.part = part

    def say(self, lang: str = "en") -> str:
        names = (str(each + 1) if isinstance(each, int) else each for each in self.part)
        return message(lang, "error-unsafe-edit", what=".".join(names))


class NameTaken(RefereeError):
    """There is a rulebook of this name already, and tables could not tell the two apart."""

    kind = "taken"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-name-taken", name=self.name)


class NoTableName(RefereeError):
    """A house's file whose name no table text can hold."""

    kind = "name"

    def __init__(self, path: pathlib.Path) -> None:
        super().__init__(path)
        self.path = path

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-no-table-name", file=self.path.name)


class NoHouseFile(RefereeError):
    """A house's file that cannot be read or written. ``lost``: why; ``wrote``: it was to be."""

    kind = "house"

    def __init__(self, path: pathlib.Path, lost: Exception, *, wrote: bool = False) -> None:
        super().__init__(path, lost)
        self.path, self.lost, self.wrote = path, lost, wrote

    def say(self, lang: str = "en") -> str:
        key = "error-house-unwritten" if self.wrote else "error-house-unread"
        return message(lang, key, file=str(self.path), why=file_error_text(self.lost, lang))
