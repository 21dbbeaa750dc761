"""TOML texts: the position of each part, which a parsed file doesn't have, and limits of size.

Positions are for texts that ``tomllib`` parses; for others they are wrong, or ``ValueError`` is
raised.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from .sources import MAX_BOOK_LENGTH

Path = tuple[str | int, ...]
"""The keys and indices that lead to a part: ``("ruling", 0, "value")``."""
Position = tuple[int, int]
"""A line and a column, both counted from 1."""


# ---- positions

Kind = Literal["table", "entry", "key", "inner"]

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\r\n]*)*")
_COMMENT = re.compile(r"#[^\r\n]*")
_NAME = re.compile(r"""[ \t]*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)[ \t]*""")
_SCALAR = re.compile(
    r'"""(?:\\.|(?!""")[^\\])*"{3,5}|' + r"'''(?:(?!''').)*'{3,5}|"
    r"""\"(?:[^"\\]|\\.)*"|'[^']*'|\d{4}-\d\d-\d\d[ ]\d\d:[^\s,\]}#]*|[^\s,\]}#]+""",
    re.DOTALL,
)


class Part(Struct, frozen=True):
    """A table's header, or a value with its key or as an element of a list.

    ``kind`` is ``table`` (a header ``[table]``), ``entry`` (``[[entry]]``), ``key`` (a line
    ``key = value``) or ``inner`` (inside a value). ``within`` is the path of the table or list that
    contains the part. The others are offsets in the text: ``value`` is where the value begins (for
    a header, its end), ``comma`` is the comma behind an inner part, or -1.
    """

    kind: Kind
    path: Path
    within: Path
    begin: int
    value: int
    end: int
    comma: int = -1


class Parts(Struct, frozen=True):
    """The parts of a text, each after the parts inside it, and the spans of its comments."""

    parts: list[Part] = []
    comments: list[tuple[int, int]] = []


def key_positions(text: str) -> dict[Path, Position]:
    """Path of each table, key and list element -> where it begins.

    ``[[ruling]]`` is ``("ruling", 0)``, a key in it ``("ruling", 0, "decides")``, one of the second
    level ``("clause", 3, "reading", 0, "id")``; ``[a.b]`` is the first position of ``("a",)`` too.
    """
    position_of = position_finder(text)
    positions: dict[Path, Position] = {}
    outer_positions: dict[Path, Position] = {}
    for part in parts_of(text).parts:
        position = position_of(part.begin)
        positions.setdefault(part.path, position)
        for depth in range(len(part.within) + 1, len(part.path)):
            outer_positions.setdefault(part.path[:depth], position)
    return outer_positions | positions


def position_finder(text: str) -> Callable[[int], Position]:
    """A function that returns the line and column of an offset in the text."""
    line_ends = [-1, *(newline.start() for newline in re.finditer("\n", text))]

    def position_of(offset: int) -> Position:
        line = bisect_left(line_ends, offset)
        return line, offset - line_ends[line - 1]

    return position_of


def parts_of(text: str) -> Parts:
    """The parts of a text, in order."""
    return _Scanner(text).scan()


