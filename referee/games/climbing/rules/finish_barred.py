"""最強あがり禁止: a joker, the strongest rank or an 8 may not be among the last cards played.

Coded, because no sentence sees the hand when a play is judged.
"""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, SINGLE, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import J_BACK, REVOLUTION
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class FinishBarred(ClimbingRule):
    """A player who has nothing else to play stays in the game. By readings a play of such cards
    only is allowed, and judged as a foul; or any such play goes back to the hand."""

    move_kinds = (PLAY,)
    relies_on = ("2", "3", "8")
    finish_barred_stuck = Param("stays_in_to_the_end")
    finish_barred_then = Param("must_pass")

    def restricts(self, position: Position, seat: int) -> bool:
        return self.finish_barred_then == "must_pass"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return self.finish_barred_then == "must_pass" and self._fails(position, seat, play)

    def takes_back(self, context: MoveContext) -> bool:
        returned = self.finish_barred_then == "taken_back_and_field_cleared"
        return returned and self._fails(context.before, context.seat, context.play)

    def _fails(self, position: Position, seat: int, play: Play | None) -> bool:
        """Whether the play would be the last one and may not be."""
        if play is None or position.held(seat) != play.count:
            return False
        barred = play.mask & self._barred(position, play)
        return barred not in (0, play.mask if self.finish_barred_stuck == "foul" else 0)

    def offending_cards(self, position: Position, seat: int, cards: int) -> int:
        return cards & self._barred(position, None) or cards

    def _barred(self, position: Position, play: Play | None) -> int:
        """The cards that may not be the last ones; an 8 in a run may."""
        marks = (REVOLUTION.kind, J_BACK.kind)
        turned = sum(position.mark(kind) is not None for kind in marks) % 2
        eights = ("8",) if play is None or play.form in (SINGLE, SET) else ()
        return self.cards_of("3" if turned else "2", "Jo", *eights)
