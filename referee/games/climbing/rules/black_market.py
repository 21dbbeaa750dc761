"""闇市: three As let their player swap two cards for the two strongest of somebody else."""

from __future__ import annotations

from referee.games.climbing.effects import Owe
from referee.games.climbing.play import Play
from referee.games.climbing.rule import ClimbingRule, Effects, Meeting, Moment
from referee.moves import SWAP
from referee.position import Obligation


class BlackMarket(ClimbingRule):
    """Two for two, or not at all."""

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("A"), stand_ins=False) == 3

    def owe(self, moment: Moment) -> Effects:
        clause = self.clause.id
        yield Owe(Obligation("swap", moment.seat, count=2, clause=clause, strongest=True))

    def forbids_meeting(self, meeting: Meeting) -> bool:
        return meeting.kind == SWAP and meeting.cards.bit_count() != 2
