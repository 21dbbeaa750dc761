"""Hidden cards: lists all ways in which they can be dealt, if there are few."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Deck, bits
from referee.model.marks import MANY
from referee.model.moves import Move
from referee.model.questions import MAY_PLAY, legality_question
from referee.rulebook.rule import Open, Reason

from .answer import DEPENDS, Answer
from .conversion import card_set
from .query import Answerer, Query

MAX_WAYS = 200
"""Up to so many ways are tried; if there are more, the answer depends on the hidden cards."""

Slot = tuple[int, int]
"""How many hidden cards are in one place (``MANY`` if that is unknown), and the bit set of cards
that they may be."""


def assignments(deck: Deck, slots: Sequence[Slot]) -> list[tuple[int, ...]]:
    """Every way to assign cards to the slots, as a bit set for each slot.

    None if there are too many, or no slot has a hidden card.

    >>> assignments(Deck(), [(1, 0b011), (1, 0b111)])
    [(1, 2), (1, 4), (2, 1), (2, 4)]
    >>> assignments(Deck(), [(13, 2**52 - 1)])
    []
    >>> assignments(Deck(("R", "B"), ("1",), 0, copies=(2,)), [(1, 0b1111), (1, 0b0111)])
    [(1, 1), (1, 2), (2, 1)]
    """
    if not any(count for count, _ in slots):
        return []
    ways: list[tuple[int, ...]] = [()]
    for count, cards in slots:
        extended: list[tuple[int, ...]] = []
        for way in ways:
            free = deck.take(cards, deck.together(way))
            if count == MANY or len(extended) + comb(free.bit_count(), count) > MAX_WAYS:
                return []
            extended += ((*way, chosen) for chosen in _subsets(deck, free, count))
        ways = extended
    return ways


def _subsets(deck: Deck, cards: int, count: int) -> Iterator[int]:
    """The subsets with that many cards."""
    if not deck.copies:
        return (sum(1 << bit for bit in chosen) for chosen in combinations(bits(cards), count))
    return iter(dict.fromkeys(map(deck.mask, combinations(deck.cards(cards), count))))


def with_known_hands(deck: Deck, position: Any, possible: Iterable[int]) -> Iterator[Any]:
    """The positions in which all hands are known; none if there are too many.

    ``possible``: for each seat, the cards that it may hold besides its known ones.
    """
    for hands in assignments(deck, list(zip(position.unknown, possible, strict=True))):
        known = tuple(map(deck.add, position.known, hands))
        yield replace(position, known=known, unknown=(0,) * len(known))


def unanimous_legality(
    query: Query[Any, Any], judge: Callable[[Any, Move], Answer], move: Move
) -> Answer:
    """Whether a move is legal, at all possible positions if it depends on hidden cards."""
    asking = replace(query, question=legality_question(move))
    return unanimous_answer(asking, lambda possible: judge(possible, move))


def unanimous_answer(query: Query[Any, Any], answer: Answerer) -> Answer:
    """The answer to a question; if it depends on hidden cards, the one that all possible positions
    give, if they can be listed and agree.

    A seat that may play a card or not is supposed to hold it.
    """
    plain, question = answer(query), query.question
    if plain.value != DEPENDS:
        return plain
    played = card_set(query.rules.deck, question.cards) if question.kind == MAY_PLAY else 0
    answers: list[Answer] = []
    try:
        for position in query.completions:
            if played and played & ~position.known[query.seat]:
                continue
            answers.append(answer(query.at(position)))
            if answers[-1].value == DEPENDS or answers[-1].value != answers[0].value:
                return plain
    except Open:  # only some of the positions need what the text leaves open
        return plain
    if not answers:
        return plain
    return Answer(answers[0].value, common_reasons(answers) or plain.because)


def common_reasons(answers: Sequence[Answer]) -> tuple[Reason, ...]:
    """The reasons that all of these answers give."""
    first, *others = answers
    return tuple(
        reason for reason in first.because if all(reason in other.because for other in others)
    )
