"""A table with a pile, a stock and hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from referee.cards.card import Card, Deck
from referee.engine.base_position import BasePosition
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import CALL_SUIT, SWAP_HANDS

CLEAN = "clean"
"""How a seat is out: it has no card left."""

STOCK = MarkSpelling("stock", "stock", value="number", also=("山札",))
"""How many cards are in the stock."""
DREW = MarkSpelling("drew", "drew", value="number", also=("引いた枚数",))
"""How many cards the seat on turn has drawn in this turn."""
DRAWN = MarkSpelling("drawn_cards", "drawn", value="cards", also=("引いたカード",))
"""The card that the seat on turn has drawn last in this turn, if it is known."""
CALLED = MarkSpelling(
    "called_suit", "called suit", value="suit", also=("called colour", "指定マーク")
)
CALLS = MarkSpelling("calls_suit", "calls a suit", also=("calls a colour", "マーク指定待ち"))
"""The seat on turn has to call a suit."""
PENDING = MarkSpelling("pending_draw", "pending draw", value="number", also=("引く枚数",))
"""How many cards the seat on turn has to draw."""
REVERSED = MarkSpelling("direction", "direction reversed", also=("reversed", "逆回り"))
UNSAID = MarkSpelling("unsaid", "last card unsaid", holder=True, also=("残り1枚未宣言",))
"""A seat has one card left and hasn't said so."""

BEFORE = MarkSpelling("suit_before", "suit before", value="suit", also=("colour before", "前の色"))
"""The suit that counted before the top card, which may be challenged."""
CHALLENGED = MarkSpelling("challenged", "challenged", also=("チャレンジ中",))
"""The seat on turn has challenged, and nobody knows yet who is right."""
SWAPS = MarkSpelling("swaps_hands", "swaps hands", also=("手札交換待ち",))
"""The seat on turn has to swap hands."""


DEALER = MarkSpelling("dealer", "dealer", holder=True, single=True, also=("配った人",))
"""Who dealt, before the first player's turn."""


class Laid(NamedTuple):
    """A card of the pile. ``seat``: who has just played it; ``NOBODY``: it isn't the last move."""

    seat: int
    card: Card


class MatchingPosition(BasePosition, frozen=True):
    """The state of a table; tuples are by seat, sets of cards are bit sets."""

    known: tuple[int, ...]
    unknown: tuple[int, ...]
    field: tuple[Laid, ...] = ()
    """The pile, from bottom to top."""
    discards: int = 0
    """Other cards that were played before."""

    @property
    def is_over(self) -> bool:
        return bool(self.out)

    @property
    def top(self) -> Card | None:
        return self.field[-1].card if self.field else None

    @property
    def first_card(self) -> Card | None:
        """The card that the dealer has just turned up, if no suit was called for it."""
        is_turned = self.holder_of(DEALER.kind) != NOBODY and not self.mark(CALLED.kind)
        return self.top if is_turned and self.field and self.field[-1].seat == NOBODY else None

    def number(self, spelling: MarkSpelling) -> int:
        """The number of a mark of the table; 0 if there is none."""
        mark = self.mark(spelling.kind)
        return mark.value if mark else 0

    def with_number(self, spelling: MarkSpelling, number: int) -> MatchingPosition:
        if number == 0 and spelling is not STOCK:
            return self.without_mark(spelling.kind)
        return self.with_mark(Mark(spelling.kind, number))

    def next(self, seat: int, steps: int = 1) -> int:
        """The seat so many turns later, in the direction of play."""
        way = -1 if self.mark(REVERSED.kind) else 1
        return (seat + way * steps) % self.size

    # ---- the cards

    def pile(self, deck: Deck) -> int:
        return deck.mask(laid.card for laid in self.field)

    def possible(self, deck: Deck, seat: int) -> int:
        """The cards that a seat may hold besides those that it is known to hold."""
        placed = deck.together((self.pile(deck), self.discards, *self.known))
        return deck.take(deck.full, placed) if self.unknown[seat] else 0

    def stock(self, deck: Deck) -> int:
        """How many cards are in the stock; if nobody knows, the most that there can be."""
        mark = self.mark(STOCK.kind)
        if mark is not None:
            return int(mark.value)
        held = sum(cards.bit_count() for cards in (*self.known, self.discards))
        more = sum(count for count in self.unknown if count != MANY)
        return max(0, deck.full.bit_count() - held - more - len(self.field))

    def with_hands(self, seats: Sequence[int]) -> MatchingPosition:
        """The position in which each seat has the hand of another: of ``seats``, by seat."""
        known = tuple(self.known[seat] for seat in seats)
        return replace(self, known=known, unknown=tuple(self.unknown[seat] for seat in seats))

    def with_cards_drawn(
        self, deck: Deck, seat: int, count: int, cards: int, stock: int
    ) -> MatchingPosition:
        """The position after a seat has drawn so many cards; ``cards``: those that are known;
        ``stock``: how many cards are in the stock then."""
        known, unknown = list(self.known), list(self.unknown)
        known[seat] = deck.add(known[seat], cards)
        if unknown[seat] != MANY:
            unknown[seat] += count - cards.bit_count()
        drawn = replace(self, known=tuple(known), unknown=tuple(unknown))
        return drawn.with_number(STOCK, stock) if self.mark(STOCK.kind) else drawn

    def with_pile_turned(self, deck: Deck, kept: int) -> MatchingPosition:
        """The position after the pile has become the stock, but for so many cards on top."""
        field = self.field[-kept:] if kept else ()
        stock = self.stock(deck) + len(self.field) - len(field) + self.discards.bit_count()
        turned = replace(self, field=field, discards=0)
        return turned.with_number(STOCK, stock) if self.mark(STOCK.kind) else turned

    def settled(self) -> MatchingPosition:
        """The position in which nobody has just played."""
        top = [Laid(NOBODY, laid.card) for laid in self.field[-1:]]
        return replace(self, field=(*self.field[:-1], *top))

    def owing(self) -> MatchingPosition:
        """The position with the obligation to call a suit or to swap hands, if there is one."""
        owed = [
            Obligation(kind, self.turn, least=1)
            for kind, word in ((CALL_SUIT, CALLS), (SWAP_HANDS, SWAPS))
            if self.mark(word.kind) and self.turn != NOBODY and not self.is_over
        ]
        return replace(self, owed=tuple(owed))
