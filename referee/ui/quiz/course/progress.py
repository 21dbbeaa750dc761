"""A reader's progress in a course, and what is asked next: wrong answers come again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from .course import Course, Item

SOON, LATER = 3, 10
"""After that many others an item is asked again that was answered wrong, or right once after
that."""
ENOUGH = 2
"""After a wrong answer an item is known once it was right that often in a row."""
Count = Annotated[int, Meta(ge=0, le=10**6)]
Name = Annotated[str, Meta(max_length=100)]


class Record(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The answers to one item: how many right and wrong, how many right in a row by now; after how
    many answers it is asked again (0: it is known), and when it was answered last."""

    right: Count
    missed: Count
    row: Count
    due: Count
    last: Count

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
    """The answers so far. ``book``, ``level``: chosen last; ``times``: how often everything was
    forgotten, so that another tab does not bring it back by mistake."""

    count: Count = 0
    times: Count = 0
    book: Name = ""
    level: Literal[0, 1, 2, 3] = 0
    records: Annotated[Mapping[Name, Record], Meta(max_length=2_000)] = msgspec.field(
        name="items", default_factory=dict
    )

    def answered(self, id_: str, right: bool) -> Progress:
        now = self.count + 1
        record = self.records.get(id_, Record(0, 0, 0, 0, 0)).answered(right, now)
        return replace(self, count=now, records={**self.records, id_: record})

    def begun(self) -> Progress:
        """For another session: what was answered wrong last is asked at once."""
        records = {
            id_: replace(record, due=self.count) if record.due and not record.row else record
            for id_, record in self.records.items()
        }
        return replace(self, records=records)

    def forgotten(self) -> Progress:
        return Progress(book=self.book, level=self.level, times=self.times + 1)

    def merged(self, other: Progress) -> Progress:
        """With the answers given elsewhere: for each item the record with more answers."""
        if self.times != other.times:
            return max(self, other, key=lambda progress: progress.times)
        records = dict(self.records)
        for id_, record in other.records.items():
            if id_ not in records or record.count > records[id_].count:
                records[id_] = record
        newer = max(self, other, key=lambda progress: progress.count)
        return replace(newer, records=records)

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

    def chosen_of(self, course: Course) -> tuple[str, int]:
        """The book and level that were chosen, as far as the course has them."""
        book = self.book if self.book in course.books else ""
        return book, self.level if course.chosen(book, self.level) else 0

    def to_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def read_progress(data: Any) -> Progress:
    """Progress from its dict. Raises ``ValueError``."""
    try:
        return msgspec.convert(data, Progress)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a saved progress: {error}") from None


def progress_of(text: str) -> Progress:
    """Progress from JSON. Raises ``ValueError``."""
    try:
        return read_progress(msgspec.json.decode(text))
    except RecursionError as error:
        raise ValueError(f"not a saved progress: {error}") from None
