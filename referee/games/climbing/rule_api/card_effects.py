"""Effects that move cards: from hand to hand, to the discards, up from the field."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.play import SET, SINGLE
from referee.games.climbing.position import LaidPlay, PositionBuilder
from referee.model.marks import MANY, NOBODY, Mark

from .mark_names import REMOVED, UNDONE, WINDOW


class HandOver(Struct, frozen=True):
    """Cards change hands; ``aside``: the giver had put them aside before."""

    key: ClassVar[str] = "handed-over"
    giver: int
    taker: int
    cards: int
    aside: bool = False

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.giver)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not self.aside:
            take_cards(draft, deck, self.giver, self.cards)
        draft.hold(self.taker, deck.add(draft.known[self.taker], self.cards))


class Discard(Struct, frozen=True):
    """Cards go from a hand to the discards."""

    key: ClassVar[str] = "discarded"
    seat: int
    cards: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        draft.discards = deck.add(draft.discards, self.cards)


class Expose(Struct, frozen=True):
    """Cards of a hand are seen by all, or by one player alone (``to``), and stay there."""

    key: ClassVar[str] = "shown"
    seat: int
    cards: int
    to: int = NOBODY

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        known = deck.add(draft.known[self.seat], self.cards)
        draft.hold(self.seat, known, draft.unknown[self.seat])


class SwapHands(Struct, frozen=True):
    """Two players exchange their whole hands."""

    key: ClassVar[str] = "hands-swapped"
    seat: int
    other: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        known, unknown = draft.known, draft.unknown
        draft.hold(self.seat, known[self.other], unknown[self.other])
        draft.hold(self.other, known[self.seat], unknown[self.seat])


class TakeField(Struct, frozen=True):
    """A player takes cards from below the top of the field into the hand; they leave no play
    behind. ``plays``: of how many plays, from the top; 0: of all."""

    key: ClassVar[str] = "field-taken"
    seat: int
    plays: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not draft.field:  # another effect has cleared it
            return
        below = draft.field[:-1]
        for laid in below[-self.plays :]:
            draft.hold(self.seat, deck.add(draft.known[self.seat], laid.play.mask))
        draft.field = (*(below[: -self.plays] if self.plays else ()), draft.field[-1])


class Withdraw(Struct, frozen=True):
    """The top play leaves the field for the discards; what lay below it is on top again."""

    key: ClassVar[str] = "withdrawn"

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if draft.field:  # else another effect has cleared it
            draft.discards = deck.add(draft.discards, draft.field[-1].play.mask)
            draft.field = draft.field[:-1]


class Join(Struct, frozen=True):
    """The cards on top are added to those of the same number below them. ``whole``: they make one
    play together; else they are slid beneath, and those below are still to be beaten."""

    key: ClassVar[str] = "joined"
    whole: bool = False

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

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


class AddUnder(Struct, frozen=True):
    """Cards of a hand are added to the play on top, of the same number: they are slid beneath it,
    and it stays its player's."""

    key: ClassVar[str] = "added"
    seat: int
    cards: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        if not draft.field:  # it has been cleared, and they go with it
            draft.discards = deck.add(draft.discards, self.cards)
            return
        top, count, jokers = draft.field[-1], self.cards.bit_count(), deck.jokers_in(self.cards)
        ranks = top.play.ranks[:1]
        stands = ((ranks[0], -1),) * jokers
        form = SINGLE if count == 1 else SET
        added = forms_of(deck).store.play(form, self.cards, ranks * count, stands)
        draft.field = (*draft.field[:-1], LaidPlay(self.seat, added), top)


class Undo(Struct, frozen=True):
    """A card is laid aside, or (``joins``) beside the play that waits, and the clauses of these
    ``names`` do nothing by that play."""

    key: ClassVar[str] = "undone"
    seat: int
    cards: int
    names: tuple[str, ...]
    joins: bool = False

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if self.joins:
            AddUnder(self.seat, self.cards).apply(draft, deck)
        else:
            Discard(self.seat, self.cards).apply(draft, deck)
        draft.set_mark(Mark(UNDONE, self.names, until=WINDOW))


class Remove(Struct, frozen=True):
    """Cards that have been swept aside leave the game for good."""

    key: ClassVar[str] = "removed"
    cards: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("discards", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        before = draft.mark(REMOVED.kind)
        removed = deck.add(before.value, self.cards) if before else self.cards
        draft.set_mark(Mark(REMOVED.kind, removed))


class Draw(Struct, frozen=True):
    """Cards of the discards go into a hand."""

    key: ClassVar[str] = "drawn"
    seat: int
    cards: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))


class PickUp(Struct, frozen=True):
    """Cards of a play below the top go into a hand; the others of it are laid aside. Where they
    have been swept aside since, they come from the discards."""

    key: ClassVar[str] = "picked-up"
    seat: int
    cards: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

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


class TakeTop(Struct, frozen=True):
    """Cards of the field, the top among them, go into a hand. ``plays``: of how many plays, from
    the top; 0: of all."""

    key: ClassVar[str] = "picked-up"
    seat: int
    cards: int
    plays: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))
        if not draft.field:  # they have been swept aside since
            draft.discards = deck.take(draft.discards, self.cards)
        draft.field = draft.field[: -self.plays] if self.plays else ()


class MixHands(Struct, frozen=True):
    """The hands of these players are mixed and dealt out again, to each as many cards as before;
    nobody knows what has come where. ``equally``: one by one instead, as the players stand here."""

    key: ClassVar[str] = "hands-mixed"
    seats: tuple[int, ...]
    equally: bool = False

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seats[0])

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        held = [_size(draft, seat) for seat in self.seats]
        if self.equally and MANY in held:
            held = [MANY] * len(held)
        elif self.equally:
            each, over = divmod(sum(held), len(held))
            held = [each + (at < over) for at in range(len(held))]
        for seat, count in zip(self.seats, held, strict=True):
            draft.hold(seat, 0, count)


def _size(draft: PositionBuilder, seat: int) -> int:
    """How many cards a hand has; ``MANY``: nobody knows."""
    unknown = draft.unknown[seat]
    return MANY if unknown == MANY else draft.known[seat].bit_count() + unknown


def take_hidden(draft: PositionBuilder, seat: int, count: int) -> None:
    """Takes cards from a hand that only their owner knows. Where they are among known ones, nobody
    can tell any more which cards are left."""
    known, room = draft.known[seat], draft.unknown[seat]
    if room == MANY or room >= count:
        draft.hold(seat, known, room if room == MANY else room - count)
    else:
        draft.hold(seat, 0, max(0, known.bit_count() + room - count))


def take_cards(draft: PositionBuilder, deck: Deck, seat: int, cards: int) -> None:
    """Takes cards from a hand, known ones first; the rest come from its unknown cards."""
    known = draft.known[seat]
    if cards <= deck.naturals and not cards & ~known:
        draft.hold(seat, known ^ cards)
        return
    hidden, room = deck.take(cards, known).bit_count(), draft.unknown[seat]
    draft.hold(seat, deck.take(known, cards), room if room == MANY else max(0, room - hidden))
