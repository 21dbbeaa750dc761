"""独占禁止法: a daifugo with too many 2s and jokers swaps the excess with the daihinmin."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class Antitrust(ClimbingRule):
    """Looked at when the exchange is done; only cards that the hand is known to hold count."""

    relies_on = ("2",)
    least = Param(5)
    antitrust_excess = Param("4", names="number")

    @property
    def _top(self) -> int:
        deck = self.deck
        return deck.rank_masks[deck.ranks.index("2")] | deck.joker_mask(deck.jokers)

    def exchanged(self, moment: Moment) -> Effects:
        poor, rich = seat_titled(moment.now, "daihinmin"), seat_titled(moment.now, "daifugo")
        if poor is None or rich is None:
            return
        held = (moment.now.known[rich] & self._top).bit_count()
        over = held - int(self.antitrust_excess)
        if held >= self.least and over > 0:
            clause = self.clause.id
            yield Owe(Obligation("swap", rich, poor, over, clause=clause, least=over))

    def forbids_meeting(self, meeting: Meeting) -> bool:
        return bool(meeting.cards & ~self._top)
