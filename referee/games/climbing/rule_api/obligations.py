"""Which moves fulfil an obligation, and what is left of it when hands have changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.games.climbing.position import PositionView, may_lie_discarded, unseen_cards
from referee.model.marks import MANY, NOBODY, Obligation
from referee.model.moves import (
    ACCEPT,
    DISCARD,
    DRAW,
    EXPOSE,
    GIVE,
    NAME,
    NO_REVOLT,
    PICK,
    REVOLT,
    SWAP,
    SWAP_HANDS,
    TAKE,
)

from .effects import Owe

MET_BY = {
    "give": (GIVE,),
    "discard": (DISCARD,),
    "add": (DISCARD,),
    "name": (NAME,),
    "pick": (PICK,),
    "look": (PICK,),
    "reseat": (PICK,),
    "share": (ACCEPT,),
    "pardon": (ACCEPT,),
    "declare": (ACCEPT,),
    "show_strongest": (EXPOSE,),
    "show_weakest": (EXPOSE,),
    "take": (TAKE,),
    "draw": (DRAW,),
    "pick_up": (DRAW,),
    "take_field": (DRAW,),
    "seize": (DRAW,),
    "swap": (SWAP,),
    "swap_hands": (SWAP_HANDS,),
    "mix_hands": (PICK,),
    "call": (ACCEPT,),
    "revolt": (REVOLT, NO_REVOLT),
    "penalty": (GIVE,),
}
"""By kind of obligation, the kinds of moves that fulfil it; one whose ``least`` is 0 may also be
declined."""


def discard_all(
    deck: Deck, now: PositionView, cards: int, clause: str, *, known: bool = True
) -> Iterator[Owe]:
    """Obliges all players to discard the cards of a set; without ``known`` only those that may be
    among the unknown cards of their hands."""
    unseen = deck.take(cards, deck.take(deck.full, unseen_cards(deck, now)))
    for seat in now.playing:
        room = now.unknown[seat]
        least = (now.known[seat] & cards).bit_count() if known else 0
        hidden = unseen.bit_count() if room == MANY else min(room, unseen.bit_count())
        if least + hidden:
            yield Owe(Obligation("discard", seat, NOBODY, least + hidden, clause, least, of=cards))


def reduced(owed: Obligation, now: PositionView, deck: Deck) -> Obligation | None:
    """The obligation as far as it can still be fulfilled, or ``None`` if it cannot."""
    match owed.kind:
        case "give" | "discard" | "show_strongest" | "show_weakest":
            left = _held(now, owed.seat, owed.of)
        case "take":
            left = max((_held(now, seat, owed.of) for seat in _others(owed, now)), default=0)
        case "swap":
            back = max((_held(now, seat) for seat in _others(owed, now)), default=0)
            left = min(_held(now, owed.seat, owed.of), back)
        case "draw":
            lying = reduce(deck.add, (laid.play.mask & owed.of for laid in now.field[:-1]), 0)
            left = may_lie_discarded(deck, now)[1] + lying.bit_count()
            owed = replace(owed, least=min(owed.least, now.discards.bit_count()))
        case "pick_up":
            there = _lying(owed, now, deck)
            owed, left = replace(owed, of=there), there.bit_count()
        case "penalty":
            left = sum(laid.play.count for laid in now.field)
        case "pick" | "look" | "swap_hands" | "mix_hands":
            left = owed.count if _others(owed, now) else 0
        case _:
            return owed
    count = min(owed.count, left)
    if count == owed.count:
        return owed
    return replace(owed, count=count, least=min(owed.least, count)) if count else None


def _lying(owed: Obligation, now: PositionView, deck: Deck) -> int:
    """The cards to be picked up that are below the top of the field or discarded."""
    lie = reduce(deck.add, (laid.play.mask for laid in now.field[:-1]), now.discards)
    return deck.take(owed.of, deck.take(owed.of, lie))


def takes_all(owed: Obligation, now: PositionView) -> bool:
    """Whether an obligation cannot be fulfilled without the last card of the hand."""
    return owed.kind in ("give", "discard") and owed.least >= _held(now, owed.seat)


def sparing_one(owed: Obligation, now: PositionView) -> Obligation | None:
    """The obligation if the last card has to stay in the hand, or ``None`` if nothing is left."""
    count = _held(now, owed.seat) - 1
    return replace(owed, count=count, least=count) if count > 0 else None


def _others(owed: Obligation, now: PositionView) -> list[int]:
    """The seats at which the obligation may be aimed."""
    return [seat for seat in now.playing if seat != owed.seat and owed.to in (NOBODY, seat)]


def _held(now: PositionView, seat: int, of: int = 0) -> int:
    """How many cards, or how many cards of a set, a seat may hold at most."""
    known, unknown = now.known[seat], now.unknown[seat]
    return MAX_CARDS if unknown == MANY else (known & of if of else known).bit_count() + unknown


MAX_CARDS = 1000
"""More cards than any pack has."""
