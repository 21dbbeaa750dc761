"""下剋上: when the lowest player of last game goes out first, the game ends upside down."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, EndGame
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled, standing
from referee.model.markword import MarkWord


class Gekokujo(ClimbingRule):
    """Last game's ranking is turned round; it takes everybody's title of last game."""

    words = (MarkWord("ranking", "ranking", value="seats", also=("順位",)),)

    def fall(self, moment: Moment) -> Effects:
        before, now = moment.before.out, moment.now.out
        if any(leaver.how == "clean" for leaver in before):
            return
        first = next((leaver.seat for leaver in now if leaver.how == "clean"), None)
        ranking = standing(moment.before)
        lowest = seat_titled(moment.now, "daihinmin")
        if first is not None and first == lowest and len(ranking) == moment.now.size:
            yield EndGame(tuple(reversed(ranking)))
