"""What an action of the picker may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.bookfile import day_of
from referee.session import SHARED, Fields, is_text, is_value, or_null


def _are_values(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and all(map(is_text, value))
        and all(map(is_value, value.values()))
    )


def _is_flag_or_left_out(value: Any) -> bool:
    return value is None or isinstance(value, bool)


FIELDS: Fields = {
    **SHARED,
    "book": {"book": is_text},
    "option": {"option": is_text, "value": is_value},
    "options": {"values": _are_values},
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
    "save": {"replace": _is_flag_or_left_out},
    "reload": {},
}
"""Kind of action -> its fields, each with what may stand there."""
