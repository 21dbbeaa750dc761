"""勝負の終わり: when the first player has no card left the game is over and hands are counted."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.effects_doubt import CloseGame
from referee.games.climbing.rule.hooks import ANY_CARDS
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.words import OVER
from referee.rulebook.rule import Param


class FirstOutEnds(ClimbingRule):
    """Ends the game with the first to go out, or (reading) lets the others play on."""

    words = (OVER,)
    scope = ANY_CARDS
    game_ends = Param("first_out")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark("over") is not None

    def fall(self, moment: Moment) -> Effects:
        """Somebody is out, and by no foul."""
        yield from self.held(moment)

    def held(self, moment: Moment) -> Effects:
        """Also of a described table."""
        out = any(leaver.how == "clean" for leaver in moment.now.out)
        if out and self.game_ends == "first_out" and moment.now.mark("over") is None:
            yield CloseGame()
