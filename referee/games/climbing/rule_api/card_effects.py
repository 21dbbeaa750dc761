"""Effects that move cards between hands, field and discards."""

from __future__ import annotations

from referee.cards.card import Deck
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.play import SET, SINGLE
from referee.games.climbing.position import LaidPlay, PositionBuilder
from referee.model.marks import MANY, NOBODY, Mark

from .effects import Effect, SeatEffect
from .mark_names import REMOVED, UNDONE, WINDOW


class HandOver(Effect, frozen=True):
    """A player gives cards to another."""

    key = "handed-over"
    giver: int
    taker: int
    cards: int
    aside: bool = False
    """The giver has put them aside already."""

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.giver)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not self.aside:
            take_cards(draft, deck, self.giver, self.cards)
        draft.hold(self.taker, deck.add(draft.known[self.taker], self.cards))


class Discard(SeatEffect, frozen=True):
    """A player discards cards."""

    key, topic = "discarded", "hand"
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        draft.discards = deck.add(draft.discards, self.cards)


class Expose(SeatEffect, frozen=True):
    """A player shows cards of the hand, which stay there."""

    key, topic = "shown", "hand"
    cards: int
    to: int = NOBODY
    """Who alone sees them; ``NOBODY``: everybody sees them."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        known = deck.add(draft.known[self.seat], self.cards)
        draft.hold(self.seat, known, draft.unknown[self.seat])


class SwapHands(SeatEffect, frozen=True):
    """Two players exchange their whole hands."""

    key, topic = "hands-swapped", "hand"
    other: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        known, unknown = draft.known, draft.unknown
        draft.hold(self.seat, known[self.other], unknown[self.other])
        draft.hold(self.other, known[self.seat], unknown[self.seat])


class TakeField(Effect, frozen=True):
    """A player takes the plays below the top of the field into the hand."""

    key, topic = "field-taken", "field"
    seat: int
    plays: int = 0
    """How many plays, from the top; 0: all."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not draft.field:  # another effect has cleared it
            return
        below = draft.field[:-1]
        for laid in below[-self.plays :]:
            draft.hold(self.seat, deck.add(draft.known[self.seat], laid.play.mask))
        draft.field = (*(below[: -self.plays] if self.plays else ()), draft.field[-1])


class Withdraw(Effect, frozen=True):
    """The top play is discarded; the play below it is on top again."""

    key, topic = "withdrawn", "field"

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if draft.field:  # else another effect has cleared it
            draft.discards = deck.add(draft.discards, draft.field[-1].play.mask)
            draft.field = draft.field[:-1]


class Join(Effect, frozen=True):
    """The cards on top are added to the play of the same rank below them."""

    key, topic = "joined", "field"
    whole: bool = False
    """They are one play together. Otherwise they are slid beneath the play below, which is still to
    be beaten."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if len(draft.field) < 2:  # those below have been taken
            return
        under, added = draft.field[-2:]
        if self.whole:
            mask, ranks = deck.add(under.play.mask, added.play.mask), under.play.ranks[:1]
            stands = tuple(sorted((*under.play.stands, *added.play.stands)))
            count = under.play.count + added.play.count
            joined = forms_of(deck).store.play(SET, mask, ranks * count, stands)
            draft.field = (*draft.field[:-2], LaidPlay(added.seat, joined))
        else:
            draft.field = (*draft.field[:-2], added, under._replace(seat=added.seat))


class AddUnder(Effect, frozen=True):
    """Cards of a hand are slid beneath the play of the same rank on top, which still belongs to its
    player."""

    key, topic = "added", "field"
    seat: int
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        if not draft.field:  # it has been cleared
            draft.discards = deck.add(draft.discards, self.cards)
            return
        top, count, jokers = draft.field[-1], self.cards.bit_count(), deck.jokers_in(self.cards)
        ranks = top.play.ranks[:1]
        stands = ((ranks[0], -1),) * jokers
        form = SINGLE if count == 1 else SET
        added = forms_of(deck).store.play(form, self.cards, ranks * count, stands)
        draft.field = (*draft.field[:-1], LaidPlay(self.seat, added), top)


class Undo(SeatEffect, frozen=True):
    """A player discards a card, and the play that waits for it does nothing by these clauses."""

    key, topic = "undone", "hand"
    cards: int
    names: tuple[str, ...]
    joins: bool = False
    """The card is laid beside the play instead."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if self.joins:
            AddUnder(self.seat, self.cards).apply(draft, deck)
        else:
            Discard(self.seat, self.cards).apply(draft, deck)
        draft.set_mark(Mark(UNDONE, self.names, until=WINDOW))


