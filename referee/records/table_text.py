"""Records as table text with moves."""

from __future__ import annotations

from referee.errors import RefereeError, without_line
from referee.notation.table_text import read_text
from referee.table import Table

from .record import Record, RecordedMove, Records, Unreadable


def read(text: str) -> Records:
    r"""The record.

    >>> (record,) = read("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  Ben: D3 !")
    >>> record.entries[1]
    RecordedMove(line=5, action='D3', seat='Ben', was_legal=True)
    """
    try:
        described = read_text(text)
        Table(described.replace(play=(), ask=()))
    except RefereeError as error:
        line = getattr(error, "line", 0) or 1
        yield Unreadable(line, without_line(error))
        return
    moves = tuple(
        RecordedMove(described.line("play", index), move.text.removesuffix("!").strip(), move.seat)
        for index, move in enumerate(described.play)
    )
    yield Record(1, "", described.replace(play=(), ask=()), moves)
