"""Values made quickly are dataclasses like any other: the same as the library's own."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

import pytest

from referee.basis.frozen import frozen


def _kinds(made: Callable[..., Any]) -> tuple[Any, ...]:
    """A base, what is derived from it, one of no fields: made by either decorator."""

    @made(slots=True)
    class Base:
        first: int
        parts: list[int] = field(default_factory=list)
        known: ClassVar[dict[str, int]] = {}
        own: int = field(default=3, repr=False, compare=False)

        def doubled(self) -> int:
            return 2 * self.first

    @made(slots=True)
    class Derived(Base):
        """Said by itself."""

        own: int = 5
        word: str = field(default="none", kw_only=True)
        made: int = field(default=7, init=False)

    @made(slots=True)
    class Bare:
        pass

    @made()
    class Plain:
        first: int
        second: int = 2

        @cached_property
        def both(self) -> int:
            return self.first + self.second

    return Base, Derived, Bare, Plain


def _standard(**more: bool) -> Callable[[type], type]:
    return dataclass(frozen=True, **more)


OURS, THEIRS = _kinds(frozen), _kinds(_standard)
PAIRS = list(zip(OURS, THEIRS, strict=True))
NAMES = [each.__name__ for each in OURS]
each_pair = pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=NAMES)


@frozen(slots=True)
class Sent:
    """A value of a module, as ``pickle`` needs it."""

    first: int
    parts: tuple[int, ...] = ()


@each_pair
def test_fields_are_those_of_a_dataclass(ours: type, theirs: type) -> None:
    def told(cls: type) -> list[tuple[object, ...]]:
        return [
            (each.name, each.type, each.default, each.default_factory, each.init, each.repr,
             each.compare, each.kw_only)
            for each in fields(cls)
        ]  # fmt: skip

    assert is_dataclass(ours)
    assert told(ours) == told(theirs)
    assert ours.__match_args__ == theirs.__match_args__  # type: ignore[attr-defined]
    assert getattr(ours, "__slots__", None) == getattr(theirs, "__slots__", None)


@each_pair
def test_signatures_are_those_of_a_dataclass(ours: type, theirs: type) -> None:
    def told(cls: type) -> list[tuple[object, ...]]:
        every = inspect.signature(cls).parameters.values()
        return [(each.name, each.kind, each.annotation) for each in every]

    assert told(ours) == told(theirs)


def test_values_are_told_compared_and_hashed_alike() -> None:
    for ours, theirs in PAIRS[1::2]:
        one, other = ours(1), theirs(1)
        assert repr(one) == repr(other).replace("_standard", "frozen")
        assert one == ours(1) != ours(2)
        assert one != other
    plain = OURS[3]
    assert hash(plain(1)) == hash(plain(1)) != hash(plain(2))
    assert plain(1).both == 3


def test_what_is_not_compared_does_not_tell() -> None:
    base = OURS[0]
    assert base(1, [], 3) == base(1, [], 4)
    assert "own" not in repr(base(1))


def test_a_default_is_made_anew_for_each() -> None:
    base = OURS[0]
    one, other = base(1), base(1)
    assert one.parts is not other.parts
    assert base.known is base(2).known


def test_wrong_calls_are_refused_as_functions_refuse_them() -> None:
    base, derived, bare, _ = OURS
    for made, given in ((base, ()), (base, (1, [], 3, 4)), (bare, (1,))):
        with pytest.raises(TypeError, match=r"__init__\(\)"):
            made(*given)
    with pytest.raises(TypeError, match="positional"):
        derived(1, [], 3, "positional")
    with pytest.raises(TypeError, match="made"):
        derived(1, made=9)


def test_nothing_is_set_or_deleted() -> None:
    for made in (OURS[0](1), OURS[3](1)):
        with pytest.raises(FrozenInstanceError):
            made.first = 2
        with pytest.raises(FrozenInstanceError):
            del made.first
        with pytest.raises((FrozenInstanceError, TypeError)):
            made.other = 2


def test_a_copy_with_changes() -> None:
    derived = OURS[1]
    changed = replace(derived(1, word="said"), first=2)
    assert (changed.first, changed.word, changed.made) == (2, "said", 7)
    assert copy.deepcopy(changed) == changed


def test_a_value_comes_back_from_pickle() -> None:
    sent = Sent(1, (2, 3))
    assert pickle.loads(pickle.dumps(sent)) == sent


def test_one_of_a_derived_class_first() -> None:
    """Whose ``__init__`` is written first does not matter."""

    @frozen(slots=True)
    class Above:
        first: int

    @frozen(slots=True)
    class Below(Above):
        second: int = 2

    @frozen(slots=True)
    class Bound(Above):
        def __init__(self) -> None:
            Above.__init__(self, 9)

    assert Bound().first == 9
    assert (Below(1).first, Below(1).second) == (1, 2)
    assert Above(1).first == 1
    with pytest.raises(TypeError):
        Above(1, 2)  # type: ignore[call-arg]


def test_an_own_method_stays() -> None:
    @frozen(slots=True)
    class Told:
        first: int

        def __repr__(self) -> str:
            return "told"

        def __init__(self, given: int) -> None:
            object.__setattr__(self, "first", given + 1)

    assert repr(Told(1)) == "told"
    assert Told(1).first == 2


def test_a_match_takes_a_value_apart() -> None:
    match Sent(4, (5,)):
        case Sent(first, parts):
            assert (first, parts) == (4, (5,))
