"""Changes to one place in a TOML text, which keep every comment and the order.

The result has to be parsed and compared with the intended data;
:class:`referee.house_rules.rewrite.TextEdit` does that.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable, Mapping, Sequence

from referee.library.toml_source import Part, Parts, Path, parts_of

Plain = str | int | datetime.date
"""The values that can be written here; ``bool`` is an ``int``."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BLANK = " \t\r"


def put(text: str, path: Path, value: Plain) -> str:
    """The text with a new value for a key, or with a new key at the end of its table.

    Raises ``LookupError`` if there is no such table (see :func:`has_table`).
    """
    layout = parts_of(text)
    for part in layout.parts:
        if part.path == path and part.kind in ("key", "inner"):
            return text[: part.value] + to_toml(value) + text[part.end :]
    return _with_key(text, layout, path, to_toml(value))


def has_table(text: str, path: Path) -> bool:
    """Whether a table exists: with a header, as an inline table or by dotted keys."""
    return not path or any(
        part.path == path or _is_dotted(part, path) for part in parts_of(text).parts
    )


def with_table(text: str, name: str, values: Mapping[str, Plain], before: Sequence[str]) -> str:
    """The text with a new table.

    It comes before the first of the named tables and its comments, or at the end if there are none
    of them. Without names it comes before all tables.
    """
    layout, end = parts_of(text), line_end(text)
    headers = [part for part in layout.parts if part.kind in ("table", "entry")]
    begin = next((part.begin for part in headers if not before or part.path[0] in before), None)
    begin = len(text) if begin is None else _above_comments(text, layout, _line_begin(text, begin))
    above = [text[:begin].rstrip(), ""] if text[:begin].strip() else []
    below = ["", text[begin:]] if text[begin:].strip() else [""]
    return end.join([*above, *_table_lines(f"[{name}]", values), *below])


def append(text: str, name: str, entry: Mapping[str, Plain]) -> str:
    """The text with one more entry in an array of tables, which may be an inline array."""
    layout = parts_of(text)
    home = next((p for p in layout.parts if p.path == (name,) and p.kind == "key"), None)
    if home is not None:
        return _with_element(text, layout, home, _inline_table(entry))
    return append_lines(text, _table_lines(f"[[{name}]]", entry))


def append_lines(text: str, lines: Iterable[str]) -> str:
    """The text with a paragraph at its end."""
    end = line_end(text)
    return text.rstrip() + end + end + end.join(lines) + end


def insert_lines(text: str, path: Path, lines: Iterable[str]) -> str:
    """The text with a paragraph above an entry of an array of tables and its comments; at the end
    if there is no such entry."""
    layout, end = parts_of(text), line_end(text)
    entry = next((p for p in layout.parts if p.path == path and p.kind == "entry"), None)
    if entry is None:
        return append_lines(text, lines)
    begin = _above_comments(text, layout, _line_begin(text, entry.begin))
    above = [text[:begin].rstrip(), ""] if text[:begin].strip() else []
    return end.join([*above, *lines, "", text[begin:].lstrip()])


def drop(text: str, path: Path) -> str:
    """The text without a key, a table or an entry of an array. Comments in it stay."""
    layout = parts_of(text)
    dropped = [part for part in layout.parts if part.path[: len(path)] == path]
    lines = [part for part in dropped if part.kind != "inner"]
    if lines:
        return _without_lines(text, layout, lines)
    inner = next((part for part in dropped if part.path == path), None)
    return text if inner is None else _without_inner(text, layout, inner)


def line_end(text: str) -> str:
    """The line ending of a text."""
    return "\r\n" if "\r\n" in text else "\n"


def to_toml(value: object) -> str:
    """A value as TOML. Lists are possible, tables aren't."""
    if isinstance(value, datetime.date):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _name(name: str) -> str:
    return name if _BARE.fullmatch(name) else to_toml(name)


def _table_lines(header: str, values: Mapping[str, Plain]) -> list[str]:
    return [header, *(f"{_name(name)} = {to_toml(value)}" for name, value in values.items())]


def _inline_table(values: Mapping[str, Plain]) -> str:
    return f"{{ {', '.join(_table_lines('', values)[1:])} }}"


# ---- added parts


def _with_key(text: str, layout: Parts, path: Path, value: str) -> str:
    """The text with a new key."""
    table, key = path[:-1], _name(str(path[-1]))
    home = next((part for part in layout.parts if part.path == table), None)
    siblings = [part for part in layout.parts if part.kind == "key" and part.within == table]
    if home is not None and text.startswith("{", home.value):
        return _with_inner(text, layout, home, f"{key} = {value}")
    if home is None and table:
        siblings = [part for part in layout.parts if _is_dotted(part, table)]
        names = table[len(siblings[0].within) :] if siblings else ()
        key = ".".join([*(_name(str(name)) for name in names), key])
    last = siblings[-1] if siblings else home
    if last is None and table:
        raise LookupError(table)
    indent = text[_line_begin(text, siblings[-1].begin) : siblings[-1].begin] if siblings else ""
    begin = _next_line(text, last.end) if last else 0
    gap = line_end(text) if begin and text[begin - 1] != "\n" else ""
    return text[:begin] + f"{gap}{indent}{key} = {value}{line_end(text)}" + text[begin:]


