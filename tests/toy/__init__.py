"""A throwaway family: one trick of coloured cards. It shows what a family needs, and no more."""

from __future__ import annotations

from referee.rulebook.rulebook import Rulebook

from .engine import ToyEngine


def compile_rulebook(rulebook: Rulebook) -> ToyEngine:
    return ToyEngine(rulebook)
