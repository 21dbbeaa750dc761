"""カルテル: after 3-4-5 by the daihinmin all but the daifugo may show each other their hands.

Coded, because no other rule shows cards to some of the players only.
"""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import Effects, Owe, SetMark
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.games.climbing.rule_api.titles import title_of, top_seat
from referee.i18n.messages import in_both
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark, Obligation
from referee.model.types import Words
from referee.rulebook.rule import Param

SHOWN = ("3", "4", "5")


class Cartel(ClimbingRule):
    """Each of them is asked; or by a reading they may do so from now on, without being asked."""

    relies_on = SHOWN
    words = (MarkSpelling("cartel", "cartel", also=("カルテル",)),)
    asks = frozenset({"share"})
    cartel_until = Param("once")
    cartel_longer = Param("yes")

    def concerns(self, play: Play) -> bool:
        if play.form != RUN or (self.cartel_longer == "no" and play.count != len(SHOWN)):
            return False
        return all(play.shows(self.deck.ranks.index(rank), stand_ins=True) for rank in SHOWN)

    def on_play(self, context: MoveContext) -> Effects:
        lasts = self.cartel_until == "for_the_game" and not context.before.mark("cartel")
        if lasts and self._begins(context):
            yield SetMark(Mark("cartel"))

    def on_owe(self, context: MoveContext) -> Effects:
        members = self._members(context.now)
        if self.cartel_until != "once" or not self._begins(context) or len(members) < 2:
            return
        for seat in members:
            yield Owe(Obligation("share", seat, clause=self.clause.id))

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        return in_both("cause-cartel") if isinstance(effect, Owe) else {}

    def _begins(self, context: MoveContext) -> bool:
        titles = self.book.titles.get(context.now.size, ())
        return title_of(context.before, context.seat) in titles[:1]

    def _members(self, now: PositionView) -> list[int]:
        top = top_seat(now, self.book)
        return [seat for seat in now.playing if seat != top]
