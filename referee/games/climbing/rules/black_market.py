"""闇市: three As let their player swap two cards for the two strongest of somebody else."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Obligation
from referee.model.moves import SWAP
from referee.rulebook.rule import Param

CARDS = 2
"""How many cards are swapped."""


class BlackMarket(ClimbingRule):
    """Two for two, or not at all."""

    relies_on = ("A",)
    strongest_cards = Param("order_that_holds")

    @property
    def plainly(self) -> bool:  # type: ignore[override]
        return self.strongest_cards == "normal_order"

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("A"), stand_ins=False) == 3

    def owe(self, moment: Moment) -> Effects:
        now, seat, clause = moment.now, moment.seat, self.clause.id
        able = [each for each in now.playing if now.can_part_with(each, CARDS) == CARDS]
        if seat in able and len(able) > 1:
            yield Owe(Obligation("swap", seat, count=CARDS, clause=clause, strongest=True))

    def due(self, owed: Sequence[Obligation], now: Standing) -> list[Obligation]:
        return [each for each in super().due(owed, now) if each.count == CARDS]

    def forbids_meeting(self, meeting: Meeting) -> bool:
        return meeting.kind == SWAP and meeting.cards.bit_count() != CARDS
