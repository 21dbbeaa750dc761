"""The first to go out wins (一番初めに上がった人の勝ち)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule


class FirstWins(ClimbingRule):
    """Names the seat that went out first; nobody before that."""

    says = ("won", "nobody")
    answers = ("who_wins",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int]:
        return [leaver.seat for leaver in position.out if leaver.how == "clean"][:1]
