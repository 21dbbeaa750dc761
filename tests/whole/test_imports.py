"""Every module can be the first of the house that somebody imports."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.thorough import share

ALONE = """
import importlib, os, sys, traceback
for library in ("anywidget", "click", "fluent.syntax", "markdown_it", "tomlkit"):
    importlib.import_module(library)

def each_alone(names):
    for name in names:
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            continue
        try:
            importlib.import_module(name)
            each_alone([each for each in sys.argv[1:] if each.rpartition(".")[0] == name])
        except BaseException:
            print(name, traceback.format_exc(), flush=True)
        os._exit(0)

each_alone([each for each in sys.argv[1:] if "." not in each])
print("house seen before:", *sorted({"referee", "referee_widgets"} & {*sys.modules}))
"""
"""Imports each module after its packages and before all else, as Python does for whoever imports it
first: in a process of its own, forked off that of its package."""


def modules(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.py")):
        if file.stem != "__main__":
            name = ".".join(file.relative_to(folder.parent).with_suffix("").parts)
            yield name.removesuffix(".__init__")


@pytest.mark.full("the first tier imports no module alone")
def test_each_module_can_be_imported_first(root: Path) -> None:
    """Each package, and every third of the other modules."""
    names = [*modules(root / "referee"), *modules(root / "widgets" / "referee_widgets")]
    assert {"referee.table", "referee_widgets.desk"} <= set(names)
    packages = {name.rpartition(".")[0] for name in names} - {""}
    assert packages <= set(names), "each is reached from its package"
    tried = {*packages, *share(each for each in names if each not in packages)}
    command = [sys.executable, "-c", ALONE, *sorted(tried)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout == "house seen before:\n"


VERDICT = """
import sys
import referee
table = referee.read("rules: daifugo\\nseats: Aki, Ben, Chie, Dan\\nfield: D9")
print(table.ask("may Ben play C10").say("ja"))
print(*sorted({"babel", "pytz", "fluent.runtime", "importlib.metadata"} & {*sys.modules}))
"""
"""What is slow to load, and no verdict needs."""


def test_a_verdict_loads_no_calendars_and_no_list_of_packages(root: Path) -> None:
    command = [sys.executable, "-I", "-c", VERDICT]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""
