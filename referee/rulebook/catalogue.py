"""The families there are, and the rules of each: found by their names in a book."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from referee.errors import UnknownName

from .rule import Rule


@cache
def rule_class(family: str, name: str) -> type[Rule]:
    """The rule in ``rules/NAME.py`` of the family's package. Raises ``UnknownName``."""
    path = f"{family_package(family)}.rules.{name}"
    if find_spec(path) is None:
        raise UnknownName("rule", name, [])
    module = import_module(path)
    found: type[Rule] = getattr(module, "".join(part.capitalize() for part in name.split("_")))
    return found


# ---- families


PACKAGES: dict[str, str] = {}


def family_package(name: str) -> str:
    """The package that plays the books of a family."""
    return PACKAGES.get(name, f"referee.games.{name}")


def family_of(name: str) -> Any:
    """What the module ``family`` of the family's package declares as ``FAMILY``."""
    return import_module(f"{family_package(name)}.family").FAMILY
