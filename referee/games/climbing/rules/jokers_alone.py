"""最強のジョーカー: jokers without other cards are the strongest single or pair."""

from __future__ import annotations

from referee.games.climbing.plays.covered_plays import Covered
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule


class JokersAlone(ClimbingRule):
    """The reason why jokers may be played as themselves. Laid with a card face down they are wild
    cards until a doubt shows the cards."""

    says = ("met", "wild")

    def accepts_reading(self, laid: Play, read: Play) -> bool:
        themselves = read.jokers == read.count > 1
        return not (themselves and isinstance(laid, Covered) and laid.face_down > 1)

    def is_met_as_laid(self, play: Play, below: Play | None) -> bool:
        return not isinstance(play, Covered) and play.jokers == play.count
