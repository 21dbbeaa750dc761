"""The climbing family: daihinmin in all its books."""

from __future__ import annotations

from referee.rulebook import Rulebook

from .engine import ClimbingEngine


def compile_rulebook(rulebook: Rulebook) -> ClimbingEngine:
    """The rulebook bound to its rules, ready for play."""
    return ClimbingEngine(rulebook)
