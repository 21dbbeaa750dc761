"""Rewrites a house's text to have new content. Comments, order and unchanged parts stay."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from referee.library.book_file import FORMAT, parse_book
from referee.library.toml_source import Path
from referee.model.types import Value, Words
from referee.rulebook.clause import Ruling

from . import toml_edit
from .errors import UnsafeEdit
from .toml_edit import Plain

SWITCHES, SETTINGS, RULING, CLAUSE = "switches", "settings", "ruling", "clause"


class HouseContent(Struct, frozen=True):
    """The content of a house's file, apart from its clauses."""

    values: Mapping[str, Value]
    """The values of options without a ruling."""
    rulings: Mapping[str, Ruling] = {}
    """Its own rulings by their options."""
    title: Words = {}
    """If empty, the title is the file's name."""


class TextEdit:
    """A TOML text that is being changed, together with the data that it has to contain."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.data = tomllib.loads(text)
        """The data with all changes."""
        self._changed: Path = ()

    def text(self) -> str:
        """The changed text. Raises ``UnsafeEdit`` if it doesn't contain exactly the data."""
        if self._changed:
            try:
                parsed = tomllib.loads(self._text)
            except ValueError:
                raise UnsafeEdit(self._changed) from None
            if not _is_same(_without_empty(parsed), _without_empty(self.data)):
                raise UnsafeEdit(self._changed)
        return self._text

    def put(self, path: Path, value: Plain) -> None:
        """Sets a key of an existing table."""
        self._edit(path, toml_edit.put, path, value)
        self._inside(path[:-1])[path[-1]] = value

    def add_table(self, name: str, values: Mapping[str, Plain], before: tuple[str, ...]) -> None:
        """Adds a table before the first of some others."""
        self._edit((name,), toml_edit.with_table, name, values, before)
        self.data[name] = {**self.data.get(name, {}), **values}

    def append(self, name: str, entry: Mapping[str, Plain]) -> None:
        """Appends an entry to an array of tables."""
        self._edit((name,), toml_edit.append, name, entry)
        self.data.setdefault(name, []).append(dict(entry))

    def append_lines(self, name: str, lines: list[str]) -> None:
        """Appends an entry to an array of tables, given as lines of TOML."""
        self._edit((name,), toml_edit.append_lines, [f"[[{name}]]", *lines])
        self.data.setdefault(name, []).append(tomllib.loads("\n".join(lines)))

    def drop(self, path: Path) -> None:
        """Removes a key, a table or an entry."""
        self._edit(path, toml_edit.drop, path)
        del self._inside(path[:-1])[path[-1]]

    def has_table(self, name: str) -> bool:
        """Whether keys can be put into this table."""
        return toml_edit.has_table(self._text, (name,))

    def _edit(self, path: Path, edit: Callable[..., str], *args: object) -> None:
        self._changed = path
        try:
            self._text = edit(self._text, *args)
        except (LookupError, ValueError, RecursionError):
            raise UnsafeEdit(path) from None

    def _inside(self, path: Iterable[str | int]) -> Any:
        inside: Any = self.data
        for key in path:
            inside = inside[key]
        return inside


def _without_empty(data: Mapping[str, Any]) -> dict[str, Any]:
    """Data without empty tables and lists: an empty array of tables can't be written."""
    return {name: value for name, value in data.items() if value not in ({}, [])}


def _is_same(one: object, other: object) -> bool:
    """Whether two values are equal and of the same types; ``1`` isn't ``true``."""
    first, second = (json.dumps(data, sort_keys=True, default=repr) for data in (one, other))
    return first == second


# ---- the whole text


def rewrite(text: str, content: HouseContent, defaults: Mapping[str, Value]) -> str:
    """The text with new content; its comments and order stay.

    ``defaults``: the value of each option if the file doesn't set it. Raises ``UnsafeEdit``.
    """
    rulings, edit = rulings_of(text), TextEdit(text)
    for name in rulings:
        if name not in content.rulings:
            _take_back(edit, name)
    _set_values(edit, content, defaults)
    _set_title(edit, content.title)
    for name, ruling in content.rulings.items():
        if rulings.get(name) != ruling:
            _rule(edit, ruling)
    return edit.text()


