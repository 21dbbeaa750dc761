"""階段: three or more consecutive numbers of one suit; the same number of cards must follow."""

from __future__ import annotations

from referee.games.climbing.play import RUN, Play
from referee.games.climbing.rule import ClimbingRule
from referee.games.climbing.situation import Situation


class Runs(ClimbingRule):
    """Brings in runs within the natural ranks, and binds what follows to their number of cards."""

    forms = ("runs",)

    def count_asked(self, at: Situation) -> int:
        return at.top.count if at.top is not None and at.top.form == RUN else 0

    def bars(self, at: Situation, play: Play) -> bool:
        if play.form == RUN and (play.ranks[0] < 0 or play.ranks[-1] >= len(at.deck.ranks)):
            return True
        return self.count_asked(at) not in (0, play.count)

    def meets(self, at: Situation, play: Play) -> bool:
        return play.form == RUN
