"""A rulebook's file: its data, the positions of its parts, what a house has set in it."""

from __future__ import annotations

import datetime
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct

from referee._internal.build_cache import read_built
from referee._internal.paths import PACKAGE
from referee.i18n.messages import LANGS
from referee.library.toml_source import (
    Path,
    Position,
    data_over_limit,
    key_positions,
    position_finder,
    text_over_limit,
)
from referee.model.types import Value
from referee.rulebook.clause import Provenance, Ruling
from referee.rulebook.diagnostics import ERROR, BadBook, Finding
from referee.rulebook.rule_language import is_sentence

# ---- readings that many clauses share, and that a file takes over by ``like``

READING_LISTS = ("variant", "setting", "reading")
"""The lists of a clause that contain readings."""

SHARED_READINGS = PACKAGE / "books" / "common" / "readings.toml"


@lru_cache
def shared_readings() -> Mapping[str, Mapping[str, Any]]:
    """Name -> the parts of a reading that every book may use."""
    return tomllib.loads(SHARED_READINGS.read_text("utf-8"))


def with_shared_readings(data: dict[str, Any]) -> dict[str, Any]:
    """A file's data (changed in place), in which each reading with ``like`` is complete. Its own
    parts, and its own labels of single values, win.

    >>> reading = {"id": "x_jokers", "like": "jokers", "default": "yes"}
    >>> _ = with_shared_readings({"clause": [{"reading": [reading]}]})
    >>> reading["values"], reading["default"]
    (['no', 'yes'], 'yes')
    """
    for path, clause in entries(data, "clause"):
        for _, reading in reading_entries(clause, path):
            like = reading.get("like")
            if isinstance(like, str) and like in shared_readings():
                own, shared = dict(reading), shared_readings()[like]
                reading.update({**shared, **_with_title(shared, clause), **own})
                for part in ("label", "says"):
                    if isinstance(own.get(part), dict):
                        reading[part] = _words(shared, part, reading.get("values")) | own[part]
    return data


def _with_title(shared: Mapping[str, Any], clause: Mapping[str, Any]) -> dict[str, Any]:
    """The texts of a shared reading that have the title of the clause."""
    titles = clause.get("title")
    if not isinstance(titles, dict):
        return {}

    def titled(words: Mapping[str, str]) -> dict[str, str]:
        named = {lang: str(titles.get(lang, "")) for lang in words}
        return {lang: text.replace("{title}", named[lang]) for lang, text in words.items()}

    parts = {"says": {value: titled(words) for value, words in shared.get("says", {}).items()}}
    return {**parts, **({"question": titled(shared["question"])} if "question" in shared else {})}


def _words(shared: Mapping[str, Any], part: str, values: object) -> dict[str, Any]:
    """The labels or sentences of a shared reading for these values."""
    words = shared.get(part, {}).items()
    return {value: each for value, each in words if isinstance(values, list) and value in values}


def has_sentence(clause: Mapping[str, Any]) -> bool:
    """Whether a clause has a rule sentence, from which its wording is made."""
    return is_sentence(clause) or any(is_sentence(rule) for _, rule in entries(clause, "rules"))


# ---- texts in one language


def with_both_languages(data: dict[str, Any]) -> dict[str, Any]:
    """A file's data (changed in place), in which a text in one language stands for both.

    >>> with_both_languages({"title": {"en": "Ours"}})["title"]["ja"]
    'Ours'
    """
    for path, entry in entries(data, "clause"):
        if not has_sentence(entry):
            _fill_language(entry)
        for _, reading in reading_entries(entry, path):
            _fill_words(reading)
        _fill_words(entry)
    for part in ("preset", "source"):
        for _, entry in entries(data, part):
            _fill_words(entry)
    _fill_words(data)
    return data


def _fill_words(entry: dict[str, Any]) -> None:
    """Fills in the texts that are parts of a table, and those of its labels and sentences."""
    for part in ("title", "where", "question", "why", "example"):
        _fill_language(entry.get(part))
    for part in ("label", "says", "title_names"):
        texts = entry.get(part)
        for text in texts.values() if isinstance(texts, dict) else ():
            _fill_language(text)


def _fill_language(words: object) -> None:
    """Fills in the text of the language that a table lacks, if it has the other."""
    if isinstance(words, dict):
        given = [words[lang] for lang in LANGS if isinstance(words.get(lang), str)]
        for lang in LANGS if given else ():
            words.setdefault(lang, given[0])


# ---- parts of a file that may lack the structure of a book


