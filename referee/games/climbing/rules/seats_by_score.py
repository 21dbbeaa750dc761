"""席替え: with each new set everybody sits down anew, from the lowest score up."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.markword import MarkWord


class SeatsByScore(ClimbingRule):
    """Says in which order the next set sits."""

    words = (MarkWord("score", "score", value="number", holder=True, until="set"),)
    answers = ("seating",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int]:
        """The seats, lowest score first; empty unless every score is known and differs."""
        marks = [mark for mark in position.marks if mark.kind == "score"]
        scored = {mark.value: mark.holder for mark in marks}
        return [scored[score] for score in sorted(scored)] if len(scored) == position.size else []
