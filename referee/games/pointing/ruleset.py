"""A pointing rulebook compiled: its rules by what they declare."""

from __future__ import annotations

from msgspec.structs import replace

from referee.engine.ruleset import RuleSet
from referee.rulebook.rulebook import Rulebook

from .position import PointingPosition
from .possible_worlds import Faces, worlds
from .rule import PointingRule


class PointingRules(RuleSet[PointingRule]):
    """Nothing here depends on a table; all tables share it."""

    base = PointingRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.passing = self.declared_by("passes")
        """The rule by which who has two cards passes one on."""
        self.sheet = self.declared_by("passes_contested")
        """The rule on what only the sheet of basic rules could tell."""

    def worlds(self, position: PointingPosition) -> list[Faces]:
        """Every way the cards may be; what was said of them counts unless it contradicts itself."""
        ranks = len(self.deck.ranks)
        return worlds(position, ranks) or worlds(replace(position, above=()), ranks)
