"""TOML texts changed at one place; every comment, the order and all the rest stay as they are.

What comes out is to be read by ``tomllib`` and compared with what was wanted:
:class:`referee.house_rules.rewrite.Draft` does.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable, Mapping, Sequence

from referee.library.toml_source import Part, Parts, Path, parts_of

Plain = str | int | datetime.date
"""What a key can be given here; ``bool`` is an ``int``."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BLANK = " \t\r"


def put(text: str, path: Path, value: Plain) -> str:
    """The text in which a key has a value: at its place, else at the end of its table.

    Raises ``LookupError`` where there is no such table, as :func:`has_table` says.
    """
    found = parts_of(text)
    for part in found.parts:
        if part.path == path and part.kind in ("key", "inner"):
            return text[: part.value] + spelled(value) + text[part.end :]
    return _with_key(text, found, path, spelled(value))


def has_table(text: str, path: Path) -> bool:
    """Whether a key can be put into this table: it has a header, braces, or keys with dots."""
    return not path or any(
        part.path == path or _is_dotted(part, path) for part in parts_of(text).parts
    )


def with_table(text: str, name: str, values: Mapping[str, Plain], before: Sequence[str]) -> str:
    """The text with a new table before the first of these, and before what is said about them.

    ``before``: names of tables and lists of tables; none: before all. At the end where there are
    none of them.
    """
    found, end = parts_of(text), line_end(text)
    headers = [part for part in found.parts if part.kind in ("table", "entry")]
    at = next((part.begin for part in headers if not before or part.path[0] in before), None)
    at = len(text) if at is None else _above_comments(text, found, _line_begin(text, at))
    above = [text[:at].rstrip(), ""] if text[:at].strip() else []
    below = ["", text[at:]] if text[at:].strip() else [""]
    return end.join([*above, *_table_lines(f"[{name}]", values), *below])


def append(text: str, name: str, entry: Mapping[str, Plain]) -> str:
    """The text with one more entry of a list of tables: at its end; in brackets, inside them."""
    found = parts_of(text)
    home = next((each for each in found.parts if each.path == (name,) and each.kind == "key"), None)
    if home is not None:
        return _with_element(text, found, home, _in_braces(entry))
    end = line_end(text)
    return text.rstrip() + end + end + end.join(_table_lines(f"[[{name}]]", entry)) + end


def drop(text: str, path: Path) -> str:
    """The text without a key, a table or an entry of a list; the comments in it stay."""
    found = parts_of(text)
    ours = [part for part in found.parts if part.path[: len(path)] == path]
    lines = [part for part in ours if part.kind != "inner"]
    if lines:
        return _without_lines(text, found, lines)
    inner = next((part for part in ours if part.path == path), None)
    return text if inner is None else _without_inner(text, found, inner)


def line_end(text: str) -> str:
    """How the lines of a text end."""
    return "\r\n" if "\r\n" in text else "\n"


def spelled(value: Plain) -> str:
    """A value as TOML has it."""
    if isinstance(value, datetime.date):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _name(name: str) -> str:
    return name if _BARE.fullmatch(name) else spelled(name)


def _table_lines(header: str, values: Mapping[str, Plain]) -> list[str]:
    return [header, *(f"{_name(name)} = {spelled(value)}" for name, value in values.items())]


def _in_braces(values: Mapping[str, Plain]) -> str:
    return f"{{ {', '.join(_table_lines('', values)[1:])} }}"


# ---- something new


def _with_key(text: str, found: Parts, path: Path, value: str) -> str:
    """The text with a key that was not there."""
    table, key = path[:-1], _name(str(path[-1]))
    home = next((part for part in found.parts if part.path == table), None)
    beside = [part for part in found.parts if part.kind == "key" and part.within == table]
    if home is not None and text.startswith("{", home.value):
        return _with_inner(text, found, home, f"{key} = {value}")
    if home is None and table:  # its keys have dots
        beside = [part for part in found.parts if _is_dotted(part, table)]
        names = table[len(beside[0].within) :] if beside else ()
        key = ".".join([*(_name(str(each)) for each in names), key])
    last = beside[-1] if beside else home
    if last is None and table:
        raise LookupError(table)
    indent = text[_line_begin(text, beside[-1].begin) : beside[-1].begin] if beside else ""
    at = _next_line(text, last.end) if last else 0
    gap = line_end(text) if at and text[at - 1] != "\n" else ""
    return text[:at] + f"{gap}{indent}{key} = {value}{line_end(text)}" + text[at:]


def _is_dotted(part: Part, table: Path) -> bool:
    """Whether a line makes a table by a key with dots."""
    inside = len(part.within) < len(table) < len(part.path)
    return part.kind == "key" and inside and part.path[: len(table)] == table


