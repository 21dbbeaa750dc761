"""A course's file: read, and all that is wrong with it said by line and column."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from referee.errors import Fault, ImpossibleTable, RefereeError
from referee.i18n.fuzzy_match import nearest
from referee.i18n.messages import LANGS, message
from referee.library.toml_source import Part, Position, parts_of, position_finder
from referee.ui.session import one_line_text
from referee.ui.shared.labels import with_player_names

from .course import LEVELS, Course, Item

SHELF = resources.files(__package__) / "shelf"
OWN = "referee"
"""What the progress in our own course is kept by."""
BOOKS = (
    "daifugo", "offkai", "local", "league", "uecda", "million_doubt", "torite", "culprit_poker",
    "hearts", "whist", "sevens", "poker",
)  # fmt: skip
"""The files of our own course, one a book, in the order in which they are asked."""
TOP = ("title", "item")
WORDS = ("title", "remark", "hint", "after")
KEYS = ("id", "level", "table", "ask", "answer", "because", *WORDS)
NEEDED = ("id", "level", "table", "ask", "title")
MAX_ITEMS = 500
MAX_NAME = 60
_ID = re.compile(r"[a-z0-9]+(?:[-_.][a-z0-9]+)*")
Steps = tuple[str | int, ...]


class BadCourse(RefereeError):
    """A course's file that cannot be used; ``faults`` holds all that is wrong with it."""

    kind = "course"

    def __init__(self, name: str, faults: Sequence[Fault]) -> None:
        super().__init__(name, tuple(faults))
        self.name, self.faults = name, tuple(faults)
        self.line, self.column = faults[0].line, faults[0].column

    def say(self, lang: str = "en") -> str:
        head = message(lang, "error-bad-course")
        if self.name:
            head = message(lang, "error-bad-course-file", name=self.name)
        return "\n".join([head, *(_said(fault, lang) for fault in self.faults)])


def _said(fault: Fault, lang: str) -> str:
    error = fault.args.get("error")
    if not isinstance(error, RefereeError):
        return fault.say(lang)
    text = _without_lines(error, lang)
    return message(lang, "fault-at-place", line=fault.line, column=fault.column, text=text)


def _without_lines(error: RefereeError, lang: str) -> str:
    """What is wrong with a table; its lines are counted in the file, and said already."""
    if isinstance(error, ImpossibleTable):
        bare = [Fault(each.code, each.where, each.args) for each in error.faults]
        return "; ".join(each.say(lang) for each in bare)
    return one_line_text(error, lang)


@cache
def own_course(lang: str = "en") -> Course:
    """The course that comes with Referee: every book, in three levels. Its players have the names
    that the desk gives in a language."""
    files = [SHELF / f"{book}.toml" for book in BOOKS]
    read = [read_course(each.read_text("utf-8"), each.name, check=False) for each in files]
    items = tuple(_in_names_of(lang, item) for course in read for item in course.items)
    return Course(OWN, _untitled(), items)


def _in_names_of(lang: str, item: Item) -> Item:
    parts = ("table", "ask", *WORDS, "answer")
    return replace(item, **{part: _renamed(getattr(item, part), lang) for part in parts})


def _renamed(said: Any, lang: str) -> Any:
    if isinstance(said, str):
        return with_player_names(said, lang)
    if isinstance(said, Mapping):
        return {_renamed(key, lang): _renamed(value, lang) for key, value in said.items()}
    return [_renamed(each, lang) for each in said] if isinstance(said, list) else said


def _untitled() -> dict[str, str]:
    return {lang: message(lang, "quiz-own-title") for lang in LANGS}


def read_course(source: str | Path, name: str = "", *, check: bool = True) -> Course:
    """The course of a file, or of its text. ``check``: every table is read and judged, too.

    Raises ``BadCourse`` with everything that is wrong; also where an item expects another answer
    than the referee gives.
    """
    if isinstance(source, Path):
        return read_course(source.read_text("utf-8"), name or source.name, check=check)
    return _CourseReader(source.removeprefix("\ufeff").replace("\r\n", "\n"), name).read(check)


