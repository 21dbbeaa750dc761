"""スペード2: under revolution the spade 2 answers a lone joker, in the place of the spade 3."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule.effects import Clear, Effects, Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class SpadeTwo(ClimbingRule):
    """Wherever the order is turned round; there nobody goes out on the spade 2 alone."""

    relies_on = ("S",)
    allowed_counts = (1,)
    at_exits = ("finish",)

    def _is_spade(self, play: Play, rank: str) -> bool:
        deck = self.deck
        card = deck.rank_masks[deck.ranks.index(rank)] & deck.suit_masks[deck.suits.index("S")]
        return play.form == SINGLE and play.mask == card

    def applies(self, at: SituationView) -> bool:
        return at.reversed and at.top is not None and at.top.is_lone_joker

    def allows(self, at: SituationView, play: Play) -> bool:
        return self._is_spade(play, "2")

    def bars(self, at: SituationView, play: Play) -> bool:
        return self.applies(at) and self._is_spade(play, "3")

    def concerns(self, play: Play) -> bool:
        return self._is_spade(play, "2")

    def cut(self, moment: Moment) -> Effects:
        if self.applies(moment.situation):
            yield Clear()

    def finish(self, moment: Moment) -> Effects:
        if moment.goes_out and moment.situation.reversed:
            yield Leave(moment.seat, "foul", cards=moment.play.mask)
