"""Values are made as if the build had compiled nothing."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from referee.basis import frozen, inits
from referee.basis.built import MODULES
from referee.cards.card import Card


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package with what the wheel has."""
    for name, text in inits.modules():
        (tmp_path / name).write_text(text, "utf-8")
    package = ModuleType(MODULES)
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, MODULES, package)
    monkeypatch.delitem(sys.modules, f"{MODULES}.inits", raising=False)
    frozen._prepared.cache_clear()
    yield tmp_path
    frozen._prepared.cache_clear()
    sys.modules.pop(f"{MODULES}.inits", None)


def made(cls: type, init: Callable[..., None]) -> dict[str, Any]:
    """What the fields of a value are set to that is given only what it must have."""
    value: Any = object.__new__(cls)
    given = inspect.signature(init).parameters
    needed = [name for name, part in given.items() if part.default is inspect.Parameter.empty]
    init(value, **{name: f"<{name}>" for name in needed if name != "self"})
    return {name: getattr(value, name) for name in cls.__dataclass_fields__}  # type: ignore[attr-defined]


def test_each_is_what_it_would_be(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    classes = [each for each in inits._classes() if frozen.init_text(each)]
    assert len(classes) > 150
    for cls in classes:
        parts = [*cls.__dict__["__dataclass_fields__"].values()]
        text, given = frozen._written(parts)
        assert text in frozen._prepared()
        ours = frozen._made_of(text, given)
        with monkeypatch.context() as without:
            without.setattr(frozen, "_prepared", dict)
            theirs = frozen._made_of(text, given)
        assert ours.__code__.co_filename != theirs.__code__.co_filename  # else nothing is compared
        assert inspect.signature(ours) == inspect.signature(theirs)
        assert made(cls, ours) == made(cls, theirs)


def test_one_of_somebody_else_is_written_as_ever(built: Path) -> None:
    @frozen.frozen(slots=True)
    class Span:
        first: int
        beyond_all: int = 9

    assert (Span(3).beyond_all, Span(3) == Span(3, 9)) == (9, True)
    assert frozen.init_text(int) is None
    assert str(Card("D", "4")) == "D4"


@pytest.mark.parametrize("spoilt", ["", "MADE =", "\x00"])
def test_a_broken_module_is_as_none(spoilt: str, built: Path) -> None:
    (built / "inits.py").write_text(spoilt)
    assert frozen._prepared() == {}
