"""試合: points by place; after the last game of a set the classes start afresh."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class MatchPoints(ClimbingRule):
    """Gives each place its points, and ends the classes with the set.

    ``games``: games in a set; ``table``: points by number of players, best place first, for tables
    that have such a list.
    """

    words = (MarkWord("game", "game", value="number", until="set"),)
    answers = ("score", "set_over")
    games = Param(4)
    points = Param("players_minus_place")
    table = Param[dict[str, list[int]]]({})

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> object:
        """The points, best place first (``None`` where no list is given), or whether the set is
        over."""
        if question == "set_over":
            game = position.mark("game")
            return game is not None and game.value >= self.games
        if self.points == "by_table":
            return self.table.get(str(position.size))
        return list(range(position.size - 1, -1, -1))
