"""The cards that nobody can see: what an unknown card may be."""

from __future__ import annotations

from referee.cards.card import Deck
from referee.games.climbing.position import Position, PositionBuilder, PositionView
from referee.model.marks import MANY

ASIDE = ("offered", "removed")
"""The marks of cards that lie elsewhere."""


def deduced(deck: Deck, position: Position) -> Position:
    """The position where a hand holds all the cards that nobody can see: then it is known."""
    hidden = [seat for seat in range(position.size) if position.unknown[seat]]
    if len(hidden) != 1 or position.unknown[hidden[0]] == MANY:
        return position
    unseen = unseen_cards(deck, position)
    if unseen.bit_count() != position.unknown[hidden[0]]:
        return position
    draft = PositionBuilder(position)
    draft.hold(hidden[0], deck.add(position.known[hidden[0]], unseen), 0)
    return draft


def cards_on(deck: Deck, position: PositionView) -> int:
    """The cards on the field, as far as they are known."""
    return deck.together([laid.play.mask for laid in position.field])


def unseen_cards(deck: Deck, position: PositionView) -> int:
    """All cards of the deck that are in no known hand, on no field and in no discard pile."""
    offered = [mark.value for mark in position.marks if mark.kind in ASIDE]
    field = [laid.play.mask for laid in position.field]
    seen = deck.together([*position.known, *field, *offered, position.discards])
    return deck.take(deck.full, seen)


def may_lie_discarded(deck: Deck, position: PositionView) -> tuple[int, int]:
    """The cards that may lie in the discards, and how many there can be at most: those known to lie
    there, and what no hand and no face-down play has room for."""
    known, unseen = position.discards, unseen_cards(deck, position)
    hidden = sum(laid.play.hidden for laid in position.field)
    if MANY in position.unknown:
        loose = unseen.bit_count()
    else:
        loose = max(0, unseen.bit_count() - hidden - sum(position.unknown))
    return (deck.add(known, unseen) if loose else known), known.bit_count() + loose
