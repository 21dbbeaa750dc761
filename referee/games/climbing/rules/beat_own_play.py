"""自分に重ね: when all others have passed, the last to play may play once more on the own cards."""

from __future__ import annotations

from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.effects import Clear, Effects, Prevent
from referee.games.climbing.rule_api.rule import ClimbingRule


class BeatOwnPlay(ClimbingRule):
    """The field stays until its owner, asked once more, has played, which nobody may answer, or has
    passed."""

    def on_pass(self, moment: Moment) -> Effects:
        return self.on_unanswered(moment)

    def on_unanswered(self, moment: Moment) -> Effects:
        if moment.now.unanswered and self._may_go_on(moment.now):
            yield Prevent("field")

    def _may_go_on(self, now: PositionView) -> bool:
        """Whether the owner of the field is still to be asked."""
        owner = now.field[-1].seat
        return owner in now.playing and not now.passed >> owner & 1

    def explains_turn(self, position: Position) -> bool:
        return position.unanswered and position.turn == position.field[-1].seat

    def on_clear(self, moment: Moment) -> Effects:
        before = moment.before
        if before.unanswered and before.field[-1].seat == moment.seat:
            yield Clear()

    def on_turn(self, moment: Moment) -> Effects:
        return self.keeps_lead(moment)
