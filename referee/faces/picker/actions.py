"""What an action of the picker may hold."""

from __future__ import annotations

from referee.faces.session import SHARED, Fields, are_values, is_flag, is_text, is_value, or_null
from referee.library.bookfile import day_of

FIELDS: Fields = {
    **SHARED,
    "book": {"book": is_text},
    "option": {"option": is_text, "value": is_value},
    "options": {"values": are_values},
    "preset": {"preset": is_text},
    "ruling": {
        "option": is_text,
        "value": is_value,
        "note": or_null(is_text),
        "date": or_null(lambda said: day_of(said) is not None),
    },
    "unrule": {"option": is_text},
    "title": {"title": is_text},
    "rules": {"text": is_text},
    "load": {"text": is_text, "name": or_null(is_text)},
    "save": {"replace": or_null(is_flag)},
    "reload": {},
}
"""Kind of action -> its fields, each with what may stand there."""
