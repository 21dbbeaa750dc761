"""A trick-taking rulebook compiled: its rules by what they declare."""

from __future__ import annotations

from collections.abc import Iterable

from referee.cards.card import Card
from referee.engine.conversion import card_set
from referee.engine.ruleset import RuleSet
from referee.rulebook.rulebook import Rulebook

from .position import LACKS, TricksPosition
from .rule import TrickRule


def first_said(said: Iterable[int | None]) -> int | None:
    """The first answer that a rule gives."""
    return next((each for each in said if each is not None), None)


class TrickRules(RuleSet[TrickRule]):
    """Nothing here depends on a table; all tables share it."""

    base = TrickRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.at_once = self.declared_by("at_once")
        """The rule by which all play at the same moment."""
        self.opening = self.declared_by("opens")
        """The rule by which every seat does something before the first card."""
        self.asks_first_trick = bool(self.declaring("about_first_trick"))

    @property
    def tally(self) -> TrickRule:
        """The rule by which the game is won. Raises ``LacksRole``."""
        return self.role("tally")

    def strength(self, card: Card) -> tuple[int, int]:
        """How strong a card is: by tier, then by number."""
        said = (rule.power(card) for rule in self.declaring("power"))
        return sum(rule.tier(card) for rule in self.rules), first_said(said) or 0

    # ---- what bars a card

    def instead(self, rule: TrickRule, position: TricksPosition, seat: int, card: Card) -> int:
        """The cards that bar this one by the rule, as long as the seat holds any of them."""
        better = rule.instead(position, seat, card)
        return better & ~self._barred(position, seat, better, card) if rule.yields else better

    def _barred(self, position: TricksPosition, seat: int, cards: int, beside: Card) -> int:
        """Those of the cards that a rule bars which does not yield, by what the seat is known to
        hold, with one card more."""
        held = position.known[seat] | self.deck.mask([beside])
        strict = [rule for rule in self.declaring("instead") if not rule.yields]
        barred = 0
        for card in self.deck.cards(cards):
            mask = self.deck.mask([card])
            if any(rule.instead(position, seat, card) & held & ~mask for rule in strict):
                barred |= mask
        return barred

    # ---- what is known

    def unseen(self, position: TricksPosition) -> int:
        """The cards of which nobody knows where they are."""
        seen = position.carried | position.discards
        for held in (*position.known, *position.taken):
            seen |= held
        return self.deck.full & ~seen & ~card_set(self.deck, [laid.card for laid in position.field])

    def possible(self, position: TricksPosition, seat: int) -> int:
        """The cards that a seat may hold besides those it is known to hold."""
        if position.unknown[seat] == 0:
            return 0
        lacks = position.mark(LACKS.kind, seat)
        masks = self.deck.suit_masks
        gone = sum(m for at, m in enumerate(masks) if lacks and lacks.value >> at & 1)
        return self.unseen(position) & ~gone
