"""The examples in docstrings run, and all that is public in front has one."""

from __future__ import annotations

import doctest
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import referee
from referee import api, cards, notation, table

ROOT = Path(referee.__file__).parent
TOLD = sorted(
    ".".join(file.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in ROOT.rglob("*.py")
    if ">>> " in file.read_text("utf-8")
)
"""The modules with examples."""
FRONT = [
    api,
    table,
    *(
        import_module(each.name)
        for package in (cards, notation)
        for each in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    ),
]
"""Modules of which all public functions have an example."""


CHECKER = "referee.interaction_checker.check"
FULL = pytest.mark.full("the first tier tries no pairs of rules in the docstrings")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=FULL) if name == CHECKER else name for name in TOLD]
)
def test_the_examples_of_a_module_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = doctest.testmod(import_module(name))
    assert done.failed == 0, capsys.readouterr().out
    assert done.attempted


def public(module: ModuleType) -> Iterator[str]:
    """The names of the module's public functions and methods."""
    for name, each in vars(module).items():
        if name.startswith("_") or getattr(each, "__module__", "") != module.__name__:
            continue
        if inspect.isclass(each):
            methods = (method for method in vars(each).items() if inspect.isfunction(method[1]))
            yield from (method for method, _ in methods if not method.startswith("_"))
        elif callable(each):
            yield name


@pytest.mark.parametrize("module", FRONT, ids=lambda module: module.__name__)
def test_each_public_function_has_an_example(module: ModuleType) -> None:
    told = doctest.DocTestFinder().find(module)
    sources = "".join(example.source for each in told for example in each.examples)
    assert [name for name in public(module) if f"{name}(" not in sources] == []
