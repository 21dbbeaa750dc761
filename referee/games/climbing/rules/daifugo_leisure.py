"""大富豪の余裕: the daifugo may not play in the first trick, or on the first own turn."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.hooks import ANY_CARDS
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class DaifugoLeisure(ClimbingRule):
    """Where only the first own turn is meant, it is over with the daifugo's first pass."""

    words = (
        MarkWord("first_trick", "first trick", until="clear", also=("最初の場",)),
        MarkWord("leisure_over", "first turn over", until="clear"),
    )
    kinds = (PLAY,)
    scope = ANY_CARDS
    leisure_turn = Param("first_trick")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        first = position.mark("first_trick") and not position.mark("leisure_over")
        return bool(first) and seat == seat_titled(position, "daifugo")

    def passed(self, moment: Moment) -> Effects:
        own_turn_only = self.leisure_turn == "first_own_turn" and moment.now.mark("first_trick")
        if own_turn_only and moment.seat == seat_titled(moment.now, "daifugo"):
            yield SetMark(Mark("leisure_over", until="clear"))
