"""A record of a game: the table, then moves and answers in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.model.description import Description


class BadRecord(RefereeError):
    """A line that its format doesn't allow. ``key``: of the message; ``arguments``: of it."""

    kind = "bad-record"

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        self.key, self.arguments = key, arguments

    def say(self, lang: str = "en") -> str:
        return message(lang, self.key, **self.arguments)


class Unreadable(Struct, frozen=True):
    """What can't be read, or judged. ``line``: its line in the file, from 1."""

    line: int
    error: RefereeError
    is_unknown: bool = False
    """Whether the record itself says that nobody knows this move."""


class RecordedMove(Struct, frozen=True):
    """A move, or a try that was refused."""

    line: int
    action: str
    """As in table text, without the seat: ``D4 S4``, ``pass``, ``gives C4 to Ben``."""
    seat: str = ""
    """Empty if it is the player whose turn it is."""
    was_legal: bool = True
    """Whether the recording program took it for legal. If not, the move wasn't made."""


class RecordedAnswer(Struct, frozen=True):
    """A question, and the answer that the record gives."""

    line: int
    question: str
    answer: Any


Entry = RecordedMove | RecordedAnswer | Unreadable


class Record(Struct, frozen=True):
    """A game. ``table``: before the first entry."""

    line: int
    name: str
    table: Description
    entries: tuple[Entry, ...]


Records = Iterator[Record | Unreadable]
"""The records of a file, in order; ``Unreadable`` instead of one whose table can't be read."""
