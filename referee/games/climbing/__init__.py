"""The climbing family: daihinmin in all its books."""

from __future__ import annotations

from referee.engine.compile import engine_of
from referee.games.climbing.ruleset.ruleset import ClimbingEngine
from referee.rulebook.rulebook import Rulebook


def compile_rulebook(rulebook: Rulebook) -> ClimbingEngine:
    """The rulebook bound to its rules, ready for play."""
    if rulebook.orders:
        engine = engine_of(rulebook.unordered)
        assert isinstance(engine, ClimbingEngine)
        return engine.ordered_by(rulebook)
    return ClimbingEngine(rulebook)
