"""Values: dataclasses that nobody changes, made quickly.

``dataclasses.dataclass(frozen=True)`` writes and compiles six methods for every class, which was a
quarter of the time to a first verdict, on a phone more. Here only ``__init__`` is written, when the
first value is made (the package's build has it compiled: :mod:`referee.basis.inits`); the others
are the same few functions for all classes. What is made is a
dataclass like any other: ``fields``, ``replace``, ``match`` and ``pickle`` know it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields, replace
from functools import cache
from operator import attrgetter
from reprlib import recursive_repr
from types import MemberDescriptorType
from typing import Any, TypeVar, dataclass_transform, overload

from .built import built_module

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


@dataclass(init=False, repr=False, eq=False)
class _Sample:
    """What a dataclass tells of itself, and a field of its kind."""

    part: int


_PARAMS = _Sample.__dataclass_params__  # type: ignore[attr-defined]
_KIND = fields(_Sample)[0]._field_type  # type: ignore[attr-defined]


def _made(cls: type[T], slots: bool, eq: bool) -> type[T]:
    cls.__doc__ = cls.__doc__ or cls.__name__
    every = _fields_of(cls)
    parts = [*every.values()]
    methods: dict[str, Any] = {
        "__match_args__": tuple(part.name for part in parts if part.init and not part.kw_only),
        "__init__": _Init(cls, parts),
        "__repr__": _repr,
        "__replace__": replace,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
    }
    if eq:
        methods |= _comparing([part.name for part in parts if part.compare])
    if slots:
        methods |= {"__getstate__": _state, "__setstate__": _set_state}
    added = {name: method for name, method in methods.items() if name not in cls.__dict__}
    added |= {"__dataclass_fields__": every, "__dataclass_params__": _PARAMS}
    if slots:
        return _slotted(cls, added, every)
    for name, value in added.items():
        setattr(cls, name, value)
    return cls


def _fields_of(cls: type) -> dict[str, Field[Any]]:
    """The fields of the classes that it is derived from, and its own; of these the class keeps
    the defaults."""
    found: dict[str, Field[Any]] = {}
    for base in cls.__mro__[-1:0:-1]:
        found |= base.__dict__.get("__dataclass_fields__", {})
    for name, told in cls.__annotations__.items():
        if str(told).startswith("ClassVar["):
            continue
        default: Any = getattr(cls, name, MISSING)
        if isinstance(default, MemberDescriptorType):  # a slot of a class that it is derived from
            default = MISSING
        part = found[name] = default if isinstance(default, Field) else field(default=default)
        part.name, part.type = name, told
        part.kw_only = part.kw_only is True
        part._field_type = _KIND  # type: ignore[union-attr]
        if part is default and part.default is not MISSING:
            setattr(cls, name, part.default)
        elif part is default:
            delattr(cls, name)
    return found


def _slotted(cls: type[T], added: Mapping[str, Any], every: Mapping[str, object]) -> type[T]:
    """The class made anew, with slots for its fields."""
    above = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__slots__", ())}
    content = {name: value for name, value in vars(cls).items() if name not in every}
    content |= {**added, "__slots__": tuple(name for name in every if name not in above)}
    for name in ("__dict__", "__weakref__"):
        content.pop(name, None)
    made: type[T] = type(cls)(cls.__name__, cls.__bases__, content)  # type: ignore[misc]
    made.__qualname__ = cls.__qualname__
    return made


class _Init:
    """``__init__`` until it is asked for, and then written."""

    def __init__(self, of: type, parts: Sequence[Field[Any]]) -> None:
        self.of, self.parts = of, parts

    def __set_name__(self, owner: type, _: str) -> None:
        self.of = owner  # the one with slots

    def __get__(self, made: object, owner: type) -> Callable[..., None]:
        init = _init(self.of, self.parts)
        self.of.__init__ = init  # type: ignore[misc]
        bound: Callable[..., None] = init if made is None else init.__get__(made)
        return bound


def _init(cls: type, parts: Sequence[Field[Any]]) -> Callable[..., None]:
    """``__init__`` with the signature that a dataclass gives it."""
    text, given = _written(parts)
    init = _made_of(text, given)
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__annotations__ = {part.name: part.type for part in parts if part.init} | {"return": None}
    return init


def _made_of(text: str, given: dict[str, Any]) -> Callable[..., None]:
    """What a text makes: the build of the package has compiled it, or it is compiled now."""
    make = _prepared().get(text)
    if make:
        return make(**given)
    made: dict[str, Any] = {}
    exec(text, given, made)  # as dataclasses and namedtuples are made
    init: Callable[..., None] = made["__init__"]
    return init


@cache
def _prepared() -> Mapping[str, Callable[..., Callable[..., None]]]:
    found: Mapping[str, Callable[..., Any]] = getattr(built_module("inits"), "MADE", {})
    return found


def init_text(cls: type) -> tuple[str, Collection[str]] | None:
    """How the ``__init__`` of a class that was made here is written, and the names that it is
    given; ``None`` of any other.

    >>> @frozen
    ... class Span:
    ...     first: int
    ...     last: int = 9
    >>> print(init_text(Span)[0])
    def __init__(self, first, last=_default_last):
     _store(self, 'first', first)
     _store(self, 'last', last)
    """
    if cls.__dict__.get("__dataclass_params__") is not _PARAMS:
        return None
    text, given = _written([*cls.__dict__["__dataclass_fields__"].values()])
    return text, given.keys()


def _written(parts: Sequence[Field[Any]]) -> tuple[str, dict[str, Any]]:
    """The text of an ``__init__``, and what it is given."""
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
    return "\n".join([f"def __init__({signature}):", *(body or [" pass"])]), given


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
