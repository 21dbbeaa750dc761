"""身分: the titles that the places of a game give."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule


class Titles(ClimbingRule):
    """Gives each place its title, by the book's list for that number of players."""

    answers = ("titles",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> tuple[str, ...]:
        """Titles from the best place down; empty where the book has no list for so many players."""
        return tuple(reversed(self.book.titles.get(position.size, ())))
