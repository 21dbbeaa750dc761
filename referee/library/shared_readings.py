"""Readings that many clauses share, and that a file takes over by ``like``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from referee._internal.paths import PACKAGE

READING_LISTS = ("variant", "setting", "reading")
"""The lists of a clause that contain readings."""

SHARED_READINGS = PACKAGE / "books" / "common" / "readings.toml"


@lru_cache
def shared_readings() -> Mapping[str, Mapping[str, Any]]:
    """Name -> the parts of a reading that every book may use."""
    return tomllib.loads(SHARED_READINGS.read_text("utf-8"))


def with_shared_readings(data: dict[str, Any]) -> dict[str, Any]:
    """A file's data (changed in place), in which each reading with ``like`` is complete. Its own
    parts, and its own labels of single values, win.

    >>> reading = {"id": "x_jokers", "like": "jokers", "default": "yes"}
    >>> _ = with_shared_readings({"clause": [{"reading": [reading]}]})
    >>> reading["values"], reading["default"]
    (['no', 'yes'], 'yes')
    """
    for reading in _readings_in(data):
        like = reading.get("like")
        if isinstance(like, str) and like in shared_readings():
            own = dict(reading)
            reading.update({**shared_readings()[like], **own})
            if _is_table(own.get("label")):
                reading["label"] = _labels(shared_readings()[like], reading) | own["label"]
    return data


def _readings_in(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The readings of a file that may lack the structure of a book."""
    clauses = data.get("clause")
    for clause in filter(_is_table, clauses if isinstance(clauses, list) else ()):
        for kind in READING_LISTS:
            readings = clause.get(kind)
            yield from filter(_is_table, readings if isinstance(readings, list) else ())


def _labels(shared: Mapping[str, Any], reading: Mapping[str, Any]) -> dict[str, Any]:
    """The labels of a shared reading for the values that this reading has."""
    values = reading.get("values")
    labels = shared.get("label", {}).items()
    return {value: label for value, label in labels if isinstance(values, list) and value in values}


def _is_table(part: object) -> bool:
    return isinstance(part, dict)
