"""最初の親: the first game is led by the holder of a card; each set is seated by score."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import parse_card
from referee.games.climbing.rule import ClimbingRule
from referee.games.climbing.words import MarkWord
from referee.position import NOBODY, Position
from referee.rule import Param


class FirstLeadByCard(ClimbingRule):
    """``card``: who holds it leads the first game; whether later games too is ``every_game``."""

    words = (MarkWord("score", "score", value="number", holder=True, until="set"),)
    answers = ("first_lead", "seating")
    lead_fact = "first-lead-card"
    card = Param("S3")
    every_game = Param(False)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> object:
        """The seat that leads (``NOBODY`` where nobody can tell, ``None`` where the text is
        silent), or the seats by score."""
        if question == "seating":
            return _by_score(position)
        if ranking and not self.every_game:
            return None
        wanted = self.deck.mask([parse_card(self.card)])
        holder = (seat for seat, hand in enumerate(position.known) if hand & wanted)
        return next(holder, NOBODY if any(position.unknown) else None)


def _by_score(position: Position) -> list[int]:
    """The seats, lowest score first; empty unless every score is known and differs."""
    scored = {mark.value: mark.holder for mark in position.marks if mark.kind == "score"}
    return [scored[score] for score in sorted(scored)] if len(scored) == position.size else []
