"""Plays with face-down cards (裏札), and the meanings that the next player may give them.

A face-down card counts as any card that suits the reader, and so does a joker that stands for a
card. So such a play is judged by its *readings*: plays of a known form in which these cards have no
suit and no identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from referee.cards.card import UNKNOWN_CARD, Card, Deck

from .forms import SHORTEST_RUN
from .play import COVERED, NO_FORM, RUN, SET, SINGLE, Play, PlayStore, card_ranks, joker_rank


class LaidCards(NamedTuple):
    """Cards as they are played: the sets face up and face down, and the number of face-down cards
    that only their owner knows."""

    up: int
    down: int = 0
    hidden: int = 0


class Covered(Play):
    """A play with face-down cards, or with jokers among other cards.

    ``naturals`` and ``suits`` are those of the face-up cards, ``mask`` all known cards, ``wild``
    the number of cards with a free meaning. The form is ``HEAP`` if there is no possible reading.
    """

    __slots__ = ("__dict__", "laid", "store")

    def __init__(self, store: PlayStore, cards: LaidCards) -> None:
        deck = store.deck
        up = cards.up & deck.naturals
        super().__init__(deck, COVERED, up, tuple(card_ranks(deck, up)))
        self.store = store
        self.laid = cards
        self.mask = deck.add(cards.up, cards.down)
        self.jokers = deck.jokers_in(self.mask)
        self.count = self.mask.bit_count() + cards.hidden
        self.wild = self.count - up.bit_count()
        if not self.readings:
            self.form = NO_FORM

    @property
    def hidden(self) -> int:  # type: ignore[override]
        return self.laid.hidden

    @property
    def face_down(self) -> int:  # type: ignore[override]
        """The number of face-down cards."""
        return self.laid.down.bit_count() + self.laid.hidden

    @property
    def shows_nothing(self) -> bool:
        """Whether no card of it has a number that can be seen (全部裏)."""
        return not self.naturals

    @cached_property
    def readings(self) -> tuple[Play, ...]:
        """The plays that these cards may be read as."""
        return tuple(_readings(self.store, self.laid.up & self.deck.naturals, self.wild))

    @property
    def cards(self) -> tuple[Card, ...]:
        deck = self.deck
        down = [replace(card, down=True) for card in deck.cards(self.laid.down)]
        return (*deck.cards(self.laid.up), *down, *[UNKNOWN_CARD] * self.hidden)


@lru_cache(maxsize=50_000)
def covered_play(store: PlayStore, cards: LaidCards) -> Covered:
    """The one shared object of this play."""
    return Covered(store, cards)


def laid_so(deck: Deck, cards: Iterable[Card]) -> LaidCards:
    """Cards as they are named. Raises ``ValueError`` on a natural card named twice."""
    named = list(cards)
    known = [card for card in named if not card.is_hidden]
    deck.mask(known)
    up = deck.mask(card for card in known if not card.down)
    down = deck.mask(card for card in known if card.down)
    return LaidCards(up, down, len(named) - len(known))


def is_open(deck: Deck, cards: LaidCards) -> bool:
    """Whether nothing of these cards is left to be read: no card face down, no joker among others.

    Jokers by themselves, face up, are jokers.
    """
    among_others = cards.up & deck.naturals and cards.up > deck.naturals
    return not (cards.down or cards.hidden or among_others)


def _readings(store: PlayStore, up: int, wild: int) -> Iterator[Play]:
    """``up``: the natural cards face up; ``wild``: how many cards are read freely."""
    yield from _as_sets(store, up, wild)
    yield from _as_runs(store, up, wild)


def _as_sets(store: PlayStore, up: int, wild: int) -> Iterator[Play]:
    deck, count = store.deck, up.bit_count() + wild
    form = SINGLE if count == 1 else SET
    if not up and count <= deck.jokers:
        yield _reading(store, form, 0, (joker_rank(deck),) * count, wild)
    if count > len(deck.suits) + deck.jokers:
        return
    shown = set(card_ranks(deck, up))
    for rank in range(len(deck.ranks)):
        if shown <= {rank}:
            yield _reading(store, form, up, (rank,) * count, wild)


def _as_runs(store: PlayStore, up: int, wild: int) -> Iterator[Play]:
    deck, count = store.deck, up.bit_count() + wild
    shown = set(card_ranks(deck, up))
    one_suit = any(not up & ~suit for suit in deck.suit_masks)
    if count < SHORTEST_RUN or not one_suit or len(shown) < up.bit_count():
        return
    for low in range(len(deck.ranks) - count + 1):
        ranks = tuple(range(low, low + count))
        if shown <= set(ranks):
            yield _reading(store, RUN, up, ranks, wild, tuple(set(ranks) - shown))


def _reading(
    store: PlayStore,
    form: str,
    up: int,
    ranks: tuple[int, ...],
    wild: int,
    filled: tuple[int, ...] | None = None,
) -> Play:
    """A play in which cards that show no suit stand for the ranks that are ``filled``."""
    stands = ((rank, -1) for rank in (ranks[:wild] if filled is None else filled))
    play = store.play(form, up, ranks, tuple(sorted(stands)))
    play.wild = wild
    return play
