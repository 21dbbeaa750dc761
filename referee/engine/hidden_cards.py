"""Hidden cards: lists all ways in which they can be dealt, if there are few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from referee.cards.card import bits
from referee.model.marks import MANY
from referee.rulebook.rule import Open

from .answer import DEPENDS, Answer
from .query import Answerer, Query

MAX_WAYS = 200
"""Up to so many ways are tried; if there are more, the answer depends on the hidden cards."""

Slot = tuple[int, int]
"""How many hidden cards are in one place (``MANY`` if that is unknown), and the bit set of cards
that they may be."""


def assignments(slots: Sequence[Slot]) -> list[tuple[int, ...]]:
    """Every way to assign cards to the slots, as a bit set for each slot; none if there are too
    many.

    >>> assignments([(1, 0b011), (1, 0b111)])
    [(1, 2), (1, 4), (2, 1), (2, 4)]
    >>> assignments([(13, 2**52 - 1)])
    []
    """
    ways: list[tuple[int, ...]] = [()]
    for count, cards in slots:
        extended: list[tuple[int, ...]] = []
        for way in ways:
            free = cards & ~sum(way)
            if count == MANY or len(extended) + comb(free.bit_count(), count) > MAX_WAYS:
                return []
            extended += ((*way, chosen) for chosen in _subsets(free, count))
        ways = extended
    return ways


def _subsets(cards: int, count: int) -> Iterator[int]:
    """The subsets with that many cards."""
    return (sum(1 << bit for bit in chosen) for chosen in combinations(bits(cards), count))


def unanimous_answer(query: Query[Any, Any], answer: Answerer) -> Answer:
    """The answer to a question; if it depends on hidden cards, the one that all possible positions
    give, if they can be listed and agree."""
    plain = answer(query)
    if plain.value != DEPENDS:
        return plain
    answers: list[Answer] = []
    try:
        for position in query.completions:
            answers.append(answer(query.at(position)))
            if answers[-1].value == DEPENDS or answers[-1].value != answers[0].value:
                return plain
    except Open:  # only some of the positions need what the text leaves open
        return plain
    if not answers:
        return plain
    first, *rest = answers
    because = tuple(each for each in first.because if all(each in other.because for other in rest))
    return Answer(first.value, because or plain.because)
