"""The checks of actions that the build makes say what the schemas say."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from referee.basis.built import MODULES
from referee.faces.drawing import protocol
from referee.faces.drawing.protocol import FACES, Actions, prebuilt
from tests.fuzz.acting import actions, kinds

MADE = 300
ODD: tuple[Any, ...] = (
    None, 3, "move", {}, {"type": None}, {"type": "no such kind"}, {"type": "../text"},
    {"type": "undo", "more": 1}, {"type": "move"}, {"type": "move", "card": 4},
)  # fmt: skip
KEPT = (protocol._prepared, protocol._check_kind)


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    for name, text in prebuilt.modules():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture
def built(modules: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package with what the wheel has."""
    package = ModuleType(MODULES)
    package.__path__ = [str(modules)]
    monkeypatch.setitem(sys.modules, MODULES, package)
    _forget()
    yield modules
    _forget()


def _forget() -> None:
    for each in KEPT:
        each.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"{MODULES}.")]:
        del sys.modules[name]


def _is_refused(check: Callable[[Any], Any], action: Any) -> bool:
    try:
        check(action)
    except ValueError:
        return True
    return False


@pytest.mark.parametrize("face", FACES)
def test_an_action_is_refused_where_its_schema_refuses_it(
    face: str, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(face)
    asked = [*ODD, *({"type": kind["properties"]["type"]["enum"][0]} for _, kind in kinds(face))]
    while len(asked) < MADE:
        asked += actions(face, "rules: daifugo\n", ["Aki", "D4", "daifugo"], rng)
    with monkeypatch.context() as prepared:
        prepared.setattr(protocol, "_compile", None)  # they are all there
        found = [_is_refused(Actions(face).check, action) for action in asked]
    protocol._check_kind.cache_clear()
    with monkeypatch.context() as read:
        read.setattr(protocol, "_prepared", lambda _: ())
        assert found == [_is_refused(Actions(face).check, action) for action in asked]
    assert {True, False} == {*found}


def test_they_import_nothing_that_checks(built: Path) -> None:
    for face in FACES:
        Actions(face).ready()
    made = {name for name in sys.modules if name.startswith(f"{MODULES}.action_")}
    assert len(made) == sum(len(kinds(face)) for face in FACES)
    for name in made:
        assert "fastjsonschema" not in (built / f"{name.rpartition('.')[2]}.py").read_text("utf-8")


def test_a_changed_schema_wins(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "undo" in protocol._prepared("desk")
    protocol._prepared.cache_clear()
    text = protocol._text
    monkeypatch.setattr(protocol, "_text", lambda file: text(file) + " ")
    assert protocol._prepared("desk") == ()


@pytest.mark.parametrize("spoilt", ["", "OF = 1", "OF =", "\x00"])
def test_a_broken_module_is_as_none(spoilt: str, tmp_path: Path, built: Path) -> None:
    (tmp_path / "actions_desk.py").write_text(spoilt)
    sys.modules[MODULES].__path__ = [str(tmp_path)]
    assert protocol._prepared("desk") == ()
    Actions("desk").check({"type": "undo"})