class _CourseReader:
    """Reads one file, and collects what is wrong with it."""

    def __init__(self, text: str, name: str) -> None:
        self.text, self.name = text, name
        self.place: Callable[[int], Position] = position_finder(text)
        self.faults: list[Fault] = []

    def read(self, check: bool) -> Course:
        try:
            data = tomllib.loads(self.text)
        except ValueError as problem:
            raise BadCourse(self.name, [self._no_toml(problem)]) from None
        self.parts: dict[Steps, Part] = {}
        for part in parts_of(self.text).parts:
            self.parts.setdefault(part.path, part)
        self._known(data, TOP, ())
        listed = data.get("item")
        entries = listed if isinstance(listed, list) else []
        if not entries or len(entries) > MAX_ITEMS:
            self._wrong("course-no-items", ("item",), most=MAX_ITEMS)
        items = [self._item(entry, ("item", at)) for at, entry in enumerate(entries[:MAX_ITEMS])]
        self._twice(items)
        if check:
            for at, item in enumerate(items):
                if item is not None:
                    self._judge(item, ("item", at))
        if self.faults:
            raise BadCourse(self.name, sorted(self.faults, key=lambda each: each.line))
        title = self._words(data.get("title", Path(self.name).stem or _untitled()), ("title",))
        id_ = " ".join(dict.fromkeys(title.values()))[:MAX_NAME]
        return Course(id_, title, tuple(filter(None, items)))

    def _no_toml(self, problem: ValueError) -> Fault:
        found = re.search(r"line (\d+), column (\d+)", str(problem))
        line, column = map(int, found.groups()) if found else self.place(len(self.text))
        why = re.sub(r" \(at .*\)$", "", str(problem))
        return Fault("no-toml", (), {"why": why}, line, column)

    # ---- what it says

    def _item(self, entry: Any, path: Steps) -> Item | None:
        before = len(self.faults)
        if not isinstance(entry, dict):
            self._wrong("course-no-table", path)
            return None
        self._known(entry, KEYS, path)
        for key in NEEDED:
            if key not in entry:
                self._wrong("course-missing", path, name=key)
        for key in ("table", "ask"):
            if key in entry and not (isinstance(entry[key], str) and entry[key].strip()):
                self._wrong("course-no-text", (*path, key), name=key)
        id_, level = entry.get("id", "a"), entry.get("level", 1)
        if not isinstance(id_, str) or not _ID.fullmatch(id_):
            self._wrong("course-no-id", (*path, "id"), id=str(id_))
        if level not in LEVELS or isinstance(level, bool):
            self._wrong("course-no-level", (*path, "level"), level=str(level))
        because = entry.get("because", [])
        if not isinstance(because, list) or not all(isinstance(each, str) for each in because):
            self._wrong("course-no-list", (*path, "because"), name="because")
        told = {key: self._words(entry.get(key, ""), (*path, key)) for key in WORDS}
        if len(self.faults) > before:
            return None
        return Item(
            id_, level, entry["table"], entry["ask"], **told, answer=entry.get("answer"),
            because=tuple(because),
        )  # fmt: skip

    def _words(self, said: Any, path: Steps) -> Mapping[str, str]:
        """The same words for all readers, or in each language; one may be left out."""
        if isinstance(said, str):
            return dict.fromkeys(LANGS, said)
        if not isinstance(said, dict) or not all(isinstance(each, str) for each in said.values()):
            self._wrong("course-no-words", path, name=str(path[-1]))
            return {}
        self._known(said, LANGS, path)
        return {lang: said[lang] for lang in LANGS if lang in said}

    def _known(self, said: Mapping[str, Any], known: Sequence[str], path: Steps) -> None:
        for key in said:
            if key not in known:
                told = {
                    "name": key,
                    "known": ", ".join(known),
                    "nearest": nearest(key, known) or "",
                }
                self._wrong("course-unknown-key", (*path, key), **told)

    def _twice(self, items: Sequence[Item | None]) -> None:
        first: dict[str, int] = {}
        for at, item in enumerate(items):
            if item is not None and item.id in first:
                line = self._place(("item", first[item.id], "id"))[0]
                self._wrong("course-twice", ("item", at, "id"), id=item.id, first=line)
            elif item is not None:
                first[item.id] = at

    # ---- what the referee says of it

    def _judge(self, item: Item, path: Steps) -> None:
        try:
            verdict = item.quiz.verdict
        except RefereeError as error:
            self.faults.append(self._of_table(error, item, path))
            return
        if item.answer is not None and verdict.answer != item.answer:
            told = {"expected": _plain(item.answer), "found": _plain(verdict.answer)}
            self._wrong("course-other-answer", (*path, "answer"), **told)
        rested = set(verdict.clauses())
        for clause in item.because:
            if clause not in rested:
                told = {"clause": clause, "found": ", ".join(sorted(rested)) or "-"}
                self._wrong("course-other-reason", (*path, "because"), **told)

    def _of_table(self, error: RefereeError, item: Item, path: Steps) -> Fault:
        """At the line of the file where the table says it; else at the question."""
        line, column = getattr(error, "line", 0) or 0, getattr(error, "column", 0) or 0
        is_in_table = 0 < line <= len(item.table.splitlines()) and not self._is_asked(item)
        if not is_in_table:
            at = self._place((*path, "ask" if self._is_asked(item) else "table"))
            return Fault("course-table", path, {"error": error}, *at)
        value = self.parts[(*path, "table")].value
        opening = next((each for each in ('"""', "'''") if self.text.startswith(each, value)), "")
        begins = value + max(len(opening), 1)
        begins += opening != "" and self.text.startswith("\n", begins)
        first, indent = self.place(begins)
        at = (first + line - 1, max(column, 1) + (indent - 1 if line == 1 else 0))
        return Fault("course-table", path, {"error": error}, *at)

    def _is_asked(self, item: Item) -> bool:
        """Whether the table by itself can be read: then it is the question that cannot."""
        try:
            item.lying  # noqa: B018
        except RefereeError:
            return False
        return True

    def _wrong(self, code: str, path: Steps, **told: object) -> None:
        self.faults.append(Fault(code, path, told, *self._place(path)))

    def _place(self, path: Steps) -> Position:
        """Where something stands, or else what it would stand in."""
        while path and path not in self.parts:
            path = path[:-1]
        return self.place(self.parts[path].begin) if path else (1, 1)


def _plain(answer: Any) -> str:
    """An answer as it is written in the file."""
    if isinstance(answer, dict):
        return "{ " + ", ".join(f"{key} = {_plain(each)}" for key, each in answer.items()) + " }"
    if isinstance(answer, list):
        return "[" + ", ".join(map(_plain, answer)) + "]"
    return f'"{answer}"' if isinstance(answer, str) else str(answer).casefold()
