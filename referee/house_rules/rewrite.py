"""A house's text rewritten to say what the house wants; what it says already stays as it is."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from referee.basis.tomltext import data_of
from referee.library.book_file import FORMAT, parse_book
from referee.library.toml_source import Path
from referee.model.types import Value, Words
from referee.rulebook.clause import Ruling

from . import toml_edit
from .errors import UnsafeEdit
from .toml_edit import Plain

PARTS = ("switches", "settings")
RULING = "ruling"
BELOW = (RULING, "clause")
"""What switches and settings stand above."""


class Wanted(Struct, frozen=True):
    """What a house's file is to say: the values of options that it has not ruled on, its own
    rulings by their options, its title (empty: as its file is named)."""

    values: Mapping[str, Value]
    rulings: Mapping[str, Ruling] = {}
    title: Words = {}


class Draft:
    """A text that is being changed, and beside it the data that it is to say in the end."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._says = data_of(text)
        self._wanted = copy.deepcopy(self._says)
        self._changed: Path = ()

    @property
    def data(self) -> Mapping[str, Any]:
        """What the text is to say."""
        return self._wanted

    def text(self) -> str:
        """The changed text. Raises ``UnsafeEdit`` where it does not say just what is wanted."""
        if self._changed:
            try:
                self._says = data_of(self._text)
            except ValueError:
                raise UnsafeEdit(self._changed) from None
            if not _same(_bare(self._says), _bare(self._wanted)):
                raise UnsafeEdit(self._changed)
        return self._text

    def put(self, path: Path, value: Plain) -> None:
        """A key of a table that there is has a value."""
        self._edit(path, toml_edit.put, path, value)
        *above, name = path
        self._at(above)[name] = value

    def begin(self, name: str, values: Mapping[str, Plain], before: tuple[str, ...]) -> None:
        """A new table with these values, before the first of others."""
        self._edit((name,), toml_edit.with_table, name, values, before)
        self._wanted[name] = {**self._wanted.get(name, {}), **values}

    def append(self, name: str, entry: Mapping[str, Plain]) -> None:
        """One more entry of a list of tables."""
        self._edit((name,), toml_edit.append, name, entry)
        self._wanted.setdefault(name, []).append(dict(entry))

    def drop(self, path: Path) -> None:
        """No such key, table or entry any more."""
        self._edit(path, toml_edit.drop, path)
        *above, name = path
        del self._at(above)[name]

    def has_table(self, name: str) -> bool:
        """Whether a key can be put into this table."""
        return toml_edit.has_table(self._text, (name,))

    def _edit(self, path: Path, edit: Any, *args: Any) -> None:
        self._changed = path
        try:
            self._text = edit(self._text, *args)
        except (LookupError, ValueError, RecursionError):
            raise UnsafeEdit(path) from None

    def _at(self, path: list[str | int]) -> Any:
        at: Any = self._wanted
        for each in path:
            at = at[each]
        return at


def _bare(data: Mapping[str, Any]) -> dict[str, Any]:
    """Data without what is there and empty: a list of tables without any cannot be written."""
    return {name: said for name, said in data.items() if said not in ({}, [])}


def _same(one: object, other: object) -> bool:
    """Whether two are alike, down to what ``==`` passes over: ``1`` and ``true``."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return repr(one) == repr(other)


# ---- the whole


def rewritten(text: str, wanted: Wanted, usual: Mapping[str, Value]) -> str:
    """The text that says what is wanted, its comments and order kept.

    ``usual``: the value that each option has where the file says nothing. Raises ``UnsafeEdit``.
    """
    said, draft = rulings_of(text), Draft(text)
    for name in said:
        if name not in wanted.rulings:
            _take_back(draft, name)
    _set_values(draft, wanted, usual)
    _set_title(draft, wanted.title)
    for name, ruling in wanted.rulings.items():
        if said.get(name) != ruling:
            _rule(draft, ruling)
    return draft.text()


def rulings_of(text: str) -> dict[str, Ruling]:
    """The rulings that a text itself states, by their options."""
    return {each.decides: each for each in parse_book("", text).rulings()}


def first_text(extends: str) -> str:
    """The text of a new file."""
    return f'format = {FORMAT}\nrevision = 1\nextends = "{extends}"\n'


def revision(text: str) -> int:
    """The revision that a file's text states; 0 where it states none."""
    try:
        said = data_of(text).get("revision", 0)
    except (ValueError, RecursionError):
        return 0
    return said if isinstance(said, int) else 0


