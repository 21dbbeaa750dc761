"""One rulebook file as it is read: its data, where each part stands, what a house has set in it."""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from referee.basis.built import built, to_build
from referee.basis.tomltext import data_of
from referee.model.types import Value
from referee.rulebook.clause import Ruling, Setter
from referee.rulebook.diagnostics import ERROR, BadBook, Finding

from . import toml_source
from .shared_readings import with_common

FORMAT = 1
"""The newest format of a house's file that can be read, and the one that is written."""

HOUSE_PARTS = ("switches", "settings", "ruling", "revision", "format")


class BookFile(Struct, frozen=True, dict=True):
    """``data`` is what its ``text`` says."""

    id: str
    data: Mapping[str, Any]
    text: str

    @cached_property
    def places(self) -> Mapping[toml_source.Path, toml_source.Place]:
        """Paths such as ``("ruling", 0, "value")`` with their lines and columns."""
        return toml_source.key_places(self.text)

    def place(self, *path: str | int) -> toml_source.Place:
        """Where a part begins, or the nearest that it stands in."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, (1, 1))

    def line(self, *path: str | int) -> int:
        """The line of a part, or of the nearest that it stands in."""
        return self.place(*path)[0]

    @cached_property
    def clause_numbers(self) -> Mapping[str, int]:
        """Id of each clause that it states -> its number; of two alike, that of the last."""
        return {str(each.get("id")): at for at, each in enumerate(self.data.get("clause", ()))}

    @property
    def is_house(self) -> bool:
        """Whether it says what a house has set or decided."""
        return any(part in self.data for part in HOUSE_PARTS)

    def settled(self) -> Iterator[tuple[str, Value, Setter]]:
        """Every option that the file sets, in its order, with the value and where it stands."""
        for part in ("switches", "settings"):
            for name, value in _table(self.data.get(part)).items():
                yield name, _plain(value), self._setter(part, name)
        for at, entry in self.entries():
            if "decides" in entry and "value" in entry:
                setter = self._setter("ruling", at, "decides")
                yield str(entry["decides"]), _plain(entry["value"]), setter

    def rulings(self) -> Iterator[Ruling]:
        """Its rulings, in the order of the file."""
        for _, entry in self.entries():
            if "decides" in entry and "value" in entry:
                name, value = str(entry["decides"]), _plain(entry["value"])
                day = day_of(entry.get("date"))
                yield Ruling(name, value, day, str(entry.get("note", "")), self.id)

    def entries(self) -> Iterator[tuple[int, Mapping[str, Any]]]:
        """The ``[[ruling]]`` entries that are tables, with their numbers."""
        listed = self.data.get("ruling", ())
        for at, entry in enumerate(listed if isinstance(listed, list) else ()):
            if isinstance(entry, dict):
                yield at, entry

    def _setter(self, *path: str | int) -> Setter:
        return Setter("house", self.id, self.line(*path))


def read_book(id_: str, text: str) -> BookFile:
    """The file of a rulebook. Raises ``BadBook`` where it is no TOML, or beyond all limits."""
    text = text.removeprefix("\ufeff")
    over = toml_source.over_limit(text)
    if over:
        raise _unusable(id_, f"toml-{over[0]}", toml_source.places_in(text)(over[1]))
    try:
        file = BookFile(id_, with_common(data_of(text)), text)
    except ValueError as problem:  # also a day or a time that there is not
        why = re.sub(r" \(at .*\)$", "", str(problem))
        raise _unusable(id_, "no-toml", _place_told(problem, text), why=why) from None
    far = toml_source.beyond(file.data)
    if far:
        raise _unusable(id_, f"toml-{far[0]}", file.place(*far[1]))
    return file


def read_own_book(id_: str, text: str) -> BookFile:
    """The file of a rulebook that comes with the package, whose build may have read it."""
    data = built(f"book-{id_}", text)
    return read_book(id_, text) if data is None else BookFile(id_, with_common(data), text)


def own_head(id_: str, text: str) -> Mapping[str, Any]:
    """What stands before the first entry (``[[…]]``) of a file that comes with the package, its
    title among it; seldom is more wanted of a book that nobody plays by."""
    data: Mapping[str, Any] | None = built(f"head-{id_}", text)
    return _head(text) if data is None else data


def _head(text: str) -> Mapping[str, Any]:
    return data_of(text.split("\n[[", 1)[0])


def to_build_head(text: str) -> str:
    """What the build keeps of the beginning of such a file."""
    told = {name: said for name, said in _head(text).items() if name in ("title", "abstract")}
    return to_build(told, text)


def to_build_book(text: str) -> str:
    """What the build keeps of such a file's text: what TOML it is."""
    return to_build(data_of(text), text)


def _unusable(id_: str, code: str, place: toml_source.Place, **told: object) -> BadBook:
    line, column = place
    wrong = Finding(code, (), told, line, level=ERROR, file=id_, column=column)
    return BadBook(id_, [wrong])


def _place_told(problem: ValueError, text: str) -> toml_source.Place:
    """Where a text is no TOML; its end where nobody says."""
    found = re.search(r"line (\d+), column (\d+)", str(problem))
    return (int(found[1]), int(found[2])) if found else toml_source.places_in(text)(len(text))


def is_one_line(title: str) -> bool:
    """Whether a title holds no line break and no control character."""
    return not any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in title)


def _table(part: object) -> Mapping[str, Any]:
    return part if isinstance(part, dict) else {}


def _plain(value: object) -> Value:
    """A value as options have it: a number is written like one of a list of numbers."""
    return value if isinstance(value, bool) else str(value)


def day_of(said: object) -> datetime.date | None:
    """A date, also one written as a text."""
    if isinstance(said, datetime.datetime):
        return said.date()
    if isinstance(said, datetime.date):
        return said
    try:
        return datetime.date.fromisoformat(str(said)) if said else None
    except ValueError:
        return None
