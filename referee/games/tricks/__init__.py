"""The trick-taking family: torite in its games, whist, hearts."""

from __future__ import annotations

from referee.rulebook import Rulebook

from .engine import TricksEngine


def compile_rulebook(rulebook: Rulebook) -> TricksEngine:
    return TricksEngine(rulebook)