def counted_up(text: str, before: str = "") -> str:
    """The text with the revision after its own, or after that of ``before``, and the format.

    Raises ``UnsafeEdit``.
    """
    draft = Draft(text)
    draft.put(("format",), FORMAT)
    draft.put(("revision",), revision(before or text) + 1)
    return draft.text()


# ---- rulings


def with_ruling(text: str, ruling: Ruling) -> str:
    """The text with a ruling; in the place of a former one on the same option, else at the end.

    Raises ``UnsafeEdit``.
    """
    draft = Draft(text)
    _rule(draft, ruling)
    return draft.text()


def without_ruling(text: str, name: str) -> str | None:
    """The text without the ruling on an option; ``None`` where it has none.

    Raises ``UnsafeEdit``.
    """
    draft = Draft(text)
    return draft.text() if _take_back(draft, name) else None


def _rule(draft: Draft, ruling: Ruling) -> None:
    entry: dict[str, Plain] = {"decides": ruling.decides, "value": ruling.value}
    entry |= {"date": ruling.day} if ruling.day else {}
    entry |= {"note": ruling.note} if ruling.note else {}
    at = _number(draft, ruling.decides)
    if at is None:
        draft.append(RULING, entry)
        return
    old = draft.data[RULING][at]
    for key in old.keys() & {"date", "note"} - entry.keys():
        draft.drop((RULING, at, key))
    for key, value in entry.items():
        if not _same(old.get(key), value):
            draft.put((RULING, at, key), value)


def _take_back(draft: Draft, name: str) -> bool:
    at = _number(draft, name)
    if at is not None:
        draft.drop((RULING, at))
    return at is not None


def _number(draft: Draft, decides: str) -> int | None:
    """Which entry decides an option."""
    for at, entry in enumerate(draft.data.get(RULING, ())):
        if entry.get("decides") == decides:
            return at
    return None


# ---- switches, settings, the title


def _set_values(draft: Draft, wanted: Wanted, usual: Mapping[str, Value]) -> None:
    said = {name: part for part in PARTS for name in draft.data.get(part, {})}
    fresh: dict[str, dict[str, Plain]] = {part: {} for part in PARTS}
    for name, value in wanted.values.items():
        left = name in wanted.rulings or value == usual[name]
        now = draft.data[said[name]][name] if name in said else None
        now = now if isinstance(now, bool) or now is None else str(now)
        if now == value and name not in wanted.rulings:
            continue
        if name in said and left:
            draft.drop((said[name], name))
        elif name in said:
            draft.put((said[name], name), value)
        elif not left:
            fresh["switches" if isinstance(value, bool) else "settings"][name] = value
    for part, values in fresh.items():
        _put_all(draft, part, values, BELOW)


def _set_title(draft: Draft, title: Words) -> None:
    said = draft.data.get("title", {})
    if dict(title) == said:
        return
    if not title:
        draft.drop(("title",))
        return
    _put_all(draft, "title", {lang: title[lang] for lang in title if title[lang] != said.get(lang)})


def _put_all(
    draft: Draft, part: str, values: Mapping[str, Plain], before: tuple[str, ...] = ()
) -> None:
    """Values at the end of a table, which begins before others where there is none."""
    if values and not draft.has_table(part):
        draft.begin(part, values, before)
        return
    for name, value in values.items():
        draft.put((part, name), value)
