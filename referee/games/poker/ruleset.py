"""A poker rulebook compiled: the ranking of hands, and what a hand may turn out to be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from math import comb

from referee.cards.card import bits
from referee.engine.ruleset import RuleSet
from referee.model.marks import MANY

from .hand_ranking import Ranking, ranking
from .position import FIVE, PokerPosition
from .rule import NO, PokerRule

MOST_TRIED = 200_000
"""How many fives are looked at for what a partly known hand may be; beyond, it may be anything."""

Spread = dict[int, Sequence[int]]
"""How strong each seat's hand is or may be, weakest first."""


class PokerRules(RuleSet[PokerRule]):
    """Nothing here depends on a table; all tables share it."""

    base = PokerRule

    @cached_property
    def ranking(self) -> Ranking:
        """The strength of hands. Raises ``OpenReading`` where it rests on one."""
        joins = [rule.joins() for rule in self.declaring("joins")]
        sizes = len(self.deck.ranks), len(self.deck.suits)
        return ranking(*sizes, next(iter(joins), NO), self.by_numbers)

    @cached_property
    def by_numbers(self) -> bool:
        """Whether the cards' numbers tell equal hands apart. Raises ``OpenReading``."""
        return [
            rule.by_numbers() for rule in self.not_overridden(self.declaring("by_numbers"))
        ] != [False]

    def codes(self, cards: int) -> list[int]:
        """The cards of a set as the ranking counts them."""
        return [self.ranking.codes[card] for card in bits(cards)]

    def strengths(self, position: PokerPosition, seat: int) -> Sequence[int]:
        """How strong a seat's hand is, or may be, weakest first; none where it has not five."""
        shown, known, unknown = position.shown[seat], position.known[seat], position.unknown[seat]
        if shown:
            return [self.ranking.rank(self.codes(shown))]
        pool = [self.ranking.codes[c] for c in bits(self.deck.full & ~position.placed)]
        held = known.bit_count() + max(0, unknown)
        own = self.codes(known)
        if unknown == MANY:
            return range(self._least(own, pool), self.ranking.top + 1)
        if held < FIVE:
            return []
        if comb(len(pool), unknown) * comb(held, FIVE) > MOST_TRIED:
            return range(self._least(own, pool), self.ranking.top + 1)
        found = {self.ranking.best([*own, *more]) for more in combinations(pool, unknown)}
        return sorted(found)

    def spread(self, position: PokerPosition) -> Spread:
        """The seats that have or may have a hand."""
        strengths = {seat: self.strengths(position, seat) for seat in range(position.size)}
        return {seat: possible for seat, possible in strengths.items() if possible}

    def _least(self, own: Sequence[int], pool: Sequence[int]) -> int:
        """What these cards come to at least, whatever else is held with them."""
        lacking = max(0, FIVE - len(own))
        if comb(len(pool), lacking) * comb(max(FIVE, len(own)), FIVE) > MOST_TRIED:
            return 0
        return min(self.ranking.best([*own, *more]) for more in combinations(pool, lacking))


def winners(found: Spread) -> list[int] | None:
    """Who wins whatever the unknown cards are; ``None``: that depends on them."""
    if not found:
        return []
    lead = max(strengths[0] for strengths in found.values())
    best = [seat for seat, strengths in found.items() if strengths[-1] >= lead]
    if len(best) == 1 or all(len(found[seat]) == 1 for seat in best):
        return best
    return None
