"""自分重ね: when all others have passed, the player of the top play may beat it."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Clear, Effects, Prevent
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext, may_beat_own_play


class BeatOwnPlay(ClimbingRule):
    """The field stays until its owner, who is asked again, plays on it (which nobody may answer) or
    passes."""

    def on_pass(self, context: MoveContext) -> Effects:
        return self.on_unanswered(context)

    def on_unanswered(self, context: MoveContext) -> Effects:
        if context.now.unanswered and may_beat_own_play(context.now):
            yield Prevent("field")

    def explains_turn(self, position: Position) -> bool:
        return position.unanswered and position.turn == position.field[-1].seat

    def on_clear(self, context: MoveContext) -> Effects:
        before = context.before
        if before.unanswered and before.field[-1].seat == context.seat:
            yield Clear()

    def on_turn(self, context: MoveContext) -> Effects:
        return self.keeps_lead(context)
