"""テレフォース: a 4 alone, and seven turns later the game is over.

Coded, since no other rule ends a game by the number of its turns.
"""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.effects import CloseGame, DropMark, Effects, SetMark
from referee.games.climbing.rule_api.hooks import ANY_CARDS
from referee.games.climbing.rule_api.mark_names import OVER
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param

TURNS = 7


class Teleforce(ClimbingRule):
    """A turn is a play or a pass; by a reading only those of the player of the 4 count, or once
    that one is out those of whoever comes next."""

    relies_on = ("4",)
    words = (
        MarkSpelling("teleforce", "teleforce", value="number", holder=True, also=("テレフォース",)),
        OVER,
    )
    scope = ANY_CARDS
    teleforce_turns = Param("one_players_move")
    teleforce_second = Param("no_effect")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark("over") is not None

    def on_play(self, moment: Moment) -> Effects:
        running = self._running(moment.before)
        if self._starts(moment):
            if running and running.holder != moment.seat:
                yield DropMark("teleforce", running.holder)
            yield SetMark(Mark("teleforce", TURNS, moment.seat))

    def on_turn(self, moment: Moment) -> Effects:
        if not self._starts(moment):
            yield from self.on_pass(moment)

    def on_pass(self, moment: Moment) -> Effects:
        """A turn is over, whatever was done in it."""
        running = self._running(moment.before)
        if running is None or not self._counts(moment, running.holder):
            return
        yield SetMark(Mark("teleforce", running.value - 1, running.holder))
        if running.value <= 1:
            yield CloseGame("time")

    def _starts(self, moment: Moment) -> bool:
        """Whether the play is a 4 alone that lets the turns begin."""
        play = moment.play
        if play.form != SINGLE or not play.naturals.get(self.deck.ranks.index("4")):
            return False
        return self.teleforce_second == "starts_anew" or self._running(moment.before) is None

    def _running(self, table: PositionView) -> Mark | None:
        return next((mark for mark in table.marks if mark.kind == "teleforce"), None)

    def _counts(self, moment: Moment, starter: int) -> bool:
        before = moment.before
        counting = before.after(starter) if before.is_out(starter) else starter
        return self.teleforce_turns == "one_players_move" or moment.seat == counting
