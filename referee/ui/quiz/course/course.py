"""A course as a value: its items, by book and level."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from referee.api import read
from referee.table import Table
from referee.ui.quiz.quiz import Quiz

LEVELS = (1, 2, 3)
"""From what every player meets to what experts argue about."""
_RULES = re.compile(
    r"^[ \t\u3000]*(?:rules|ルール)[ \t\u3000]*[:：][ \t\u3000]*([^\s,+、＋，-]+)", re.M
)


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
