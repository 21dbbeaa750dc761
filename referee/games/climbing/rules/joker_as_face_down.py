"""ワイルドカードのジョーカー: among other cards a joker is read as freely as a card face down."""

from __future__ import annotations

from referee.games.climbing.plays.covered_plays import Covered
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule


class JokerAsFaceDown(ClimbingRule):
    """Lets jokers stand for any card without saying which; the next player reads them."""

    allows_face_down = True
    wild = True
    says = ("met",)

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        return isinstance(play, Covered) and play.laid.up > self.deck.naturals