class Remove(Effect, frozen=True):
    """Discarded cards leave the game for good."""

    key, topic = "removed", "discards"
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        before = draft.mark(REMOVED.kind)
        removed = deck.add(before.value, self.cards) if before else self.cards
        draft.set_mark(Mark(REMOVED.kind, removed))


class Draw(SeatEffect, frozen=True):
    """A player takes cards from the discards."""

    key, topic = "drawn", "hand"
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))


class PickUp(Effect, frozen=True):
    """A player takes cards of a play below the top, the rest of which is discarded. If the field
    has been cleared, they come from the discards."""

    key, topic = "picked-up", "field"
    seat: int
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))
        below = (laid for laid in draft.field[:-1] if not deck.take(self.cards, laid.play.mask))
        play = next(below, None)
        if play is None:
            draft.discards = deck.take(draft.discards, self.cards)
        else:
            left = deck.take(play.play.mask, self.cards)
            draft.discards = deck.add(draft.discards, left)
            draft.field = tuple(laid for laid in draft.field if laid is not play)


class TakeTop(Effect, frozen=True):
    """A player takes the plays on top of the field into the hand."""

    key, topic = "picked-up", "field"
    seat: int
    cards: int
    plays: int = 0
    """How many plays, from the top; 0: all."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))
        if not draft.field:  # it has been cleared
            draft.discards = deck.take(draft.discards, self.cards)
        draft.field = draft.field[: -self.plays] if self.plays else ()


class MixHands(Effect, frozen=True):
    """The hands of these players are mixed and dealt again face down, as many cards to each as
    before."""

    key = "hands-mixed"
    seats: tuple[int, ...]
    equally: bool = False
    """They are dealt one by one instead, in the order of ``seats``."""

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seats[0])

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        held = [_size(draft, seat) for seat in self.seats]
        if self.equally and MANY in held:
            held = [MANY] * len(held)
        elif self.equally:
            share, over = divmod(sum(held), len(held))
            held = [share + (index < over) for index in range(len(held))]
        for seat, count in zip(self.seats, held, strict=True):
            draft.hold(seat, 0, count)


def _size(draft: PositionBuilder, seat: int) -> int:
    """How many cards a hand has, or ``MANY`` if that isn't known."""
    unknown = draft.unknown[seat]
    return MANY if unknown == MANY else draft.known[seat].bit_count() + unknown


def take_hidden(draft: PositionBuilder, seat: int, count: int) -> None:
    """Takes cards from a hand that only its owner knows. If known cards have to be among them,
    it isn't known any more which cards are left."""
    known, room = draft.known[seat], draft.unknown[seat]
    if room == MANY or room >= count:
        draft.hold(seat, known, room if room == MANY else room - count)
    else:
        draft.hold(seat, 0, max(0, known.bit_count() + room - count))


def take_cards(draft: PositionBuilder, deck: Deck, seat: int, cards: int) -> None:
    """Takes cards from a hand: those known to be there, the rest from its unknown cards."""
    known = draft.known[seat]
    if cards <= deck.naturals and not cards & ~known:
        draft.hold(seat, known ^ cards)
        return
    hidden, room = deck.take(cards, known).bit_count(), draft.unknown[seat]
    draft.hold(seat, deck.take(known, cards), room if room == MANY else max(0, room - hidden))
