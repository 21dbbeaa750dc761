"""What an action of the desk may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.faces.session import (
    SHARED,
    STILL,
    Fields,
    are_texts,
    are_values,
    is_flag,
    is_number,
    is_text,
    is_value,
    one_of,
    or_null,
)
from referee.notation.reader import TITLES

ZONES = ("box", "hand", "field", "disputed", "discards")


def _is_place(value: Any) -> bool:
    """A zone, with the seat of a hand; a play of the field may be left out for a new one."""
    if not isinstance(value, Mapping) or value.get("zone") not in ZONES:
        return False
    if value["zone"] == "hand":
        return is_number(value.get("seat"))
    return value["zone"] != "field" or or_null(is_number)(value.get("play"))


FIELDS: Fields = {
    **SHARED,
    **STILL,
    "move": {"card": is_text, "from": _is_place, "to": _is_place},
    "stand": {"card": is_text, "at": _is_place, "as": or_null(is_text)},
    "down": {"card": is_text, "at": _is_place, "down": is_flag},
    "unknown": {"seat": is_number, "count": or_null(is_number)},
    "seats": {"count": is_number},
    "rename": {"seat": is_number, "name": is_text},
    "title": {"seat": is_number, "title": or_null(one_of("", *TITLES))},
    "out": {"seat": is_number, "out": or_null(is_text)},
    "turn": {"seat": or_null(is_number)},
    "disputer": {"seat": is_number},
    "player": {"play": is_number, "seat": or_null(is_number)},
    "mark": {"mark": is_text, "on": lambda _: True},
    "book": {"book": is_text},
    "option": {"option": is_text, "value": is_value},
    "rules": {"text": is_text},
    "suppose": {"options": are_values},
    "keep": {"note": or_null(is_text), "where": or_null(one_of("house", "table"))},
    "pairs": {},
    "ask": {"text": or_null(is_text)},
    "try": {"cards": are_texts},
    "make": {"move": is_text},
    "play": {},
    "text": {"text": is_text},
    "clear": {"what": one_of("field", "disputed", "all")},
}
"""Kind of action -> its fields, each with what may stand there."""
