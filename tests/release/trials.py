"""What somebody does with the package who has just installed it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from tests.paths import ROOT

from .pythons import Environment, Failed

QUARREL = """
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Chie play C10
"""
STILL = """
import sys
from referee_widgets import still
still(open(sys.argv[1]).read(), sys.argv[2])
"""
SCRIPT = f'''
from typing import assert_type

import referee

table = referee.read("""{QUARREL}""")
verdict = referee.may(table, "Chie", "C10")
assert_type(verdict, referee.Verdict)
bars: list[str] = [each.clause.id for each in verdict.because if each.did == "bars"]
print(*bars)
'''
NOTEBOOK = """
import sys, nbformat
from nbclient import NotebookClient
NotebookClient(nbformat.read(sys.argv[1], 4), timeout=120, kernel_name="python3").execute()
"""


def shell(place: Environment, version: str) -> None:
    """The command says its version and settles a quarrel."""
    if place("referee", "--version") != f"referee {version}\n":
        raise Failed("referee --version says something else")
    table = place.folder / "quarrel.table"
    table.write_text(QUARREL)
    if "Chie" not in place("referee", "ask", table, status=1):
        raise Failed("referee ask says nothing of Chie")
    told = json.loads(place("referee", "ask", table, "--json", status=1))
    verdict = told[0] if isinstance(told, list) else told
    if verdict["answer"] != "no":
        raise Failed(f"the answer is {verdict['answer']}")


def still_page(place: Environment, version: str) -> None:
    """A still page is written, and says the version."""
    page = place.folder / "page.html"
    place("python", "-c", STILL, place.folder / "quarrel.table", page)
    if f"Referee {version}" not in page.read_text("utf-8"):
        raise Failed("the still page does not say the version")


def notebook(place: Environment, _: str) -> None:
    """The first tutorial runs from top to bottom."""
    copy = place.folder / "tutorial.ipynb"
    shutil.copyfile(ROOT / "notebooks" / "01-settle-a-dispute.ipynb", copy)
    place("python", "-c", NOTEBOOK, copy)


def types(place: Environment, _: str) -> None:
    """A type checker sees through every public name, and through a user's script, which runs."""
    every, script = place.folder / "every_name.py", place.folder / "script.py"
    shutil.copyfile(ROOT / "tests" / "typed" / "every_name.py", every)
    script.write_text(SCRIPT)
    place("mypy", "--strict", "--no-incremental", every, script)
    if place("python", script) != "offkai.suit_lock\n":
        raise Failed("the script says something else")


def site(place: Environment, version: str) -> None:
    """The static site is built."""
    out = place.folder / "site"
    place("referee", "site", out, "--bare")
    if not (out / "index.html").is_file():
        raise Failed(f"no site was written by {version}")


Trial = Callable[[Environment, str], None]
BARE: tuple[Trial, ...] = (shell, still_page)
FULL: tuple[Trial, ...] = (notebook, types, site)
EXTRAS, BESIDE = "site,widgets", ("ipykernel", "nbclient", "nbformat", "mypy")


def both(package: Path, place: Environment, version: str) -> list[tuple[str, str]]:
    """The trials with the bare package, then with its extras: (name, what went wrong)."""
    done: list[tuple[str, str]] = []
    for trials, what in ((BARE, (package,)), (FULL, (f"{package}[{EXTRAS}]", *BESIDE))):
        try:
            place.has(*what)
        except Failed as problem:
            return [*done, ("install", str(problem))]
        done += [(trial.__name__, _tried(trial, place, version)) for trial in trials]
    return done


def bare(package: Path, place: Environment, version: str) -> list[tuple[str, str]]:
    """The trials with the bare package only."""
    try:
        place.has(package)
    except Failed as problem:
        return [("install", str(problem))]
    return [(trial.__name__, _tried(trial, place, version)) for trial in BARE]


def _tried(trial: Trial, place: Environment, version: str) -> str:
    try:
        trial(place, version)
    except Failed as problem:
        return str(problem)
    return ""
