"""A course as a value, and the file that it is read from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.api import read
from referee.errors import Fault, ImpossibleTable, RefereeError
from referee.i18n.fuzzy_match import nearest
from referee.i18n.messages import LANGS, message
from referee.library.book_file import toml_fault
from referee.library.toml_source import Part, Position, parts_of, position_finder
from referee.table import Table
from referee.ui.quiz.quiz import Quiz
from referee.ui.session import one_line_text
from referee.ui.shared.labels import with_player_names

LEVELS = (1, 2, 3)
"""From what every player meets to what experts argue about."""
_RULES = re.compile(
    r"^[ \t\u3000]*(?:rules|ルール)[ \t\u3000]*[:：][ \t\u3000]*([^\s,+、＋，-]+)", re.M
)
SHELF = resources.files(__package__) / "shelf"
OWN = "referee"
"""The id of our own course."""
BOOKS = (
    "daifugo", "offkai", "local", "league", "uecda", "million_doubt", "torite", "culprit_poker",
    "president", "tien_len", "big_two", "dou_dizhu", "hearts", "whist", "spades", "oh_hell",
    "euchre", "bridge", "german_whist", "knockout_whist", "skat", "napoleon", "sevens", "poker",
    "holdem", "crazy_eights", "page_one", "uno",
)  # fmt: skip
"""The files of our own course, one a book, in the order in which they are asked."""
TOP = ("title", "item")
WORDS = ("title", "remark", "hint", "after")
KEYS = ("id", "level", "table", "ask", "answer", "because", *WORDS)
NEEDED = ("id", "level", "table", "ask", "title")
MAX_ITEMS = 500
MAX_NAME = 60
_ID = re.compile(r"[a-z0-9]+(?:[-_.][a-z0-9]+)*")
Keys = tuple[str | int, ...]
"""The keys that lead to a value of the file."""


class Item(Struct, frozen=True, dict=True):
    """One quiz of a course. The referee decides what is right; ``answer`` and ``because`` are what
    the author expects."""

    id: str
    level: int
    table: str
    ask: str
    title: Mapping[str, str]
    remark: Mapping[str, str]
    hint: Mapping[str, str]
    after: Mapping[str, str]
    answer: Any = None
    because: tuple[str, ...] = ()

    @cached_property
    def book(self) -> str:
        """The book that its table names; empty if it names none."""
        match = _RULES.search(self.table)
        return match[1] if match else ""

    @cached_property
    def lying(self) -> Table:
        """The table. Raises what reading one raises."""
        return read(self.table)

    @cached_property
    def quiz(self) -> Quiz:
        """Raises what ``Quiz`` raises."""
        parts = {"title": self.title, "remark": self.remark, "hint": self.hint, "after": self.after}
        return Quiz(self.lying, self.ask, **parts)


class Course(Struct, frozen=True, dict=True):
    """Items in the order in which they are asked first. Its progress is stored under ``id``."""

    id: str
    title: Mapping[str, str]
    items: tuple[Item, ...]

    def __iter__(self) -> Iterator[Item]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)

    @cached_property
    def books(self) -> Sequence[str]:
        """The books that it asks about, in the order of their first items."""
        return tuple(dict.fromkeys(item.book for item in self.items))

    def chosen(self, book: str = "", level: int = 0) -> Sequence[Item]:
        """The items of a book (empty: of all) and a level (0: of all), the easy ones first."""
        return sorted(
            (item for item in self.items if book in ("", item.book) and level in (0, item.level)),
            key=lambda item: item.level,
        )


# ---- from a file


class BadCourse(RefereeError):
    """A course's file that cannot be used; ``faults`` holds everything that is wrong with it."""

    kind = "course"

    def __init__(self, name: str, faults: Sequence[Fault]) -> None:
        super().__init__(name, tuple(faults))
        self.name, self.faults = name, tuple(faults)
        self.line, self.column = faults[0].line, faults[0].column

    def say(self, lang: str = "en") -> str:
        head = message(lang, "error-bad-course")
        if self.name:
            head = message(lang, "error-bad-course-file", name=self.name)
        return "\n".join([head, *(_fault_text(fault, lang) for fault in self.faults)])


