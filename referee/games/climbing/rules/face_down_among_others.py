"""表札と裏札の組み合わせ: any cards of a play may be face down next to others face up."""

from __future__ import annotations

from referee.games.climbing.plays.covered_plays import Covered
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule


class FaceDownAmongOthers(ClimbingRule):
    """The reason why a play of several cards may be partly or wholly face down."""

    says = ("met",)

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        return isinstance(play, Covered) and play.face_down > 0 and play.count > 1
