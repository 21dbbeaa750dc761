"""Who took the most tricks wins (最も多くトリックを取った人の勝ち)."""

from __future__ import annotations

from referee.games.tricks.position import TricksPosition
from referee.games.tricks.rule import TallyRule


class MostTricks(TallyRule):
    def tally(self, position: TricksPosition, seat: int) -> int | None:
        return position.tricks[seat]
