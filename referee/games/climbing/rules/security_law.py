"""治安維持法: a player who was brought down makes no revolution.

Coded, because no sentence sees what other clauses make of a play before it is made.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import Effects, Prevent
from referee.games.climbing.rule_api.mark_names import BROUGHT_DOWN, REVOLUTION, SUNK
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Foresight, MoveContext
from referee.rulebook.rule import Param

NEARLY = 3
"""From how many cards on players may take a play for a revolution."""


class SecurityLaw(ClimbingRule):
    """The state says who was brought down in the last game; by a reading it is a player who has
    fallen in this one and plays on."""

    words = (BROUGHT_DOWN,)
    security_law_play = Param("barred")
    security_law_when = Param("next_game")

    def restricts(self, position: Position, seat: int) -> bool:
        return self.security_law_play == "barred" and self._is_bound(position, seat)

    def forbids_change(self, position: Position, seat: int, foreseen: Foresight) -> bool:
        if not self.restricts(position, seat):
            return False
        effects = (effect for effect in foreseen.changes() if type(effect) is not Prevent)
        return any(effect.subject[0] == REVOLUTION.kind for effect in effects)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        play = asked.play
        if play is None or play.count < NEARLY:
            return {}
        if self._is_bound(asked.position, asked.seat):
            return {"why": "none"} if self.security_law_play == "barred" else {}
        kinds = {mark.kind for mark in asked.position.marks}
        return {} if kinds & {BROUGHT_DOWN.kind, SUNK} else {"why": "nobody"}

    def on_play(self, context: MoveContext) -> Effects:
        if self.security_law_play == "no_effect" and self._is_bound(context.before, context.seat):
            yield Prevent(REVOLUTION.kind)

    def _is_bound(self, table: PositionView, seat: int) -> bool:
        kind = BROUGHT_DOWN.kind if self.security_law_when == "next_game" else SUNK
        return table.mark(kind, seat) is not None
