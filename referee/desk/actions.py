"""What an action may hold: the page sends nothing else, but whoever drives a desk by hand may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.notation.reader import TITLES

ZONES = ("box", "hand", "field", "disputed", "discards")


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _texts(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(map(_text, value))


def _place(value: Any) -> bool:
    """A zone, with the seat of a hand; a play of the field may be left out for a new one."""
    if not isinstance(value, Mapping) or value.get("zone") not in ZONES:
        return False
    if value["zone"] == "hand":
        return _number(value.get("seat"))
    return value["zone"] != "field" or _or_null(_number)(value.get("play"))


def _or_null(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or check(value)


def _one_of(*values: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in values


FIELDS: Mapping[str, Mapping[str, Callable[[Any], bool]]] = {
    "move": {"card": _text, "from": _place, "to": _place},
    "stand": {"card": _text, "at": _place, "as": _or_null(_text)},
    "down": {"card": _text, "at": _place, "down": lambda value: isinstance(value, bool)},
    "unknown": {"seat": _number, "count": _or_null(_number)},
    "seats": {"count": _number},
    "rename": {"seat": _number, "name": _text},
    "title": {"seat": _number, "title": _or_null(_one_of("", *TITLES))},
    "out": {"seat": _number, "out": _or_null(_text)},
    "turn": {"seat": _or_null(_number)},
    "disputer": {"seat": _number},
    "player": {"play": _number, "seat": _or_null(_number)},
    "mark": {"mark": _text, "on": lambda _: True},
    "book": {"book": _text},
    "option": {"option": _text, "value": lambda value: isinstance(value, (bool, str))},
    "ask": {"text": _or_null(_text)},
    "try": {"cards": _texts},
    "make": {"move": _text},
    "play": {},
    "text": {"text": _text},
    "clear": {"what": _one_of("field", "disputed", "all")},
    "undo": {},
    "redo": {},
    "lang": {"lang": _text},
}
"""Kind of action -> its fields, each with what may stand there."""


def check(action: Any) -> None:
    """Raises ``ValueError`` for what is no action, or has a field that cannot be."""
    if not isinstance(action, Mapping) or action.get("type") not in list(FIELDS):
        raise ValueError(action)
    for field, fits in FIELDS[action["type"]].items():
        if not fits(action.get(field)):
            raise ValueError(f"{field}: {action.get(field)}")
