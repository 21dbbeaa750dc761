"""Jokers that are said to stand for a card (``Jo=D9``), or for any of a number (``Jo=9``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from referee.cards.card import Card, Deck, bits

from .play import NO_FORM, Play, PlayStore, card_ranks, cards_of


def as_said(store: PlayStore, play: Play, texts: Sequence[str]) -> Play | None:
    """The play with its jokers named as stated, or ``None`` if that is impossible. In a set a joker
    takes the suit that is named. It can't name a card of the same play."""
    stands, open_ = list(play.stands), dict(enumerate(play.stand_texts))
    for text in texts:
        index = next(
            (index for index, stand_text in open_.items() if stand_text in (text, text[1:])), None
        )
        if index is None:
            return None
        if open_.pop(index) != text:
            stands[index] = (stands[index][0], play.deck.suits.index(text[0]))
    if stands == list(play.stands):
        return play
    return None if _named_twice(play.deck, play.mask, stands) else store.named(play, stands)


def namings(store: PlayStore, play: Play) -> tuple[Play, ...]:
    """The play with a card named for each of its jokers that has none, as far as there are such
    cards; only itself where all are named."""
    deck = store.deck
    named = [stand for stand in play.stands if stand[1] >= 0]
    rank = next((rank for rank, suit in play.stands if suit < 0), None)
    if rank is None:
        return (play,)
    shown = [bit % len(deck.suits) for bit in bits(play.mask & deck.rank_masks[rank])]
    shown += [suit for rank_named, suit in named if rank_named == rank]
    free = [suit for suit in range(len(deck.suits)) if suit not in shown]
    open_ = [stand for stand in play.stands if stand[1] < 0]
    nameless = open_.count((rank, -1))
    count = min(nameless, len(free))
    rest = [stand for stand in open_ if stand[0] != rank] + [(rank, -1)] * (nameless - count)
    return tuple(
        store.named(play.unnamed, [*named, *((rank, suit) for suit in suits), *rest])
        for suits in combinations(free, count)
    )


def cards_to_name(plays: Sequence[Play]) -> Iterator[tuple[Card, ...]]:
    """The cards of each play. If the same cards make several of the plays, they say what each joker
    stands for (``S5 Jo=5 Jo=5``)."""
    count: Mapping[tuple[int, int], int] = {}
    for play in plays:
        if play.jokers and not count:
            count = Counter((other.mask, other.hidden) for other in plays)
        several = play.jokers and count[play.mask, play.hidden] > 1
        yield cards_of(play, every=True) if several else play.cards


def card_text(cards: Iterable[Card]) -> str:
    """Cards as they are written, separated by blanks."""
    return " ".join(map(str, cards))


def heap_as_said(store: PlayStore, mask: int, texts: Iterable[str]) -> Play:
    """Cards that make no form, with the cards that jokers among them are said to stand for."""
    deck = store.deck
    full = (text for text in texts if text[0] in deck.suits and text[1:] in deck.ranks)
    stands = sorted((deck.ranks.index(text[1:]), deck.suits.index(text[0])) for text in full)
    return store.play(NO_FORM, mask, tuple(card_ranks(deck, mask)), tuple(stands))


def names_its_own(play: Play) -> bool:
    """Whether a joker is said to stand for a card that the play shows already."""
    return _named_twice(play.deck, play.mask, play.stands)


def _named_twice(deck: Deck, mask: int, stands: Iterable[tuple[int, int]]) -> bool:
    shown = set(bits(mask & deck.naturals))
    for rank, suit in stands:
        if suit >= 0 and 0 <= rank < len(deck.ranks):
            bit = rank * len(deck.suits) + suit
            if bit in shown:
                return True
            shown.add(bit)
    return False
