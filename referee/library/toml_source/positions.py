"""Where things stand in a TOML text: a parsed file no longer says.

For texts that ``tomllib`` reads; of others it makes something or other, or raises ``ValueError``.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from referee.basis.patterns import pattern
from referee.basis.tomltext import data_of

Path = tuple[str | int, ...]
Place = tuple[int, int]
"""A line and a column, both counted from 1."""
Kind = Literal["table", "entry", "key", "inner"]

_SPACE = pattern(r"(?:[ \t\r\n]|#[^\r\n]*)*")
_COMMENT = pattern(r"#[^\r\n]*")
_NAME = pattern(r"""[ \t]*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)[ \t]*""")
_SCALAR = pattern(
    r'"""(?:\\.|(?!""")[^\\])*"{3,5}|' + r"'''(?:(?!''').)*'{3,5}|"
    r"""\"(?:[^"\\]|\\.)*"|'[^']*'|\d{4}-\d\d-\d\d[ ]\d\d:[^\s,\]}#]*|[^\s,\]}#]+""",
    re.DOTALL,
)


class Part(Struct, frozen=True):
    """A table's header, or a value with its key or as an element of a list.

    ``kind``: a header ``[table]`` or ``[[entry]]``, a line's ``key = value``, or what stands inside
    a value. The others are offsets in the text: ``value`` is where the value begins, of a header
    its end; ``comma`` where the comma behind an inner part is, -1 for none. ``within`` is the path
    of what it stands in: a key's table, an inner part's list or table in braces.
    """

    kind: Kind
    path: Path
    within: Path
    begin: int
    value: int
    end: int
    comma: int = -1


class Parts(Struct, frozen=True):
    """What a text consists of; each part comes after those that stand inside it."""

    parts: list[Part] = []
    comments: list[tuple[int, int]] = []


def key_places(text: str) -> dict[Path, Place]:
    """Path of each table, key and element of a list -> where it begins.

    ``[[ruling]]`` is ``("ruling", 0)``, a key in it ``("ruling", 0, "decides")``, one of the second
    level ``("clause", 3, "reading", 0, "id")``; ``[a.b]`` is the first place of ``("a",)`` too.
    """
    place = places_in(text)
    found: dict[Path, Place] = {}
    above: dict[Path, Place] = {}
    for part in parts_of(text).parts:
        here = place(part.begin)
        found.setdefault(part.path, here)
        for depth in range(len(part.within) + 1, len(part.path)):
            above.setdefault(part.path[:depth], here)
    return above | found


def places_in(text: str) -> Callable[[int], Place]:
    """What tells the place of an offset."""
    ends = [-1, *(found.start() for found in re.finditer("\n", text))]

    def place(at: int) -> Place:
        line = bisect_left(ends, at)
        return line, at - ends[line - 1]

    return place


def parts_of(text: str) -> Parts:
    """The parts of a text, in order."""
    return _Reader(text).read()


class _Reader:
    """Goes through a text from its beginning to its end, once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found = Parts()
        self._counts: dict[Path, int] = {}

    def read(self) -> Parts:
        table: Path = ()
        at = self._space(0)
        while at < len(self.text):
            if self.text[at] == "[":
                at, table = self._header(at)
            else:
                at = self._pair(at, table, "key")
            at = self._space(at)
        return self.found

    def _space(self, at: int) -> int:
        """The end of white space and comments."""
        end = _end(_SPACE.match(self.text, at))
        self.found.comments.extend(each.span() for each in _COMMENT.finditer(self.text, at, end))
        return end

    def _header(self, begin: int) -> tuple[int, Path]:
        listed = self.text.startswith("[[", begin)
        names, end = self._names(begin + 1 + listed)
        end += 1 + listed
        path = self._path(names, listed)
        kind: Kind = "entry" if listed else "table"
        self.found.parts.append(Part(kind, path, (), begin, end, end))
        return end, path

    def _path(self, names: list[str], listed: bool) -> Path:
        """The path of a header; one of a list gets the next number."""
        path: Path = ()
        for name in names[:-1]:
            path = (*path, name)
            path = (*path, self._counts[path]) if path in self._counts else path
        path = (*path, names[-1])
        if not listed:
            return path
        self._counts[path] = self._counts.get(path, -1) + 1
        return (*path, self._counts[path])

    def _names(self, at: int) -> tuple[list[str], int]:
        """The names of a dotted key, and its end."""
        names: list[str] = []
        while True:
            end = _end(_NAME.match(self.text, at))
            names.append(_name(self.text[at:end].strip(" \t")))
            at = end
            if not self.text.startswith(".", at):
                return names, at
            at += 1

    def _pair(self, begin: int, within: Path, kind: Kind) -> int:
        """A key with its value; the end of both."""
        names, at = self._names(begin)
        path = (*within, *names)
        value = _end(_SPACE.match(self.text, at + 1))  # behind the sign of equality
        end = self._value(value, path)
        self.found.parts.append(Part(kind, path, within, begin, value, end, self._comma(end, kind)))
        return end

    def _value(self, begin: int, path: Path) -> int:
        if self.text.startswith(("[", "{"), begin):
            return self._inside(begin, path)
        return _end(_SCALAR.match(self.text, begin))

    def _inside(self, begin: int, path: Path) -> int:
        """A list, or a table in braces."""
        listed = self.text[begin] == "["
        at, number = self._space(begin + 1), 0
        while self.text[at : at + 1] not in ("]", "}"):
            if listed:
                here, end = (*path, number), self._value(at, (*path, number))
                comma = self._comma(end, "inner")
                self.found.parts.append(Part("inner", here, path, at, at, end, comma))
            else:
                end = self._pair(at, path, "inner")
            at, number = self._space(end), number + 1
            if self.text.startswith(",", at):
                at = self._space(at + 1)
        return at + 1

    def _comma(self, end: int, kind: Kind) -> int:
        at = _end(_SPACE.match(self.text, end))
        return at if kind == "inner" and self.text.startswith(",", at) else -1


def _end(found: re.Match[str] | None) -> int:
    if found is None:
        raise ValueError("no TOML")
    return found.end()


def _name(spelled: str) -> str:
    if spelled[0] == '"' and "\\" in spelled:
        return next(iter(data_of(f"{spelled} = 0")))
    return spelled[1:-1] if spelled[0] in "\"'" else spelled
