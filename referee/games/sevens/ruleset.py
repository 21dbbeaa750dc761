"""A sevens rulebook compiled: which cards fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from referee.cards.card import bits, union
from referee.engine.query import OngoingGame
from referee.engine.ruleset import RuleSet
from referee.model.description import Description
from referee.rulebook.rulebook import Rulebook

from .position import SevensPosition
from .rule import SevensRule


class SevensRules(RuleSet[SevensRule]):
    """The rules of a rulebook that are on. All tables share it."""

    base = SevensRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.starts = union(rule.row_starts() for rule in self.rules)
        """The cards that rows begin with."""
        self.connected = lru_cache(maxsize=4096)(self._connected)
        """A function of the cards on the table: those next to which a card may be laid."""
        self.fitting = lru_cache(maxsize=4096)(self._fitting)
        """A function of the cards on the table: those that may be laid next to them."""

    @property
    def laid_first(self) -> int:
        """The cards on the table before the first turn. Raises ``OpenReading``."""
        return union(rule.laid_first() for rule in self.rules)

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
        ranks = {other for rule in rules for other in rule.adjacent_ranks(rank)}
        return sum(1 << (other * len(self.deck.suits) + suit) for other in ranks)

    def beside_any(self, cards: int, rules: Sequence[SevensRule]) -> int:
        """The cards next to any of these cards, by these rules."""
        return union(self.beside(card, rules) for card in bits(cards))

    def _connected(self, laid: int) -> int:
        """The cards of rows that are connected with a start, or all cards."""
        if any(rule.allows_gaps() for rule in self.declaring("allows_gaps")):
            return laid
        row, edge = 0, laid & self.starts
        while edge:
            row |= edge
            edge = self.beside_any(edge, self.rules) & laid & ~row
        return row

    def _fitting(self, laid: int) -> int:
        return (self.beside_any(self.connected(laid), self.rules) | self.starts) & ~laid


SevensGame = OngoingGame[SevensRules, SevensPosition]
