"""全部裏: a play that lies entirely face down is treated as if it were not there."""

from __future__ import annotations

from referee.games.climbing.plays.face_down import Covered
from referee.games.climbing.position import Laid
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class OverlookFaceDown(ClimbingRule):
    """Leaves the play below such a play, or (reading) nothing, for the next player to beat."""

    says = ("overlooks",)
    ignored_means = Param("play_below_it")

    def overlooks(self, field: tuple[Laid, ...]) -> tuple[Laid, ...]:
        if not field or not _shows_nothing(field[-1]):
            return field
        if self.ignored_means == "nothing":
            return ()
        while field and _shows_nothing(field[-1]):
            field = field[:-1]
        return field


def _shows_nothing(laid: Laid) -> bool:
    return isinstance(laid.play, Covered) and laid.play.shows_nothing