class _Scanner:
    """Reads a text once, from its beginning to its end. Methods take and return offsets."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = Parts()
        self._counts: dict[Path, int] = {}

    def scan(self) -> Parts:
        table: Path = ()
        offset = self._skip_space(0)
        while offset < len(self.text):
            if self.text[offset] == "[":
                offset, table = self._header(offset)
            else:
                offset = self._pair(offset, table, "key")
            offset = self._skip_space(offset)
        return self.parts

    def _skip_space(self, offset: int) -> int:
        """The end of white space and comments."""
        end = _end(_SPACE.match(self.text, offset))
        comments = _COMMENT.finditer(self.text, offset, end)
        self.parts.comments.extend(comment.span() for comment in comments)
        return end

    def _header(self, begin: int) -> tuple[int, Path]:
        listed = self.text.startswith("[[", begin)
        names, end = self._names(begin + 1 + listed)
        end += 1 + listed
        path = self._path(names, listed)
        kind: Kind = "entry" if listed else "table"
        self.parts.parts.append(Part(kind, path, (), begin, end, end))
        return end, path

    def _path(self, names: list[str], listed: bool) -> Path:
        """The path of a header; the header of a list's entry gets the next number."""
        path: Path = ()
        for name in names[:-1]:
            path = (*path, name)
            path = (*path, self._counts[path]) if path in self._counts else path
        path = (*path, names[-1])
        if not listed:
            return path
        self._counts[path] = self._counts.get(path, -1) + 1
        return (*path, self._counts[path])

    def _names(self, offset: int) -> tuple[list[str], int]:
        """The names of a dotted key, and its end."""
        names: list[str] = []
        while True:
            end = _end(_NAME.match(self.text, offset))
            names.append(_name(self.text[offset:end].strip(" \t")))
            if not self.text.startswith(".", end):
                return names, end
            offset = end + 1

    def _pair(self, begin: int, within: Path, kind: Kind) -> int:
        """Reads a key with its value, and returns their end."""
        names, offset = self._names(begin)
        path = (*within, *names)
        value = _end(_SPACE.match(self.text, offset + 1))  # behind the equals sign
        end = self._value(value, path)
        comma = self._comma(end, kind)
        self.parts.parts.append(Part(kind, path, within, begin, value, end, comma))
        return end

    def _value(self, begin: int, path: Path) -> int:
        if self.text.startswith(("[", "{"), begin):
            return self._list_or_table(begin, path)
        return _end(_SCALAR.match(self.text, begin))

    def _list_or_table(self, begin: int, path: Path) -> int:
        """Reads a list or an inline table, and returns its end."""
        listed = self.text[begin] == "["
        offset, index = self._skip_space(begin + 1), 0
        while self.text[offset : offset + 1] not in ("]", "}"):
            if listed:
                element = (*path, index)
                end = self._value(offset, element)
                comma = self._comma(end, "inner")
                self.parts.parts.append(Part("inner", element, path, offset, offset, end, comma))
            else:
                end = self._pair(offset, path, "inner")
            offset, index = self._skip_space(end), index + 1
            if self.text.startswith(",", offset):
                offset = self._skip_space(offset + 1)
        return offset + 1

    def _comma(self, end: int, kind: Kind) -> int:
        offset = _end(_SPACE.match(self.text, end))
        return offset if kind == "inner" and self.text.startswith(",", offset) else -1


def _end(match: re.Match[str] | None) -> int:
    if match is None:
        raise ValueError("no TOML")
    return match.end()


def _name(spelling: str) -> str:
    if spelling[0] == '"' and "\\" in spelling:
        return next(iter(tomllib.loads(f"{spelling} = 0")))
    return spelling[1:-1] if spelling[0] in "\"'" else spelling


# ---- limits: nesting and numbers that some readers of TOML cannot handle, and that no book needs

MAX_DEPTH = 24
"""How many brackets, or names of a dotted key, may be nested; a book needs ten."""
MAX_INTEGER = 2**63 - 1
"""The greatest integer that every reader of TOML has to accept."""

_TOKEN = re.compile(
    r"""#[^\n]*|\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)"""
    r"""|\"(?:\\[^\n]|[^\"\\\n])*\"?|'[^'\n]*'?|(?P<word>[A-Za-z0-9_-]+)|(?P<sign>[\[\]{}.,=\n])""",
    re.DOTALL,
)
"""Strings and comments are single tokens, even without an end: no text is scanned twice."""
_NUMBER = re.compile("[+-]?(?:0[xob][0-9A-Fa-f_]+|[0-9][0-9_]*)")
_SURROGATE = re.compile("[\ud800-\udfff]")
_MAX_DIGITS = 64
"""More digits than ``MAX_INTEGER`` has in binary."""


def text_over_limit(text: str) -> tuple[str, int] | None:
    """Which limit an unparsed text exceeds (the ending of a message), and the offset."""
    if len(text) > MAX_BOOK_LENGTH:
        return "long", MAX_BOOK_LENGTH
    surrogate = _SURROGATE.search(text)
    if surrogate:
        return "half-letter", surrogate.start()
    brackets = names = 0
    for token in _TOKEN.finditer(text):
        sign, word = token["sign"], token["word"]
        if sign in ("[", "{"):
            brackets += 1
        elif sign in ("]", "}"):
            brackets -= 1
        names = names + 1 if sign == "." else 0 if sign else names
        if brackets > MAX_DEPTH or names > MAX_DEPTH:
            return "deep", token.start()
        if word and len(word) > _MAX_DIGITS and _NUMBER.fullmatch(word):
            return "number", token.start()
    return None


def data_over_limit(data: Mapping[str, Any]) -> tuple[str, Path] | None:
    """Which limit parsed data exceeds (the ending of a message), and where. Doesn't recurse."""
    pending: list[tuple[Path, Any]] = [((), data)]
    while pending:
        path, value = pending.pop()
        if len(path) > MAX_DEPTH:
            return "deep", path
        if isinstance(value, int) and not -MAX_INTEGER <= value <= MAX_INTEGER:
            return "number", path
        if isinstance(value, dict):
            pending += [((*path, name), inner) for name, inner in value.items()]
        elif isinstance(value, list):
            pending += [((*path, index), inner) for index, inner in enumerate(value)]
    return None
