"""Judges a record entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, to_builtins

from referee.errors import ImpossibleTable, RefereeError
from referee.table import AmbiguousPlay, IllegalPlay, Table, Verdict

from .record import BadRecord, Entry, Record, RecordedAnswer, RecordedMove, Unreadable

Outcome = Literal["legal", "illegal", "open", "answer", "unreadable"]


class JudgedEntry(Struct, frozen=True):
    """An entry with the referee's judgement.

    ``outcome``: of a move whether it was ``legal``, ``illegal``, or ``open`` if the rules leave it
    open; of an answer ``answer``; ``unreadable`` for what can't be read.
    """

    entry: Entry
    outcome: Outcome
    verdict: Verdict | None = None
    """Why the move is illegal or open; the verdict on the question."""
    error: RefereeError | None = None
    """Why it is unreadable, or why no verdict is needed: the player doesn't hold the card."""

    @property
    def differs(self) -> bool:
        """Whether the referee and the record disagree."""
        if isinstance(self.entry, RecordedMove):
            return self.outcome == ("illegal" if self.entry.was_legal else "legal")
        return (
            isinstance(self.entry, RecordedAnswer)
            and self.verdict is not None
            and to_builtins(self.verdict.answer) != self.entry.answer
        )


def judge(record: Record) -> Iterator[JudgedEntry]:
    r"""Each entry, judged at the table that the entries before it have led to.

    An illegal move stands if it was made. An entry that can't be read is left out.

    >>> from referee.records.formats import read_records
    >>> text = "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  Ben: D3"
    >>> (record,) = read_records(text)
    >>> [judged.outcome for judged in judge(record)]
    ['legal', 'illegal']
    """
    try:
        table = Table(record.table)
    except RefereeError as error:
        yield JudgedEntry(Unreadable(record.line, error), "unreadable", error=error)
        return
    for entry in record.entries:
        try:
            judged, table = _judged(entry, table)
        except RefereeError as error:
            judged = JudgedEntry(entry, "unreadable", error=error)
        yield judged


def _judged(entry: Entry, table: Table) -> tuple[JudgedEntry, Table]:
    """The judgement, and the table after the entry. Raises ``RefereeError``."""
    if isinstance(entry, Unreadable):
        outcome: Outcome = "open" if entry.is_unknown else "unreadable"
        return JudgedEntry(entry, outcome, error=entry.error), table
    if isinstance(entry, RecordedAnswer):
        return JudgedEntry(entry, "answer", table.ask(entry.question)), table
    if table.opened:
        return JudgedEntry(entry, "open", error=BadRecord("record-after-open")), table
    move = f"{entry.seat or table.ask('whose turn').answer}: {entry.action}"
    try:
        after = table.play(move)
    except AmbiguousPlay:
        raise
    except IllegalPlay as illegal:
        judged = JudgedEntry(entry, "illegal", illegal.verdict)
        return judged, table.play(move, force=True) if entry.was_legal else table
    except ImpossibleTable as impossible:  # such as a card that the player doesn't hold
        return JudgedEntry(entry, "illegal", error=impossible), table
    if after.opened:
        return JudgedEntry(entry, "open", after.ask("whose turn")), after
    return JudgedEntry(entry, "legal"), after if entry.was_legal else table
