"""独占禁止法: a daifugo with too many 2s and jokers swaps the excess with the daihinmin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.games.climbing.position import Standing
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
        return map(Owe, self._excess(moment.now))

    def due(self, owed: Sequence[Obligation], now: Standing) -> Iterator[Obligation]:
        """Whoever is the daifugo holds another hand by now: its excess, if there is one."""
        return self._excess(now)

    def _excess(self, now: Standing) -> Iterator[Obligation]:
        poor, rich = seat_titled(now, "daihinmin"), seat_titled(now, "daifugo")
        if poor is None or rich is None:
            return
        held = (now.known[rich] & self._top).bit_count()
        over = now.can_part_with(poor, held - int(self.antitrust_excess))
        if held >= self.least and over > 0:
            yield Obligation("swap", rich, poor, over, clause=self.clause.id, least=over)

    def forbids_meeting(self, meeting: Meeting) -> bool:
        return bool(meeting.cards & ~self._top)