def _fault_text(fault: Fault, lang: str) -> str:
    error = fault.args.get("error")
    if not isinstance(error, RefereeError):
        return fault.say(lang)
    if isinstance(error, ImpossibleTable):  # its lines are those of the table, not of the file
        faults = (Fault(inner.code, inner.where, inner.args) for inner in error.faults)
        text = "; ".join(inner.say(lang) for inner in faults)
    else:
        text = one_line_text(error, lang)
    return message(lang, "fault-at-place", line=fault.line, column=fault.column, text=text)


@cache
def own_course(lang: str = "en") -> Course:
    """The course that comes with Referee: every book, in three levels. Its players have the names
    that the desk gives in a language."""
    files = [SHELF / f"{book}.toml" for book in BOOKS]
    courses = [read_course(file.read_text("utf-8"), file.name, check=False) for file in files]
    parts = ("table", "ask", *WORDS, "answer")
    items = tuple(
        replace(item, **{part: _renamed(getattr(item, part), lang) for part in parts})
        for course in courses
        for item in course
    )
    return Course(OWN, _default_title(), items)


def _renamed(value: Any, lang: str) -> Any:
    if isinstance(value, str):
        return with_player_names(value, lang)
    if isinstance(value, Mapping):
        return {_renamed(key, lang): _renamed(inner, lang) for key, inner in value.items()}
    return [_renamed(inner, lang) for inner in value] if isinstance(value, list) else value


def _default_title() -> dict[str, str]:
    return {lang: message(lang, "quiz-own-title") for lang in LANGS}


def read_course(source: str | Path, name: str = "", *, check: bool = True) -> Course:
    """The course of a file, or of its text. ``check``: every table is read and judged, too.

    Raises ``BadCourse`` with everything that is wrong, including items that expect another answer
    than the referee gives.
    """
    if isinstance(source, Path):
        return read_course(source.read_text("utf-8"), name or source.name, check=check)
    return _CourseReader(source.removeprefix("\ufeff").replace("\r\n", "\n"), name).read(check)


