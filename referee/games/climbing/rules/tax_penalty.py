"""脱税の罰: the penalty for not giving the strongest cards, if the liar isn't out for it.

Coded, because no other rule has effects in the next game.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import CloseGame, Effects, SetMark
from referee.games.climbing.rule_api.mark_names import OVER
from referee.games.climbing.rule_api.rule import (
    ANY_CARDS,
    Asked,
    ClimbingRule,
    Gift,
    MoveContext,
)
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.questions import MAY_GIVE, MUST_GIVE
from referee.rulebook.rule import Param

OPEN_HAND, MORE_TAX = "open_hand", "more_tax"


class TaxPenalty(ClimbingRule):
    """By readings the deal is void, or the next game begins with the liar's hand shown, or with one
    more card to give. The state of the next game says that it is due."""

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
            yield CloseGame("lie")
        elif self.tax_evasion_penalty == "show_hand_next_time":
            yield SetMark(Mark(OPEN_HAND, holder=context.seat))
        elif self.tax_evasion_penalty == "one_more_card_next_time":
            yield SetMark(Mark(MORE_TAX, holder=context.seat))

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        fallen = [mark.holder for mark in asked.position.marks if mark.kind == MORE_TAX]
        is_about = asked.kind in (MAY_GIVE, MUST_GIVE) and fallen and asked.seat not in fallen
        return {"holder": fallen[0]} if is_about else {}

    def extra_gift_cards(self, position: Position, gift: Gift) -> int:
        """One more if a lie was exposed in the last game; one exposed in this game doesn't count
        yet."""
        owed = gift.strongest and not gift.shown
        return int(owed and position.mark(MORE_TAX, gift.giver) is not None)
