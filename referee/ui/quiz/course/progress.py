"""What somebody knows of a course, and what is asked next: what was missed comes again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from .course import LEVELS, Course, Item

SOON, LATER = 3, 10
"""After so many others an item is asked again that was missed, and one that was then right once."""
ENOUGH = 2
"""Who has missed an item knows it when it was right so often in a row."""
MAX_RECORDS = 2_000
MAX_COUNT = 10**6
MAX_NAME = 100


class Record(Struct, frozen=True):
    """One item: how often it was right and missed, how often right in a row by now; after how many
    answers it is asked again (0: it is known), and when it was answered last."""

    right: int = 0
    missed: int = 0
    row: int = 0
    due: int = 0
    last: int = 0

    @property
    def count(self) -> int:
        """How often it was answered."""
        return self.right + self.missed

    def answered(self, right: bool, now: int) -> Record:
        """After one more answer, the ``now``-th of all."""
        if not right:
            return Record(self.right, self.missed + 1, 0, now + SOON, now)
        row = self.row + 1
        is_known = self.missed == 0 or row >= ENOUGH
        return Record(self.right + 1, self.missed, row, 0 if is_known else now + LATER, now)


class Progress(Struct, frozen=True):
    """What was answered so far. ``book``, ``level``: what was chosen last; ``times``: how often all
    was forgotten, so that nobody brings it back by mistake."""

    count: int = 0
    records: Mapping[str, Record] = {}
    book: str = ""
    level: int = 0
    times: int = 0

    def answered(self, id_: str, right: bool) -> Progress:
        now = self.count + 1
        record = self.records.get(id_, Record()).answered(right, now)
        return replace(self, count=now, records={**self.records, id_: record})

    def begun(self) -> Progress:
        """For another sitting: what was missed last is asked at once."""
        records = {
            id_: replace(record, due=self.count) if record.due and not record.row else record
            for id_, record in self.records.items()
        }
        return replace(self, records=records)

    def forgotten(self) -> Progress:
        return Progress(book=self.book, level=self.level, times=self.times + 1)

    def merged(self, other: Progress) -> Progress:
        """With what was answered elsewhere: of each item what was answered oftener."""
        if self.times != other.times:
            return max(self, other, key=lambda each: each.times)
        records = dict(self.records)
        for id_, record in other.records.items():
            if id_ not in records or record.count > records[id_].count:
                records[id_] = record
        newer = max(self, other, key=lambda each: each.count)
        return replace(newer, records=records)

    # ---- what is asked

    def next_of(self, items: Sequence[Item], before: str = "") -> Item:
        """What is asked next, of at least one item: what is due, else what is new, else what comes
        again soonest, else what was answered longest ago; if possible another than ``before``."""
        return min(items, key=lambda item: (item.id == before, *self._turn(item)))

    def _turn(self, item: Item) -> tuple[int, int]:
        record = self.records.get(item.id)
        if record is None:
            return 1, 0
        if record.due:
            return (0 if record.due <= self.count else 2), record.due
        return 3, record.last

    def known(self, items: Iterable[Item]) -> int:
        """How many of these need not come again."""
        return sum(item.id in self.records and not self.records[item.id].due for item in items)

    def due(self, items: Iterable[Item]) -> int:
        """How many of these are to come again."""
        return sum(item.id in self.records and self.records[item.id].due > 0 for item in items)

    # ---- as text

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        items = {
            id_: [each.right, each.missed, each.row, each.due, each.last]
            for id_, each in self.records.items()
        }
        chosen = {"book": self.book, "level": self.level}
        return {"count": self.count, "times": self.times, **chosen, "items": items}

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), separators=(",", ":"))


def read_progress(said: Any) -> Progress:
    """Progress from its dict. Raises ``ValueError`` for what is none."""
    if not isinstance(said, Mapping):
        raise ValueError("no progress")
    items, book, level = said.get("items", {}), said.get("book", ""), said.get("level", 0)
    if not isinstance(items, Mapping) or len(items) > MAX_RECORDS:
        raise ValueError("no progress")
    if not _is_name(book) or level not in (0, *LEVELS) or not all(map(_is_name, items)):
        raise ValueError("no progress")
    records = {id_: Record(*_counts(counts)) for id_, counts in items.items()}
    count, times = _counts([said.get("count", 0), said.get("times", 0)], 2)
    return Progress(count, records, book, level, times)


def progress_of(text: str) -> Progress:
    """Progress from JSON. Raises ``ValueError`` for what is none."""
    try:
        return read_progress(json.loads(text))
    except RecursionError:
        raise ValueError("no progress") from None


def _is_name(said: Any) -> bool:
    return isinstance(said, str) and len(said) <= MAX_NAME


def _counts(said: Any, length: int = 5) -> list[int]:
    if not isinstance(said, (list, tuple)) or len(said) != length:
        raise ValueError("no progress")
    if not all(type(each) is int and 0 <= each <= MAX_COUNT for each in said):
        raise ValueError("no progress")
    return list(said)


def chosen_of(course: Course, progress: Progress) -> tuple[str, int]:
    """The book and level that were chosen, as far as the course has them."""
    book = progress.book if progress.book in course.books else ""
    return book, progress.level if course.chosen(book, progress.level) else 0
