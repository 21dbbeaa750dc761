"""The climbing family: daihinmin in all its books."""

from __future__ import annotations

from referee.rulebook import Rulebook

from .engine import ClimbingEngine


def compile_rulebook(rulebook: Rulebook) -> ClimbingEngine:
    """The rulebook bound to its rules, ready for play."""
    if rulebook.orders:
        engine = rulebook.unordered.engine
        assert isinstance(engine, ClimbingEngine)
        return engine.ordered_by(rulebook)
    return ClimbingEngine(rulebook)
