"""The orders in which some things may come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import TypeVar

T = TypeVar("T")
Order = tuple[int, ...]

MAX_PERMUTED = 6
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
    count = len(things)
    waits = [
        sum(1 << at for at, one in enumerate(things) if at != nth and is_before(one, other))
        for nth, other in enumerate(things)
    ]
    turns: list[Order] = [(*range(at, count), *range(at)) for at in range(count)]
    if count > MAX_PERMUTED:
        found = tuple(_kept(order, waits) for order in (*turns, *_by_two(count)))
    else:
        free = _free((1 << count) - 1, waits)
        possible = [*free] if any(waits) else [*permutations(range(count))]
        found = (*filter({*possible}.__contains__, turns), *(o for o in possible if o not in turns))
    for order in found:
        yield tuple([things[at] for at in order])


def _free(left: int, waits: Sequence[int]) -> Iterator[Order]:
    """The orders of those that are left in which each stands behind all that it waits for;
    ``waits``: for each, which others come before it, as bit sets."""
    if not left:
        yield ()
        return
    for at, before in enumerate(waits):
        if left >> at & 1 and not before & left:
            yield from ((at, *rest) for rest in _free(left & ~(1 << at), waits))


def _by_two(count: int) -> Iterator[Order]:
    for first, second in permutations(range(count), 2):
        yield (first, second, *(at for at in range(count) if at not in (first, second)))


def _kept(order: Order, waits: Sequence[int]) -> Order:
    """The order, with each behind what is before it."""
    left, found = [*order], list[int]()
    while left:
        others = sum(1 << at for at in left)
        found.append(next((at for at in left if not waits[at] & others), left[0]))
        left.remove(found[-1])
    return tuple(found)
