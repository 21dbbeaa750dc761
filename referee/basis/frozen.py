"""Values: dataclasses that nobody changes, made quickly.

``dataclasses.dataclass(frozen=True)`` writes and compiles six methods for every class, which was a
quarter of the time to a first verdict, on a phone more. Here only ``__init__`` is written; the
others are the same few functions for all classes. What is made is a dataclass like any other:
``fields``, ``replace``, ``match`` and ``pickle`` know it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from reprlib import recursive_repr
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")

_store = object.__setattr__


@overload
def frozen(cls: type[T], /) -> type[T]: ...
@overload
def frozen(*, slots: bool = False, eq: bool = True) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(
    cls: type[T] | None = None, /, *, slots: bool = False, eq: bool = True
) -> type[T] | Callable[[type[T]], type[T]]:
    """A class decorator: ``dataclass(frozen=True, slots=slots, eq=eq)``, made quickly.

    ``eq``: equal and hashed by its fields; otherwise by identity. An attribute that is set or
    deleted raises :exc:`dataclasses.FrozenInstanceError`.

    >>> @frozen(slots=True)
    ... class Span:
    ...     first: int
    ...     last: int = 9
    >>> Span(3), Span(3) == Span(3, 9), hash(Span(3)) == hash(Span(3, 9))
    (Span(first=3, last=9), True, True)
    """
    if cls is None:
        return lambda made: _made(made, slots, eq)
    return _made(cls, slots, eq)


def _made(cls: type[T], slots: bool, eq: bool) -> type[T]:
    cls.__doc__ = cls.__doc__ or cls.__name__  # otherwise its signature is looked for
    made = dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    parts = fields(made)  # type: ignore[arg-type]
    methods: dict[str, object] = {
        "__init__": _init(made, parts),
        "__repr__": _repr,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
    }
    if eq:
        methods |= _comparing([part.name for part in parts if part.compare])
    if slots:
        methods |= {"__getstate__": _state, "__setstate__": _set_state}
    for name, method in methods.items():
        if name not in cls.__dict__:
            setattr(made, name, method)
    return made


def _init(cls: type, parts: Sequence[Field[Any]]) -> Callable[..., None]:
    """``__init__`` with the signature that a dataclass gives it."""
    given: dict[str, Any] = {"_store": _store, "_left_out": MISSING}
    positional, body = ["self"], []
    named: list[str] = []
    for part in parts:
        name = part.name
        value, left_out = _value(part, given)
        body.append(f" _store(self, {name!r}, {value})")
        if part.init:
            (named if part.kw_only else positional).append(f"{name}{left_out}")
    signature = ", ".join([*positional, *(["*", *named] if named else [])])
    text = "\n".join([f"def __init__({signature}):", *(body or [" pass"])])
    made: dict[str, Any] = {}
    exec(text, given, made)  # as dataclasses and namedtuples are made
    init: Callable[..., None] = made["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__annotations__ = {part.name: part.type for part in parts if part.init} | {"return": None}
    return init


def _value(part: Field[Any], given: dict[str, Any]) -> tuple[str, str]:
    """What a field is set to, and what stands in the signature behind its name."""
    name = part.name
    if part.default_factory is not MISSING:
        given[f"_make_{name}"] = part.default_factory
        made = f"_make_{name}()"
        return (f"{made} if {name} is _left_out else {name}" if part.init else made), "=_left_out"
    if part.default is MISSING:
        return name, ""
    given[f"_default_{name}"] = part.default
    return (name if part.init else f"_default_{name}"), f"=_default_{name}"


def _comparing(names: Sequence[str]) -> dict[str, object]:
    """``__eq__`` and ``__hash__`` by the values of these fields."""
    key: Callable[[object], object] = attrgetter(*names) if names else _nothing

    def __eq__(self: object, other: object) -> bool:
        if other.__class__ is self.__class__:
            return self is other or key(self) == key(other)
        return NotImplemented

    def __hash__(self: object) -> int:
        return hash(key(self))

    return {"__eq__": __eq__, "__hash__": __hash__}


@recursive_repr()
def _repr(self: Any) -> str:
    told = (f"{part.name}={getattr(self, part.name)!r}" for part in fields(self) if part.repr)
    return f"{self.__class__.__qualname__}({', '.join(told)})"


def _nothing(_: object) -> tuple[()]:
    return ()


def _refuse_to_set(_self: object, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:
    return [getattr(self, part.name) for part in fields(self)]


def _set_state(self: Any, state: Sequence[object]) -> None:
    for part, value in zip(fields(self), state, strict=True):
        _store(self, part.name, value)
