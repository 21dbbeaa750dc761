"""Plays that differ from a play in one respect: in its form, its number of cards, its jokers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from referee.cards.card import Deck, bits
from referee.games.climbing.plays.play import EMPEROR, RUN, SET, SINGLE, SPACED, Play
from referee.games.climbing.plays.play_pool import PlayStore

OUT_OF_A_ROW, AS_A_SET, FEWER, WITHOUT_JOKERS = "card", "form", "count", "joker"
WHY_NOT = (OUT_OF_A_ROW, AS_A_SET, FEWER, WITHOUT_JOKERS)
ROWS = (RUN, EMPEROR, SPACED)


class Variant(NamedTuple):
    """Plays that differ from a play in the same respect, and the words for that.

    ``alone``: only rules that look at this one play are meant, not at those below it.
    """

    why: str
    plays: tuple[Play, ...]
    args: dict[str, Any]
    alone: bool = True


def variants(store: PlayStore, play: Play) -> Iterator[Variant]:
    """What a player may have thought that the play comes to."""
    if play.stands or (play.jokers and play.form == SET):
        yield from _without_jokers(store, play)
    if play.form in ROWS:
        yield from _out_of_a_row(store, play)
    elif play.form == SET and len(play.naturals) == 1:
        yield from _fewer(store, play)


def _out_of_a_row(store: PlayStore, play: Play) -> Iterator[Variant]:
    """Each card of a run by itself, and as many cards of any one rank."""
    deck = store.deck
    ranks = [rank for rank in play.ranks if 0 <= rank < len(deck.ranks)]
    for rank in ranks:
        mask = deck.rank_masks[rank] & play.mask or _some(deck, rank, 1)
        single = store.play(SINGLE, mask, (rank,))
        yield Variant(OUT_OF_A_ROW, (single,), {"rank": deck.ranks[rank], "form": play.form})
    if play.count <= len(deck.suits):
        alike = tuple(
            store.play(SET, _some(deck, rank, play.count), (rank,) * play.count) for rank in ranks
        )
        yield Variant(AS_A_SET, alike, {"form": play.form, "many": play.count})


def _fewer(store: PlayStore, play: Play) -> Iterator[Variant]:
    """A set with one card less."""
    rank, natural = next(iter(play.naturals.items()))
    left, count = play.naturals[rank] - 1, play.count - 1
    if not left or play.jokers:
        return
    form = SINGLE if count == 1 else SET
    fewer = store.play(form, _some(store.deck, rank, left, play.mask), (rank,) * count)
    args = {"rank": store.deck.ranks[rank], "many": natural, "other": count}
    yield Variant(FEWER, (fewer,), args)


def _without_jokers(store: PlayStore, play: Play) -> Iterator[Variant]:
    """Natural cards in the place of the jokers, each choice of suits by itself."""
    deck = store.deck
    natural = play.mask & deck.naturals
    if play.form != SET:
        stood = [(rank, suit) for rank, suit in play.stands if 0 <= rank < len(deck.ranks)]
        if len(stood) == play.jokers and all(suit >= 0 for _, suit in stood):
            mask = natural | sum(1 << rank * len(deck.suits) + suit for rank, suit in stood)
            yield Variant(WITHOUT_JOKERS, (store.play(play.form, mask, play.ranks),), {}, False)
        return
    rank = play.ranks[0]
    if not 0 <= rank < len(deck.ranks):
        return
    missing = [1 << bit for bit in bits(deck.rank_masks[rank] & ~natural)]
    for added in combinations(missing, play.jokers):
        mask = natural | sum(added)
        yield Variant(WITHOUT_JOKERS, (store.play(SET, mask, play.ranks),), {}, False)


def alike(store: PlayStore, rank: int) -> Iterator[Play]:
    """All natural plays of one rank."""
    cards = [1 << bit for bit in bits(store.deck.rank_masks[rank])]
    for count in range(1, len(cards) + 1):
        form = SINGLE if count == 1 else SET
        for chosen in combinations(cards, count):
            yield store.play(form, sum(chosen), (rank,) * count)


def _some(deck: Deck, rank: int, count: int, first: int = 0) -> int:
    """So many cards of a rank as a set, those of ``first`` before others."""
    every = deck.rank_masks[rank]
    ordered = [*bits(every & first), *bits(every & ~first)]
    return sum(1 << bit for bit in ordered[:count])
