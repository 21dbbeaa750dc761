r"""Records as JSON Lines, which any program can write.

The first object of a record has the table, each other one a move or an answer::

    {"format": "referee.records/1", "name": "7", "table": "rules: offkai\nseats: Aki, Ben"}
    {"move": "Aki: D4"}
    {"move": "Ben: D3", "legal": false}
    {"ask": "whose turn", "answer": "Ben"}

``table`` is table text, or an object as in ``schema/table.schema.json``. ``"legal": false``: the
program refused the move and didn't make it. Blank lines and other keys are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from referee.errors import RefereeError
from referee.model.description import Description
from referee.notation.json import read_data
from referee.notation.table_text import read_text

from .record import BadRecord, Entry, Record, RecordedAnswer, RecordedMove, Records, Unreadable

FORMAT = "referee.records/1"

Line = tuple[int, Mapping[str, Any]]


def read(text: str) -> Records:
    r"""The records.

    >>> head = '{"format": "referee.records/1", "table": "rules: offkai\\nseats: Aki, Ben"}'
    >>> (record,) = read(head + '\n{"move": "Aki: D4"}\n')
    >>> record.entries
    (RecordedMove(line=2, action='D4', seat='Aki', was_legal=True),)
    """
    head: Line | None = None
    entries: list[Entry] = []
    for line in _objects(text):
        if isinstance(line, Unreadable):
            entries.append(line)
        elif "format" in line[1]:
            yield from _record(head, entries)
            head, entries = line, []
        else:
            entries.append(_entry(*line))
    yield from _record(head, entries)


def _objects(text: str) -> Iterator[Line | Unreadable]:
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            data = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            yield Unreadable(number, BadRecord("record-no-json"))
            continue
        if isinstance(data, dict):
            yield number, data
        else:
            yield Unreadable(number, BadRecord("record-no-object"))


def _record(head: Line | None, entries: list[Entry]) -> Records:
    if head is None:
        if entries:  # before the first record
            yield Unreadable(entries[0].line, BadRecord("record-no-format", format=FORMAT))
        return
    line, data = head
    try:
        yield Record(line, str(data.get("name", "")), _table(data), tuple(entries))
    except RefereeError as error:
        yield Unreadable(line, error)


def _table(data: Mapping[str, Any]) -> Description:
    if data["format"] != FORMAT:
        raise BadRecord("record-other-format", format=str(data["format"]), expected=FORMAT)
    match data.get("table"):
        case str(text):
            return read_text(text)
        case dict(table):
            return read_data(table)
    raise BadRecord("record-no-table")


def _entry(line: int, data: Mapping[str, Any]) -> Entry:
    match data:
        case {"move": str(move), "legal": bool(legal)}:
            pass
        case {"move": str(), "legal": _}:
            return Unreadable(line, BadRecord("record-bad-legal"))
        case {"move": str(move)}:
            legal = True
        case {"ask": str(question), "answer": answer}:
            return RecordedAnswer(line, question, answer)
        case _:
            return Unreadable(line, BadRecord("record-no-entry"))
    seat, colon, action = (part.strip() for part in move.partition(":"))
    if not (seat and colon and action):
        return Unreadable(line, BadRecord("record-bad-move", move=move))
    return RecordedMove(line, action, seat, legal)
