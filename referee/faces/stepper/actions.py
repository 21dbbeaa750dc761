"""What an action of the stepper may hold."""

from __future__ import annotations

from referee.faces.session import (
    SHARED,
    STILL,
    Fields,
    are_texts,
    is_number,
    is_text,
    is_value,
    or_null,
)

FIELDS: Fields = {
    **SHARED,
    **STILL,
    "go": {"index": is_number, "branch": or_null(is_text)},
    "step": {"by": lambda value: value in (1, -1) and not isinstance(value, bool)},
    "make": {"move": is_text},
    "try": {"cards": are_texts},
    "say": {"comment": is_text},
    "rename": {"branch": is_text, "name": is_text},
    "remove": {"branch": is_text},
    "cut": {},
    "option": {"option": is_text, "value": is_value},
    "text": {"text": is_text},
}
"""Kind of action -> its fields, each with what may stand there."""
