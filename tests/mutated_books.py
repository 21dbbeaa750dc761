"""Books that say something else at one place: every key with every type that TOML knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.library.toml_source import Part, Path, parts_of

VALUES = (
    "3", "0", "-1", "9223372036854775807", "1.5", "inf", "nan", "true", "false",
    '""', '"zz"', '"a\\nb"', '"\\u0000"', "'{ $x }'", "2026-11-20", "2026-11-20T07:32:00Z",
    "07:32:00", "[]", "[[]]", "[[[[]]]]", "{}", "{ ja = 1 }", "{ a = { b = {} } }", '["zz"]',
    '[3]', '[["zz"]]', "[{}]", "[true, 1, 'x']", '{ ja = "甲", en = "one" }',
)  # fmt: skip
"""Every type, empty, nested, and of the wrong kind inside."""


@dataclass(frozen=True)
class Mutant:
    """A book's text with another value at one path."""

    path: Path
    value: str
    text: str


def places(text: str) -> list[Part]:
    """Where a text has a value: behind a key, or in a list."""
    return [part for part in parts_of(text).parts if part.kind in ("key", "inner")]


def kind_of(path: Path, rule: str = "") -> tuple[str, ...]:
    """What is said at a path, whatever entry of its list it is in."""
    return (rule, *("*" if isinstance(each, int) else each for each in path))


def mutated(text: str, part: Part, value: str) -> Mutant:
    """The text with this value at a place."""
    return Mutant(part.path, value, text[: part.value] + value + text[part.end :])


def mutants(text: str, seen: set[tuple[str, ...]]) -> Iterator[Mutant]:
    """Every value at every kind of place that was not seen yet."""
    for part in places(text):
        kind = kind_of(part.path)
        if kind in seen:
            continue
        seen.add(kind)
        yield from (mutated(text, part, value) for value in VALUES)
