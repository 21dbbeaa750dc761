"""A house's text rewritten to say what the house wants; what it says already stays as it is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.library.bookfile import read_book
from referee.library.toml_places import key_lines
from referee.model.values import Value, Words
from referee.rulebook.clause import Ruling

from .file import with_ruling, without_ruling

PARTS = ("switches", "settings")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ENTRY = re.compile(
    r"""(\s*(?:"[^"]*"|'[^']*'|[\w-]+)\s*=\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s#"',\[{]+)(\s*(?:#.*)?)"""
)
"""A key with its value on one line, and what is noted beside it."""
_BEGINS_TABLE = re.compile(r"\s*\[")


@dataclass(frozen=True)
class Wanted:
    """What a house's file is to say: the values of options that it has not ruled on, its own
    rulings by their options, its title (empty: as its file is named)."""

    values: Mapping[str, Value]
    rulings: Mapping[str, Ruling] = field(default_factory=dict)
    title: Words = field(default_factory=dict)


def rewritten(text: str, wanted: Wanted, usual: Mapping[str, Value]) -> str:
    """The text that says what is wanted, its comments and order kept.

    ``usual``: the value that each option has where the file says nothing.
    """
    for name in rulings_of(text).keys() - wanted.rulings.keys():
        text = without_ruling(text, name) or text
    text = _with_values(text, wanted, usual)
    text = _with_title(text, wanted.title)
    said = rulings_of(text)
    for name, ruling in wanted.rulings.items():
        if said.get(name) != ruling:
            text = with_ruling(text, ruling)
    return text


def rulings_of(text: str) -> dict[str, Ruling]:
    """The rulings that a text itself states, by their options."""
    return {each.decides: each for each in read_book("", text).rulings()}


# ---- switches and settings


def _with_values(text: str, wanted: Wanted, usual: Mapping[str, Value]) -> str:
    data = tomllib.loads(text)
    said = {name: part for part in PARTS for name in data.get(part, {})}
    changed: dict[tuple[str, str], Value | None] = {}
    fresh: dict[str, dict[str, Value]] = {part: {} for part in PARTS}
    for name, value in wanted.values.items():
        left = name in wanted.rulings or value == usual[name]
        now = data[said[name]][name] if name in said else None
        now = now if isinstance(now, bool) or now is None else str(now)
        if now == value and name not in wanted.rulings:
            continue
        if name in said:
            changed[said[name], name] = None if left else value
        elif not left:
            fresh["switches" if isinstance(value, bool) else "settings"][name] = value
    for (part, name), new in changed.items():
        text = _with_key(text, part, name, new)
    for part, values in fresh.items():
        text = _with_keys(text, part, values) if values else text
    return text


def _with_key(text: str, part: str, name: str, value: Value | None) -> str:
    """The text with a key of it set anew; ``None``: taken out, but not what is noted beside."""
    import tomlkit

    lines, line = text.splitlines(), key_lines(text).get((part, name), 0)
    entry = _ENTRY.fullmatch(lines[line - 1]) if line else None
    if entry:
        note = entry[3].strip()
        left = [note] if note else []
        new = left if value is None else [entry[1] + _spelled(value) + entry[3]]
        return _joined([*lines[: line - 1], *new, *lines[line:]], text)
    document: Any = tomlkit.parse(text)
    if value is None:
        del document[part][name]
    else:
        document[part][name] = value
    return str(tomlkit.dumps(document))


def _with_keys(text: str, part: str, values: Mapping[str, Value]) -> str:
    """The text with further keys at the end of a table, which begins where there is none."""
    import tomlkit

    written = [f"{_key(name)} = {_spelled(value)}" for name, value in values.items()]
    places, lines = key_lines(text), text.splitlines()
    header = places.get((part,))
    if header is None and not any(path[0] == part for path in places):
        return _with_table(text, [f"[{part}]", *written])
    if header is None or not _BEGINS_TABLE.match(lines[header - 1]):
        document: Any = tomlkit.parse(text)
        document[part].update(values)
        return str(tomlkit.dumps(document))
    last = max(line for path, line in places.items() if path[0] == part)
    return _joined([*lines[:last], *written, *lines[last:]], text)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _spelled(value: Value) -> str:
    return json.dumps(value, ensure_ascii=False)


def _with_table(text: str, table: list[str]) -> str:
    """The text with a table before its rulings and clauses, and before what is said about them."""
    lines = text.splitlines()
    listed = (line for path, line in key_lines(text).items() if path[0] in ("ruling", "clause"))
    at = min(listed, default=len(lines) + 1) - 1
    if at == len(lines):
        return _joined([*"\n".join(lines).rstrip().splitlines(), "", *table], text)
    while at and lines[at - 1].lstrip().startswith("#"):
        at -= 1
    above = "\n".join(lines[:at]).rstrip().splitlines()
    return _joined([*above, "", *table, "", *lines[at:]], text)


def _joined(lines: list[str], like: str) -> str:
    """Lines with the line ends of another text."""
    end = "\r\n" if "\r\n" in like else "\n"
    return end.join(lines) + end


# ---- the title


def _with_title(text: str, title: Words) -> str:
    import tomlkit

    said = tomllib.loads(text).get("title", {})
    if dict(title) == said:
        return text
    if not said:
        words = [f"{lang} = {_spelled(title[lang])}" for lang in title]
        return _with_title_on_top(text, ["[title]", *words])
    document: Any = tomlkit.parse(text)
    if not title:
        del document["title"]
        return str(tomlkit.dumps(document))
    for lang, words_ in title.items():
        document["title"][lang] = words_
    return str(tomlkit.dumps(document))


def _with_title_on_top(text: str, table: list[str]) -> str:
    """The text with the title as its first table."""
    lines = text.splitlines()
    places = key_lines(text)
    headers = (n for n in places.values() if _BEGINS_TABLE.match(lines[n - 1]))
    at = min(headers, default=len(lines) + 1) - 1
    while at < len(lines) and at and lines[at - 1].lstrip().startswith("#"):
        at -= 1
    above = "\n".join(lines[:at]).rstrip().splitlines()
    below = ["", *lines[at:]] if at < len(lines) else []
    return _joined([*above, "", *table, *below], text)
