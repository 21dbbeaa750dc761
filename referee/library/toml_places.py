"""Where things stand in a TOML text: a parsed file no longer says."""

from __future__ import annotations

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]

_TABLE = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w\-.]+(?:\."[^"]*")*)\s*=""")
_LONG = re.compile('"""|' + "'''")


def key_lines(text: str) -> dict[Path, int]:
    """Path of each table and key -> its line, counted from 1.

    ``[[ruling]]`` is ``("ruling", 0)``, a key in it ``("ruling", 0, "decides")``, one of the second
    level ``("clause", 3, "reading", 0, "id")``.
    """
    counts: dict[Path, int] = {}
    table: Path = ()
    found: dict[Path, int] = {}
    for number, line in outside_texts(text):
        if header := _TABLE.match(line):
            table = _table(header[2], header[1] == "[[", counts)
            found.setdefault(table, number)
        elif key := _KEY.match(line):
            found.setdefault((*table, *_names(key[1])), number)
    return found


def without_table(text: str, path: Path) -> str:
    """The text without a table ``[[…]]``; its comments stay."""
    lines = text.splitlines(keepends=True)
    places = key_lines(text)
    begin = places[path]
    headers = [at for at in places.values() if at > begin and _TABLE.match(lines[at - 1])]
    end = min(headers, default=len(lines) + 1)
    kept = lines[: begin - 1]
    for at, line in outside_texts(text):
        bare = line.strip()
        between = begin < at < end and (bare.startswith("#") or not bare)
        if between and (bare or (kept and kept[-1].strip())):
            kept.append(lines[at - 1])
    kept += lines[end - 1 :]
    while end > len(lines) and kept and not kept[-1].strip():
        kept.pop()
    return "".join(kept)


def outside_texts(text: str) -> Iterator[tuple[int, str]]:
    """The lines that do not begin inside a text of several lines."""
    inside = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not inside:
            yield number, line
        for mark in _LONG.findall(line):
            inside = "" if inside == mark else inside or mark


def _table(name: str, listed: bool, counts: dict[Path, int]) -> Path:
    """The path of a table header; one of a list gets the next number."""
    *above, last = _names(name)
    path: Path = ()
    for each in above:
        path = (*path, each)
        path = (*path, counts[path]) if path in counts else path
    path = (*path, last)
    if not listed:
        return path
    counts[path] = counts.get(path, -1) + 1
    return (*path, counts[path])


def _names(dotted: str) -> list[str]:
    return [part.strip(" \"'") for part in re.findall(r"""\s*(?:"[^"]*"|'[^']*'|[^.]+)""", dotted)]
