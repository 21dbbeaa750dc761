"""The types that the parts of a rulebook's file have."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from referee.library.book_file import is_one_line
from referee.library.toml_source import Path

MAX_PLAYERS = 54
"""As many as a deck with two jokers has cards."""

Mismatch = tuple[Path, str]
"""Where a value has another type than expected, and the expected type: the ending of a message."""
Check = Callable[[Any, Path], Iterator[Mismatch]]
"""Finds the mismatches in a value at a path."""


def _always(_: Any) -> bool:
    return True


def scalar(expected: str, *types: type, holds: Callable[[Any], bool] = _always) -> Check:
    """A value of one of these types that satisfies a condition."""

    def check(value: Any, path: Path) -> Iterator[Mismatch]:
        if type(value) not in types or not holds(value):
            yield path, expected

    return check


def list_of(expected: str, element: Check, *, holds: Callable[[Any], bool] = _always) -> Check:
    """A list of such elements; the condition is checked if all of them are right."""

    def check(value: Any, path: Path) -> Iterator[Mismatch]:
        if not isinstance(value, list):
            yield path, expected
            return
        mismatches = [
            pair for index, each in enumerate(value) for pair in element(each, (*path, index))
        ]
        yield from mismatches
        if not mismatches and not holds(value):
            yield path, expected

    return check


def mapping_of(entry: Check) -> Check:
    """A table with any keys whose values are such entries."""

    def check(value: Any, path: Path) -> Iterator[Mismatch]:
        if not isinstance(value, dict):
            yield path, "table"
            return
        for name, each in value.items():
            yield from entry(each, (*path, name))

    return check


def table(
    parts: Mapping[str, Check], required: tuple[str, ...] = (), expected: str = "table"
) -> Check:
    """A table whose known parts are such; other parts are ignored."""

    def check(value: Any, path: Path) -> Iterator[Mismatch]:
        if not isinstance(value, dict) or any(part not in value for part in required):
            yield path, expected
            return
        for part, of_part in parts.items():
            if part in value:
                yield from of_part(value[part], (*path, part))

    return check


def either(expected: str, *checks: Check) -> Check:
    """A value that satisfies one of the checks."""

    def check(value: Any, path: Path) -> Iterator[Mismatch]:
        if all(any(option(value, path)) for option in checks):
            yield path, expected

    return check


def _is_player_range(numbers: list[Any]) -> bool:
    return len(numbers) == 2 and 1 <= numbers[0] <= numbers[1] <= MAX_PLAYERS


def _is_name(text: Any) -> bool:
    return bool(text) and is_one_line(text) and not text.endswith(".")


TEXT = scalar("text", str, holds=lambda text: bool(text.strip()))
NAME = scalar("name", str, holds=_is_name)
NUMBER = scalar("number", int)
FLAG = scalar("flag", bool)
NAMES = list_of("texts", NAME)
ANY_TABLE = table({})
WORDS = table({"ja": TEXT, "en": TEXT}, ("ja", "en"), "words")
TITLES = mapping_of(NAMES)

READING = table(
    {
        "id": NAME, "like": NAME, "question": WORDS, "values": NAMES, "default": NAME, "why": WORDS,
        "label": mapping_of(WORDS), "overrides": mapping_of(NAMES), "orders": mapping_of(NAMES),
        "family": mapping_of(NAME), "titles": mapping_of(TITLES),
    },
)  # fmt: skip
READINGS = list_of("tables", READING)
SENTENCE: dict[str, Check] = {
    "when": ANY_TABLE, "if": ANY_TABLE, "then": ANY_TABLE,
    "until": either("until", NAME, ANY_TABLE),
}  # fmt: skip
RULE = either(
    "rule",
    table({"rule": NAME, "with": ANY_TABLE}, ("rule",)),
    table(SENTENCE, ("when", "then")),
)
CLAUSE = table(
    {
        "id": NAME, "kind": NAME, "title": WORDS, "ja": TEXT, "en": TEXT, "where": WORDS,
        "rule": NAME, "with": ANY_TABLE, "rules": list_of("tables", RULE), "overrides": NAMES,
        "needs": list_of("needs", either("needs", NAME, NAMES)), "conflicts": NAMES,
        "about": NAMES, "variants": NAMES, "reading": READINGS, "setting": READINGS,
        "variant": READINGS, "titles": TITLES, "called": NAMES, "groups": NAMES, **SENTENCE,
    },
)  # fmt: skip
DECK = table(
    {
        "kind": NAME, "jokers": NUMBER, "hidden": either("hidden", FLAG, NAMES),
        "suits": either("suits", NAME, NAMES),
        "ranks": list_of("ranks", either("ranks", NAME, NUMBER)),
    },
)  # fmt: skip
PRESET = table(
    {"id": NAME, "title": WORDS, "kinds": NAMES, "switches": ANY_TABLE, "readings": ANY_TABLE},
)
RULING = table(
    {
        "decides": NAME, "value": scalar("value", str, bool, int), "note": scalar("text", str),
        "date": scalar("date", str, datetime.date, datetime.datetime),
    },
)  # fmt: skip
BOOK = table(
    {
        "id": NAME, "family": NAME, "extends": NAME, "abstract": FLAG, "title": WORDS,
        "players": list_of("players", NUMBER, holds=_is_player_range), "deck": DECK,
        "without": NAMES, "titles": TITLES, "clause": list_of("tables", CLAUSE),
        "format": NUMBER, "revision": NUMBER, "switches": ANY_TABLE, "settings": ANY_TABLE,
        "ruling": list_of("tables", RULING), "preset": list_of("tables", PRESET),
        "undecided": list_of("pairs", NAMES),
    },
)  # fmt: skip
"""A whole file."""
