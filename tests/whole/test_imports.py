"""Every module can be the first of the house that somebody imports."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ALONE = """
import importlib, os, sys, traceback
for library in ("anywidget", "click", "fluent.syntax", "lark", "markdown_it", "tomlkit"):
    importlib.import_module(library)
for names in sys.argv[1:]:
    child = os.fork()
    if not child:
        try:
            for name in names.split():
                importlib.import_module(name)
        except BaseException:
            print(name, traceback.format_exc(), flush=True)
        os._exit(0)
    os.waitpid(child, 0)
print("house seen before:", *sorted({"referee", "referee_widgets"} & {*sys.modules}))
"""
"""Imports what each argument names in a process of its own, forked off one that has the libraries
already."""


def modules(folder: Path) -> Iterator[str]:
    """Each module; the rules of a family together, for they come after its package anyway."""
    rules: defaultdict[Path, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        name = ".".join(file.relative_to(folder.parent).with_suffix("").parts)
        if file.parent.name == "rules":
            rules[file.parent].append(name.removesuffix(".__init__"))
        elif file.stem != "__main__":
            yield name.removesuffix(".__init__")
    yield from map(" ".join, rules.values())


def test_each_module_can_be_imported_first(root: Path) -> None:
    names = [*modules(root / "referee"), *modules(root / "widgets" / "referee_widgets")]
    assert {"referee.table", "referee_widgets.desk"} <= set(names)
    command = [sys.executable, "-c", ALONE, *names]
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
