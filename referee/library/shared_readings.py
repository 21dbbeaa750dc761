"""Readings that many clauses share, which a file takes over by ``like``: data beside the books."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from referee.basis.built import built
from referee.basis.package import PACKAGE
from referee.basis.tomltext import data_of

READINGS = ("variant", "setting", "reading")
"""The lists of a clause that hold its readings."""


COMMON = PACKAGE / "books" / "common" / "readings.toml"


@lru_cache
def common_readings() -> Mapping[str, Mapping[str, Any]]:
    """Name -> the parts of a reading that is offered to every book."""
    text = COMMON.read_text("utf-8")
    found: Mapping[str, Mapping[str, Any]] | None = built("common-readings", text)
    return _read(text) if found is None else found


def _read(text: str) -> Mapping[str, Mapping[str, Any]]:
    return data_of(text)


def with_common(data: dict[str, Any]) -> dict[str, Any]:
    """A file's data, each reading of it whole that says what it is like; its own parts, and
    labels of single values, win.

    >>> said = {"clause": [{"reading": [{"id": "x_jokers", "like": "jokers", "default": "yes"}]}]}
    >>> reading = with_common(said)["clause"][0]["reading"][0]
    >>> reading["values"], reading["default"]
    (['no', 'yes'], 'yes')
    """
    for reading in _readings_in(data):
        like = reading.get("like")
        if isinstance(like, str) and like in common_readings():
            own = dict(reading)
            reading.update({**common_readings()[like], **own})
            if _is_table(own.get("label")):
                reading["label"] = _labels(common_readings()[like], reading) | own["label"]
    return data


def _readings_in(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The readings of a file, as far as it has the form of one."""
    clauses = data.get("clause")
    for clause in filter(_is_table, clauses if isinstance(clauses, list) else ()):
        for kind in READINGS:
            listed = clause.get(kind)
            yield from filter(_is_table, listed if isinstance(listed, list) else ())


def _labels(common: Mapping[str, Any], reading: Mapping[str, Any]) -> dict[str, Any]:
    """The labels of a common reading for values that this one has."""
    values = reading.get("values")
    labels = common.get("label", {}).items()
    return {value: each for value, each in labels if isinstance(values, list) and value in values}


def _is_table(part: object) -> bool:
    return isinstance(part, dict)
