"""ダウト・スルー: a play with cards face down may be doubted by every other player."""

from __future__ import annotations

from referee.games.climbing.rule_api.effects import Effects, SettleDoubt
from referee.games.climbing.rule_api.mark_names import DOUBT_WORDS
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.rulebook.rule import Param


class Doubt(ClimbingRule):
    """Asks every other player. A doubt shows the cards, and the player who was wrong is
    punished."""

    says = (
        "doubt", "through", "own", "said", "nothing", "closed", "stands", "falls", "shown",
        "unshown", "no-pass", "called",
    )  # fmt: skip
    words = DOUBT_WORDS
    several_doubters = Param("first_in_turn_order")

    @property
    def answer_order(self) -> str:
        return "first_called" if self.several_doubters == "first_called" else "turn_order"

    def opens_doubt(self, context: MoveContext) -> bool:
        return context.play.face_down > 0

    def on_doubt(self, context: MoveContext, doubter: int, legal: bool) -> Effects:
        """Punishes the doubter of a legal play, otherwise its player."""
        punished, other = (doubter, context.seat) if legal else (context.seat, doubter)
        yield SettleDoubt(other, punished, legal, context.play.mask)
