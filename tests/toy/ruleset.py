"""A rulebook of the toy family compiled: its rules by what they declare."""

from __future__ import annotations

from referee.engine.query import OngoingGame
from referee.engine.ruleset import RuleSet

from .position import ToyPosition
from .rule import ToyRule


class ToyRules(RuleSet[ToyRule]):
    """What follows from the rules alone would be worked out here, once for all tables."""

    base = ToyRule


ToyGame = OngoingGame[ToyRules, ToyPosition]
