"""The rules of games in which the highest bidder names a card whose holder is a secret partner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from msgspec.structs import replace

from referee.cards.card import Card, union
from referee.engine.answer import Event, UnknownFact
from referee.engine.conversion import card_set, hands_without
from referee.model.contracts import PASSES, Contract, bid_parts
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import APPOINT, BID, DISCARD, PASS, TAKE_KITTY, Move
from referee.model.questions import WHO_DECLARES
from referee.rulebook.rule import Param, Reason

from .position import (
    APPOINTED,
    ASIDE,
    AUCTION,
    CARD_POINTS,
    CONTRACT,
    DEALER,
    DECLARER,
    FIRST_TRICK,
    KITTY,
    PARTNER,
    PICKS,
    TRUMP,
    Moved,
    Trick,
    TricksPosition,
    suit_of,
)
from .rule import UNRESTRICTED, Args, Restriction, TallyRule, TrickRule
from .rules import DEALT, OUTBIDDING, SAME_COLOUR, Bowers, bidding_closed, dealer_of, thrown_in

ABOVE_TRUMPS = 10
"""What puts a card above all trumps, whatever other rules add to those."""
LISTED = 5
"""How many of the counting cards of a side are named at most."""
ROLES = ("declarer", "partner", "others")
"""Whom points can be for: the declarer, the partner, each of the others."""


# ---- the bidding


class Standing(NamedTuple):
    """What the calls have come to; places are counted from the seat that calls first."""

    contract: Contract | None
    """The highest bid so far."""
    bidder: int
    """Who made it."""
    next: int
    """Who calls next; ``NOBODY``: the bidding is over."""
    last: int = NOBODY
    """Who called last; ``NOBODY``: nobody has called yet."""


class SuitBidding(TrickRule):
    """Before the first card all bid a number and a suit in turn, or pass, until nobody bids more
    (競り)."""

    says = (
        "first", "waits", "no-bid", "low", "free", "declares", "undecided", "thrown-in", "closed",
        "unknown-declarer",
    )  # fmt: skip
    words = (
        DEALT,
        MarkSpelling(AUCTION, "auction", value="calls", also=("競り",)),
        MarkSpelling(CONTRACT, "contract", value="contract", also=("宣言",)),
        MarkSpelling(
            DECLARER, "napoleon", holder=True, single=True, also=("ナポレオン", "declarer")
        ),
    )
    opens = (BID, PASS)
    called = (WHO_DECLARES, "napoleon")
    suits = Param("CDHS", "the suits, the lowest first", names="suits")
    least = Param(13, "the lowest number that can be bid")
    most = Param(20, "the highest number")
    equal = Param("suit", "whether a higher ``suit`` outbids the same number, or only a ``number``")
    returns = Param("yes", "whether a player who has passed may bid again")

    def understands(self, move: Move) -> bool:
        return move.kind != BID or self._is_bid(move.number)

    def _is_bid(self, text: str) -> bool:
        number, suit = bid_parts(text)
        is_number = number.isdecimal() and self.least <= int(number) <= self.most
        return is_number and len(suit) == 1 and suit in self.suits

    def is_possible(self, mark: Mark) -> bool:
        calls = {AUCTION: mark.value, CONTRACT: (mark.value,)}.get(mark.kind, ())
        return all(call == PASSES or self._is_bid(call) for call in calls)

    def _standing(self, size: int, calls: Sequence[str]) -> Standing:
        contract, bidder, caller, passed, last = None, NOBODY, 0, 0, NOBODY
        out: set[int] = set()
        for call in calls:
            last = caller
            if call == PASSES:
                passed += 1
                out |= {caller} if self.returns == "no" else set()
            else:
                contract, bidder, passed = Contract.of(call), caller, 0
            following = [(caller + n) % size for n in range(1, size + 1)]
            caller = next((place for place in following if place not in out), NOBODY)
            if passed >= size - (bidder != NOBODY) or (bidder != NOBODY and caller == bidder):
                return Standing(contract, bidder, NOBODY, last)
        return Standing(contract, bidder, caller, last)

    def _calls(self, position: TricksPosition) -> tuple[str, ...]:
        mark = position.mark(AUCTION)
        return mark.value if mark else ()

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        return Obligation(OUTBIDDING, seat, clause=self.clause.id, least=1)

    def owing(self, position: TricksPosition) -> Sequence[int]:
        is_known = position.contract or position.mark(TRUMP)
        if is_known or position.holder_of(DECLARER) != NOBODY:
            return ()
        dealer, size = dealer_of(position), position.size
        caller = self._standing(size, self._calls(position)).next
        if caller == NOBODY:
            return ()
        return range(size) if dealer is None else ((dealer + 1 + caller) % size,)

    def asks(self, position: TricksPosition, seat: int, names: Sequence[str]) -> Args:
        """With those who ``passed`` for good and are left out."""
        dealer, size = dealer_of(position), position.size
        if dealer is None:
            return {"after": "", "dealer": "", "passed": []}
        last = self._standing(size, self._calls(position)).last
        if last == NOBODY:
            return {"after": "", "dealer": names[dealer], "passed": []}
        before = (dealer + 1 + last) % size
        between = position.around(before)[1:]
        passed = (
            [names[other] for other in between[: between.index(seat)]] if seat in between else []
        )
        return {"after": names[before], "dealer": "", "passed": passed}

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return bidding_closed(self, position, names)

    def begins(self, position: TricksPosition) -> TricksPosition:
        dealer, calls, size = dealer_of(position), self._calls(position), position.size
        caller = self._standing(size, calls).next
        if not position.owed:
            is_over = dealer is not None and calls and caller == NOBODY
            return self._ended(position, calls) if is_over else position
        if dealer is not None or position.turn == NOBODY:
            return position
        return position.with_mark(Mark(DEALER, holder=(position.turn - 1 - caller) % size))

    def declares(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        mark, declarer = position.mark(CONTRACT), position.holder_of(DECLARER)
        if declarer != NOBODY:
            bid = mark.value if mark and dealer_of(position) is not None else ""
            return self.reason("declares", players=[names[declarer]], bid=bid)
        if mark is None and position.owed:
            return self.reason("undecided")
        is_thrown_in = mark is None and position.is_over and not any(position.tricks)
        return self.reason("thrown-in") if is_thrown_in else None

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        if move.kind == PASS:
            return ""
        if not self._is_bid(move.number):
            return "no-bid"
        contract = self._standing(position.size, self._calls(position)).contract
        bid = Contract.of(move.number)
        return "low" if contract and self._height(bid) <= self._height(contract) else ""

    def _height(self, bid: Contract) -> tuple[int, int]:
        return bid.level, self.suits.index(bid.strain) if self.equal == "suit" else 0

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        contract = self._standing(position.size, self._calls(position)).contract
        bid = f"{contract.level}{contract.strain}" if contract else ""
        args = {"move": move.kind, "bid": bid, "lowest": self.least, "most": self.most}
        number, suit = bid_parts(move.number) if move.kind == BID else ("", "")
        why = "suit" if not suit else "trumps" if suit not in self.suits else "number"
        is_high = number.isdecimal() and int(number) > self.most
        args |= {"why": "high" if why == "number" and is_high else why, "asked": number}
        return args | {"equal": self.equal, "same": bool(bid) and move.number == bid}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        numbers = range(self.least, self.most + 1)
        bids = [f"{number}{suit}" for number in numbers for suit in self.suits]
        return [Move(names[seat], PASS), *(Move(names[seat], BID, number=bid) for bid in bids)]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        before, size = self._calls(position), position.size
        calls = (*before, PASSES if move.kind == PASS else move.number)
        if dealer_of(position) is None:
            caller = self._standing(size, before).next
            position = position.with_mark(Mark(DEALER, holder=(seat - 1 - caller) % size))
        position = position.without_mark(AUCTION).with_mark(Mark(AUCTION, calls))
        return self._ended(position, calls)

    def _ended(self, position: TricksPosition, calls: Sequence[str]) -> TricksPosition:
        """The position with what the calls have come to, if they have ended the bidding."""
        contract, bidder, caller, _ = self._standing(position.size, calls)
        if caller != NOBODY:
            return position
        if contract is None:
            return thrown_in(position)
        first = position.holder_of(DEALER) + 1
        position = position.without_mark(AUCTION)
        position = position.with_mark(Mark(DECLARER, holder=(first + bidder) % position.size))
        return position.with_mark(Mark(CONTRACT, f"{contract.level}{contract.strain}"))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        args = {"seat": move.seat, "call": move.kind, "number": move.number}
        if contract := after.mark(CONTRACT):
            args |= {"seat": names[after.holder_of(DECLARER)], "contract": contract.value}
            return Event(self.clause, "bidding-won", args)
        return Event(self.clause, "passed-in" if after.is_over else "call-made", args)


class DeclarerLeads(TrickRule):
    """The highest bidder leads first (最初のリード)."""

    says = ("leads", "unknown-leader")

    def leads_first(self, position: TricksPosition) -> int | None:
        declarer = position.holder_of(DECLARER)
        return None if declarer == NOBODY else declarer

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        is_it = position.holder_of(DECLARER) == seat
        return self.reason("leads", players=[names[seat]]) if is_it else None

    def unknown_leader(self, position: TricksPosition) -> UnknownFact | None:
        is_known = position.holder_of(DECLARER) != NOBODY or position.has_begun
        if is_known or (not position.owed and position.turn != NOBODY):
            return None
        return UnknownFact("napoleon", about="table")


class NoTrumpLeadAtFirst(TrickRule):
    """No trump is led to the first trick if there is another card (最初のリードの制限)."""

    about_first_trick = True
    words = (FIRST_TRICK,)
    says = ("bars", "binds", "free", "spared")

    def spares(self, position: TricksPosition, card: Card) -> str:
        trump = self._trump(position)
        is_trump = bool(trump) and position.suit(card) == trump
        if position.mark(FIRST_TRICK.kind) is None:
            is_second = not position.field and sum(position.tricks) == 1
            return "later" if is_trump and is_second else ""
        if position.field:
            return "follows" if is_trump else ""
        return "other" if trump and not is_trump else ""

    def restriction(self, position: TricksPosition) -> Restriction:
        trump = self._trump(position)
        if position.field or position.mark(FIRST_TRICK.kind) is None or not trump:
            return UNRESTRICTED
        barred = self.of_suit(position, trump)
        return barred, self.deck.full & ~barred

    def deciding_fact(self, position: TricksPosition, name: str) -> UnknownFact:
        return UnknownFact(
            "holds-only-suit", {"seat": name, "suit": self._trump(position)}, None, None
        )

    def card_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        return {"suit": self._trump(position)}

    def _trump(self, position: TricksPosition) -> str:
        contract = position.contract
        return contract.strain if contract else suit_of(self.deck, position.mark(TRUMP))


# ---- the partner


class CalledPartner(TrickRule):
    """The highest bidder names a card. Its holder is the partner, and shows it only by playing the
    card (副官)."""

    says = (
        "first", "waits", "count", "free", "not-named", "holds", "played", "alone", "undecided",
        "closed", "hidden",
    )  # fmt: skip
    words = (
        MarkSpelling(APPOINTED, "adjutant card", value="cards", also=("副官指定", "副官カード")),
        MarkSpelling(PARTNER, "adjutant", holder=True, single=True, also=("副官",)),
    )
    opens = (APPOINT,)
    when = Param("before", "whether the card is named ``before`` or ``after`` the exchange")

    def is_possible(self, mark: Mark) -> bool:
        return mark.kind != APPOINTED or mark.value.bit_count() == 1

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        return Obligation(APPOINT, seat, count=1, clause=self.clause.id, least=1)

    def owing(self, position: TricksPosition) -> Sequence[int]:
        declarer = position.holder_of(DECLARER)
        is_named = position.mark(APPOINTED) or position.holder_of(PARTNER) != NOBODY
        if declarer == NOBODY or is_named:
            return ()
        exchanges = any(mark.kind in (KITTY, PICKS) for mark in position.marks)
        return () if exchanges and self.when == "after" else (declarer,)

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        return "count" if len(move.cards) != 1 else ""

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        own = card_set(self.deck, [card.plain() for card in move.cards])
        return {"own": bool(own & position.known[position.holder_of(DECLARER)])}

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        mark, declarer = position.mark(APPOINTED), position.holder_of(DECLARER)
        cards = list(self.deck.cards(mark.value)) if mark else []
        seat = "" if declarer == NOBODY else names[declarer]
        changes = any(mark.kind in (KITTY, PICKS) for mark in position.marks)
        return self.reason("closed", cards=cards, declarer=seat, changes=changes)

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        cards = self.deck.cards(self.deck.full)
        return [Move(names[seat], APPOINT, (card,)) for card in cards]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        cards = card_set(self.deck, [card.plain() for card in move.cards])
        return position.with_mark(Mark(APPOINTED, cards))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        cards = [str(card) for card in move.cards]
        return Event(self.clause, "partner-called", {"seat": move.seat, "cards": cards})

    # ---- who it is

    def begins(self, position: TricksPosition) -> TricksPosition:
        position = self.after_opening(position)
        for seat, card in (*position.field, *(position.last.laid if position.last else ())):
            mark = self.on_laid(position, seat, card) if seat != NOBODY else None
            position = position.with_mark(mark) if mark else position
        return position

    def after_opening(self, position: TricksPosition) -> TricksPosition:
        """The position with the partner, if it is known where the card is."""
        declarer, card = position.holder_of(DECLARER), self._open_card(position)
        if not card or declarer == NOBODY:
            return position
        holders = [seat for seat, known in enumerate(position.known) if known & card]
        if card & position.aside or not (holders or position.has_begun or any(position.unknown)):
            holders = [declarer]
        return position.with_mark(Mark(PARTNER, holder=holders[0])) if holders else position

    def on_laid(self, position: TricksPosition, seat: int, card: Card) -> Mark | None:
        is_it = bool(self._open_card(position) & self.deck.mask([card]))
        return Mark(PARTNER, holder=seat) if is_it else None

    def _open_card(self, position: TricksPosition) -> int:
        """The card that was named, as a set, if it isn't known who the partner is."""
        mark = position.mark(APPOINTED)
        return int(mark.value) if mark and position.holder_of(PARTNER) == NOBODY else 0

    def partner(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        declarer, partner = position.holder_of(DECLARER), position.holder_of(PARTNER)
        mark = position.mark(APPOINTED)
        cards = list(self.deck.cards(mark.value)) if mark else []
        if partner == NOBODY:
            is_bidding = declarer == NOBODY and position.owed
            if is_bidding or (not cards and position.owed):
                named = "" if is_bidding else names[declarer]
                return self.reason("undecided" if is_bidding else "not-named", declarer=named)
            return None
        if partner == declarer:
            own = bool(mark and mark.value & position.known[declarer])
            beside = bool(mark and mark.value & position.aside)
            where = "hand" if own else "beside" if beside else ""
            return self.reason("alone", cards=cards, declarer=names[declarer], where=where)
        held = bool(mark and mark.value & position.known[partner])
        return self.reason("holds" if held else "played", cards=cards, players=[names[partner]])

    def unknown_partner(self, position: TricksPosition) -> UnknownFact:
        mark = position.mark(APPOINTED)
        if mark is None:
            return UnknownFact("appointed", about="table")
        return UnknownFact("secret-partner", {"cards": self.deck.texts(mark.value)}, about="table")

    def unknown_winner(self, position: TricksPosition) -> UnknownFact | None:
        is_thrown_in = position.contract is None and not any(position.tricks)
        is_known = position.holder_of(PARTNER) != NOBODY
        return None if is_known or is_thrown_in else self.unknown_partner(position)

    def sides(self, position: TricksPosition) -> tuple[tuple[int, ...], ...]:
        declarer, partner = position.holder_of(DECLARER), position.holder_of(PARTNER)
        if NOBODY in (declarer, partner):
            return ()
        seats = range(position.size)
        side = tuple(seat for seat in seats if seat in (declarer, partner))
        return side, tuple(seat for seat in seats if seat not in side)


# ---- the kitty


class KittyDealt(TrickRule):
    """All are dealt the same number of cards, and a few lie face down (場札)."""

    says = ("dealt",)
    left = Param(2, "how many cards are left at least")

    def deal(self, players: int) -> dict[str, int]:
        each = (self.deck.size + self.deck.jokers - self.left) // players
        left = self.deck.size + self.deck.jokers - each * players
        return {"each": each, "left": left, "kitty": left}


class KittyExchanged(TrickRule):
    """The highest bidder takes the kitty and puts as many cards aside (場札の交換)."""

    says = ("first", "waits", "take-first", "taken", "count", "not-held", "free", "closed")
    words = (
        MarkSpelling(KITTY, "kitty", fixed=0, also=("場札", "widow")),
        MarkSpelling(KITTY, "kitty", value="cards", also=("場札", "widow")),
        MarkSpelling(PICKS, "picks up", holder=True, single=True),
        MarkSpelling(ASIDE, "put aside", value="cards", also=("ナポレオンの捨て札",)),
    )
    opens = (TAKE_KITTY, DISCARD)
    left = Param(2, "how many cards are left at least")
    ranks = Param[list[str]]([], "the ranks of the cards that count", names="rank")
    goes_to = Param(
        "first_trick",
        "whose counting cards put aside are: the taker’s of the ``first_trick``, the"
        " ``declarer``’s, or ``nobody``’s",
    )

    def _size(self, position: TricksPosition) -> int:
        """How many cards the kitty has."""
        full = self.deck.size + self.deck.jokers
        return full - (full - self.left) // position.size * position.size

    def begins(self, position: TricksPosition) -> TricksPosition:
        is_bidding = any(owed.kind == OUTBIDDING for owed in position.owed)
        if not is_bidding or position.has_begun or position.mark(KITTY):
            return position
        return position.with_mark(Mark(KITTY, 0))

    def owing(self, position: TricksPosition) -> Sequence[int]:
        declarer = position.holder_of(DECLARER)
        exchanges = any(mark.kind in (KITTY, PICKS) for mark in position.marks)
        return (declarer,) if exchanges and declarer != NOBODY else ()

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        declarer = position.holder_of(DECLARER)
        return self.reason("closed", declarer="" if declarer == NOBODY else names[declarer])

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        if not position.mark(PICKS, seat):
            return Obligation(TAKE_KITTY, seat, clause=self.clause.id, least=1)
        count = self._size(position)
        return Obligation(DISCARD, seat, count=count, clause=self.clause.id, least=count)

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        picks = position.mark(PICKS, seat)
        if move.kind == TAKE_KITTY:
            return "taken" if picks else ""
        if not picks:
            return "take-first"
        if len(move.cards) != self._size(position):
            return "count"
        return "" if position.may_hold(seat, self._set(move)) else "not-held"

    def _set(self, move: Move) -> int:
        return card_set(self.deck, [card.plain() for card in move.cards])

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        return {"move": move.kind, "count": self._size(position)}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        if not position.mark(PICKS, seat):
            return [Move(names[seat], TAKE_KITTY)]
        hand = list(self.deck.cards(position.known[seat]))
        chosen = combinations(hand, self._size(position))
        return [Move(names[seat], DISCARD, cards) for cards in chosen]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        if move.kind == DISCARD:
            known, unknown = hands_without(self.deck, position, seat, self._set(move))
            position = replace(position, known=known, unknown=unknown)
            return position.without_mark(PICKS, seat).with_mark(Mark(ASIDE, self._set(move)))
        mark = position.mark(KITTY)
        left = self.deck.full & ~union(position.known)
        is_left = not any(position.unknown) and left.bit_count() == self._size(position)
        cards = (int(mark.value) if mark else 0) or (left if is_left else 0)
        hands, hidden = list(position.known), list(position.unknown)
        hands[seat] |= cards
        if hidden[seat] != MANY:
            hidden[seat] += self._size(position) - cards.bit_count()
        position = replace(position, known=tuple(hands), unknown=tuple(hidden))
        return position.without_mark(KITTY).with_mark(Mark(PICKS, holder=seat))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        if move.kind == TAKE_KITTY:
            return Event(self.clause, "kitty-taken", {"seat": move.seat})
        cards = [str(card) for card in move.cards]
        return Event(self.clause, "put-aside", {"seat": move.seat, "cards": cards})

    @cached_property
    def _counting(self) -> int:
        return union(map(self.deck.rank_mask, self.ranks))

    def after_trick(self, position: TricksPosition, taker: int) -> TricksPosition:
        mark = position.mark(ASIDE)
        if mark is None:
            return position
        to = {"first_trick": taker, "declarer": position.holder_of(DECLARER)}.get(self.goes_to)
        counting = mark.value & self._counting if to not in (None, NOBODY) else 0
        taken = list(position.taken)
        if to is not None and counting:
            taken[to] |= counting
        discards = position.discards | (mark.value & ~counting)
        position = replace(position, taken=tuple(taken), discards=discards)
        return position.without_mark(ASIDE)

    def trick_event(
        self, before: TricksPosition, after: TricksPosition, names: Sequence[str]
    ) -> Event | None:
        mark = before.mark(ASIDE)
        gone = mark.value & self._counting & union(after.taken) if mark else 0
        if not gone:
            return None
        to = next(seat for seat, cards in enumerate(after.taken) if cards & gone)
        return Event(
            self.clause, "aside-taken", {"seat": names[to], "cards": self.deck.texts(gone)}
        )


# ---- the strongest cards


class TopCard(TrickRule):
    """A certain card beats all others, whatever its suit and the trumps (オールマイティ)."""

    says = ("beats", "order")
    card: Param[str] = Param("", "the card")

    def can_win(self, trick: Trick) -> frozenset[int]:
        cards = [str(laid.card) for laid in trick.laid]
        return frozenset(place for place, card in enumerate(cards) if card == self.card)

    def tier(self, card: Card, suit: str, trump: str) -> int:
        return ABOVE_TRUMPS if str(card) == self.card else 0

    def order(self, trump: str) -> Reason:
        return self.reason("order", lead=self.card)


class TopJacks(Bowers):
    """The jack of trumps and the other jack of its colour beat all trumps, and belong to their own
    suits (正ジャックと裏ジャック)."""

    says = ("beats", "order")

    def counts_as(self, trump: str) -> Moved:
        return ()

    def can_win(self, trick: Trick) -> frozenset[int]:
        cards = [laid.card for laid in trick.laid]
        return frozenset(n for n, card in enumerate(cards) if self.tier(card, "", trick.trump))

    def tier(self, card: Card, suit: str, trump: str) -> int:
        if not trump or card.rank != self.rank:
            return 0
        return 2 if card.suit in (trump, SAME_COLOUR.get(trump)) else 0

    def beat_args(self, trick: Trick, card: Card, near: Card | None) -> Args:
        """The other jack, if it is in the trick, too."""
        return {"weaker": str(near)} if near and self.tier(near, "", trick.trump) else {}

    def order(self, trump: str) -> Reason | None:
        if trump not in SAME_COLOUR:
            return None
        lead, near = f"{trump}{self.rank}", f"{SAME_COLOUR[trump]}{self.rank}"
        return self.reason("order", lead=lead, near=near)


def _is_colour_jack(trick: Trick, card: Card, rank: str) -> bool:
    """Whether it is the jack of trumps or the other one of its colour."""
    suits = (trick.trump, SAME_COLOUR.get(trick.trump)) if trick.trump else ()
    return card.rank == rank and card.suit in suits


class LowTakesAll(TrickRule):
    """If all have played the same suit, the lowest card takes the trick, unless one of the
    strongest is in it (セイム2)."""

    about_first_trick = True
    words = (FIRST_TRICK,)
    says = ("captures", "mixed", "first-trick", "strongest")
    rank = Param("2", "the rank of the card", names="rank")
    cards = Param[list[str]]([], "the cards with which it doesn't count", names="card")
    jack = Param("J", "the rank of the two cards of the colour of trumps with which it doesn't")
    trumps = Param("yes", "whether it counts in trumps, too")

    def _is_of_one_suit(self, trick: Trick) -> bool:
        return set(trick.suits) == {trick.led}

    def _has_strongest(self, trick: Trick) -> bool:
        return any(self._is_strongest(trick, laid.card) for laid in trick.laid)

    def _is_strongest(self, trick: Trick, card: Card) -> bool:
        return str(card) in self.cards or _is_colour_jack(trick, card, self.jack)

    def _place(self, trick: Trick) -> int | None:
        """The place of the card in a trick of one suit."""
        ranks = [laid.card.rank for laid in trick.laid]
        return ranks.index(self.rank) if self.rank in ranks else None

    def _counts(self, trick: Trick) -> bool:
        """Whether its suit allows it. Raises ``OpenReading``."""
        return trick.led != trick.trump or self.trumps == "yes"

    def captures(self, trick: Trick) -> int | None:
        place = self._place(trick) if self._is_of_one_suit(trick) else None
        if place is None or not trick.is_full or trick.is_first or self._has_strongest(trick):
            return None
        return place if self._counts(trick) else None

    def capture_args(self, trick: Trick) -> Args:
        return {"suit": trick.led}

    def why_not(self, trick: Trick) -> Reason | None:
        low, cards = Card(trick.led, self.rank), [laid.card for laid in trick.laid]
        if low not in cards or not trick.is_full:
            return None
        pairs = zip(cards, trick.suits, strict=True)
        failing = {
            "mixed": [card for card, suit in pairs if suit != trick.led],
            "first-trick": [low] if trick.is_first else [],
            "strongest": [card for card in cards if self._is_strongest(trick, card)],
        }
        if sum(map(len, failing.values())) != 1 or (failing["mixed"] and trick.led == trick.trump):
            return None
        ((ending, (near,)),) = ((ending, found) for ending, found in failing.items() if found)
        return self.reason(
            ending, "warns", cards=[low], near=str(near), suit=trick.led, of=trick.led
        )

    def may_capture(self, trick: Trick, hands: Sequence[int]) -> bool:
        if trick.is_first or not self._is_of_one_suit(trick) or self._has_strongest(trick):
            return False
        suit, low = self.deck.suit_mask(trick.led), self.deck.mask([Card(trick.led, self.rank)])
        if not all(hand & suit for hand in hands):
            return False
        is_there = self._place(trick) is not None
        comes = is_there or any(hand & low for hand in hands)
        return comes and len(trick.laid) + len(hands) > 1 and self._counts(trick)


class CardCaptures(TrickRule):
    """A certain card takes the trick with another one in it (よろめき)."""

    says = ("captures", "comes", "spared")
    card: Param[str] = Param("", "the card that takes the trick")
    beats = Param("", "the card that it beats", names="card")
    jack = Param("J", "the rank of the two cards of the colour of trumps")
    against = Param("card", "with one of those two in the trick: the ``card`` takes it, or they do")

    def captures(self, trick: Trick) -> int | None:
        cards = [str(laid.card) for laid in trick.laid]
        if self.card not in cards or self.beats not in cards:
            return None
        has_jack = any(_is_colour_jack(trick, laid.card, self.jack) for laid in trick.laid)
        if has_jack and self.against != "card":
            jacks = (f"{trick.trump}{self.jack}", f"{SAME_COLOUR[trick.trump]}{self.jack}")
            return next(cards.index(jack) for jack in jacks if jack in cards)
        return cards.index(self.card)

    def spares_trick(self, trick: Trick) -> Reason | None:
        cards = [str(laid.card) for laid in trick.laid]
        if self.card not in cards or self.beats in cards or not trick.is_full:
            return None
        own = [Card(self.card[0], self.card[1:])]
        return self.reason("spared", "misses", cards=own, near=self.beats, always=True)

    def capture_args(self, trick: Trick) -> Args:
        place = self.captures(trick)
        by_jack = place is not None and str(trick.laid[place].card) != self.card
        return {"lead": self.card, "near": self.beats, "own": not by_jack}


# ---- the score


class CardsAsBid(TallyRule):
    """The highest bidder's side wins if it takes as many of the counting cards as were bid
    (絵札の枚数)."""

    says = ("counts", "wins", "stops", "nobody", "going-on", "over", "counted", "roles")
    words = (MarkSpelling(CARD_POINTS, "honours", value="number", holder=True, also=("絵札",)),)
    ranks = Param[list[str]]([], "the ranks of the cards that count", names="rank")
    all_of_them = Param("wins", "what taking all of them is without having bid it")
    won = Param[Mapping[str, int]]({}, "points if its side wins", names="choice", also=ROLES)
    lost = Param[Mapping[str, int]]({}, "points if it loses", names="choice", also=ROLES)
    won_alone = Param[Mapping[str, int]]({}, "points alone", names="choice", also=ROLES)
    lost_alone = Param[Mapping[str, int]]({}, "points lost alone", names="choice", also=ROLES)

    @cached_property
    def _counting(self) -> int:
        return union(map(self.deck.rank_mask, self.ranks))

    def is_possible(self, mark: Mark) -> bool:
        return mark.kind != CARD_POINTS or mark.value <= self._counting.bit_count()

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        mark = position.mark(CARD_POINTS, seat)
        if mark:
            return int(mark.value)
        taken = position.taken[seat]
        is_known = position.knows_taken(self.deck, seat)
        return (taken & self._counting).bit_count() if is_known else None

    def _is_made(self, bid: int, count: int) -> bool:
        is_all = count == self._counting.bit_count()
        return count >= bid and (not is_all or bid == count or self.all_of_them == "wins")

    def is_decided(self, position: TricksPosition) -> bool:
        contract, side = position.contract, self._side(position)
        if contract is None or NOBODY in side:
            return False
        others = [seat for seat in range(position.size) if seat not in side]
        own, theirs = self.side_tally(position, side), self.side_tally(position, others)
        if own is None or theirs is None:
            return False
        total = self._counting.bit_count()
        never = (position.discards & self._counting).bit_count()
        if total - theirs - never < contract.level or own == total:
            return True
        is_certain = self.all_of_them == "wins" or theirs or never or contract.level == total
        return own >= contract.level and bool(is_certain)

    def _side(self, position: TricksPosition) -> list[int]:
        """The seats of the highest bidder's side; ``NOBODY`` is among them if one is unknown."""
        pair = (position.holder_of(DECLARER), position.holder_of(PARTNER))
        return list(dict.fromkeys(pair))

    def winning(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], counts: Sequence[int]
    ) -> list[int]:
        contract, declarer = position.contract, position.holder_of(DECLARER)
        if contract is None or declarer == NOBODY:
            return []
        own = next(place for place, side in enumerate(sides) if declarer in side)
        return [own if self._is_made(contract.level, counts[own]) else 1 - own]

    def why_wins(
        self, position: TricksPosition, seats: Sequence[int], count: int, names: Sequence[str]
    ) -> Reason | None:
        contract, side = position.contract, self._side(position)
        if contract is None:
            return None
        own = self.side_tally(position, side) or 0
        is_made = set(side) == set(seats)
        players = [names[seat] for seat in seats]
        args: dict[str, Any] = {"seats": [names[seat] for seat in side], "took": own}
        args |= {"bid": contract.level, "all": own == self._counting.bit_count(), "count": count}
        return self.reason("wins" if is_made else "stops", players=players, **args)

    def unknown_winner(self, position: TricksPosition) -> UnknownFact | None:
        if not any(position.tricks) and not any(m.kind == CARD_POINTS for m in position.marks):
            return None
        if position.contract is None:
            return UnknownFact("contract", about="table")
        return None

    def shares(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], counts: Sequence[int]
    ) -> Mapping[int, int] | None:
        seats = range(position.size)
        if not self.won:
            return None
        if not self.is_decided(position):
            return dict.fromkeys(seats, 0)
        winners = sides[self.winning(position, sides, counts)[0]]
        declarer, partner = position.holder_of(DECLARER), position.holder_of(PARTNER)
        is_won, is_alone = declarer in winners, declarer == partner
        points = self.won if is_won else self.lost
        if is_alone:
            points = self.won_alone if is_won else self.lost_alone
        roles = {declarer: "declarer", **({} if is_alone else {partner: "partner"})}
        return {seat: points.get(roles.get(seat, "others"), 0) for seat in seats}

    def accounts(
        self, position: TricksPosition, seats: Sequence[int], names: Sequence[str]
    ) -> Iterator[Reason]:
        count, contract = self.side_tally(position, seats), position.contract
        is_own = position.holder_of(DECLARER) in seats
        players = [names[seat] for seat in seats]
        if count is not None and (count or is_own):
            bid = contract.level if contract and is_own else 0
            own = union(position.taken[seat] for seat in seats) & self._counting
            cards = self.deck.texts(own) if own.bit_count() == count <= LISTED else []
            args: dict[str, Any] = {"seats": players, "count": count, "bid": bid}
            yield self.reason("counted", cards=cards, players=players, **args)
        if contract and self.won and self.is_decided(position):
            others = [seat for seat in range(position.size) if seat not in seats]
            sides = (seats, others)
            counts = [self.side_tally(position, side) or 0 for side in sides]
            if self.winning(position, sides, counts) == [0]:
                shares = self.shares(position, sides, counts) or {}
                which = "others" if not is_own else "pair" if len(seats) == 2 else "alone"
                points = [shares[seat] for seat in seats]
                args = {"which": which, "points": max(points), "more": min(points)}
                yield self.reason("roles", players=players, seats=players, **args)
