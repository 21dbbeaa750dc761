"""What each part of a rulebook's file has to be, as data."""

from __future__ import annotations

import datetime
from typing import Any

from referee.library.book_file import is_one_line
from referee.library.toml_source.forms import Either, Form, ListOf, Plain, Table, TableOf

MOST_PLAYERS = 54
"""As many as a deck with two jokers has cards."""


def _is_span(numbers: list[Any]) -> bool:
    """Whether these are the fewest players and the most."""
    return len(numbers) == 2 and 1 <= numbers[0] <= numbers[1] <= MOST_PLAYERS


def _is_name(text: Any) -> bool:
    return bool(text) and is_one_line(text) and not text.endswith(".")


def _is_text(text: Any) -> bool:
    return bool(text.strip())


TEXT = Plain("text", (str,), _is_text)
NAME = Plain("name", (str,), _is_name)
NUMBER = Plain("number", (int,))
FLAG = Plain("flag", (bool,))
NAMES = ListOf("texts", NAME)
ANY_TABLE = Table("table")
WORDS = Table("words", {"ja": TEXT, "en": TEXT}, ("ja", "en"))

READING = Table(
    "table",
    {
        "id": NAME, "like": NAME, "question": WORDS, "values": NAMES, "default": NAME, "why": WORDS,
        "label": TableOf("table", WORDS), "overrides": TableOf("table", NAMES),
        "orders": TableOf("table", NAMES), "family": TableOf("table", NAME),
        "titles": TableOf("table", TableOf("table", NAMES)),
    },
)  # fmt: skip
SENTENCE: dict[str, Form] = {
    "when": ANY_TABLE, "if": ANY_TABLE, "then": ANY_TABLE,
    "until": Either("until", (NAME, ANY_TABLE)),
}  # fmt: skip
RULE = Either(
    "rule",
    (Table("rule", {"rule": NAME, "with": ANY_TABLE}, ("rule",)),
     Table("rule", SENTENCE, ("when", "then"))),
)  # fmt: skip
CLAUSE = Table(
    "table",
    {
        "id": NAME, "kind": NAME, "title": WORDS, "ja": TEXT, "en": TEXT, "where": WORDS,
        "rule": NAME, "with": ANY_TABLE, "rules": ListOf("tables", RULE), "overrides": NAMES,
        "needs": ListOf("needs", Either("needs", (NAME, NAMES))), "conflicts": NAMES,
        "about": NAMES, "variants": NAMES, "reading": ListOf("tables", READING),
        "setting": ListOf("tables", READING), "variant": ListOf("tables", READING),
        "titles": TableOf("table", NAMES), "called": NAMES, "groups": NAMES, **SENTENCE,
    },
)  # fmt: skip
DECK = Table(
    "table",
    {
        "kind": NAME, "jokers": NUMBER, "hidden": Either("hidden", (FLAG, NAMES)),
        "suits": Either("suits", (NAME, NAMES)),
        "ranks": ListOf("ranks", Either("ranks", (NAME, NUMBER))),
    },
)  # fmt: skip
PRESET = Table(
    "table",
    {
        "id": NAME, "title": WORDS, "kinds": NAMES,
        "switches": ANY_TABLE, "readings": ANY_TABLE,
    },
)  # fmt: skip
RULING = Table(
    "table",
    {
        "decides": NAME, "value": Plain("value", (str, bool, int)), "note": Plain("text", (str,)),
        "date": Plain("date", (str, datetime.date, datetime.datetime)),
    },
)  # fmt: skip
BOOK = Table(
    "table",
    {
        "id": NAME, "family": NAME, "extends": NAME, "abstract": FLAG, "title": WORDS,
        "players": ListOf("players", NUMBER, _is_span), "deck": DECK, "without": NAMES,
        "titles": TableOf("table", NAMES), "clause": ListOf("tables", CLAUSE),
        "format": NUMBER, "revision": NUMBER, "switches": ANY_TABLE, "settings": ANY_TABLE,
        "ruling": ListOf("tables", RULING), "preset": ListOf("tables", PRESET),
        "undecided": ListOf("pairs", NAMES),
    },
)  # fmt: skip
"""A whole file; a part by its path is what stands in it."""