def entries(table: Mapping[str, Any], part: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The entries of a list that are tables, with their paths."""
    items = table.get(part)
    for index, entry in enumerate(items if isinstance(items, list) else ()):
        if isinstance(entry, dict):
            yield (part, index), entry


def reading_entries(clause: Mapping[str, Any], path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The readings of a clause, with their paths; ``path``: that of the clause."""
    for kind in READING_LISTS:
        for inner, reading in entries(clause, kind):
            yield (*path, *inner), reading


# ---- files

FORMAT = 1
"""The newest format of a house's file that can be read, and the one that is written."""

HOUSE_PARTS = ("switches", "settings", "ruling", "revision", "format")


class BookFile(Struct, frozen=True, dict=True):
    """``data`` is the parsed ``text``, with shared readings and missing languages filled in."""

    id: str
    data: Mapping[str, Any]
    text: str

    @cached_property
    def positions(self) -> Mapping[Path, Position]:
        """Path of each part -> its line and column."""
        return key_positions(self.text)

    def position(self, *path: str | int) -> Position:
        """The position of a part; of a missing part, that of the nearest part that contains it."""
        while path and path not in self.positions:
            path = path[:-1]
        return self.positions.get(path, (1, 1))

    def line(self, *path: str | int) -> int:
        """The line of :meth:`position`."""
        return self.position(*path)[0]

    @cached_property
    def clause_numbers(self) -> Mapping[str, int]:
        """Clause id -> its index in the file; of two with the same id, that of the last."""
        clauses = self.data.get("clause", ())
        return {str(entry.get("id")): index for index, entry in enumerate(clauses)}

    @property
    def is_house(self) -> bool:
        """Whether it contains what a house has set or decided."""
        return any(part in self.data for part in HOUSE_PARTS)

    def settings(self) -> Iterator[tuple[str, Value, Provenance]]:
        """Every option that the file sets, in order, with its value and where that is set."""
        for part in ("switches", "settings"):
            table = self.data.get(part)
            for name, value in table.items() if isinstance(table, dict) else ():
                yield name, _option_value(value), self._setter(part, name)
        for path, entry in entries(self.data, "ruling"):
            if "decides" in entry and "value" in entry:
                setter = self._setter(*path, "decides")
                yield str(entry["decides"]), _option_value(entry["value"]), setter

    def rulings(self) -> Iterator[Ruling]:
        """Its rulings, in the order of the file."""
        for _, entry in entries(self.data, "ruling"):
            if "decides" in entry and "value" in entry:
                name, value = str(entry["decides"]), _option_value(entry["value"])
                day = parse_day(entry.get("date"))
                yield Ruling(name, value, day, str(entry.get("note", "")), self.id)

    def _setter(self, *path: str | int) -> Provenance:
        return Provenance("house", self.id, self.line(*path))


# ---- parsing


_SORTS = {
    r"Cannot|Duplicate|.*already": "twice",
    r"Illegal character '\\n'|Unterminated": "open-quote",
    "Unclosed": "open-bracket",
    "Expected '='": "equals",
    "Expected '\\]": "heading",
}
"""How the messages of the reader of TOML begin -> the sort of the error."""
_VALUE = re.compile(r"[^=\n]*=\s*(?P<value>[^#\n]*?),?\s*(?:#.*)?")


def toml_fault(error: ValueError, line: str) -> dict[str, str]:
    """What isn't TOML in a line: the sort of the error, and what was found there."""
    match = _VALUE.fullmatch(line)
    value = match["value"].strip() if match else line.strip()
    quote = re.match("[“”‘’「『＂]", value)
    if quote:
        return {"sort": "quotes", "found": quote[0]}
    sort = next((sort for start, sort in _SORTS.items() if re.match(start, str(error))), "")
    if match and not sort and value[:1] not in ("[", "{"):
        is_date = re.fullmatch(r"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}", value)
        sort = "date" if is_date else "word" if value.isidentifier() else "value"
    return {"sort": sort, "found": value.lower() if value in ("True", "False") else value}


def parse_book(id_: str, text: str) -> BookFile:
    """The file of a rulebook, whose texts may be in one language. Raises ``BadBook`` if it isn't
    TOML or exceeds the limits."""
    return _parse(id_, text, is_own=True)


def _parse(id_: str, text: str, *, is_own: bool = False) -> BookFile:
    """``is_own``: it doesn't come with the package, so its texts may be in one language."""
    text = text.removeprefix("\ufeff")
    excess = text_over_limit(text)
    if excess:
        raise _bad_file(id_, f"toml-{excess[0]}", position_finder(text)(excess[1]))
    try:
        data = tomllib.loads(text)
        if is_own:
            with_both_languages(data)
        file = BookFile(id_, with_shared_readings(data), text)
    except ValueError as error:  # also raised for a date that doesn't exist
        line, column = _error_position(error, text)
        why = toml_fault(error, text.split("\n")[line - 1])
        raise _bad_file(id_, "no-toml", (line, column), **why) from None
    too_deep = data_over_limit(file.data)
    if too_deep:
        raise _bad_file(id_, f"toml-{too_deep[0]}", file.position(*too_deep[1]))
    return file


def parse_package_book(id_: str, text: str) -> BookFile:
    """The file of a rulebook that comes with the package; the build may have parsed it."""
    data = read_built(f"book-{id_}", text)
    if data is None:
        return _parse(id_, text)
    return BookFile(id_, with_shared_readings(data), text)


def parse_head(text: str) -> Mapping[str, Any]:
    """The data before the first entry (``[[…]]``) of a file of the package, such as its title."""
    return tomllib.loads(text.split("\n[[", 1)[0])


def _bad_file(id_: str, code: str, position: Position, **args: object) -> BadBook:
    line, column = position
    return BadBook(id_, [Finding(code, (), args, line, level=ERROR, file=id_, column=column)])


def _error_position(error: ValueError, text: str) -> Position:
    """Where a text isn't TOML; its end if the error doesn't tell."""
    match = re.search(r"line (\d+), column (\d+)", str(error))
    return (int(match[1]), int(match[2])) if match else position_finder(text)(len(text))


# ---- values


def is_one_line(title: str) -> bool:
    """Whether a title has no line break and no control character."""
    return not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in title)


def parse_day(value: object) -> datetime.date | None:
    """A date, also if it is written as a string; ``None`` if it isn't one."""
    if isinstance(value, datetime.datetime):
        return value.date()
    if isinstance(value, datetime.date):
        return value
    try:
        return datetime.date.fromisoformat(str(value)) if value else None
    except ValueError:
        return None


def _option_value(value: object) -> Value:
    """A value as options have it: numbers are strings."""
    return value if isinstance(value, bool) else str(value)
