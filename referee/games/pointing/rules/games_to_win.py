"""How many games must be won (ゲーム先取)."""

from __future__ import annotations

from referee.games.pointing.rule import PointingRule
from referee.games.pointing.words import WINS
from referee.model.mark_spelling import MarkWord
from referee.rulebook.rule import Param


class GamesToWin(PointingRule):
    says = ("won", "short")
    words = (MarkWord(WINS, "games won", value="number", holder=True, until="set"),)
    target = Param("1", "how many games", names="number")

    def wins_needed(self) -> int:
        return int(self.target)
