"""A table of a trick-taking game: the current trick and the cards taken so far."""

from __future__ import annotations

from typing import NamedTuple

from referee.cards.card import Card, Deck, union
from referee.engine.base_position import BasePosition
from referee.engine.conversion import card_set
from referee.model.contracts import Contract
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark

FIRST_TRICK = MarkSpelling("first_trick", "first trick")
"""The mark of the first trick. It is derived from hands that still have all their cards, and from
the card that leads it."""

TRUMP = "trump"
"""The mark of the trump suit of this deal; a value of 0: there is none."""

BID = "bid"
"""The mark of how many tricks a seat has bid."""

AUCTION = "auction"
"""The mark of the calls of an auction so far, in order from the dealer on."""

CONTRACT = "contract"
"""The mark of the contract in which an auction has ended."""

DECLARER = "declarer"
"""The mark of the seat that plays its own hand and the dummy's."""

VULNERABLE = "vulnerable"
"""The mark that the side of this seat is vulnerable."""

GAVE = "gave"
"""The mark of the cards that a seat has laid down for another, before all have done so."""

GIVEN = "cards_given"
"""The mark that the cards before the first trick have changed hands."""

MEEPLE = "meeple"
"""The mark of the colour on which a seat has placed its meeple."""

DEALER = "dealer"
"""The mark of the seat that has dealt."""

TURNED = "turned"
"""The mark of the card that was turned up after the deal, while it lies beside the hands."""

STOCK = "stock"
"""The mark of how many cards are in the stock, with the one that is turned up."""

FIRST_PART = "first_part"
"""The mark of how many tricks a seat took while there was a stock."""

PASSED = "passed_call"
"""The mark of how often a seat has passed instead of calling trump."""

PICKS = "picks_up"
"""The mark of the seat that has picked up the card turned up and discards another for it."""

MAKER = "maker"
"""The mark of the seat that has called trump."""

ALONE = "alone"
"""The mark that this seat plays without its partner."""

REACHED = "reached"
"""The mark of the game value that a seat has bid or held."""

OUT = "out_of_bidding"
"""The mark that a seat has passed and bids no more."""

SKAT = "skat"
"""The mark of the two cards that lie apart, as far as known."""

PUT_AWAY = "put_away"
"""The mark that the declarer has exchanged cards with the skat and not yet announced a game."""

FROM_HAND = "from_hand"
"""The mark that the declarer plays without picking up the skat."""

OPENED = "opened"
"""The mark that the declarer plays with the hand face up."""

ANNOUNCED = "announced"
"""The mark of what else the declarer has announced."""

TOPS, LACKED_TOPS = "tops", "lacked_tops"
"""The marks of how many top trumps in a row the declarer has, or lacks."""

CARD_POINTS = "card_points"
"""The mark of how many points the cards count that a seat has taken."""

KITTY = "kitty"
"""The mark that the kitty lies face down; its value are its cards, as far as known."""

ASIDE = "put_aside"
"""The mark of the cards that the declarer has put aside for the kitty, until the first trick."""

APPOINTED = "appointed"
"""The mark of the card whose holder is the declarer's partner."""

PARTNER = "partner"
"""The mark of the declarer's partner, if that is known: the declarer, if nobody else is."""

LAST = "last_suit"
"""The mark of the suit of the last card of the previous trick, if a rule needs it."""

LACKS = MarkSpelling("lacks", "lacks", value="suits or cards", holder=True)
"""The mark of the cards that a seat has shown not to hold, mostly whole suits."""

JACKS = "J"
"""The suit of the jacks if they are the only trumps."""

UNTAKEN = DISCARDED, CARRIED = "nobody_discarded", "carried_to_next"
"""What happens to a trick that nobody takes."""


Moved = tuple[tuple[Card, str], ...]
"""The cards that belong to another suit than their own in this deal, each with that suit."""


def suit_in(card: Card, moved: Moved) -> str:
    """The suit that a card belongs to."""
    return next((suit for other, suit in moved if other == card), card.suit)


def suit_of(deck: Deck, mark: Mark | None) -> str:
    """The suit of a mark whose value is a set of one suit; empty without a mark."""
    place = mark.value.bit_length() - 1 if mark and mark.value else -1
    return (*deck.suits, JACKS, "")[place]


class Laid(NamedTuple):
    """A card of the trick and the seat that played it (``NOBODY``: unknown)."""

    seat: int
    card: Card


