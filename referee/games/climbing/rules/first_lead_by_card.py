"""最初の親: the first game is led by the holder of a card; each set is seated by score."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import parse_card
from referee.games.climbing.rule import ClimbingRule
from referee.games.climbing.words import MarkWord
from referee.position import NOBODY, Position
from referee.rule import Param


class FirstLeadByCard(ClimbingRule):
    """``card``: who holds it leads the first game. Later games' leaders are not named."""

    words = (MarkWord("score", "score", value="number", holder=True, until="set"),)
    answers = ("first_lead", "seating")
    card = Param("S3")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> object:
        """The seat that leads (``NOBODY`` where nobody can tell), or the seats by score."""
        if question == "seating":
            scored = [mark for mark in position.marks if mark.kind == "score"]
            return [mark.holder for mark in sorted(scored, key=lambda mark: mark.value)]
        if ranking:
            return NOBODY
        wanted = self.deck.mask([parse_card(self.card)])
        return next((seat for seat, hand in enumerate(position.known) if hand & wanted), NOBODY)