def rulings_of(text: str) -> dict[str, Ruling]:
    """The rulings that a text states, by their options."""
    return {ruling.decides: ruling for ruling in parse_book("", text).rulings()}


def initial_text(extends: str) -> str:
    """The text of a new file."""
    return f'format = {FORMAT}\nrevision = 1\nextends = "{extends}"\n'


def revision(text: str) -> int:
    """The revision that a text states; 0 if there is none."""
    try:
        number = tomllib.loads(text).get("revision", 0)
    except (ValueError, RecursionError):
        return 0
    return number if isinstance(number, int) else 0


def with_next_revision(text: str, before: str = "") -> str:
    """The text with the current format and the revision after its own, or after that of ``before``.

    Raises ``UnsafeEdit``.
    """
    edit = TextEdit(text)
    edit.put(("format",), FORMAT)
    edit.put(("revision",), revision(before or text) + 1)
    return edit.text()


# ---- rulings


def with_ruling(text: str, ruling: Ruling) -> str:
    """The text with a ruling, which replaces a former one on the same option.

    Raises ``UnsafeEdit``.
    """
    edit = TextEdit(text)
    _rule(edit, ruling)
    return edit.text()


def without_ruling(text: str, option: str) -> str | None:
    """The text without the ruling on an option; ``None`` if there is none.

    Raises ``UnsafeEdit``.
    """
    edit = TextEdit(text)
    return edit.text() if _take_back(edit, option) else None


def _rule(edit: TextEdit, ruling: Ruling) -> None:
    entry: dict[str, Plain] = {"decides": ruling.decides, "value": ruling.value}
    entry |= {"date": ruling.day} if ruling.day else {}
    entry |= {"note": ruling.note} if ruling.note else {}
    index = _ruling_index(edit, ruling.decides)
    if index is None:
        edit.append(RULING, entry)
        return
    former = edit.data[RULING][index]
    for key in former.keys() & {"date", "note"} - entry.keys():
        edit.drop((RULING, index, key))
    for key, value in entry.items():
        if not _is_same(former.get(key), value):
            edit.put((RULING, index, key), value)


def _take_back(edit: TextEdit, option: str) -> bool:
    """Removes the ruling on an option. Returns whether there was one."""
    index = _ruling_index(edit, option)
    if index is not None:
        edit.drop((RULING, index))
    return index is not None


def _ruling_index(edit: TextEdit, option: str) -> int | None:
    for index, entry in enumerate(edit.data.get(RULING, ())):
        if entry.get("decides") == option:
            return index
    return None


# ---- switches, settings, the title


def _set_values(edit: TextEdit, content: HouseContent, defaults: Mapping[str, Value]) -> None:
    table_of = {name: table for table in (SWITCHES, SETTINGS) for name in edit.data.get(table, {})}
    added: dict[str, dict[str, Plain]] = {SWITCHES: {}, SETTINGS: {}}
    for name, value in content.values.items():
        needs_none = name in content.rulings or value == defaults[name]
        former = edit.data[table_of[name]][name] if name in table_of else None
        former = former if isinstance(former, bool) or former is None else str(former)
        if former == value and name not in content.rulings:
            continue
        if name in table_of and needs_none:
            edit.drop((table_of[name], name))
        elif name in table_of:
            edit.put((table_of[name], name), value)
        elif not needs_none:
            added[SWITCHES if isinstance(value, bool) else SETTINGS][name] = value
    for table, values in added.items():
        _put_all(edit, table, values, before=(RULING, CLAUSE))


def _set_title(edit: TextEdit, title: Words) -> None:
    former = edit.data.get("title", {})
    if dict(title) == former:
        return
    if not title:
        edit.drop(("title",))
        return
    changed = {lang: text for lang, text in title.items() if text != former.get(lang)}
    _put_all(edit, "title", changed)


def _put_all(
    edit: TextEdit, table: str, values: Mapping[str, Plain], before: tuple[str, ...] = ()
) -> None:
    """Puts values into a table. A new table is added before some others."""
    if values and not edit.has_table(table):
        edit.add_table(table, values, before)
        return
    for name, value in values.items():
        edit.put((table, name), value)
