"""A pointing rulebook compiled: its rules by what they declare."""

from __future__ import annotations

from msgspec.structs import replace

from referee.engine.query import OngoingGame
from referee.engine.ruleset import RuleSet
from referee.rulebook.rulebook import Rulebook

from .position import PointingPosition
from .possible_worlds import Faces, worlds
from .rule import PointingRule


class PointingRules(RuleSet[PointingRule]):
    """The rules of a rulebook that are on. All tables share it."""

    base = PointingRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.passing = self.declared_by("passes")
        """The rule by which a seat with two cards passes one on."""
        self.sheet = self.declared_by("passes_contested")
        """The rule on what only the sheet of basic rules says."""

    def worlds(self, position: PointingPosition) -> list[Faces]:
        """All possible faces of the cards. A known order that contradicts itself is ignored."""
        ranks = len(self.deck.ranks)
        return worlds(position, ranks) or worlds(replace(position, above=()), ranks)


PointingGame = OngoingGame[PointingRules, PointingPosition]
