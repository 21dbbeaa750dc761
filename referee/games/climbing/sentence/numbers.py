"""Which cards the numbers of a sentence are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play, Shape, joker_rank

RANKS_KEPT = 256
"""For so many lists of numbers it is remembered which cards they are."""


@lru_cache(RANKS_KEPT)
def numbers(deck: Deck, ranks: Sequence[str]) -> tuple[int, ...]:
    """The indices of the numbers among ranks, without jokers."""
    return tuple(deck.ranks.index(rank) for rank in ranks if rank != "Jo")


@lru_cache(RANKS_KEPT)
def of_ranks(deck: Deck, ranks: Sequence[str]) -> int:
    """All cards of these numbers, and the jokers where they are named, as a set of cards."""
    masks = (deck.rank_masks[rank] for rank in numbers(deck, ranks))
    return reduce(or_, masks, deck.joker_mask(deck.jokers) if "Jo" in ranks else 0)


def are_jokers(cards: Play | Shape, deck: Deck) -> bool:
    """Whether they are jokers alone, as themselves."""
    return cards.jokers == cards.count and set(cards.ranks) == {joker_rank(deck)}
