"""The best five of seven cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK = [suit + rank for suit in "CDHS" for rank in RANKS]
HANDS = (
    "high_card", "one_pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house",
    "four_of_a_kind", "straight_flush",
)  # fmt: skip
SHAPES = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
Value = tuple[int, tuple[int, ...]]


def value(five: Sequence[str]) -> Value:
    """The kind of hand, and its ranks in the order in which they are compared."""
    ranks = sorted((RANKS.index(card[1:]) + 2 for card in five), reverse=True)
    groups = sorted(Counter(ranks).items(), key=lambda group: (-group[1], -group[0]))
    shape, order = tuple(count for _, count in groups), tuple(rank for rank, _ in groups)
    top = ranks[0] if len(shape) == 5 and ranks[0] - ranks[4] == 4 else 0
    if ranks == [14, 5, 4, 3, 2]:
        top = 5
    flush = len({card[0] for card in five}) == 1
    if top:
        return (8 if flush else 4), (top,)
    return (5 if flush else SHAPES.get(shape, 0)), order


def best(cards: Iterable[str]) -> Value:
    return max(value(five) for five in combinations(list(cards), 5))
