"""反則あがり: some cards may not be among the last ones played."""

from __future__ import annotations

from referee.games.climbing.effects import Leave
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.position import find_mark
from referee.rule import Param


class FoulFinish(ClimbingRule):
    """A 2, a joker or an 8 among the last cards; while revolution holds, a 3 instead of the 2."""

    foul_state = Param("after_play")
    always = Param[list[str]](["8"], "ranks that are a foul in any order")
    strongest = Param("2", "the rank that is a foul in normal order")
    reversed_strongest = Param("3", "the rank that is a foul under revolution")

    def finish(self, moment: Moment) -> Effects:
        if moment.goes_out and (moment.play.jokers or self._shows_foul(moment)):
            yield Leave(moment.seat, "foul")

    def _shows_foul(self, moment: Moment) -> bool:
        ranks = moment.play.naturals
        fouls = [self.deck.ranks.index(rank) for rank in (*self.always, self._strongest(moment))]
        return any(rank in ranks for rank in fouls)

    def _strongest(self, moment: Moment) -> str:
        after = find_mark(moment.now.marks, "revolution")
        before = find_mark(moment.before.marks, "revolution")
        if after == before:
            overturned = after
        else:
            overturned = after if self.foul_state == "after_play" else before
        return self.reversed_strongest if overturned else self.strongest
