"""What tells two hands of one kind apart, and which five cards make a hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from msgspec import Struct

from referee.cards.card import Card, bits

from .position import FIVE, PokerPosition
from .ruleset import PokerRules


class Difference(Struct, frozen=True):
    """The first number in which two hands of one kind differ.

    ``same``: those before it; ``size``: of how many cards it is (0: it is a straight's top);
    ``last``: whether no other number would have been left.
    """

    same: tuple[str, ...]
    high: str
    low: str
    size: int
    last: bool


def difference(rules: PokerRules, strong: int, weak: int) -> Difference | None:
    """What tells two strengths of one kind of hand apart; ``None`` where nothing does."""
    ranks, ranking = rules.deck.ranks, rules.ranking
    (sizes, high_ranks), (_, low_ranks) = map(ranking.numbers, (strong, weak))
    pairs = list(zip(high_ranks, low_ranks, strict=True))
    at = next((at for at, (high, low) in enumerate(pairs) if high != low), None)
    if at is None:
        return None
    high, low = (ranks[each] for each in pairs[at])
    same = tuple(ranks[rank] for rank, _ in pairs[:at])
    return Difference(same, high, low, sizes[at], at == len(pairs) - 1)


def best_five(rules: PokerRules, position: PokerPosition, seat: int) -> list[Card]:
    """The cards of a seat's hand, what is there most often and the highest first.

    None where not all of them are known.
    """
    shown, known = position.shown[seat], position.known[seat]
    if not shown and (position.unknown[seat] or known.bit_count() < FIVE):
        return []
    ranking, held = rules.ranking, list(bits(shown or known))

    def strength(five: tuple[int, ...]) -> int:
        return ranking.rank([ranking.codes[card] for card in five])

    five = max(combinations(held, FIVE), key=strength)
    sizes, (top, *_) = ranking.numbers(strength(five))
    cards = [rules.deck.card_at(card) for card in five]
    count = Counter(card.rank for card in cards)
    order, size = rules.deck.ranks.index, len(rules.deck.ranks)
    if sizes == (0,):
        return sorted(cards, key=lambda card: (top - order(card.rank)) % size)
    return sorted(cards, key=lambda card: (-count[card.rank], -order(card.rank)))


def goes_round(rules: PokerRules, cards: list[Card]) -> bool:
    """Whether five cards follow on each other only past the end of the ranks."""
    size = len(rules.deck.ranks)
    found = {rules.deck.ranks.index(card.rank) for card in cards}
    runs = (
        {(first + step) % size for step in range(FIVE)} for first in range(size - FIVE + 1, size)
    )
    return len(cards) == FIVE and found in runs
