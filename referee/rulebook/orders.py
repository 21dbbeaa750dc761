"""The orders in which some things may come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import TypeVar

T = TypeVar("T")

FEW = 6
"""Of so many things all orders are tried: 720."""


def orders_of(
    things: Sequence[T], is_before: Callable[[T, T], bool | None]
) -> Iterator[tuple[T, ...]]:
    """All orders of a few things in which none stands behind one that it ``is_before``, rotations
    first; of many, the rotations and, for any two, an order that begins with these, as far as what
    is before them lets it.

    >>> ["".join(order) for order in orders_of("abc", lambda one, other: one + other == "ab")]
    ['abc', 'cab', 'acb']
    >>> len(list(orders_of("abcdefgh", lambda one, other: False)))
    64
    """
    turns = [(*things[at:], *things[:at]) for at in range(len(things))]
    if len(things) > FEW:
        yield from (_kept(order, is_before) for order in (*turns, *_by_two(things)))
        return
    others = (order for order in permutations(things) if order not in turns)
    for order in (*turns, *others):
        if not any(is_before(second, first) for first, second in combinations(order, 2)):
            yield order


def _by_two(things: Sequence[T]) -> Iterator[tuple[T, ...]]:
    for first, second in permutations(range(len(things)), 2):
        rest = (each for at, each in enumerate(things) if at not in (first, second))
        yield (things[first], things[second], *rest)


def _kept(order: Sequence[T], is_before: Callable[[T, T], bool | None]) -> tuple[T, ...]:
    """The order, with each thing behind what is before it."""
    left, found = [*order], list[T]()
    while left:
        free = (each for each in left if not any(is_before(other, each) for other in left))
        found.append(next(free, left[0]))
        left.remove(found[-1])
    return tuple(found)
