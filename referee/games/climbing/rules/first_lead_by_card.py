"""最初の親: the holder of a card leads."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import parse_card
from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class FirstLeadByCard(ClimbingRule):
    """``card``: who holds it leads the first game; whether later games too is ``every_game``."""

    answers = ("first_lead",)
    lead_facts = ("first-lead-card",)
    card = Param("S3")
    every_game = Param(False)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int | str | None:
        """The seat that leads, or the fact that decides; ``None`` where the text is silent."""
        if ranking and not self.every_game:
            return None
        wanted = self.deck.mask([parse_card(self.card, self.deck)])
        holder = (seat for seat, hand in enumerate(position.known) if hand & wanted)
        return next(holder, "first-lead-card" if any(position.unknown) else None)
