"""The public names: all there, all typed, said in one place."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import referee
from referee import api
from referee.model.questions import KINDS
from tests.paths import ROOT
from tests.stubs import stubs

NAMES: list[str] = vars(referee)["__all__"]
SCRIPT = ROOT / "tests" / "typed" / "every_name.py"
TYPES = pytest.mark.full("the first tier leaves types to bin/test, which checks every file's")


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says of two scripts of a user, which know nothing of this repository's settings:
    one uses the names, one asks for the type of each."""
    folder = tmp_path_factory.mktemp("scripts")
    (folder / "every_name.py").write_text(SCRIPT.read_text())
    reveals = "".join(f"reveal_type({name})\n" for name in NAMES)
    (folder / "revealed.py").write_text(f"from referee import *\n{reveals}")
    scripts = ("every_name.py", "revealed.py")
    return run(sys.executable, "-m", "mypy", "--strict", *scripts, cwd=folder)


def test_the_stubs_are_what_the_catalogue_of_questions_says() -> None:
    stale = [path.name for path, text in stubs().items() if path.read_text("utf-8") != text]
    assert not stale, "Write them anew: python -m tests.stubs"


@TYPES
def test_a_users_script_has_every_name_as_its_type(checked: str) -> None:
    """Functions that only ask a question may be left out: the next test looks at all."""
    text = SCRIPT.read_text()
    used = {*re.findall(r"referee\.(\w+)", text)}
    assert used <= set(NAMES)
    assert set(NAMES) - used <= {kind.function for kind in KINDS.values()}
    assert "no issues found in 2 source files" in checked


def test_it_runs(root: Path) -> None:
    assert run(sys.executable, SCRIPT, cwd=root) == "3:12\n"


@TYPES
def test_none_is_any(checked: str) -> None:
    types = re.findall(r'Revealed type is "(.*)"', checked)
    assert len(types) == len(NAMES)
    assert [name for name, type_ in zip(NAMES, types, strict=True)
            if re.search(r"^Any|-> Any", type_)] == []  # fmt: skip


def test_each_is_loaded_from_where_the_stub_says() -> None:
    stub = ast.parse(Path(referee.__file__).with_suffix(".pyi").read_text())
    imports = [node for node in stub.body if isinstance(node, ast.ImportFrom)]
    assert sorted(each.name for node in imports for each in node.names) == NAMES
    assert {each.name for node in imports if node.module == "api" for each in node.names} == {
        *api.__all__
    }
    assert all(getattr(referee, name) is not None for name in NAMES)


def test_what_is_no_name_says_so() -> None:
    with pytest.raises(AttributeError, match="referee"):
        _ = referee.nothing  # type: ignore[attr-defined]
