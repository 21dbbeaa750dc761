"""Rules by which players have to part with cards, whether they like it or not."""

from __future__ import annotations

from referee.rulebook.rule import Param

from .rule import ClimbingRule


class Parting(ClimbingRule):
    """Whether who goes out by it can go out by a foul is one reading for all such clauses: the list
    of fouls speaks of the last cards played."""

    parting_foul = Param("no", "whether the cards that one parted with can make a foul")

    @property
    def emptying(self) -> str:  # type: ignore[override]
        return "out_judged_by_cards" if self.parting_foul == "yes" else "out_no_foul"
