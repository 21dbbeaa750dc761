"""手番の順: from the second game on the lowest player leads; the first game is by janken."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled


class LowestLeads(ClimbingRule):
    """Says who leads a fresh game."""

    answers = ("first_lead",)
    lead_facts = ("janken-winner", "last-lowest")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int | str:
        """The lowest seat; in a first game, or where only others have titles, what decides."""
        if not ranking:
            return "janken-winner"
        if len(ranking) == position.size:
            return ranking[-1]
        lowest = self.book.titles.get(position.size, ("",))[0]
        seat = seat_titled(position, lowest)
        return "last-lowest" if seat is None else seat
