"""A poker rulebook compiled: the ranking of hands, and how strong a hand may be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from math import comb

from referee.cards.card import bits
from referee.engine.query import OngoingGame
from referee.engine.ruleset import RuleSet
from referee.model.marks import MANY

from .hand_ranking import Ranking, ranking
from .position import FIVE, PokerPosition
from .rule import NO, PokerRule

MAX_FIVES = 200_000
"""How many sets of five cards are tried for a partly known hand; beyond, it may be anything."""

Spread = dict[int, Sequence[int]]
"""Seat -> the possible strengths of its hand, weakest first."""


class PokerRules(RuleSet[PokerRule]):
    """The rules of a rulebook that are on. All tables share it."""

    base = PokerRule

    @cached_property
    def ranking(self) -> Ranking:
        """The strength of hands. Raises ``OpenReading``."""
        joins = [rule.joins() for rule in self.declaring("joins")]
        sizes = len(self.deck.ranks), len(self.deck.suits)
        return ranking(*sizes, next(iter(joins), NO), self.by_numbers)

    @cached_property
    def by_numbers(self) -> bool:
        """Whether ranks decide between hands of one kind. Raises ``OpenReading``."""
        rules = self.not_overridden(self.declaring("by_numbers"))
        return [rule.by_numbers() for rule in rules] != [False]

    @cached_property
    def board(self) -> int:
        """How many cards all hands share."""
        return max(rule.board for rule in self.rules)

    def _dealt(self, position: PokerPosition) -> int:
        """How many cards each is dealt, if the rules say so; else 0."""
        rule = self.declared_by("deal")
        return rule.deal(position.size)["each"] if rule else 0

    def has_board(self, position: PokerPosition) -> bool:
        """Whether enough cards are unseen for the hands and for the rest of the board."""
        hidden = sum(count for count in position.unknown if count != MANY)
        lacking = self.board - position.board.bit_count()
        return (self.deck.full & ~position.placed).bit_count() >= hidden + lacking

    def codes(self, cards: int) -> list[int]:
        """The codes of a set of cards in the ranking."""
        return [self.ranking.codes[card] for card in bits(cards)]

    def strengths(self, position: PokerPosition, seat: int) -> Sequence[int]:
        """The possible strengths of a seat's hand, weakest first; none without five cards."""
        if self.board and not self.has_board(position):
            return []
        showing, own_cards = position.showing, position.shown[seat] or position.known[seat]
        unknown = 0 if position.shown[seat] else position.unknown[seat]
        if self.board:
            if unknown == MANY:
                unknown = max(0, showing - own_cards.bit_count())
            if own_cards.bit_count() + unknown < showing:  # has folded
                return []
            unknown += self.board - position.board.bit_count()
        elif unknown == MANY and (lacking := self._dealt(position) - own_cards.bit_count()) > 0:
            unknown = lacking
        own = self.codes(own_cards | position.board)
        pool, held = self.codes(self.deck.full & ~position.placed), len(own) + unknown
        if unknown != MANY and held < FIVE:
            return []
        if unknown == MANY or comb(len(pool), unknown) * comb(held, FIVE) > MAX_FIVES:
            return range(self._least(own, pool), self.ranking.top + 1)
        return sorted({self.ranking.best([*own, *more]) for more in combinations(pool, unknown)})

    def spread(self, position: PokerPosition) -> Spread:
        """The seats that have or may have a hand, with its possible strengths."""
        strengths = {seat: self.strengths(position, seat) for seat in range(position.size)}
        return {seat: possible for seat, possible in strengths.items() if possible}

    def _least(self, own: Sequence[int], pool: Sequence[int]) -> int:
        """The least strength of a hand with these cards."""
        lacking = max(0, FIVE - len(own))
        if comb(len(pool), lacking) * comb(max(FIVE, len(own)), FIVE) > MAX_FIVES:
            return 0
        return min(self.ranking.best([*own, *more]) for more in combinations(pool, lacking))


PokerGame = OngoingGame[PokerRules, PokerPosition]


def winners(spread: Spread) -> list[int] | None:
    """The seats that win whatever the unknown cards are; ``None`` if it depends on them."""
    if not spread:
        return []
    lead = max(strengths[0] for strengths in spread.values())
    best = [seat for seat, strengths in spread.items() if strengths[-1] >= lead]
    if len(best) == 1 or all(len(spread[seat]) == 1 for seat in best):
        return best
    return None
