"""What a session and its page say to each other: JSON schemas, a state and actions for each face.

The schemas lie beside this file; the page's types and ``docs/desk-protocol.md`` are made from them.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any

Schema = dict[str, Any]
Check = Callable[[Any], Any]
FACES = ("desk", "stepper", "picker", "quiz", "home", "map")


class Actions:
    """What a face (one of ``FACES``) can be asked for."""

    def __init__(self, face: str) -> None:
        self.file = f"{face}.actions.schema.json"

    def fields(self) -> dict[str, tuple[str, ...]]:
        """Kind of action -> the fields that it may have."""
        return {
            kind: tuple(field for field in _referred(schema)["properties"] if field != "type")
            for kind, schema in _kinds(self.file).items()
        }

    def check(self, action: Any) -> None:
        """Raises ``ValueError`` for what is no action, or has a field that cannot be. Fields that
        it does not know are passed over."""
        kind = action.get("type") if isinstance(action, Mapping) else None
        if not isinstance(kind, str) or kind not in _kinds(self.file):
            raise ValueError("no action")
        try:
            _check_kind(self.file, kind)(_plain(action))
        except TypeError as odd:  # a name that is no text
            raise ValueError(str(odd)) from odd


def check_state(face: str, state: Mapping[str, Any]) -> None:
    """Raises ``ValueError`` for what is no state of a face."""
    _compiled(f"{face}.state.schema.json")(state)


def _plain(action: Mapping[str, Any]) -> dict[str, Any]:
    """An action as JSON has it: whoever drives a session by hand may give other mappings, dates."""
    return {field: _as_json(value) for field, value in action.items()}


def _as_json(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    return f"{value:%Y-%m-%d}" if isinstance(value, datetime.date) else value


# ---- the schemas


@cache
def _read(file: str) -> Schema:
    read: Schema = json.loads((resources.files(__package__) / file).read_text("utf-8"))
    return read


@cache
def _kinds(file: str) -> Mapping[str, Schema]:
    """Kind of action -> its schema, or a reference to it."""
    listed: list[Schema] = _read(file)["oneOf"]
    return {_referred(each)["properties"]["type"]["enum"][0]: each for each in listed}


def _referred(schema: Schema) -> Schema:
    """What a reference to a definition of another file stands for."""
    if "$ref" not in schema:
        return schema
    file, _, path = schema["$ref"].partition("#/definitions/")
    found: Schema = _read(file)["definitions"][path]
    return found


@cache
def _check_kind(file: str, kind: str) -> Check:
    """One kind by itself: trying all would take longer, and tell less."""
    whole = {part: said for part, said in _read(file).items() if part != "oneOf"}
    return _compile({**whole, "allOf": [_kinds(file)[kind]]}, is_told=False)


@cache
def _compiled(file: str) -> Check:
    return _compile(_read(file))


def _compile(schema: Schema, *, is_told: bool = True) -> Check:
    """Compiled when it is first needed, as ``fastjsonschema`` takes its time: a third of it where
    nobody is told what is wrong."""
    import fastjsonschema

    made: Check = fastjsonschema.compile(
        schema,
        handlers={"": _read},
        formats={"date": _is_date},
        use_default=False,
        detailed_exceptions=is_told,
    )
    return made


def _is_date(text: str) -> bool:
    datetime.date.fromisoformat(text)
    return True
