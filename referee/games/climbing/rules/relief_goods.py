"""物資救援: once a game the daihinmin takes the cards of the field on turn, and leads."""

from __future__ import annotations

from collections.abc import Iterable

from referee.games.climbing.plays.unseen import cards_on
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Clear, Effects, Lead, SetMark
from referee.games.climbing.rule.effects_cards import TakeTop
from referee.games.climbing.rule.moment import Meeting
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import title_of
from referee.model.marks import Mark, Obligation
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

USED = "relief_goods"


class ReliefGoods(ClimbingRule):
    """Nothing played sets it off, so no sentence says it: it is offered whenever the turn comes."""

    words = (MarkWord(USED, "relief goods", holder=True, also=("物資救援",)),)
    relief_goods_whole = Param("all")

    def offers(self, position: Position, seat: int) -> Iterable[Obligation]:
        titles = self.book.titles.get(position.size, ())
        lowest = title_of(position, seat) in titles[:1]
        if not lowest or not position.field or position.mark(USED, seat):
            return
        if any(laid.play.hidden for laid in position.field):
            return
        top = self.relief_goods_whole == "top_only"
        cards = position.field[-1].play.mask if top else cards_on(self.deck, position)
        count = cards.bit_count()
        yield Obligation("take_field", seat, count=count, clause=self.clause.id, least=count,
                         of=cards)  # fmt: skip

    def met(self, meeting: Meeting) -> Effects:
        top = self.relief_goods_whole == "top_only"
        yield TakeTop(meeting.seat, meeting.cards, 1 if top else 0)
        yield SetMark(Mark(USED, holder=meeting.seat))
        yield Clear()
        yield Lead(meeting.seat)
