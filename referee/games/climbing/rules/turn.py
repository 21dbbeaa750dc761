"""手番: only the player whose turn it is moves."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import LEFT_OVER
from referee.games.climbing.rule_api.rule import ANY_CARDS, ClimbingRule
from referee.model.marks import NOBODY


class Turn(ClimbingRule):
    """Bars moves out of turn, and all moves of players who are out."""

    roles = ("turn",)
    scope = ANY_CARDS
    out_of_turn = True
    words = (LEFT_OVER,)
    bars_as = "turn"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        turn = position.turn
        if position.out and position.is_out(seat):
            return True
        return turn not in (NOBODY, seat)
