"""A cursed seat takes nothing: a mark that is said under ``state:``."""

from __future__ import annotations

from referee.model.marks import Marks, find_mark
from referee.model.markword import MarkWord
from tests.toy.rule import ToyRule


class ToyCurse(ToyRule):
    says = ("leaves-out",)
    words = (MarkWord("curse", "cursed", holder=True),)

    def left_out(self, marks: Marks, seat: int) -> bool:
        return find_mark(marks, "curse", seat) is not None
