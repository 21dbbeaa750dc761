"""Who passes too often drops out (パスの回数と脱落)."""

from __future__ import annotations

from referee.games.sevens.position import SevensPosition
from referee.games.sevens.rule import SevensRule
from referee.games.sevens.words import PASSES
from referee.model.mark_spelling import MarkWord
from referee.rulebook.rule import Param


class PassLimit(SevensRule):
    says = ("must-play", "binds", "free", "over", "any", "dropped", "stays", "open")
    words = (MarkWord(PASSES, "passes", value="number", holder=True),)
    allowed = Param(
        "3", "how many passes are free; with one more one drops out", names="number", also=("any",)
    )
    sevens_dropout_cards = Param(
        "placed_on_table", "what becomes of the cards of somebody who drops out"
    )
    at_will = Param("yes", "whether one may pass with a card that fits")

    def allowed_passes(self) -> int | None:
        return int(self.allowed) if self.allowed != "any" else None

    def dropped_cards(self) -> str:
        return self.sevens_dropout_cards

    def bars_pass(self, position: SevensPosition, seat: int, can_play: bool | None) -> bool | None:
        return False if can_play is False or self.at_will == "yes" else can_play
