"""What decides between two hands of one kind, and which five cards make a hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from msgspec import Struct

from referee.cards.card import Card, bits

from .position import FIVE, PokerPosition
from .ruleset import PokerRules


class RankDifference(Struct, frozen=True):
    """The first rank in which two hands of one kind differ."""

    same: tuple[str, ...]
    """The equal ranks before it."""
    high: str
    low: str
    size: int
    """How many cards have this rank; 0: it is the top of a straight."""
    last: bool
    """Whether no other ranks are left."""


def difference(rules: PokerRules, strong: int, weak: int) -> RankDifference | None:
    """The difference of two strengths of one kind of hand; ``None`` if they are equal."""
    ranks, ranking = rules.deck.ranks, rules.ranking
    (sizes, high_ranks), (_, low_ranks) = map(ranking.numbers, (strong, weak))
    pairs = list(zip(high_ranks, low_ranks, strict=True))
    index = next((i for i, (high, low) in enumerate(pairs) if high != low), None)
    if index is None:
        return None
    high, low = (ranks[rank] for rank in pairs[index])
    same = tuple(ranks[rank] for rank, _ in pairs[:index])
    return RankDifference(same, high, low, sizes[index], index == len(pairs) - 1)


def best_five(rules: PokerRules, position: PokerPosition, seat: int) -> list[Card]:
    """The best five cards of a seat, the most frequent and highest ranks first.

    Empty unless all of them are known.
    """
    shown, known = position.shown[seat], position.known[seat]
    cards = (shown or known) | position.board
    if (not shown and position.unknown[seat]) or cards.bit_count() < FIVE:
        return []
    ranking, held = rules.ranking, list(bits(cards))

    def strength(five: tuple[int, ...]) -> int:
        return ranking.rank([ranking.codes[card] for card in five])

    five = max(combinations(held, FIVE), key=strength)
    sizes, (top, *_) = ranking.numbers(strength(five))
    hand = [rules.deck.card_at(card) for card in five]
    count = Counter(card.rank for card in hand)
    order, size = rules.deck.ranks.index, len(rules.deck.ranks)
    if sizes == (0,):
        return sorted(hand, key=lambda card: (top - order(card.rank)) % size)
    return sorted(hand, key=lambda card: (-count[card.rank], -order(card.rank)))


def goes_round(rules: PokerRules, cards: list[Card]) -> bool:
    """Whether five cards are consecutive only across the end of the ranks."""
    size = len(rules.deck.ranks)
    held = {rules.deck.ranks.index(card.rank) for card in cards}
    runs = (
        {(first + step) % size for step in range(FIVE)} for first in range(size - FIVE + 1, size)
    )
    return len(cards) == FIVE and held in runs
