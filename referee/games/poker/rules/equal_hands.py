"""Hands of one kind: told apart by the cards' numbers, or equal."""

from __future__ import annotations

from referee.games.poker.rule import PokerRule
from referee.rulebook.rule import Param


class EqualHands(PokerRule):
    says = ("beats", "shared")
    told_by = Param("by_numbers", "what tells equal hands apart")

    def by_numbers(self) -> bool:
        return self.told_by == "by_numbers"
