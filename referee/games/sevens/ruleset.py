"""A sevens rulebook compiled: which cards fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from referee.cards.card import bits
from referee.engine.ruleset import RuleSet
from referee.model.description import Description
from referee.rulebook.rulebook import Rulebook

from .rule import SevensRule


class SevensRules(RuleSet[SevensRule]):
    """Nothing here depends on a table; all tables share it."""

    base = SevensRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.starts = 0
        """The cards with which rows begin."""
        for rule in self.rules:
            self.starts |= rule.starts()
        self._fitting = lru_cache(maxsize=4096)(self._find_fitting)
        self._connected = lru_cache(maxsize=4096)(self._find_connected)

    @property
    def lays(self) -> int:
        """The cards that lie there before the first turn."""
        laid = 0
        for rule in self.rules:
            laid |= rule.lays()
        return laid

    def leader_of(self, described: Description) -> str:
        """Who begins: by the hands, or as said where nothing asks for them; empty: not known."""
        asking = self.declaring("leader")
        if asking:
            return next(filter(None, (rule.leader(described) for rule in asking)), "")
        return "" if described.field else described.turn

    def beside(self, card: int, rules: Sequence[SevensRule]) -> int:
        """The cards beside one (its position), by the rules given."""
        rank, suit = divmod(card, len(self.deck.suits))
        near = {other for rule in rules for other in rule.joins(rank)}
        return sum(1 << (other * len(self.deck.suits) + suit) for other in near)

    def fitting(self, laid: int) -> int:
        """The cards that may be laid beside those that lie there."""
        fits: int = self._fitting(laid)
        return fits

    def _find_fitting(self, laid: int) -> int:
        return (self.followers(laid, self.rules) | self.starts) & ~laid

    def followers(self, laid: int, rules: Sequence[SevensRule]) -> int:
        """The cards beside those of the rows, laid or not."""
        near = 0
        for card in bits(self.connected(laid)):
            near |= self.beside(card, rules)
        return near

    def connected(self, laid: int) -> int:
        """The cards that a card may follow: those that hang together with a start, or all."""
        found: int = self._connected(laid)
        return found

    def _find_connected(self, laid: int) -> int:
        if any(rule.gaps() for rule in self.declaring("gaps")):
            return laid
        row, rim = 0, laid & self.starts
        while rim:
            row |= rim
            near = 0
            for card in bits(rim):
                near |= self.beside(card, self.rules)
            rim = near & laid & ~row
        return row
