"""Every package that the code imports is declared in ``pyproject.toml``, not left to another."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.docs.pages import NOTEBOOKS, text_of
from tests.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
OF_DEVELOPERS = {"bench", "dev", "docs", "mutants"}
"""Extras that no user of the package installs."""
OWN = {"docs", "gallery", "page_protocol", "referee", "referee_widgets", "tests"}
OTHERWISE_CALLED = {"pyspiel": "open-spiel", "_pytest": "pytest", "xdist": "pytest-xdist"}
"""Modules of packages that a machine may be without, and their packages."""
NOT_PACKAGES = {"highcard", "pyodide", "js"}
"""Modules that a notebook writes, and those of the browser's Python."""


def names(requirements: list[str]) -> set[str]:
    """The packages that requirements name, also through the project's own extras."""
    found = set()
    for each in map(Requirement, requirements):
        if each.name == "referee":
            found |= {name for extra in each.extras for name in names(EXTRAS[extra])}
        else:
            found.add(canonicalize_name(each.name))
    return found


BARE = names(PROJECT["project"]["dependencies"])
OF_USERS = {name for extra in EXTRAS.keys() - OF_DEVELOPERS for name in names(EXTRAS[extra])}
OF_ALL = {name for extra in EXTRAS for name in names(EXTRAS[extra])}
BUILD = names(PROJECT["build-system"]["requires"])
WIDGETS = names(EXTRAS["widgets"])


@cache
def imported(source: str) -> tuple[str, ...]:
    """The modules that a source imports, wherever in it, but for Python's own and ours."""
    return tuple(_imported(source))


def _imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found = [f"{node.module}.{each.name}" for each in node.names]
        for name in found:
            top = name.partition(".")[0]
            if top not in sys.stdlib_module_names | OWN | NOT_PACKAGES:
                yield name


@cache
def packages() -> dict[str, set[str]]:
    return {
        module: {canonicalize_name(each) for each in packages}
        for module, packages in packages_distributions().items()
    }


def package(module: str) -> str:
    """The package that a module comes from, in the spelling of an index."""
    top = module.partition(".")[0]
    of_it = packages().get(top, {OTHERWISE_CALLED.get(top, canonicalize_name(top))})
    parts = module.split(".")
    spelled = {canonicalize_name(".".join(parts[:end])) for end in range(1, len(parts) + 1)}
    return min(of_it, key=lambda name: (name not in spelled, name))


def undeclared(sources: dict[str, str], declared: set[str]) -> dict[str, set[str]]:
    """The modules whose package isn't declared, each with the sources that import it."""
    found: dict[str, set[str]] = {}
    for name, source in sources.items():
        for module in imported(source):
            if package(module) not in declared:
                found.setdefault(module, set()).add(name)
    return found


def read(*places: str) -> dict[str, str]:
    files = [
        path
        for place in places
        for path in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
    ]
    assert files
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in files}


def code_of(notebook: Path) -> str:
    """What a notebook imports; its magics are not Python."""
    return "\n".join(re.findall(r"^(?:import|from) .*$", text_of(notebook), re.M))


@pytest.mark.parametrize(
    ("places", "declared"),
    [
        (("referee",), BARE | OF_USERS),
        (("widgets/referee_widgets",), BARE | WIDGETS),
        (("hatch_build.py",), BUILD),
        (("tests", "widgets", "docs"), BARE | OF_ALL),
    ],
    ids=["referee", "widgets", "build", "tests"],
)
def test_every_import_is_declared(places: tuple[str, ...], declared: set[str]) -> None:
    assert undeclared(read(*places), declared) == {}


def test_what_a_notebook_imports_comes_with_the_widgets() -> None:
    notebooks = {path.name: code_of(path) for path in NOTEBOOKS}
    assert undeclared(notebooks, BARE | WIDGETS) == {}


@pytest.mark.parametrize("name", sorted(BARE | WIDGETS))
def test_what_is_declared_is_imported(name: str) -> None:
    """By the package, its interfaces or a notebook."""
    sources = [*read("referee", "widgets/referee_widgets").values(), *map(code_of, NOTEBOOKS)]
    assert name in {package(module) for source in sources for module in imported(source)}


def test_a_module_of_another_package_is_found() -> None:
    """One that comes along with anywidget, and one of two packages that share a name."""
    sources = {"one": "import psygnal.utils", "two": "from fluent import runtime"}
    expected = {"psygnal.utils": {"one"}, "fluent.runtime": {"two"}}
    assert undeclared(sources, BARE | WIDGETS) == expected
    assert undeclared({"three": "from fluent.syntax import ast"}, BARE) == {}


def test_every_declared_package_of_the_tests_has_its_version() -> None:
    """Those of the extra ``bench`` pin their own."""
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {canonicalize_name(line.partition("==")[0]) for line in pins if "==" in line}
    assert (BARE | names(EXTRAS["dev"])) - pinned == set()
