"""Five-card ranks beside treys: the same seeded hands, which both sides must put in one order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from treys import Card, Evaluator

from referee.engine.compile import engine_of
from referee.games.poker.ranking import Ranking
from referee.games.poker.ruleset import PokerRules
from referee.library.library import rulebook

from .clock import Work

COUNT = 4_000
"""How many hands."""


def poker_ranking() -> Ranking:
    rules = engine_of(rulebook("poker")).rules
    assert isinstance(rules, PokerRules)
    return rules.ranking


def dealt() -> list[list[int]]:
    """Hands as positions of cards in the deck."""
    random = Random("hands")
    return [random.sample(range(52), 5) for _ in range(COUNT)]


def ours(size: int) -> Work:
    """The strength of five cards, given by their codes."""
    ranking = poker_ranking()
    hands = [[ranking.codes[card] for card in hand] for hand in dealt()]
    return _through(hands, ranking.rank, size)


def theirs(size: int, *, inner: bool) -> Work:
    """treys' ``evaluate``; ``inner``: only what it does once it has counted the cards."""
    evaluator = Evaluator()
    hands = [_named(hand) for hand in dealt()]
    if inner:
        return _through(hands, evaluator._five, size)

    def work(number: int) -> int:
        evaluate = evaluator.evaluate
        for _ in range(size):
            for hand in hands:
                evaluate(hand, [])
        return size * len(hands)

    return work


def _through(hands: Sequence[Any], rank: Callable[[Any], int], size: int) -> Work:
    def work(number: int) -> int:
        for _ in range(size):
            for hand in hands:
                rank(hand)
        return size * len(hands)

    return work


def _named(hand: Sequence[int]) -> list[int]:
    """The cards as treys writes them."""
    deck = rulebook("poker").book.deck
    cards = [deck.card_at(card) for card in hand]
    return [Card.new(card.rank.replace("10", "T") + card.suit.lower()) for card in cards]


def agree() -> int:
    """How many hands both sides put in the same order, equal ones among them. Raises where not."""
    ranking, evaluator = poker_ranking(), Evaluator()
    pairs = [
        (ranking.rank([ranking.codes[card] for card in hand]), -evaluator._five(_named(hand)))
        for hand in dealt()
    ]
    by_ours, by_theirs = sorted(pairs), sorted(pairs, key=lambda pair: pair[1])
    assert [pair[0] for pair in by_ours] == [pair[0] for pair in by_theirs]
    assert len({own for own, _ in pairs}) == len(set(pairs))
    assert len({other for _, other in pairs}) == len(set(pairs))
    return len(pairs)
