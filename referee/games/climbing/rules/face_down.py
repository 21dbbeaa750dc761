"""裏札: any cards of a play may lie face down; they count as whatever makes it a legal play."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule


class FaceDown(ClimbingRule):
    """Lets cards be laid face down. A play is allowed if some assignment of them makes it legal."""

    allows_face_down = True
    says = ("met",)

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        return play.face_down > 0
