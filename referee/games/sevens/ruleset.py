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
    """The rules of a rulebook that are on. All tables share it."""

    base = SevensRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.starts = 0
        """The cards that rows begin with."""
        for rule in self.rules:
            self.starts |= rule.starts()
        self._fitting = lru_cache(maxsize=4096)(self._find_fitting)
        self._connected = lru_cache(maxsize=4096)(self._find_connected)

    @property
    def lays(self) -> int:
        """The cards on the table before the first turn."""
        laid = 0
        for rule in self.rules:
            laid |= rule.lays()
        return laid

    def leader_of(self, described: Description) -> str:
        """The seat that begins, by the hands or, if no rule needs them, by the described turn.

        Empty if it is unknown.
        """
        rules = self.declaring("leader")
        if rules:
            return next(filter(None, (rule.leader(described) for rule in rules)), "")
        return "" if described.field else described.turn

    def beside(self, card: int, rules: Sequence[SevensRule]) -> int:
        """The cards next to a card (its position in the deck), by these rules."""
        rank, suit = divmod(card, len(self.deck.suits))
        near = {other for rule in rules for other in rule.joins(rank)}
        return sum(1 << (other * len(self.deck.suits) + suit) for other in near)

    def fitting(self, laid: int) -> int:
        """The cards that may be laid next to those on the table."""
        fits: int = self._fitting(laid)
        return fits

    def _find_fitting(self, laid: int) -> int:
        return (self.followers(laid, self.rules) | self.starts) & ~laid

    def followers(self, laid: int, rules: Sequence[SevensRule]) -> int:
        """The cards next to those of the rows, laid or not."""
        near = 0
        for card in bits(self.connected(laid)):
            near |= self.beside(card, rules)
        return near

    def connected(self, laid: int) -> int:
        """The cards next to which a card may be laid: those connected with a start, or all."""
        connected: int = self._connected(laid)
        return connected

    def _find_connected(self, laid: int) -> int:
        if any(rule.gaps() for rule in self.declaring("gaps")):
            return laid
        row, edge = 0, laid & self.starts
        while edge:
            row |= edge
            near = 0
            for card in bits(edge):
                near |= self.beside(card, self.rules)
            edge = near & laid & ~row
        return row
