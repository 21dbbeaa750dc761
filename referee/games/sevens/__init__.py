"""The sevens family (七並べ): each suit is laid out in a row from its seven."""

from __future__ import annotations

from referee.rulebook.rulebook import Rulebook

from .ruleset import SevensEngine


def compile_rulebook(rulebook: Rulebook) -> SevensEngine:
    """The rulebook bound to its rules, ready for play."""
    return SevensEngine(rulebook)
