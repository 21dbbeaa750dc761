"""What is left of an obligation, and what it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.games.climbing.plays.unseen_cards import may_lie_discarded, unseen_cards
from referee.games.climbing.position import PositionView
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
"""Which moves meet an obligation; one that is owed at least nothing may be declined too."""


def all_of(
    deck: Deck, now: PositionView, cards: int, clause: str, *, known: bool = True
) -> Iterator[Owe]:
    """Everybody owes the discard of all cards of a set. ``known``: those that a hand is known to
    hold too, else only what may be among its unknown cards."""
    unseen = deck.take(cards, deck.take(deck.full, unseen_cards(deck, now)))
    for seat in now.playing:
        room = now.unknown[seat]
        least = (now.known[seat] & cards).bit_count() if known else 0
        hidden = unseen.bit_count() if room == MANY else min(room, unseen.bit_count())
        if least + hidden:
            yield Owe(Obligation("discard", seat, NOBODY, least + hidden, clause, least, of=cards))


def lightened(owed: Obligation, now: PositionView, deck: Deck) -> Obligation | None:
    """A debt as far as the hands and the field can still meet it; ``None``: not at all."""
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
    """The cards that are to be picked up, as far as they lie below the top or are swept aside."""
    lie = reduce(deck.add, (laid.play.mask for laid in now.field[:-1]), now.discards)
    return deck.take(owed.of, deck.take(owed.of, lie))


def takes_all(owed: Obligation, now: PositionView) -> bool:
    """Whether a debt cannot be met without the last card of the hand."""
    return owed.kind in ("give", "discard") and owed.least >= _held(now, owed.seat)


def but_one(owed: Obligation, now: PositionView) -> Obligation | None:
    """Such a debt where the last card has to stay in the hand; ``None``: nothing is left of it."""
    count = _held(now, owed.seat) - 1
    return replace(owed, count=count, least=count) if count > 0 else None


def _others(owed: Obligation, now: PositionView) -> list[int]:
    """The seats that a debt may be aimed at."""
    return [seat for seat in now.playing if seat != owed.seat and owed.to in (NOBODY, seat)]


def _held(now: PositionView, seat: int, of: int = 0) -> int:
    """How many cards a seat holds, or of a set of cards may hold."""
    known, unknown = now.known[seat], now.unknown[seat]
    return MOST if unknown == MANY else (known & of if of else known).bit_count() + unknown


MOST = 1000
"""More cards than any pack has."""
