"""Actions as a page could send them, made from the schemas of the faces' actions, and others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from tests.protocol import ACTIONS

from . import corpus
from .corpus import ODD
from .mutate import mutated, mutated_data

Schema = Mapping[str, Any]
WHOLE_TEXTS = ("text", "rules", "load")
"""Fields, or kinds of action, that carry a whole text."""


@cache
def kinds(face: str) -> tuple[tuple[Schema, Schema], ...]:
    """The kinds of action of a face, each with what its references name."""
    wholes = [
        (kind.__name__, msgspec.json.schema(kind)["$defs"]) for kind in ACTIONS[face].kinds.values()
    ]
    return tuple((named, named[name]) for name, named in wholes)


def _referred(named: Schema, schema: Schema) -> Schema:
    name = schema.get("$ref", "").rpartition("/")[2]
    return named[name] if name else schema


def words_of(state: object) -> Iterator[str]:
    """All that a state says, as what a page may send back."""
    if isinstance(state, str):
        yield state
    elif isinstance(state, Mapping):
        for each in state.values():
            yield from words_of(each)
    elif isinstance(state, (list, tuple)):
        for each in state:
            yield from words_of(each)


def actions(face: str, text: str, said: Sequence[str], rng: Random) -> list[Any]:
    """Actions of a face that shows a text; ``said``: what its state said."""
    words = [word for word in said if len(word) < 60] or [""]
    words += rng.sample(corpus.words(), 20)
    made = []
    for _ in range(rng.randint(1, 7)):
        named, schema = rng.choice(kinds(face))
        action = {
            name: _text(text, rng) if name in WHOLE_TEXTS and rng.random() < 0.7
            else _value(named, field, rng, words)
            for name, field in schema["properties"].items()
            if name in schema.get("required", ("type",)) or rng.random() < 0.7
        }  # fmt: skip
        made.append(mutated_data(action, rng) if rng.random() < 0.1 else action)
    return made


def _text(text: str, rng: Random) -> str:
    other = rng.choice([text, rng.choice(corpus.tables())])
    return mutated(other, rng, corpus.words()) if rng.random() < 0.7 else other


def _value(named: Schema, schema: Schema, rng: Random, words: Sequence[str]) -> Any:
    schema = _referred(named, schema)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if "anyOf" in schema:
        return _value(named, rng.choice(schema["anyOf"]), rng, words)
    return _VALUES[schema.get("type", "string")](named, schema, rng, words)


def _object(named: Schema, schema: Schema, rng: Random, words: Sequence[str]) -> Any:
    if "properties" in schema:
        parts = schema["properties"].items()
        return {name: _value(named, each, rng, words) for name, each in parts}
    inner = schema.get("additionalProperties", {})
    return {rng.choice(words): _value(named, inner, rng, words) for _ in range(rng.randint(0, 2))}


def _array(named: Schema, schema: Schema, rng: Random, words: Sequence[str]) -> Any:
    return [_value(named, schema.get("items", {}), rng, words) for _ in range(rng.randint(0, 4))]


def _integer(_: Schema, schema: Schema, rng: Random, __: Sequence[str]) -> int:
    return rng.choice([0, 1, 2, 3, rng.randint(0, 12), int(schema.get("maximum", 10**15))])


def _string(_: Schema, schema: Schema, rng: Random, words: Sequence[str]) -> str:
    if schema.get("format") == "date":
        return "2026-10-03"
    word = rng.choice(words) if rng.random() < 0.85 else rng.choice(ODD)
    return re.sub("[\ud800-\udfff]", "", word)


_VALUES = {
    "object": _object,
    "array": _array,
    "integer": _integer,
    "number": _integer,
    "string": _string,
    "boolean": lambda *given: given[2].random() < 0.5,
    "null": lambda *_: None,
}