def _with_inner(text: str, found: Parts, home: Part, new: str) -> str:
    """The text with something more at the end of a list or of a table in braces."""
    beside = _inside(found, home.path)
    if beside:
        at = beside[-1].end
        return f"{text[:at]}, {new}{text[at:]}"
    first = home.value + 1
    is_empty = not text[first : home.end - 1].strip()
    new = f" {new} " if text[home.value] == "{" and is_empty else new
    return text[:first] + new + text[home.end - 1 if is_empty else first :]


def _with_element(text: str, found: Parts, home: Part, new: str) -> str:
    """The text with a further element of a list, on a line of its own where they have such."""
    beside = _inside(found, home.path)
    if not beside:
        return _with_inner(text, found, home, new)
    last = beside[-1]
    begin = _line_begin(text, last.begin)
    indent = text[begin : last.begin]
    at = _next_line(text, last.end if last.comma < 0 else last.comma)
    if indent.strip() or begin <= home.value or at >= home.end:
        return _with_inner(text, found, home, new)
    comma = "," if last.comma < 0 else ""
    new += "," if last.comma >= 0 else ""
    return (
        text[: last.end] + comma + text[last.end : at] + indent + new + line_end(text) + text[at:]
    )


# ---- something less


def _without_lines(text: str, found: Parts, gone: Sequence[Part]) -> str:
    """The text without whole lines; blank ones that stood within a table go with it."""
    begins = {part.begin: part for part in gone}
    others = [part.begin for part in found.parts if part.kind in ("table", "entry")]
    kept: list[str] = []
    skip_to, in_table = 0, False
    for at, line in _lines(text):
        first = _first_sign(at, line)
        if at < skip_to:
            continue
        if part := begins.get(first):
            skip_to, in_table = _next_line(text, part.end), in_table or part.kind != "key"
            kept += _comments(text, found, at, skip_to)
            continue
        in_table = in_table and first not in others
        if line.strip() or not in_table or (kept and kept[-1].strip()):
            kept.append(line)
    while in_table and kept and not kept[-1].strip():
        kept.pop()
    return "".join(kept)


def _without_inner(text: str, found: Parts, gone: Part) -> str:
    """The text without something inside a list or a table in braces, and without its comma."""
    beside = _inside(found, gone.within)
    at = beside.index(gone)
    before = "".join(_comments(text, found, gone.begin, gone.end))
    begin, end = gone.begin, gone.end
    if gone.comma >= 0:
        rest = text[end : gone.comma] + text[gone.comma + 1 :].lstrip(" \t")
    else:
        rest = text[end:]
        if at:
            comma = beside[at - 1].comma
            between = text[comma + 1 : begin]
            kept = "" if not between.strip(_BLANK) else between
            return _tidied(text[:comma] + kept, before, rest)
    return _tidied(text[:begin], before, rest)


def _tidied(above: str, comments: str, rest: str) -> str:
    """What stays on both sides of something that has gone; a line of which nothing stays goes."""
    begun, line = above.rfind("\n") + 1, rest.partition("\n")[0]
    if comments or above[begun:].strip() or line.strip() or not begun:
        is_empty = above.endswith(("{ ", "[ ")) and rest.lstrip(_BLANK)[:1] in ("}", "]")
        return above.rstrip(_BLANK) + rest.lstrip(_BLANK) if is_empty else above + comments + rest
    return above[:begun] + rest.partition("\n")[2]


def _inside(found: Parts, path: Path) -> list[Part]:
    """What stands directly inside a list or a table in braces."""
    return [part for part in found.parts if part.kind == "inner" and part.within == path]


def _comments(text: str, found: Parts, begin: int, end: int) -> Iterable[str]:
    """The comments in a stretch of the text, each as a line."""
    for first, last in found.comments:
        if begin <= first < end:
            yield text[first:last] + line_end(text)


# ---- lines


def _lines(text: str) -> Iterable[tuple[int, str]]:
    """The lines with their ends, and where each begins."""
    for found in re.finditer(r"[^\n]*\n|[^\n]+", text):
        yield found.start(), found[0]


def _first_sign(at: int, line: str) -> int:
    """Where the first sign of a line is, be it the one that ends it."""
    return at + len(line) - len(line.lstrip(" \t"))


def _line_begin(text: str, at: int) -> int:
    return text.rfind("\n", 0, at) + 1


def _next_line(text: str, at: int) -> int:
    """Where the line after this one begins; the end of the text after the last."""
    return text.find("\n", at) + 1 or len(text)


def _above_comments(text: str, found: Parts, at: int) -> int:
    """Where the comments right above a line begin; the line itself where there are none."""
    comments = {begin for begin, _ in found.comments}
    while at:
        above = _line_begin(text, at - 1)
        if _first_sign(above, text[above:at]) not in comments:
            break
        at = above
    return at
