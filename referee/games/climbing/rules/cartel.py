"""カルテル: after 3-4-5 by the daihinmin all but the daifugo may show each other their hands.

Coded, because no other rule shows cards to some of the players only.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import RUN, SET, Play
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import Effects, Owe, SetMark
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.games.climbing.rule_api.titles import title_of, top_seat
from referee.i18n.messages import in_both
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.questions import MAY_DECLINE, MUST_DO, WHAT_HAPPENS, WHOSE_TURN
from referee.model.types import Words
from referee.rulebook.rule import Param

SHOWN = ("3", "4", "5")
AFTER = (WHAT_HAPPENS, WHOSE_TURN, MUST_DO)
"""The questions about what a play does."""


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

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position = asked.position
        if asked.kind not in (*AFTER, MAY_DECLINE) or not position.field or position.owed:
            return {}
        laid, ranks = position.field[-1], [*map(self.deck.ranks.index, SHOWN)]
        if laid.play.form == SET and laid.play.count == len(SHOWN) and laid.play.shows(ranks[0]):
            return {"why": "cards"} if asked.kind == WHAT_HAPPENS else {}
        if laid.play.form != RUN or not any(laid.play.shows(rank) for rank in ranks):
            return {}
        if not self.concerns(laid.play):
            return {"why": "cards"}
        if laid.seat != NOBODY and not self._is_lowest(position, laid.seat):
            return {"why": "title", "holder": laid.seat}
        return {"why": "alone"} if len(self._members(position)) < 2 else {}

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        return in_both("cause-cartel") if isinstance(effect, Owe) else {}

    def _begins(self, context: MoveContext) -> bool:
        return self._is_lowest(context.before, context.seat)

    def _is_lowest(self, table: PositionView, seat: int) -> bool:
        return title_of(table, seat) in self.book.titles.get(table.size, ())[:1]

    def _members(self, now: PositionView) -> list[int]:
        top = top_seat(now, self.book)
        return [seat for seat in now.playing if seat != top]