class _CourseReader:
    """Reads one file, and collects what is wrong with it."""

    def __init__(self, text: str, name: str) -> None:
        self.text, self.name = text, name
        self.position = position_finder(text)
        self.faults: list[Fault] = []
        self.parts: dict[Keys, Part] = {}

    def read(self, check: bool) -> Course:
        try:
            data = tomllib.loads(self.text)
        except ValueError as error:
            raise BadCourse(self.name, [self._not_toml(error)]) from None
        for part in parts_of(self.text).parts:
            self.parts.setdefault(part.path, part)
        self._check_keys(data, TOP, ())
        listed = data.get("item")
        entries = listed if isinstance(listed, list) else []
        if not entries or len(entries) > MAX_ITEMS:
            self._add("course-no-items", ("item",), most=MAX_ITEMS)
        items: list[Item] = []
        lines: dict[str, int] = {}
        for index, entry in enumerate(entries[:MAX_ITEMS]):
            path = ("item", index)
            item = self._item(entry, path)
            if item is None:
                continue
            line = self._find((*path, "id"))[0]
            if item.id in lines:
                self._add("course-twice", (*path, "id"), id=item.id, first=lines[item.id])
            lines.setdefault(item.id, line)
            if check:
                self._judge(item, path)
            items.append(item)
        if self.faults:
            raise BadCourse(self.name, sorted(self.faults, key=lambda fault: fault.line))
        stem = Path(self.name).stem
        title = self._words(data.get("title", stem or _default_title()), ("title",))
        return Course(" ".join(dict.fromkeys(title.values()))[:MAX_NAME], title, tuple(items))

    def _not_toml(self, error: ValueError) -> Fault:
        match = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = map(int, match.groups()) if match else self.position(len(self.text))
        found = toml_fault(error, self.text.split("\n")[line - 1])
        return Fault("no-toml", (), found, line, column)

    # ---- its entries

    def _item(self, entry: Any, path: Keys) -> Item | None:
        before = len(self.faults)
        if not isinstance(entry, dict):
            self._add("course-no-table", path)
            return None
        self._check_keys(entry, KEYS, path)
        for key in NEEDED:
            if key not in entry:
                self._add("course-missing", path, name=key)
        for key in ("table", "ask"):
            if key in entry and not (isinstance(entry[key], str) and entry[key].strip()):
                self._add("course-no-text", (*path, key), name=key)
        id_, level = entry.get("id", "a"), entry.get("level", 1)
        if not isinstance(id_, str) or not _ID.fullmatch(id_):
            self._add("course-no-id", (*path, "id"), id=str(id_))
        if level not in LEVELS or isinstance(level, bool):
            self._add("course-no-level", (*path, "level"), level=str(level))
        because = entry.get("because", [])
        if not isinstance(because, list) or not all(isinstance(text, str) for text in because):
            self._add("course-no-list", (*path, "because"), name="because")
        words = {key: self._words(entry.get(key, ""), (*path, key)) for key in WORDS}
        if len(self.faults) > before:
            return None
        return Item(
            id_, level, entry["table"], entry["ask"], **words, answer=entry.get("answer"),
            because=tuple(because),
        )  # fmt: skip

    def _words(self, value: Any, path: Keys) -> Mapping[str, str]:
        """The same words for all readers, or by language; one language may be left out."""
        if isinstance(value, str):
            return dict.fromkeys(LANGS, value)
        if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
            self._add("course-no-words", path, name=str(path[-1]))
            return {}
        self._check_keys(value, LANGS, path)
        return {lang: value[lang] for lang in LANGS if lang in value}

    def _check_keys(self, data: Mapping[str, Any], known: Sequence[str], path: Keys) -> None:
        for key in data:
            if key not in known:
                args = {"known": ", ".join(known), "nearest": nearest(key, known) or ""}
                self._add("course-unknown-key", (*path, key), name=key, **args)

    # ---- what the referee says of them

    def _judge(self, item: Item, path: Keys) -> None:
        try:
            verdict = item.quiz.verdict
        except RefereeError as error:
            position = self._position_in_table(error, item, path)
            self.faults.append(Fault("course-table", path, {"error": error}, *position))
            return
        if item.answer is not None and verdict.answer != item.answer:
            answers = {"expected": _toml(item.answer), "found": _toml(verdict.answer)}
            self._add("course-other-answer", (*path, "answer"), **answers)
        clauses = set(verdict.clauses())
        for clause in item.because:
            if clause not in clauses:
                found = ", ".join(sorted(clauses)) or "-"
                self._add("course-other-reason", (*path, "because"), clause=clause, found=found)

    def _position_in_table(self, error: RefereeError, item: Item, path: Keys) -> Position:
        """The line of the file with the faulty line of the table; else the table, or the question
        if only that is wrong."""
        line, column = getattr(error, "line", 0) or 0, getattr(error, "column", 0) or 0
        try:
            item.lying  # noqa: B018
        except RefereeError:
            if not 0 < line <= len(item.table.splitlines()):
                return self._find((*path, "table"))
        else:
            return self._find((*path, "ask"))
        begin = self.parts[(*path, "table")].value
        quotes = next((mark for mark in ('"""', "'''") if self.text.startswith(mark, begin)), "")
        begin += max(len(quotes), 1)
        begin += quotes != "" and self.text.startswith("\n", begin)
        first, indent = self.position(begin)
        return first + line - 1, max(column, 1) + (indent - 1 if line == 1 else 0)

    def _add(self, code: str, path: Keys, **args: object) -> None:
        self.faults.append(Fault(code, path, args, *self._find(path)))

    def _find(self, path: Keys) -> Position:
        """Where a value is, or else the nearest part around it."""
        while path and path not in self.parts:
            path = path[:-1]
        return self.position(self.parts[path].begin) if path else (1, 1)


def _toml(answer: Any) -> str:
    """An answer as TOML."""
    if isinstance(answer, dict):
        return "{ " + ", ".join(f"{key} = {_toml(value)}" for key, value in answer.items()) + " }"
    if isinstance(answer, list):
        return "[" + ", ".join(map(_toml, answer)) + "]"
    return f'"{answer}"' if isinstance(answer, str) else str(answer).casefold()
