"""脱税の罰: what becomes of who is found out not to have given the strongest cards, where that
player is not out for it.

Coded, since nothing else is due in the game after.
"""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.context import Gift, MoveContext
from referee.games.climbing.rule_api.effects import CloseGame, Effects, SetMark
from referee.games.climbing.rule_api.hooks import ANY_CARDS
from referee.games.climbing.rule_api.mark_names import OVER
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param

OPEN_HAND, MORE_TAX = "open_hand", "more_tax"


class TaxPenalty(ClimbingRule):
    """By readings the deal is void, or the next game begins with the own hand shown, or with a card
    more to give. What is due then the next table says."""

    words = (
        OVER,
        MarkSpelling(OPEN_HAND, "shows the hand", holder=True, also=("手札公開",)),
        MarkSpelling(MORE_TAX, "gives one more", holder=True, also=("1枚追加",)),
    )
    scope = ANY_CARDS
    says = ("asks",)
    tax_evasion_penalty = Param("out_and_daihinmin")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark(OVER.kind) is not None

    def on_lie_exposed(self, context: MoveContext) -> Effects:
        if self.tax_evasion_penalty == "deal_void":
            yield CloseGame("void")
        elif self.tax_evasion_penalty == "show_hand_next_time":
            yield SetMark(Mark(OPEN_HAND, holder=context.seat))
        elif self.tax_evasion_penalty == "one_more_card_next_time":
            yield SetMark(Mark(MORE_TAX, holder=context.seat))

    def extra_gift_cards(self, position: Position, gift: Gift) -> int:
        """Only what was found out during the last game counts, not what is during this one."""
        owed = gift.strongest and not gift.shown
        return int(owed and position.mark(MORE_TAX, gift.giver) is not None)
