"""Rulebooks made ready for play by their families."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from referee.rulebook.catalogue import family_of, family_package
from referee.rulebook.rulebook import Rulebook

from .family import Family, FamilyEngine

AnyEngine = FamilyEngine[Any, Any]


def engine_of(rules: Rulebook) -> AnyEngine:
    """The rulebook ready for play; made once, and kept with it."""
    found: AnyEngine | None = rules.compiled
    if found is None:
        old = getattr(import_module(family_package(rules.family)), "compile_rulebook", None)
        if old:
            found = rules.compiled = old(rules)
            return found
        family: Family[Any, Any] = family_of(rules.family)
        found = rules.compiled = FamilyEngine(family, family.compile(rules))
    return found
