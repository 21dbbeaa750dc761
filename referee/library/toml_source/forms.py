"""Forms that a part of a TOML file can have, and what of a value does not have its form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from msgspec import Struct

from .positions import Path

Odd = tuple[Path, str]
"""Where a value is other than it has to be, and what belongs there: the ending of a message."""


class Form(Protocol):
    """What a value has to be."""

    def odd(self, value: object, path: Path) -> Iterator[Odd]: ...


class Plain(Struct, frozen=True):
    """A value of one of these types; ``holds``: what else there is to it."""

    expected: str
    types: tuple[type, ...]
    holds: Callable[[Any], bool] = lambda _: True

    def odd(self, value: object, path: Path) -> Iterator[Odd]:
        if type(value) not in self.types or not self.holds(value):
            yield path, self.expected


class ListOf(Struct, frozen=True):
    """A list of values of one form; ``holds``: what else there is to one whose values are right."""

    expected: str
    each: Form
    holds: Callable[[list[Any]], bool] = lambda _: True

    def odd(self, value: object, path: Path) -> Iterator[Odd]:
        if not isinstance(value, list):
            yield path, self.expected
            return
        inside = [odd for at, one in enumerate(value) for odd in self.each.odd(one, (*path, at))]
        yield from inside
        if not inside and not self.holds(value):
            yield path, self.expected


class TableOf(Struct, frozen=True):
    """A table whose keys are names of anything and whose values have one form."""

    expected: str
    each: Form

    def odd(self, value: object, path: Path) -> Iterator[Odd]:
        if not isinstance(value, dict):
            yield path, self.expected
            return
        for name, one in value.items():
            yield from self.each.odd(one, (*path, name))


class Table(Struct, frozen=True):
    """A table with certain parts; what else stands in it is not looked at."""

    expected: str
    parts: Mapping[str, Form] = {}
    required: tuple[str, ...] = ()

    def odd(self, value: object, path: Path) -> Iterator[Odd]:
        if not isinstance(value, dict) or any(part not in value for part in self.required):
            yield path, self.expected
            return
        for part, form in self.parts.items():
            if part in value:
                yield from form.odd(value[part], (*path, part))


class Either(Struct, frozen=True):
    """A value of one form or of the other."""

    expected: str
    forms: tuple[Form, ...]

    def odd(self, value: object, path: Path) -> Iterator[Odd]:
        if all(any(form.odd(value, path)) for form in self.forms):
            yield path, self.expected
