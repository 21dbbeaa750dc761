"""The house keeps its shape: no import hides in a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

MOST_AT_THE_ROOT = 10
DOORS = {
    "referee/__init__.py",
    "referee/cli/entry_point.py",
    "referee/rulebook/registry.py",
}
"""Where modules are loaded by name: a notebook's picture (and the public names), the shell, a
family."""
OWN = ("referee", "referee_widgets", ".")


def sources(root: Path) -> Iterator[Path]:
    for package in (root / "referee", root / "widgets" / "referee_widgets"):
        yield from sorted(package.rglob("*.py"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    return [*ast.walk(ast.parse(path.read_text("utf-8")))]


def imports_in_functions(path: Path) -> Iterator[str]:
    """The own modules that are imported inside functions, type checking or not."""
    for function in nodes(path):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = ["." * node.level + (node.module or "")]
            else:
                continue
            yield from (name for name in names if name.split(".")[0] in ("", *OWN))


def test_no_own_module_is_imported_inside_a_function(root: Path) -> None:
    found = {
        f"{path.relative_to(root).as_posix()}: {name}"
        for path in sources(root)
        for name in imports_in_functions(path)
    }
    assert sorted(found) == []


def test_only_the_doors_load_modules_by_name(root: Path) -> None:
    calls = {
        path.relative_to(root).as_posix()
        for path in sources(root)
        for node in nodes(path)
        if isinstance(node, ast.Name | ast.Attribute)
        and (node.id if isinstance(node, ast.Name) else node.attr) == "import_module"
    }
    assert calls <= DOORS


def test_few_modules_at_the_root(root: Path) -> None:
    assert len(list((root / "referee").glob("*.py"))) <= MOST_AT_THE_ROOT
