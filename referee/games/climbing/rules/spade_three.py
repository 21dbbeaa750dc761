"""スペード3返し: the spade 3 beats a joker played alone and clears the field."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView


class SpadeThree(ClimbingRule):
    """Allows the natural spade 3 on a lone joker, in spite of locks; elsewhere it is a plain 3."""

    relies_on = ("3", "S")
    allowed_counts = (1,)

    def applies(self, at: SituationView) -> bool:
        return at.top is not None and at.top.is_lone_joker

    def allows(self, at: SituationView, play: Play) -> bool:
        return self.concerns(play)

    def concerns(self, play: Play) -> bool:
        deck = self.deck
        spade_three = (
            deck.rank_masks[deck.ranks.index("3")] & deck.suit_masks[deck.suits.index("S")]
        )
        return play.form == SINGLE and play.mask == spade_three

    def cut(self, moment: Moment) -> Effects:
        top = moment.situation.top
        if top is not None and top.is_lone_joker:
            yield Clear()
