"""The pointing family: everybody points at a card at the same moment (犯人は踊るポーカー)."""

from __future__ import annotations

from referee.rulebook.rulebook import Rulebook

from .ruleset import PointingEngine


def compile_rulebook(rulebook: Rulebook) -> PointingEngine:
    """The rulebook bound to its rules, ready for play."""
    return PointingEngine(rulebook)