def _is_dotted(part: Part, table: Path) -> bool:
    """Whether a key creates a table by its dots."""
    inside = len(part.within) < len(table) < len(part.path)
    return part.kind == "key" and inside and part.path[: len(table)] == table


def _with_inner(text: str, layout: Parts, home: Part, new: str) -> str:
    """The text with a new last item in an array or inline table."""
    items = _items(layout, home.path)
    if items:
        end = items[-1].end
        return f"{text[:end]}, {new}{text[end:]}"
    first = home.value + 1
    is_empty = not text[first : home.end - 1].strip()
    new = f" {new} " if text[home.value] == "{" and is_empty else new
    return text[:first] + new + text[home.end - 1 if is_empty else first :]


def _with_element(text: str, layout: Parts, home: Part, new: str) -> str:
    """The text with a new last element in an array, on its own line if the others are."""
    items = _items(layout, home.path)
    if not items:
        return _with_inner(text, layout, home, new)
    last = items[-1]
    begin = _line_begin(text, last.begin)
    indent = text[begin : last.begin]
    end = _next_line(text, last.end if last.comma < 0 else last.comma)
    if indent.strip() or begin <= home.value or end >= home.end:
        return _with_inner(text, layout, home, new)
    comma = "," if last.comma < 0 else ""
    new += "," if last.comma >= 0 else ""
    line = indent + new + line_end(text)
    return text[: last.end] + comma + text[last.end : end] + line + text[end:]


# ---- removed parts


def _without_lines(text: str, layout: Parts, removed: Sequence[Part]) -> str:
    """The text without the lines of some parts. If a table is removed, its blank lines are, too."""
    parts = {part.begin: part for part in removed}
    headers = [part.begin for part in layout.parts if part.kind in ("table", "entry")]
    lines: list[str] = []
    skip_to, in_table = 0, False
    for begin, line in _lines(text):
        first = _first_character(begin, line)
        if begin < skip_to:
            continue
        if part := parts.get(first):
            skip_to, in_table = _next_line(text, part.end), in_table or part.kind != "key"
            lines += _comments(text, layout, begin, skip_to)
            continue
        in_table = in_table and first not in headers
        if line.strip() or not in_table or (lines and lines[-1].strip()):
            lines.append(line)
    while in_table and lines and not lines[-1].strip():
        lines.pop()
    return "".join(lines)


def _without_inner(text: str, layout: Parts, removed: Part) -> str:
    """The text without an item of an array or inline table, and without its comma."""
    items = _items(layout, removed.within)
    index = items.index(removed)
    comments = "".join(_comments(text, layout, removed.begin, removed.end))
    if removed.comma >= 0:
        rest = text[removed.end : removed.comma] + text[removed.comma + 1 :].lstrip(" \t")
        return _join(text[: removed.begin], comments, rest)
    rest = text[removed.end :]
    if not index:
        return _join(text[: removed.begin], comments, rest)
    comma = items[index - 1].comma
    between = text[comma + 1 : removed.begin]
    kept = between if between.strip(_BLANK) else ""
    return _join(text[:comma] + kept, comments, rest)


def _join(above: str, comments: str, rest: str) -> str:
    """The text on both sides of a removed item. A line is dropped if it becomes empty."""
    begin, line = above.rfind("\n") + 1, rest.partition("\n")[0]
    if comments or above[begin:].strip() or line.strip() or not begin:
        is_empty = above.endswith(("{ ", "[ ")) and rest.lstrip(_BLANK)[:1] in ("}", "]")
        return above.rstrip(_BLANK) + rest.lstrip(_BLANK) if is_empty else above + comments + rest
    return above[:begin] + rest.partition("\n")[2]


def _items(layout: Parts, path: Path) -> list[Part]:
    """The items of an array or inline table."""
    return [part for part in layout.parts if part.kind == "inner" and part.within == path]


def _comments(text: str, layout: Parts, begin: int, end: int) -> Iterable[str]:
    """The comments in a section of the text, each as a line."""
    for first, last in layout.comments:
        if begin <= first < end:
            yield text[first:last] + line_end(text)


# ---- lines


def _lines(text: str) -> Iterable[tuple[int, str]]:
    """Where each line begins, and the line with its ending."""
    for line in re.finditer(r"[^\n]*\n|[^\n]+", text):
        yield line.start(), line[0]


def _first_character(begin: int, line: str) -> int:
    """Where the first character of a line is that isn't a blank, possibly its ending."""
    return begin + len(line) - len(line.lstrip(" \t"))


def _line_begin(text: str, offset: int) -> int:
    return text.rfind("\n", 0, offset) + 1


def _next_line(text: str, offset: int) -> int:
    """Where the next line begins, or the text ends."""
    return text.find("\n", offset) + 1 or len(text)


def _above_comments(text: str, layout: Parts, begin: int) -> int:
    """Where the comments directly above a line begin, or the line itself."""
    comments = {first for first, _ in layout.comments}
    while begin:
        above = _line_begin(text, begin - 1)
        if _first_character(above, text[above:begin]) not in comments:
            break
        begin = above
    return begin
