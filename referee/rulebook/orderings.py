"""The orders in which things may come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import TypeVar

T = TypeVar("T")
Order = tuple[int, ...]

MAX_PERMUTED = 6
"""Up to so many things all orders are tried: 720."""


def orders_of(
    things: Sequence[T], is_before: Callable[[T, T], bool | None]
) -> Iterator[tuple[T, ...]]:
    """The orders of things in which none comes after one that it ``is_before``, rotations first.

    Of few things, all orders; of many, the rotations and, for any two things, an order that begins
    with them, or as close to that as ``is_before`` allows.

    >>> ["".join(order) for order in orders_of("abc", lambda one, other: one + other == "ab")]
    ['abc', 'cab', 'acb']
    >>> len(list(orders_of("abcdefgh", lambda one, other: False)))
    64
    """
    count = len(things)
    before = [
        sum(1 << i for i, one in enumerate(things) if i != index and is_before(one, other))
        for index, other in enumerate(things)
    ]
    rotations: list[Order] = [(*range(i, count), *range(i)) for i in range(count)]
    if count > MAX_PERMUTED:
        orders = [_rearrange(order, before) for order in (*rotations, *_pairs_first(count))]
    else:
        allowed = [order for order in permutations(range(count)) if _is_allowed(order, before)]
        first = [order for order in rotations if order in allowed]
        orders = [*first, *(order for order in allowed if order not in rotations)]
    for order in orders:
        yield tuple([things[index] for index in order])


def _is_allowed(order: Order, before: Sequence[int]) -> bool:
    """Whether no thing comes after one that it is before; ``before``: for each thing, the bit set
    of the things that come before it."""
    pairs = combinations(order, 2)
    return not any(before[first] >> second & 1 for first, second in pairs)


def _pairs_first(count: int) -> Iterator[Order]:
    for first, second in permutations(range(count), 2):
        yield (first, second, *(i for i in range(count) if i not in (first, second)))


def _rearrange(order: Order, before: Sequence[int]) -> Order:
    """The order, with each thing moved behind what comes before it."""
    left, result = [*order], list[int]()
    while left:
        others = sum(1 << index for index in left)
        result.append(next((i for i in left if not before[i] & others), left[0]))
        left.remove(result[-1])
    return tuple(result)
