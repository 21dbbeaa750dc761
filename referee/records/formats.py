"""The formats of records, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import json_lines, pbn, table_text, uecda
from .record import Records


class Format(NamedTuple):
    """A format. ``first``: what a file in it begins with, after comments."""

    read: Callable[[str], Records]
    first: tuple[str, ...]


FORMATS = {
    "json-lines": Format(json_lines.read, ("{",)),
    "pbn": Format(pbn.read, ("[",)),
    "uecda": Format(uecda.read, ("player ", "game ")),
    "table": Format(table_text.read, ()),
}
"""Name -> format. A file has the first format whose beginning it has."""
_COMMENTS = ("%", "#", "//", "/*")


def format_of(text: str) -> str:
    r"""The name of the format that a file seems to have.

    >>> format_of('{"format": "referee.records/1"}'), format_of("% PBN 2.1\n[Event \"x\"]")
    ('json-lines', 'pbn')
    """
    lines = (line.strip() for line in text.split("\n"))
    first = next((line for line in lines if line and not line.startswith(_COMMENTS)), "")
    return next(
        name for name, form in FORMATS.items() if not form.first or first.startswith(form.first)
    )


def read_records(text: str, form: str = "") -> Records:
    r"""The records in a file. ``form``: a name of ``FORMATS``; by default the one it seems to have.

    >>> (record,) = read_records("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4")
    >>> len(record.entries)
    1
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    yield from FORMATS[form or format_of(text)].read(text)
