"""Reads files of arguments (``docs/arguments/*.toml``)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from referee.errors import RefereeError, UnknownName, without_line
from referee.library.book_file import toml_fault
from referee.library.toml_source import key_positions
from referee.notation.question_reader import read_question
from referee.notation.table_text import read_text
from referee.table import Table

from .argument import DEPENDS, KINDS, OPEN, Argument, BadArgument, Place

KEYS = ("name", "source", "kind", "table", "ask", "answer")
_OPEN_KINDS = {OPEN: OPEN, DEPENDS: "unknown"}
"""An answer -> the kind that an argument has if and only if this is its answer."""

Entry = Mapping[str, Any]
PlaceOf = Callable[..., Place]
"""The keys of a part of an argument -> where it is."""


def read_arguments(text: str, file: str) -> list[Argument]:
    r"""The arguments in the text of a file. Raises ``BadArgument`` for the first that is wrong.

    >>> text = r'''[[argument]]
    ... name = "Three diamonds"
    ... source = "made up"
    ... kind = "text"
    ... table = "rules: offkai\nseats: Aki, Ben\nfield: D4, D7, D9"
    ... ask = "may Aki play S10"
    ... answer = "no"
    ... '''
    >>> (argument,) = read_arguments(text, "offkai.toml")
    >>> argument.book, argument.place.line, str(argument.question)
    ('offkai', 1, 'may Aki play S10')
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        match = re.search(r"line (\d+)", str(error))
        line = int(match[1]) if match else text.count("\n") + 1
        found = toml_fault(error, text.split("\n")[line - 1])
        raise BadArgument(Place(file, 0, line), "fault-no-toml", **found) from None
    positions = key_positions(text)
    for key in data:
        if key != "argument":
            _unknown(Place(file, 0, positions[(key,)][0]), key, ("argument",))
    entries = data.get("argument")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadArgument(Place(file, 0, 1), "argument-set-none")
    arguments: list[Argument] = []
    for index, entry in enumerate(entries):

        def place(*keys: str, index: int = index) -> Place:
            return Place(file, index + 1, positions[("argument", index, *keys)][0])

        arguments.append(_argument(entry, place))
    return arguments


def _argument(entry: Entry, place: PlaceOf) -> Argument:
    for key in entry:
        if key not in KEYS:
            _unknown(place(key), key, KEYS)
    for key in KEYS:
        if key not in entry:
            raise BadArgument(place(), "argument-set-missing", name=key)
        if key != "answer" and not (isinstance(entry[key], str) and entry[key].strip()):
            raise BadArgument(place(key), "argument-set-no-text", name=key)
    kind, answer = entry["kind"], entry["answer"]
    if kind not in KINDS:
        _unknown(place("kind"), kind, KINDS, "value")
    for open_answer, open_kind in _OPEN_KINDS.items():
        if (answer == open_answer) != (kind == open_kind):
            args = {"answer": open_answer, "kind": open_kind}
            raise BadArgument(place("answer"), "argument-set-kind", **args)
    try:
        laid = Table(read_text(entry["table"]))
    except RefereeError as error:
        begin = place("table")
        begin = begin._replace(line=begin.line + (getattr(error, "line", 0) or 0))
        raise BadArgument(begin, "", cause=without_line(error)) from None
    try:
        question = read_question(entry["ask"], laid.seats, laid.rulebook.deck)
    except RefereeError as error:
        raise BadArgument(place("ask"), "", cause=error) from None
    return Argument(place(), entry["name"], entry["source"], kind, laid, question, answer)


def _unknown(place: Place, name: str, known: tuple[str, ...], what: str = "part") -> None:
    raise BadArgument(place, "", cause=UnknownName(what, name, known))
