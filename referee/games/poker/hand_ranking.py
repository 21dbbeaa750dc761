"""How strong five cards are: two tables, looked up by a sum.

A card's code is a weight for its rank, shifted, and a weight for its suit. No two choices of five
ranks have the same sum of weights, nor have two of five suits. So the high bits of the sum of five
codes determine the ranks, and its low bits whether all are of one suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from .rule import ACE_STYLE, LOW, NO, ROUND

HANDS = (
    "high_card", "one_pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house",
    "four_of_a_kind", "straight_flush",
)  # fmt: skip
"""The hands (役), the weakest first."""

_WEIGHTS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""The least weights that give all choices of five ranks, at most four alike, different sums."""

Strength = tuple[int, tuple[int, ...]]
"""The index of the hand in ``HANDS``, and what decides between hands of one kind."""

Ordered = dict[tuple[int, ...], int]
"""Five ranks, the lowest first -> a strength as a number."""

_COUNTS = {
    (1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7,
    (5,): 7,
}  # fmt: skip


class Ranking:
    """The strength of five cards of a pack with a number of ranks and suits.

    >>> ranking = Ranking(13, 4, LOW)
    >>> royal = [ranking.codes[rank * 4] for rank in range(8, 13)]
    >>> ranking.hand(ranking.rank(royal))
    'straight_flush'
    """

    def __init__(self, ranks: int, suits: int, joins: str = NO, numbers: bool = True) -> None:
        """``joins``: how the ends of the ranks join in a straight; ``numbers``: whether ranks
        decide between hands of one kind."""
        self.codes = _codes(ranks, suits)
        """The code of each card of the deck, by its position."""
        runs = dict(_runs(ranks, joins))
        chosen = combinations_with_replacement(range(ranks), 5)
        possible = (five for five in chosen if max(Counter(five).values()) <= suits)
        plain = {five: _strength(five, runs, flush=False) for five in possible}
        flush = {five: _strength(five, runs, flush=True) for five in combinations(range(ranks), 5)}
        order = _order([*plain.values(), *flush.values()], numbers)
        self._strengths = {number: strength for strength, number in order.items()}
        self._ranks = ranks
        self.rank = self._lookup(
            {ranks: order[strength] for ranks, strength in plain.items()},
            {ranks: order[strength] for ranks, strength in flush.items()},
            suits,
        )
        """How strong five cards are, given by their codes: more is stronger, equal is equal."""

    def _lookup(self, plain: Ordered, flush: Ordered, suits: int) -> Callable[[Sequence[int]], int]:
        """The function that looks up the strength of five codes in tables by their sums."""
        shift, codes = _shift(suits), self.codes
        by_ranks = {
            sum(codes[rank * suits] for rank in ranks) >> shift: strength
            for ranks, strength in plain.items()
        }
        by_suit = {
            sum(codes[rank * suits + suit] for rank in ranks): strength
            for ranks, strength in flush.items()
            for suit in range(suits)
        }
        low = (1 << shift) - 1
        alike = frozenset(5 * weight for weight in _suit_weights(suits))

        def rank(cards: Sequence[int]) -> int:
            a, b, c, d, e = cards
            total = a + b + c + d + e
            return by_suit[total] if total & low in alike else by_ranks[total >> shift]

        return rank

    @property
    def top(self) -> int:
        """The greatest strength."""
        return len(self._strengths) - 1

    def best(self, cards: Sequence[int]) -> int:
        """How strong the best five of at least five cards are."""
        return max(map(self.rank, combinations(cards, 5)))

    def numbers(self, strength: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What decides between hands of one kind, in order: how many cards have each rank (0: the
        top of a straight), and these ranks."""
        hand, ranks = self._strengths[strength]
        if HANDS[hand] in ("straight", "straight_flush"):
            return (0,), ((ranks[0] + 4) % self._ranks,)
        sizes = {len(counts): counts for counts, kind in _COUNTS.items() if kind == hand}
        return sizes.get(len(ranks), (1,) * len(ranks)), ranks

    def hand(self, strength: int) -> str:
        """The name of a strength: one of ``HANDS``."""
        return HANDS[self._strengths[strength][0]]


def _suit_weights(suits: int) -> list[int]:
    """Weights of which no two choices of five have the same sum."""
    return [0, *(6**suit for suit in range(suits - 1))]


def _shift(suits: int) -> int:
    """How many low bits five suits may fill."""
    return max(1, (5 * max(_suit_weights(suits))).bit_length())


def _codes(ranks: int, suits: int) -> list[int]:
    fitting = ranks <= len(_WEIGHTS) and suits <= 4
    weights = _WEIGHTS[:ranks] if fitting else [(suits + 1) ** rank for rank in range(ranks)]
    suited = _suit_weights(suits)
    return [weight << _shift(suits) | suit for weight in weights for suit in suited]


def _runs(ranks: int, joins: str) -> Iterator[tuple[frozenset[int], int]]:
    """The ranks that make a straight, and how high it is."""
    last = {NO: ranks - 5, LOW: ranks - 5, ACE_STYLE: ranks - 4, ROUND: ranks - 1}[joins]
    for first in range(-1 if joins == LOW else 0, last + 1):
        yield frozenset(step % ranks for step in range(first, first + 5)), first


def _strength(ranks: Sequence[int], runs: dict[frozenset[int], int], *, flush: bool) -> Strength:
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    high = tuple(rank for _, rank in groups)
    run = runs.get(frozenset(ranks)) if len(groups) == 5 else None
    if run is not None:
        return (8 if flush else 4), (run,)
    if flush:
        return 5, high
    return _COUNTS[tuple(count for count, _ in groups)], high


def _order(strengths: Iterable[Strength], numbers: bool) -> dict[Strength, int]:
    """A number for each strength, the weakest first. Unless ``numbers``, one for each hand."""
    in_order = sorted(set(strengths))
    if numbers:
        return {strength: number for number, strength in enumerate(in_order)}
    hands = list(dict.fromkeys(hand for hand, _ in in_order))
    return {strength: hands.index(strength[0]) for strength in in_order}


@lru_cache(maxsize=16)
def ranking(ranks: int, suits: int, joins: str, numbers: bool) -> Ranking:
    """The tables, made once for each way of playing."""
    return Ranking(ranks, suits, joins, numbers)