class Trick(NamedTuple):
    """The cards of a trick in the order in which they were played."""

    laid: tuple[Laid, ...]
    before: str = ""
    """The suit of the last card of the previous trick, if a rule needs it."""
    trump: str = ""
    """The trump suit that the table names, if any."""
    moved: Moved = ()
    is_first: bool = False
    """Whether it is known to be the first trick of the deal."""
    is_full: bool = False
    """Whether everyone has played to it."""

    @property
    def suits(self) -> list[str]:
        """The suits that its cards belong to."""
        return [suit_in(laid.card, self.moved) for laid in self.laid]

    @property
    def led(self) -> str:
        """The suit that was led."""
        return suit_in(self.laid[0].card, self.moved)

    @property
    def players(self) -> int:
        """How many seats have played; a seat that played twice (illegally) counts once."""
        known = [laid.seat for laid in self.laid if laid.seat != NOBODY]
        return len(self.laid) - len(known) + len(set(known))


class TricksPosition(BasePosition, frozen=True):
    """The state of a table; tuples are by seat, sets of cards are bit sets."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    taken: tuple[int, ...]
    """The known cards that each seat has taken."""
    tricks: tuple[int, ...]
    """How many tricks each seat has taken; their cards may be unknown."""
    field: tuple[Laid, ...] = ()
    carried: int = 0
    """The cards that the taker of the next trick also gets."""
    discards: int = 0
    """The cards that nobody took."""
    last: Trick | None = None
    """The previous trick."""
    holds: tuple[tuple[int, int], ...] = ()
    """Seats with sets of cards of which they hold one at least, as the table states at a moment."""
    moved: Moved = ()
    idle: tuple[int, ...] = ()
    """The seats that play no cards in this deal."""

    @property
    def players(self) -> int:
        """How many seats play cards."""
        return len(self.known) - len(self.idle)

    def suit(self, card: Card) -> str:
        """The suit that a card belongs to."""
        return suit_in(card, self.moved)

    @property
    def is_full(self) -> bool:
        """Whether every seat that has a card to play has played to the trick."""
        if not self.field:
            return False
        size = self.players
        if len(self.field) >= size and Trick(self.field).players >= size:
            return True
        if 0 not in self.known:  # all have cards left, and some have not played
            return False
        return all(laid.seat != NOBODY for laid in self.field) and not self.missing

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have a card to play and are not known to have played to the trick."""
        played = {laid.seat for laid in self.field} | set(self.idle)
        hands = enumerate(zip(self.known, self.unknown, strict=True))
        return tuple(
            [seat for seat, (known, unknown) in hands if (known or unknown) and seat not in played]
        )

    @property
    def has_begun(self) -> bool:
        """Whether a card of this deal has been played, as far as known."""
        gone = any(self.tricks) or any(self.taken) or self.carried or self.discards
        return bool(gone or self.field or self.last)

    @property
    def aside(self) -> int:
        """The cards beside the hands: turned up, laid down to be given to others, the skat, the
        kitty, or what was put aside for it."""
        kinds = (GAVE, TURNED, SKAT, KITTY, ASIDE)
        return union(mark.value for mark in self.marks if mark.kind in kinds)

    @property
    def contract(self) -> Contract | None:
        """The contract, if there is one."""
        mark = self.mark(CONTRACT)
        return Contract.of(mark.value) if mark else None

    @property
    def bids(self) -> dict[int, int]:
        """The bids made so far, by seat."""
        return {mark.holder: mark.value for mark in self.marks if mark.kind == BID}

    @property
    def is_over(self) -> bool:
        """Whether all tricks are played: a seat has no card left, no other is known to have one,
        and no trick is incomplete."""
        if 0 not in self.known:
            return False
        playing = [seat for seat in range(self.size) if seat not in self.idle]
        if not any(map(self.holds_nothing, playing)):
            return False
        if any(self.known[seat] or self.unknown[seat] > 0 for seat in playing):
            return False
        return not self.field or self.is_full

    def after(self, seat: int) -> int:
        """The next seat clockwise that has not played to the trick, or ``NOBODY``."""
        missing = self.missing
        return next((other for other in self.around(seat)[1:] if other in missing), NOBODY)

    def may_hold(self, seat: int, cards: int) -> bool:
        """Whether a seat may hold all of these cards: its unknown cards are enough for those that
        it isn't known to have, and none of these is elsewhere."""
        strange = cards & ~self.known[seat]
        elsewhere = strange & (union(self.known) | self.aside)
        is_enough = self.unknown[seat] == MANY or strange.bit_count() <= self.unknown[seat]
        return is_enough and not elsewhere

    def unseen(self, deck: Deck) -> int:
        """The cards whose place is unknown."""
        trick = card_set(deck, [laid.card for laid in self.field])
        away = (self.carried, self.discards, self.aside)
        return deck.full & ~union((*away, trick, *self.known, *self.taken))

    def knows_taken(self, deck: Deck, seat: int) -> bool:
        """Whether all cards that a seat has taken are known."""
        is_complete = self.taken[seat].bit_count() >= self.tricks[seat] * self.players
        return is_complete or not self.unseen(deck)  # a trick may have lacked a card
