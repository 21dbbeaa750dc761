"""A cache of the tables of a book that were made last.

At a desk each tap makes a table that begins like the one before. Its first moves are the same, and
often only the question is new.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Protocol

from referee.engine.answer import Step
from referee.engine.interfaces import ChangeKey
from referee.model.description import Description
from referee.model.moves import Move
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

MAX_TABLES = 8
"""How many tables of a book are cached."""
FirstSteps = Mapping[ChangeKey, tuple[Step, ...]]
"""A change of one option -> the first steps of the table with this change."""


class MadeTable(Protocol):
    """A table, as far as the cache needs it."""

    rulebook: Rulebook
    setup: Any
    steps: tuple[Step, ...]
    opened: Open | None


class CachedTable:
    """A table that was made, with what equal tables and those that go on from it can use."""

    __slots__ = ("changed", "first_steps", "is_kept", "moves", "stands", "start", "table")

    def __init__(
        self, table: MadeTable, described: Description, first_steps: FirstSteps, *, stands: bool
    ) -> None:
        """``stands``: whether refused moves stood, marked or not."""
        self.table = table
        self.start = _start(described)
        self.moves = described.play
        self.stands = stands
        self.changed: dict[ChangeKey, MadeTable] = {}
        """The table with one option changed."""
        self.first_steps = first_steps
        self.is_kept = True
        """Whether it is still in the cache; if not, nothing is added to ``changed``."""

    def is_like(self, table: MadeTable, start: Description, *, stands: bool) -> bool:
        """Whether another table has the same rules and the same description without its moves."""
        same_rules = self.table.rulebook is table.rulebook and type(self.table) is type(table)
        return same_rules and (stands or not self.stands) and self.start == start

    def common_moves(self, moves: Sequence[Move]) -> int:
        """How many of the first moves are the same, of those that were made."""
        same = takewhile(lambda pair: pair[0] == pair[1], zip(self.moves, moves, strict=False))
        return min(sum(1 for _ in same), len(self.table.steps))

    def first_steps_of_changed(self, count: int) -> FirstSteps:
        """The first ``count`` steps of the tables with one option changed, as far as known."""
        steps = {change: known[:count] for change, known in self.first_steps.items()}
        for change, other in self.changed.items():
            if other.setup is self.table.setup and not other.opened:
                steps[change] = other.steps[:count]
        return steps

    def drop(self) -> None:
        """Forgets what is known of changed tables once the table is out of the cache."""
        self.is_kept = False
        self.changed.clear()
        self.first_steps = {}


def find(table: MadeTable, described: Description, *, stands: bool) -> CachedTable | None:
    """The cached table with the same rules and description, apart from its questions."""
    start = _start(described)
    for cached in [*_cache(table)]:
        if cached.moves == described.play and cached.is_like(table, start, stands=stands):
            return cached
    return None


def find_start(
    table: MadeTable, described: Description, *, stands: bool
) -> tuple[CachedTable, int] | None:
    """The cached table that has the most first moves in common, and how many these are.

    The other table must have been set up; ``None`` if there is no such table.
    """
    start, longest = _start(described), None
    common = 0
    for cached in [*_cache(table)]:
        if cached.is_like(table, start, stands=stands):
            count = cached.common_moves(described.play)
            if count > common:
                longest, common = cached, count
    if longest is None or table.setup.key() != longest.table.setup.key():
        return None
    return longest, common


def add(cached: CachedTable) -> None:
    """Caches a table that has been made; drops the oldest one if there are too many."""
    cache = _cache(cached.table)
    cache.insert(0, cached)
    for oldest in cache[MAX_TABLES:]:
        oldest.drop()
    del cache[MAX_TABLES:]


def _cache(table: MadeTable) -> list[CachedTable]:
    cache: list[CachedTable] = table.rulebook.book.cache.setdefault("last tables", [])
    return cache


def _start(described: Description) -> Description:
    return described.replace(play=(), ask=(), lines={})
