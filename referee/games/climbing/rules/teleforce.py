"""テレフォース: seven turns after a 4 alone the game is over.

Coded, because no other rule ends a game after a number of turns.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import CloseGame, DropMark, Effects, SetMark
from referee.games.climbing.rule_api.mark_names import OVER
from referee.games.climbing.rule_api.rule import ANY_CARDS, Asked, ClimbingRule, MoveContext
from referee.i18n.messages import in_both
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.questions import WHO_LEADS, WHOSE_TURN
from referee.model.types import Words
from referee.rulebook.rule import Param

TURNS = 7


class Teleforce(ClimbingRule):
    """A turn is a play or a pass. By a reading only those of the player of the 4 count, or if that
    player is out, those of the next one."""

    relies_on = ("4",)
    words = (
        MarkSpelling("teleforce", "teleforce", value="number", holder=True, also=("テレフォース",)),
        OVER,
    )
    scope = ANY_CARDS
    teleforce_turns = Param("one_players_move")
    teleforce_second = Param("no_effect")

    def comes_to(self, mark: object) -> Words:
        if not isinstance(mark, Mark) or mark.kind != "teleforce":
            return {}
        rounds = "no" if self.teleforce_turns == "one_players_move" else "yes"
        return in_both("teleforce-left", number=mark.value, rounds=rounds)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark("over") is not None

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        running = self._running(asked.position)
        own = self.teleforce_turns == "one_players_move"
        is_last = own and running is not None and running.value == 1
        return {"number": 1} if is_last and asked.kind in (WHOSE_TURN, WHO_LEADS) else {}

    def on_play(self, context: MoveContext) -> Effects:
        running = self._running(context.before)
        if self._starts(context):
            if running and running.holder != context.seat:
                yield DropMark("teleforce", running.holder)
            yield SetMark(Mark("teleforce", TURNS, context.seat))

    def on_turn(self, context: MoveContext) -> Effects:
        if not self._starts(context):
            yield from self.on_pass(context)

    def on_pass(self, context: MoveContext) -> Effects:
        """Counts a turn."""
        running = self._running(context.before)
        if running is None or not self._counts(context, running.holder):
            return
        yield SetMark(Mark("teleforce", running.value - 1, running.holder))
        if running.value <= 1:
            yield CloseGame("time")

    def _starts(self, context: MoveContext) -> bool:
        """Whether the play is a 4 alone that starts the count."""
        play = context.play
        if play.form != SINGLE or not play.naturals.get(self.deck.ranks.index("4")):
            return False
        return self.teleforce_second == "starts_anew" or self._running(context.before) is None

    def _running(self, table: PositionView) -> Mark | None:
        return next((mark for mark in table.marks if mark.kind == "teleforce"), None)

    def _counts(self, context: MoveContext, starter: int) -> bool:
        before = context.before
        counting = before.after(starter) if before.is_out(starter) else starter
        return self.teleforce_turns == "one_players_move" or context.seat == counting
