"""The poker family: five cards make a hand, the strongest hand wins."""

from __future__ import annotations

from referee.rulebook.rulebook import Rulebook

from .ruleset import PokerEngine


def compile_rulebook(rulebook: Rulebook) -> PokerEngine:
    """The rulebook bound to its rules, ready for play."""
    return PokerEngine(rulebook)
