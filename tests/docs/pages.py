"""The pages of the documentation, and what they name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "tests/scenarios/README.md"]
)
NOTEBOOKS = sorted(
    path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
)
SOURCES = sorted(
    path
    for folder in ("referee", "widgets/referee_widgets", "tests")
    for path in (ROOT / folder).rglob("*.py")
)

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"(?<![\w./~-])(?:referee|widgets|notebooks|tests|docs|bin)(?:/[\w.*-]+)+/?")
MODULE = re.compile(r"(?<![\w./@-])(?:referee|referee_widgets)(?:\.\w+)+")
IMPORT = re.compile(r"^\s*from ((?:referee|referee_widgets)(?:\.\w+)*) import ([\w, ]+)", re.M)
PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b")
EXAMPLES = ("asker", "highcard", "no_fives", "who_is_in", "node_modules")
"""What pages build, and what is installed: not there in a clone."""


@dataclass(frozen=True)
class Block:
    """A block of code: its language and its text."""

    language: str
    text: str


@cache
def text_of(page: Path) -> str:
    """What a page says; of a notebook the cells."""
    text = page.read_text("utf-8")
    if page.suffix == ".ipynb":
        return "\n\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])
    return text


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of code of a page, in order."""
    for found in FENCE.finditer(text_of(page)):
        yield Block(found[1], found[2])


@cache
def prose(page: Path) -> str:
    """What a page says outside its blocks of code."""
    return FENCE.sub("", text_of(page))


@cache
def headings(page: Path) -> set[str]:
    """The names by which links reach the headings of a page."""
    found = re.findall(r"^#+ (.*)$", prose(page), re.M)
    if page.suffix == ".ipynb":
        return {heading.replace(" ", "-") for heading in found}
    plain = (re.sub(r"[^\w\- ]", "", heading).strip().lower() for heading in found)
    return {heading.replace(" ", "-") for heading in plain}


def links(page: Path) -> Iterator[str]:
    """Where a page leads, but for other sites."""
    for target in LINK.findall(prose(page)):
        if "://" not in target:
            yield target


def paths(text: str) -> Iterator[str]:
    """The paths of the repository that a text names, as patterns."""
    for found in PATH.findall(text):
        if not any(example in found for example in EXAMPLES):
            yield PLACEHOLDER.sub("*", found.rstrip("./"))


def modules(text: str) -> Iterator[str]:
    """The modules, and what is in them, that a text names."""
    for found in MODULE.findall(text):
        if not any(example in found for example in EXAMPLES):
            yield found
    for module, names in IMPORT.findall(text):
        if not any(example in module for example in EXAMPLES):
            yield from (f"{module}.{name.split()[0]}" for name in names.split(",") if name.strip())


@cache
def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        module = ".".join(parts[:end])
        try:
            spec = find_spec(module)
        except ModuleNotFoundError:
            continue
        if spec and spec.origin:  # a folder such as referee/books would hide what is called so
            return _has(import_module(module), parts[end:])
    return False


def _has(found: Any, names: list[str]) -> bool:
    for name in names:
        if not hasattr(found, name):  # a field without a default is only annotated
            return any(name in vars(base).get("__annotations__", {}) for base in _mro(found))
        found = getattr(found, name)
    return True


def _mro(found: Any) -> tuple[type, ...]:
    return found.__mro__ if isinstance(found, type) else ()


def write_files(page: Path, folder: Path) -> list[Path]:
    """Writes the files that a page shows: blocks that begin with ``# PATH``."""
    written = []
    for block in blocks(page):
        named = re.match(r"# (\w+/[\w/.]+)\n", block.text)
        if named:
            path = folder / named[1]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")
            written.append(path)
    return written
