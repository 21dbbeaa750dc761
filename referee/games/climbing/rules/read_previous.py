"""裏札の解釈: the next player reads the face-down cards of the play below as it suits them."""

from __future__ import annotations

from referee.games.climbing.plays.covered_plays import Covered
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule


class ReadPrevious(ClimbingRule):
    """The reason why a play on a covered one is allowed; the readings are those of the play
    below."""

    says = ("met",)

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        return isinstance(below, Covered) and not below.shows_nothing
