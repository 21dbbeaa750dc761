"""Additions to :class:`msgspec.Struct`."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T", bound=type[Struct])

Text = Annotated[str, Meta(pattern=r"^[^\ud800-\udfff]*$")]
"""A text without lone surrogates, which can't be encoded."""


def compare_without(*fields: str) -> Callable[[T], T]:
    """A class decorator: equality and hashes of values ignore these fields.

    >>> @compare_without("comment")
    ... class Span(Struct, frozen=True):
    ...     first: int
    ...     comment: str = ""
    >>> Span(3, "three") == Span(3), hash(Span(3, "three")) == hash(Span(3)), Span(3) == Span(4)
    (True, True, False)
    """

    def with_methods(cls: T) -> T:
        names = [name for name in cls.__struct_fields__ if name not in fields]
        key: Callable[[object], object] = attrgetter(*names) if names else type

        def __eq__(self: Any, other: object) -> bool:
            if other.__class__ is self.__class__:
                return self is other or key(self) == key(other)
            return NotImplemented

        def __hash__(self: Any) -> int:
            return hash(key(self))

        cls.__eq__ = __eq__  # type: ignore[method-assign]
        cls.__hash__ = __hash__  # type: ignore[method-assign]
        return cls

    return with_methods
