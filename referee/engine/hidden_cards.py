"""Cards that nobody knows, where there are few ways in which they can lie: each is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from referee.cards.card import bits
from referee.model.marks import MANY
from referee.rulebook.rule import Open

from .answer import DEPENDS, Answer
from .query import Answering, Query

MAX_WAYS = 200
"""In no more ways than so many the unknown cards are dealt out; where there are more, what rests on
them depends on them."""

Slot = tuple[int, int]
"""How many unknown cards lie in one place (``MANY``: nobody knows), and the set they may be of."""


def assignments(slots: Sequence[Slot]) -> list[tuple[int, ...]]:
    """Every way to put cards into the slots, none twice: a set for each slot; none where there are
    too many.

    >>> assignments([(1, 0b011), (1, 0b111)])
    [(1, 2), (1, 4), (2, 1), (2, 4)]
    >>> assignments([(13, 2**52 - 1)])
    []
    """
    ways: list[tuple[int, ...]] = [()]
    for count, cards in slots:
        more: list[tuple[int, ...]] = []
        for way in ways:
            free = cards & ~sum(way)
            if count == MANY or len(more) + comb(free.bit_count(), count) > MAX_WAYS:
                return []
            more += ((*way, chosen) for chosen in _choices(free, count))
        ways = more
    return ways


def _choices(cards: int, count: int) -> Iterator[int]:
    """The sets of so many of these cards."""
    return (sum(1 << bit for bit in chosen) for chosen in combinations(bits(cards), count))


def unanimous_answer(query: Query[Any, Any], answering: Answering) -> Answer:
    """The answer to a question; if it depends on hidden cards, the one that all possible positions
    give, if they can be listed and agree."""
    plain = answering(query)
    if plain.value != DEPENDS:
        return plain
    answers: list[Answer] = []
    try:
        for position in query.completions:
            answers.append(answering(query.at(position)))
            if answers[-1].value == DEPENDS or answers[-1].value != answers[0].value:
                return plain
    except Open:  # only some of the positions need what the text leaves open
        return plain
    if not answers:
        return plain
    first, *rest = answers
    because = tuple(each for each in first.because if all(each in other.because for other in rest))
    return Answer(first.value, because or plain.because)
