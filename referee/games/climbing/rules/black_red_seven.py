"""ブラック7・レッド7: red 7s above the 2 in normal order, black 7s above the 3 in the reverse."""

from __future__ import annotations

from referee.games.climbing.plays.order import Strengths
from referee.games.climbing.rule.hooks import Lifts
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import Marks


class BlackRedSeven(ClimbingRule):
    """Puts two 7s at the top, one step above the strongest number."""

    relies_on = ("7", "S", "C", "H", "D")

    def lifts(self, marks: Marks, order: Strengths, turned: bool) -> tuple[Lifts, Lifts]:
        deck = self.deck
        seven = deck.ranks.index("7") * len(deck.suits)
        suits = "SC" if turned else "HD"
        top = max(order[: len(deck.ranks)]) + 1
        return {}, {seven + deck.suits.index(suit): top for suit in suits}
