"""Rulebooks made ready for play by their families."""

from __future__ import annotations

from threading import Lock
from typing import Any

from referee.basis.loading import undisturbed
from referee.rulebook.registry import family_of
from referee.rulebook.rulebook import Rulebook

from .family import Family, FamilyEngine

AnyEngine = FamilyEngine[Any, Any]


def engine_of(rules: Rulebook) -> AnyEngine:
    """The rulebook ready for play; made once, and kept with it."""
    found: AnyEngine | None = rules.compiled
    if found is None:
        with undisturbed():
            family: Family[Any, Any] = family_of(rules.family)
            made = FamilyEngine(family, family.compile(rules))
        with _ONE_BY_ONE:  # of threads that compile the same, all get the one that was first
            found = rules.compiled = rules.compiled or made
    return found


_ONE_BY_ONE = Lock()
