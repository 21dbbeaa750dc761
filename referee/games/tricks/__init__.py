"""The trick-taking family: most games of torite, whist, hearts."""

from __future__ import annotations

from referee.rulebook.rulebook import Rulebook

from .ruleset import TricksEngine


def compile_rulebook(rulebook: Rulebook) -> TricksEngine:
    return TricksEngine(rulebook)
