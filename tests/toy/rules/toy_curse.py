"""A cursed seat takes nothing: a mark that is said under ``state:``."""

from __future__ import annotations

from referee.model.mark_spelling import MarkSpelling
from tests.toy.position import ToyPosition
from tests.toy.rule import ToyRule
from tests.toy.words import CURSE


class ToyCurse(ToyRule):
    says = ("leaves-out",)
    words = (MarkSpelling(CURSE, "cursed", holder=True),)

    def left_out(self, position: ToyPosition, seat: int) -> bool:
        return position.mark(CURSE, seat) is not None
