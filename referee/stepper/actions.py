"""What an action of the stepper may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.wording import LANGS


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


FIELDS: Mapping[str, Mapping[str, Callable[[Any], bool]]] = {
    "go": {"index": _number, "branch": lambda value: value is None or isinstance(value, str)},
    "step": {"by": lambda value: value in (1, -1) and not isinstance(value, bool)},
    "make": {"move": _text},
    "try": {"cards": lambda value: isinstance(value, (list, tuple)) and all(map(_text, value))},
    "say": {"comment": _text},
    "rename": {"branch": _text, "name": _text},
    "remove": {"branch": _text},
    "cut": {},
    "option": {"option": _text, "value": lambda value: isinstance(value, (bool, str))},
    "text": {"text": _text},
    "undo": {},
    "redo": {},
    "lang": {"lang": lambda value: isinstance(value, str) and value in LANGS},
}
"""Kind of action -> its fields, each with what may stand there."""


def check(action: Any) -> None:
    """Raises ``ValueError`` for what is no action, or has a field that cannot be."""
    if not isinstance(action, Mapping) or action.get("type") not in list(FIELDS):
        raise ValueError(action)
    for field, fits in FIELDS[action["type"]].items():
        if not fits(action.get(field)):
            raise ValueError(f"{field}: {action.get(field)}")
