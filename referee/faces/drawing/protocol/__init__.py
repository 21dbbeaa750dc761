"""What a session and its page say to each other: JSON schemas, a state and actions for each face.

The schemas lie beside this file; the page's types and ``docs/desk-protocol.md`` are made from them.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from typing import Any

from referee.basis.built import built_module
from referee.basis.package import PACKAGE

FOLDER = PACKAGE / "faces" / "drawing" / "protocol"
Schema = dict[str, Any]
Check = Callable[[Any], Any]
SHARED = "shared.schema.json"
FACES = ("desk", "stepper", "picker", "quiz", "home", "map")


class Actions:
    """What a face (one of ``FACES``) can be asked for."""

    def __init__(self, face: str) -> None:
        self.face, self.file = face, _file_of(face)

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
        if not isinstance(kind, str) or not self._knows(kind):
            raise ValueError("no action")
        try:
            _check_kind(self.face, kind)(_plain(action))
        except TypeError as odd:  # a name that is no text
            raise ValueError(str(odd)) from odd

    def _knows(self, kind: str) -> bool:
        return kind in _prepared(self.face) or kind in _kinds(self.file)

    def ready(self) -> None:
        """What any action is checked by is there from now on; else it comes with the first."""
        for kind in _prepared(self.face) or _kinds(self.file):
            _check_kind(self.face, kind)


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
    read: Schema = json.loads(_text(file))
    return read


def _text(file: str) -> str:
    return (FOLDER / file).read_text("utf-8")


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
def _check_kind(face: str, kind: str) -> Check:
    """One kind by itself: trying all would take longer, and tell less."""
    prepared = built_module(module_of(face, kind)) if kind in _prepared(face) else None
    if prepared:
        return partial(prepared.check, custom_formats=FORMATS)
    return _compile(schema_of(face, kind), is_told=False)


@cache
def _prepared(face: str) -> Collection[str]:
    """The kinds for which the build of the package has made the checks, of just these schemas."""
    made = built_module(module_of(face), *sources_of(face))
    return made.KINDS if made else ()


def schema_of(face: str, kind: str) -> Schema:
    """What an action of one kind has to be."""
    file = _file_of(face)
    whole = {part: said for part, said in _read(file).items() if part != "oneOf"}
    return {**whole, "allOf": [_kinds(file)[kind]]}


def kinds_of(face: str) -> Collection[str]:
    return _kinds(_file_of(face)).keys()


def module_of(face: str, kind: str = "") -> str:
    """What the module is called that checks one kind; without, that which tells them all."""
    return f"action_{face}_{kind}" if kind else f"actions_{face}"


def sources_of(face: str) -> tuple[str, str]:
    """The texts of all schemas of what a face can be asked for."""
    return _text(_file_of(face)), _text(SHARED)


def _file_of(face: str) -> str:
    return f"{face}.actions.schema.json"


def handlers() -> dict[str, Callable[[str], Schema]]:
    """How ``fastjsonschema`` finds what schemas refer to."""
    return {"": _read}


@cache
def _compiled(file: str) -> Check:
    return _compile(_read(file))


def _compile(schema: Schema, *, is_told: bool = True) -> Check:
    """Compiled when it is first needed, as ``fastjsonschema`` takes its time: a third of it where
    nobody is told what is wrong."""
    import fastjsonschema

    made: Check = fastjsonschema.compile(
        schema,
        handlers=handlers(),
        formats=FORMATS,
        use_default=False,
        detailed_exceptions=is_told,
    )
    return made


def _is_date(text: str) -> bool:
    datetime.date.fromisoformat(text)
    return True


FORMATS: Mapping[str, Callable[[str], bool]] = {"date": _is_date}
