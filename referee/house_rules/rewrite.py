"""Rewrites a house's text to have new content. Comments, order and unchanged parts stay."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.house_rules import toml_edit
from referee.house_rules.errors import UnsafeEdit
from referee.house_rules.toml_edit import Plain, to_toml
from referee.library.book_file import FORMAT, parse_book
from referee.library.toml_source import Path
from referee.model.types import Value, Words
from referee.rulebook.clause import Ruling, short_name
from referee.rulebook.rule_language import SLOTS, SentenceWords, is_sentence, sentence_words

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

    def insert_lines(self, name: str, index: int, lines: list[str]) -> None:
        """Puts an entry into an array of tables at this index, given as lines of TOML."""
        self._edit((name,), toml_edit.insert_lines, (name, index), [f"[[{name}]]", *lines])
        self.data.setdefault(name, []).insert(index, tomllib.loads("\n".join(lines)))

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


# ---- the clauses that the file itself states


PREFIX = "own"
"""The first part of the ids of clauses that are made at a table."""
RULES, OVERRIDES = "rules", "overrides"
"""The keys of the sentences of a clause that has several, and of the clauses it comes before."""
EDITABLE_KEYS = {"id", "kind", "title", "about", *SLOTS, RULES, OVERRIDES}
"""A clause with only these keys can be rewritten from its sentences."""


class OwnClause(Struct, frozen=True):
    """A clause that a house's file states itself."""

    id: str
    title: Words
    sentences: tuple[SentenceWords, ...] = ()
    """Empty if the clause has more than sentences."""
    overrides: tuple[str, ...] = ()
    """The ids of the clauses over which it takes precedence."""


def own_clauses(text: str) -> tuple[OwnClause, ...]:
    """The clauses that the text of a house's file states."""
    entries = tomllib.loads(text).get(CLAUSE, ())
    return tuple(own_clause(entry) for entry in entries)


def own_clause(entry: Mapping[str, Any]) -> OwnClause:
    """A clause, as a file states it."""
    overrides = tuple(entry.get(OVERRIDES, ()))
    return OwnClause(entry["id"], entry["title"], _sentences(entry), overrides)


def _sentences(entry: Mapping[str, Any]) -> tuple[SentenceWords, ...]:
    """The sentences of a clause, if the rule builder could have made it."""
    inner = entry.get(RULES, ())
    if entry.keys() - EDITABLE_KEYS or any(table.keys() - {*SLOTS} for table in inner):
        return ()
    outer = [entry] if is_sentence(entry) else []
    sentences = tuple(map(sentence_words, (*outer, *inner)))
    values = (value for sentence in sentences for value in sentence.values())
    uses_reading = any(isinstance(value, Mapping) for value in values)
    return () if uses_reading else sentences


def unused_id(names: frozenset[str]) -> str:
    """An id for a new clause. ``names``: the names of the book's options and clauses."""
    number = 1
    while f"rule_{number}" in names:
        number += 1
    return f"{PREFIX}.rule_{number}"


def with_clause(text: str, clause: OwnClause) -> str:
    """The text with a clause, switched on: in the place of a former one with its id, or at the end.

    Raises ``UnsafeEdit`` if the text can only be changed by hand.
    """
    ids = [entry["id"] for entry in TextEdit(text).data.get(CLAUSE, ())]
    index = ids.index(clause.id) if clause.id in ids else len(ids)
    edit = TextEdit(without_clause(text, clause.id) or text)
    edit.insert_lines(CLAUSE, index, [*_entry_lines(clause)])
    return edit.text()


def without_clause(text: str, id_: str) -> str | None:
    """The text without a clause and its switch; ``None`` if it has no such clause.

    Raises ``UnsafeEdit``.
    """
    edit = TextEdit(text)
    ids = [entry["id"] for entry in edit.data.get(CLAUSE, ())]
    if id_ not in ids:
        return None
    edit.drop((CLAUSE, ids.index(id_)))
    switches = edit.data.get(SWITCHES, {})
    name = id_ if id_ in switches else short_name(id_)
    if name in switches:
        edit.drop((SWITCHES, name))
    return edit.text()


def _entry_lines(clause: OwnClause) -> Iterator[str]:
    titles = ", ".join(f"{lang} = {to_toml(title)}" for lang, title in clause.title.items())
    yield from (f"id = {to_toml(clause.id)}", 'kind = "adopted"', f"title = {{ {titles} }}")
    if clause.overrides:
        yield f"{OVERRIDES} = {to_toml(list(clause.overrides))}"
    if len(clause.sentences) == 1:
        yield from _sentence_lines(clause.sentences[0])
        return
    yield f"{RULES} = ["
    for sentence in clause.sentences:
        yield f"  {{ {', '.join(_sentence_lines(sentence))} }},"
    yield "]"


def _sentence_lines(sentence: SentenceWords) -> Iterator[str]:
    for slot in SLOTS:
        for path, value in sentence.items():
            if path == slot or path.startswith(f"{slot}."):
                yield f"{path} = {to_toml(value)}"
