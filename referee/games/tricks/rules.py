"""The rules of the trick-taking family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, ClassVar, NamedTuple, TypeGuard

from msgspec.structs import replace

from referee.cards.card import FRENCH_SUITS, Card, Deck, parse_card, union
from referee.engine.answer import Event, UnknownFact
from referee.engine.conversion import card_set, hands_without
from referee.i18n.messages import in_both, signed
from referee.model.contracts import DOUBLES, NO_TRUMP, PASSES, REDOUBLES, Contract, bid_parts
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import (
    CALL_ALONE,
    CALL_SUIT,
    DISCARD,
    DOUBLE,
    GIVE,
    PASS,
    PLACE,
    REDOUBLE,
    TURN_UP,
    Move,
)
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Param, Reason, explain_open_reading

from .position import (
    ALONE,
    AUCTION,
    BID,
    CONTRACT,
    DEALER,
    DECLARER,
    FIRST_PART,
    FIRST_TRICK,
    GAVE,
    GIVEN,
    LACKS,
    LAST,
    MAKER,
    MEEPLE,
    PASSED,
    PICKS,
    STOCK,
    TRUMP,
    TURNED,
    VULNERABLE,
    Moved,
    Trick,
    TricksPosition,
    suit_of,
)
from .rule import UNRESTRICTED, Adjusted, Args, Restriction, Revoke, TallyRule, TrickRule

NEEDS: tuple[str, ...] = ("card", "turn", "takes", "lead", "tally")
"""The roles that every book needs a clause for: what a play is, who plays next, who takes a trick,
who leads after it, how the game is won."""
PARTS = ("solo", "game_value", "called")
"""The other modules of the package that have rules."""
JOKERS = False
"""No rule says what a joker would be."""
TRUMP_WORDS = (
    MarkSpelling(TRUMP, "no trump", fixed=0, also=("切り札なし",)),
    MarkSpelling(TRUMP, "trump", value="suit", also=("切り札",)),
)
UNITS = ("fixed", "bid", "bid_squared", "trick", "over", "off_squared")
"""What points of a bid can be for: once, for each trick bid, taken, or taken beyond the bid, for
squares of numbers."""
REVOKED = "revoked"
"""The mark that a seat has revoked."""
BAGS = "bags"
"""The mark of the bags that a side has from earlier deals, on one of its seats."""
CALLING, MAKING_CALL, OUTBIDDING = "call_trump", "make_call", "outbid"
"""What a seat owes that calls trump or passes, and what one owes in an auction, with doubles and
without."""
STRAINS = ("C", "D", "H", "S", NO_TRUMP)
"""What a contract can have as trumps, the lowest first."""
PREMIUMS = ("part", "game", "slam", "grand", "doubled", "redoubled")
"""What a contract that was made can score for besides its tricks."""
OVER = ("plain", "doubled", "redoubled")
"""Whether a contract was doubled, in a table of points."""
DEALT = MarkSpelling(DEALER, "dealer", holder=True, single=True, also=("配った人",), begins=True)
SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""Suit -> the other suit of its colour."""
BROKEN = "broken"
"""The mark that a suit may be led."""


class OneCard(TrickRule):
    """Each player plays one card from the hand to each trick (手札から1枚ずつ)."""

    roles = ("card",)
    says = (
        "free", "leads", "count", "again", "not-held", "taken", "laid", "held", "gone",
        "shown", "no-such-move",
    )  # fmt: skip

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        if len(cards) != 1:
            return "count"
        if any(laid.seat == seat for laid in position.field):
            return "again"
        card = 1 << self.deck.bit(cards[0].plain())
        if card & position.known[seat]:
            return ""
        if position.unknown[seat] == 0:
            return "not-held"
        places = {
            "taken": union(position.taken),
            "laid": card_set(self.deck, [laid.card for laid in position.field]),
            "held": union(position.known),
            "gone": position.carried | position.discards,
        }
        return next((place for place, mask in places.items() if card & mask), "")


class InTurn(TrickRule):
    """All play in turn, clockwise, beginning with the leader (親から時計回り)."""

    roles = ("turn",)
    says = ("turn", "next", "led")

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        return "turn" if position.turn not in (NOBODY, seat) else ""


class AllAtOnce(TrickRule):
    """All play a card at the same moment (全員一斉)."""

    says = ("waits", "no-leader")
    at_once = True


class MustFollow(TrickRule):
    """The led suit must be followed; another suit cannot take the trick (マストフォロー)."""

    says = (
        "bars", "binds", "free", "follows", "cannot-win", "revoked", "shown", "followed", "unknown",
    )  # fmt: skip
    revokes = True

    def restriction(self, position: TricksPosition) -> Restriction:
        if not position.field:
            return UNRESTRICTED
        led = self.of_suit(position, position.suit(position.field[0].card))
        return self.deck.full & ~led, led

    def deciding_fact(self, position: TricksPosition, name: str) -> UnknownFact:
        led = position.suit(position.field[0].card)
        return UnknownFact("holds-no-suit", {"seat": name, "suit": led}, None, None)

    def card_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        led = position.field[0].card if position.field else card
        return {"suit": position.suit(led), "lead": str(led)}

    def complies(self, position: TricksPosition, card: Card) -> str:
        return "follows" if position.field else ""

    def why_cannot_win(
        self, trick: Trick, places: Sequence[int]
    ) -> Iterator[tuple[list[int], Args]]:
        yield list(places), {"lead": str(trick.laid[0].card), "suit": trick.led}

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return self.off_suit(trick)


class NotMustFollow(TrickRule):
    """The suit played just before may not be played again (ノットマストフォロー)."""

    says = ("bars", "binds", "free", "differs", "cannot-win")
    words = (MarkSpelling(LAST, "last colour", value="suits"),)
    lead_bound = Param("no", "whether the lead is bound by the last card of the trick before")

    def restriction(self, position: TricksPosition) -> Restriction:
        before = self._suit_before(position)
        if not before:
            return UNRESTRICTED
        barred = self.of_suit(position, before)
        return barred, self.deck.full & ~barred

    def _suit_before(self, position: TricksPosition) -> str:
        """The suit played just before; empty if there is none that counts."""
        if position.field:
            return position.suit(position.field[-1].card)
        return suit_of(self.deck, position.mark(LAST)) if self.lead_bound == "yes" else ""

    def deciding_fact(self, position: TricksPosition, name: str) -> UnknownFact:
        before = self._suit_before(position)
        return UnknownFact("holds-only-suit", {"seat": name, "suit": before}, None, None)

    def card_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        played = [laid.card for laid in position.field]
        suit = position.suit(card)
        earlier = any(position.suit(other) == suit for other in played[:-1])
        return {"suit": suit, "near": list(map(str, played[-1:])), "earlier": earlier}

    def complies(self, position: TricksPosition, card: Card) -> str:
        return "differs" if self._suit_before(position) else ""

    def why_cannot_win(
        self, trick: Trick, places: Sequence[int]
    ) -> Iterator[tuple[list[int], Args]]:
        cards = [laid.card for laid in trick.laid]
        for place in places:
            near = [str(card) for card in cards[:place][-1:]]
            yield [place], {"suit": trick.suits[place], "near": near}

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        suits = trick.suits
        before = [trick.before if self.lead_bound == "yes" else "", *suits]
        return frozenset(place for place, suit in enumerate(suits) if suit == before[place])

    def on_trick(self, trick: Trick) -> Mark | None:
        if self.lead_bound != "yes":
            return None
        return Mark(LAST, 1 << self.deck.suits.index(trick.suits[-1]))


class CardLeads(TrickRule):
    """The holder of a certain card leads it to the first trick (最初の親)."""

    about_first_trick = True
    says = ("bars", "binds", "leads", "undecided")
    card: Param[str] = Param("", "the card that leads")

    @cached_property
    def _mask(self) -> int:
        return self.deck.mask([parse_card(self.card, self.deck)])

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        if not self._is_first_lead(position) or len(cards) != 1:
            return ""
        if 1 << self.deck.bit(cards[0].plain()) == self._mask:
            return ""
        return "bars" if position.known[seat] & self._mask else "binds"

    def card_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        return {"lead": self.card}

    def _is_first_lead(self, position: TricksPosition) -> bool:
        return not position.field and position.mark(FIRST_TRICK.kind) is not None

    def complies(self, position: TricksPosition, card: Card) -> str:
        return "leads" if self._is_first_lead(position) else ""

    def first_card(self) -> str:
        return self.card


class BrokenBeforeLead(TrickRule):
    """A suit may not be led until a card of it has been played (ハートブレイク)."""

    says = ("bars", "binds", "free", "follows", "broken", "spared")
    words = (MarkSpelling(BROKEN, "broken", value="suits"),)
    suit = Param(
        "", "the suit that may not be led; ``trump``: the trump suit", names="suit", also=("trump",)
    )
    card = Param("", "a card of another suit that can count, too", names="card", also=("",))
    counts = Param("no", "whether that card ``breaks`` the suit, or is barred ``as_suit``")

    @cached_property
    def _card(self) -> int:
        """The single card that may not be led, as a set."""
        named = self.card if self.counts == "as_suit" else ""
        return self.deck.mask([parse_card(named, self.deck)]) if named else 0

    def _suit(self, position: TricksPosition) -> str:
        """The suit that may not be led; empty: there is none, as far as known."""
        is_trump = self.suit == "trump"
        return suit_of(self.deck, position.mark(TRUMP)) if is_trump else self.suit

    def _barred(self, position: TricksPosition) -> int:
        """The cards that may not be led."""
        return self.of_suit(position, self._suit(position)) | self._card

    def restriction(self, position: TricksPosition) -> Restriction:
        if not self._suit(position) or position.field or position.mark(BROKEN):
            return UNRESTRICTED
        barred = self._barred(position)
        return barred, self.deck.full & ~barred

    def deciding_fact(self, position: TricksPosition, name: str) -> UnknownFact:
        if self.counts == "as_suit":
            return UnknownFact("holds-only-points", {"seat": name}, None, None)
        suit = self._suit(position)
        return UnknownFact("holds-only-suit", {"seat": name, "suit": suit}, None, None)

    def card_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        is_counted = position.suit(card) != self._suit(position)
        broke = self._broke(position)
        return {"suit": self._suit(position), "as_suit": is_counted, "near": broke}

    def _broke(self, position: TricksPosition) -> list[str]:
        """A card that is known to have been played and lets the suit be led."""
        last = position.last.laid if position.last else ()
        laid = card_set(self.deck, [card for _, card in (*position.field, *last)])
        gone = union((*position.taken, position.discards, laid))
        own = gone & self.of_suit(position, self._suit(position))
        counts = self.card if self.counts != "no" else ""
        single = self.deck.mask([parse_card(counts, self.deck)]) & gone if counts else 0
        return self.deck.texts(own or single)[:1]

    def complies(self, position: TricksPosition, card: Card) -> str:
        is_barred = bool(self._barred(position) & self.deck.mask([card]))
        if not is_barred or bool(position.field) == bool(position.mark(BROKEN)):
            return ""
        if position.field:
            return "follows"
        return "broken" if self.suit != "trump" else ""  # trumps are led like any suit then

    def spares(self, position: TricksPosition, card: Card) -> str:
        if not self._suit(position) or position.field or position.mark(BROKEN):
            return ""
        return "" if self._barred(position) & self.deck.mask([card]) else "other"

    def on_card(self, position: TricksPosition, card: Card) -> Mark | None:
        suit = self._suit(position)
        breaks = position.suit(card) == suit or (self.counts != "no" and str(card) == self.card)
        if not suit or not breaks or position.mark(BROKEN):
            return None
        return Mark(BROKEN, 1 << self.deck.suits.index(suit))


class NoPointsAtFirst(TrickRule):
    """No card that counts in the first trick if another may be played (最初のトリックの制限)."""

    about_first_trick = True
    gives_way = True
    words = (FIRST_TRICK,)
    says = ("bars", "binds", "free", "spared")
    suits = Param("", "the suits that count", names="suits")
    cards = Param[list[str]]([], "the single cards that count", names="card")

    @cached_property
    def _counting(self) -> int:
        """The cards that count."""
        single = self.deck.mask([parse_card(card, self.deck) for card in self.cards])
        return single | sum(map(self.deck.suit_mask, self.suits))

    def spares(self, position: TricksPosition, card: Card) -> str:
        is_first = position.field and position.mark(FIRST_TRICK.kind) is not None
        if not is_first or position.suit(card) == position.suit(position.field[0].card):
            return ""
        return "" if self._counting & self.deck.mask([card]) else "harmless"

    def restriction(self, position: TricksPosition) -> Restriction:
        if position.mark(FIRST_TRICK.kind) is None:
            return UNRESTRICTED
        return self._counting, self.deck.full & ~self._counting

    def deciding_fact(self, position: TricksPosition, name: str) -> UnknownFact:
        return UnknownFact("holds-only-points", {"seat": name}, None, None)


def has_colours(deck: Deck) -> bool:
    """Whether the suits of a deck are colours."""
    return not {*deck.suits} <= {*FRENCH_SUITS}


class NumberOrder(TrickRule):
    """The higher number is the stronger one, or the lower (数字の強さ)."""

    says = ("order",)
    low = Param(False, "the lower number is the stronger one")

    def order(self, trump: str) -> Reason:
        weak, *_, second, strong = self.deck.ranks[:: -1 if self.low else 1]
        low = "yes" if self.low else "no"
        colours = has_colours(self.deck)
        args: Args = {"weak": weak, "second": second, "strong": strong, "colours": colours}
        return self.reason("order", low=low, **args)

    def power(self, card: Card) -> int | None:
        rank = self.deck.ranks.index(card.rank)
        return -rank if self.low else rank


class Trump(TrickRule):
    """The cards of one suit beat all others (切り札)."""

    says = ("beats", "order", "none", "cannot-win")
    unsaid = "trump"
    suit = Param("none", "the suit that is trump", names="suit", also=("none",))
    then_led = Param(False, "next to it the suit led beats the rest")
    named = Param(False, "the table names the trump suit of the deal")
    always = Param(False, "there is a trump suit in every deal")

    @classmethod
    def words_of(cls, _clause: Clause, params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        if not params.get("named"):
            return ()
        return TRUMP_WORDS[1:] if params.get("always") else TRUMP_WORDS

    def untold(self, position: TricksPosition) -> Mapping[str, str]:
        is_owed = any(o.kind in (CALLING, MAKING_CALL, OUTBIDDING) for o in position.owed)
        if not self.named or is_owed or position.mark(TRUMP) or position.contract:
            return {}
        none = {} if self.always else {"none": TRUMP_WORDS[0].text}
        return {suit: f"{TRUMP_WORDS[1].text} {suit}" for suit in self.deck.suits} | none

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return self.off_suit(trick) - self.can_win(trick) if self.then_led else frozenset()

    def can_win(self, trick: Trick) -> frozenset[int]:
        trump = trick.trump or self.suit
        return frozenset(place for place, suit in enumerate(trick.suits) if suit == trump)

    def tier(self, card: Card, suit: str, trump: str) -> int:
        return int(suit == (trump or self.suit))

    def beat_args(self, trick: Trick, card: Card, near: Card | None) -> Args:
        """Whether there are several trumps in the trick."""
        return {"several": len(self.can_win(trick)) > 1, "colours": has_colours(self.deck)}

    def why_cannot_win(
        self, trick: Trick, places: Sequence[int]
    ) -> Iterator[tuple[list[int], Args]]:
        yield list(places), {"colours": has_colours(self.deck)}

    def order(self, trump: str) -> Reason:
        suit = trump or self.suit
        if suit == "none":
            return self.reason("none")
        return self.reason("order", suit=suit, colours=has_colours(self.deck))


class Bowers(TrickRule):
    """The jack of trumps is the highest card, then the other jack of its colour, which is a trump
    too (右と左のバウアー)."""

    says: ClassVar[tuple[str, ...]] = ("belongs", "order", "beats")
    rank = Param("J", "the rank of the two cards", names="rank")

    def counts_as(self, trump: str) -> Moved:
        return ((Card(SAME_COLOUR[trump], self.rank), trump),) if trump in SAME_COLOUR else ()

    def tier(self, card: Card, suit: str, trump: str) -> int:
        if card.rank != self.rank or suit != trump:
            return 0
        return 2 if card.suit == trump else 1

    def beat_args(self, trick: Trick, card: Card, near: Card | None) -> Args:
        """Which of the two it is, and the card below it."""
        return {"is_right": card.suit == trick.trump, "near": str(near or "")}

    def order(self, trump: str) -> Reason | None:
        moved = self.counts_as(trump)
        if not moved:
            return None
        right, left = f"{trump}{self.rank}", str(moved[0][0])
        return self.reason("order", lead=right, near=left)


class VoidNumbers(TrickRule):
    """Cards of a rank that several have played can't take the trick (複数が出した数字は無効)."""

    says = ("cannot-win", "open", "comes")
    all_void = Param("nobody_discarded", "what becomes of a trick of void numbers only")

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        ranks = [laid.card.rank for laid in trick.laid]
        return frozenset(place for place, rank in enumerate(ranks) if ranks.count(rank) > 1)

    def why_cannot_win(
        self, trick: Trick, places: Sequence[int]
    ) -> Iterator[tuple[list[int], Args]]:
        ranks = {place: trick.laid[place].card.rank for place in places}
        for rank in dict.fromkeys(ranks.values()):
            args = {"number": rank, "all": len(places) == len(trick.laid)}
            yield [place for place in places if ranks[place] == rank], args

    def untaken(self, trick: Trick) -> str:
        cards = [laid.card for laid in trick.laid]
        with explain_open_reading(lambda _: self.reason("open", cards=cards)):
            return self.all_void


class StrongestTakes(TrickRule):
    """The strongest card takes the trick (トリックを取る)."""

    roles = ("takes",)
    says = (
        "takes", "ahead", "level", "nobody", "equal", "open", "none-yet", "taken", "discarded",
        "foreseen", "cannot-win", "beat", "few-beat",
    )  # fmt: skip
    equal_numbers = Param("first_played", "who takes the trick among equally strong cards")
    suit_led = Param(False, "only a card of the suit led takes it")

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return self.off_suit(trick) if self.suit_led else frozenset()

    def taker_of_equals(self, places: Sequence[int]) -> int | None:
        takers = {"first_played": places[0], "last_played": places[-1], "nobody": NOBODY}
        return takers[self.equal_numbers]


class TakerLeads(TrickRule):
    """The taker of a trick leads the next one (次の親)."""

    roles = ("lead",)
    says = ("leads", "nobody-took", "open", "no-card")
    lead_after_nobody = Param("same_leader", "who leads after a trick that nobody took")

    def leads_next(self, trick: Trick, taker: int, size: int) -> int | None:
        leader = trick.laid[0].seat
        if taker != NOBODY or leader == NOBODY:
            return taker
        with explain_open_reading(lambda names: self.reason("open", players=[names[leader]])):
            way = self.lead_after_nobody
        return {"same_leader": leader, "next_player": (leader + 1) % size}[way]


class EqualDeal(TrickRule):
    """All are dealt the same number of cards; the rest stays out of the deal (配り方)."""

    says = ("dealt", "open")
    left_over = Param("left_out", "what becomes of the cards left over")
    cards = Param("all", "how many each gets, or all alike", names="number", also=("all",))
    always = Param("no", "whether every deal is of as many as there are")

    def tricks_of_deal(self, players: int) -> int | None:
        if self.cards != "all":
            return int(self.cards)
        share, left = divmod(self.deck.size, players)
        return share if self.always == "yes" and not left else None

    def deal(self, players: int) -> dict[str, int]:
        share, left = divmod(self.deck.size, players)
        if self.cards != "all":
            share = min(share, int(self.cards))
            left = self.deck.size - share * players
        if left:
            with explain_open_reading(
                lambda _: self.reason("open", number=players, each=share, left=left)
            ):
                self.require_settled("left_over")
        return {"each": share, "left": left}


class DealtCards(TrickRule):
    """A base class for rules that need the number of tricks of a deal."""

    cards = Param(
        "all", "how many cards each is dealt, or all alike", names="number", also=("all",)
    )

    def tricks(self, position: TricksPosition) -> int | None:
        """How many tricks there are, before the first card; ``None``: unknown."""
        counts = map(position.count, range(position.size))
        known = next((count for count in counts if count != MANY), None)
        return known if known is not None or self.cards == "all" else int(self.cards)


class Bids(DealtCards):
    """Before the first card everyone bids a number of tricks (ビッド)."""

    says = ("first", "waits", "bid", "high", "free", "closed", "leads")
    words = (MarkSpelling(BID, "bid", value="number", holder=True, also=("ビッド",)),)
    opens = (BID,)

    def owing(self, position: TricksPosition) -> Sequence[int]:
        bids = position.bids
        return [seat for seat in range(position.size) if seat not in bids]

    def asks(self, position: TricksPosition, seat: int, names: Sequence[str]) -> Args:
        before = (seat - 1) % position.size
        after = names[before] if before in position.bids else ""
        dealer = "" if position.bids else _dealer_before(position, seat, names)
        is_first = not position.bids and position.turn == seat
        return {"after": after, "dealer": dealer, "first": is_first}

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return self.reason("closed", all=len(position.bids) == position.size)

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        is_first = seat in position.bids and dealer_of(position) is None
        return self.reason("leads", players=[names[seat]]) if is_first else None

    def understands(self, move: Move) -> bool:
        return move.number.isdecimal()

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        if seat in position.bids:
            return "bid"
        is_number = self.understands(move)
        return "" if is_number and int(move.number) <= self._most(position) else "high"

    def _most(self, position: TricksPosition) -> int:
        tricks = self.tricks(position)
        return self.deck.size // position.size if tricks is None else tricks

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        return {"most": self._most(position)}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        numbers = map(str, range(self._most(position) + 1))
        return [Move(names[seat], BID, number=number) for number in numbers]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        return position.with_mark(Mark(BID, int(move.number), seat))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        args = {"seat": move.seat, "number": int(move.number)}
        return Event(self.clause, "bid-made", args)


class LastBid(DealtCards):
    """The last bidder may not make the bids add up to the tricks (最後の人のビッド)."""

    says = ("bars", "binds", "spared")

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        total = self._total(position, seat, move)
        return "bars" if total is not None and total == self.tricks(position) else ""

    def spares_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        if self.tricks(position) is None or move.kind != BID or not move.number.isdecimal():
            return ""
        if self._total(position, seat, move) is not None:
            return "differs"
        so_far = sum(position.bids.values()) + int(move.number)
        return "early" if so_far == self.tricks(position) else ""

    def _total(self, position: TricksPosition, seat: int, move: Move) -> int | None:
        """The sum of all bids, if this is the last one."""
        if move.kind != BID or not move.number.isdecimal():
            return None
        bids = {**position.bids, seat: int(move.number)}
        return sum(bids.values()) if len(bids) == position.size else None

    def opening_fact(self, position: TricksPosition, seat: int, move: Move) -> UnknownFact | None:
        total = self._total(position, seat, move)
        if total is None or self.tricks(position) is not None or total > self.deck.size:
            return None
        return UnknownFact("cards-dealt", {"count": total}, "no", "yes", about="table")

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        made = sum(position.bids.values())
        number = int(move.number) if move.number.isdecimal() else 0
        return {"total": made + number, "made": made, "tricks": self.tricks(position) or 0}


class CallTrump(TrickRule):
    """Before the first card someone calls trump: the suit turned up, or later another one
    (切り札を決める)."""

    says = ("first", "waits", "only", "down", "free", "leads")
    words = (
        DEALT,
        MarkSpelling(TURNED, "turned", value="cards", also=("表のカード",)),
        MarkSpelling(PASSED, "passed", value="number", holder=True, also=("パス",)),
        MarkSpelling(PICKS, "picks up", holder=True, single=True),
    )
    opens = (CALL_SUIT, PASS)
    unsaid = "turned"
    rounds = Param(2, "how often everyone is asked")

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        return Obligation(CALLING, seat, clause=self.clause.id, least=1)

    def _passes(self, position: TricksPosition, seat: int) -> int:
        mark = position.mark(PASSED, seat)
        return int(mark.value) if mark else 0

    def _round(self, position: TricksPosition) -> int:
        """How often all have passed."""
        return min(self._passes(position, seat) for seat in range(position.size))

    def owing(self, position: TricksPosition) -> Sequence[int]:
        done = self._round(position)
        if position.mark(TRUMP) or done >= self.rounds:
            return ()
        return [s for s in range(position.size) if self._passes(position, s) == done]

    def asks(self, position: TricksPosition, seat: int, names: Sequence[str]) -> Args:
        dealer, done = _dealer_before(position, seat, names), self._round(position)
        before = (seat - 1) % position.size
        has_passed = not dealer and self._passes(position, before) > done
        return {"after": names[before] if has_passed else "", "dealer": dealer, "again": done > 0}

    def untold(self, position: TricksPosition) -> Mapping[str, str]:
        if position.mark(TURNED) or not any(owed.kind == CALLING for owed in position.owed):
            return {}
        cards = self.deck.texts(self.deck.full & ~union(position.known))
        return {card: f"{TURNED} {card}" for card in cards}

    def begins(self, position: TricksPosition) -> TricksPosition:
        passed = any(mark.kind in (PASSED, DEALER) for mark in position.marks)
        if position.turn == NOBODY or passed or not position.owed:
            return position
        return position.with_mark(Mark(DEALER, holder=(position.turn - 1) % position.size))

    def leads_first(self, position: TricksPosition) -> int | None:
        dealer = dealer_of(position)
        if dealer is None:
            return None
        return next(s for s in position.around(dealer)[1:] if s not in position.idle)

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        dealer = dealer_of(position)
        if dealer is None or self.leads_first(position) != seat:
            return None
        idle = [] if _dealer_before(position, seat, names) else [names[(seat - 1) % position.size]]
        args: Args = {"dealer": names[dealer], "idle": idle}
        return self.reason("leads", players=[names[seat]], **args)

    def _turned(self, position: TricksPosition) -> str:
        """The suit of the card turned up; empty: unknown."""
        mark = position.mark(TURNED)
        return self.deck.cards(mark.value)[0].suit if mark else ""

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        turned = self._turned(position)
        if move.kind != CALL_SUIT or not turned:
            return ""
        if self._round(position) == 0:
            return "only" if move.suit != turned else ""
        return "down" if move.suit == turned else ""

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        mark = position.mark(TURNED)
        lead = self.deck.texts(mark.value)[0] if mark else ""
        return {"move": move.kind, "lead": lead, "again": self._round(position) > 0}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        return [
            *(Move(names[seat], CALL_SUIT, suit=s) for s in self.deck.suits),
            Move(names[seat], PASS),
        ]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        if move.kind == PASS:
            position = position.with_mark(Mark(PASSED, self._passes(position, seat) + 1, seat))
            return thrown_in(position) if self._round(position) == self.rounds else position
        is_first = self._round(position) == 0
        marks = tuple(mark for mark in position.marks if mark.kind != PASSED)
        position = replace(position, marks=marks).with_mark(Mark(MAKER, holder=seat))
        position = position.with_mark(Mark(TRUMP, 1 << self.deck.suits.index(move.suit)))
        return self._picked_up(position) if is_first else position

    def _picked_up(self, position: TricksPosition) -> TricksPosition:
        """The position after the dealer has taken the card turned up."""
        dealer, turned = dealer_of(position), position.mark(TURNED)
        if dealer is None or turned is None:
            return position
        known = list(position.known)
        known[dealer] |= turned.value
        position = replace(position, known=tuple(known)).without_mark(TURNED)
        return position.with_mark(Mark(PICKS, holder=dealer))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        if move.kind == PASS:
            return Event(
                self.clause, "thrown-in" if after.is_over else "call-passed",
                {"seat": move.seat}, {"rounds": self.rounds},
            )  # fmt: skip
        return Event(self.clause, "trump-called", {"seat": move.seat, "suit": move.suit})


def dealer_of(position: TricksPosition) -> int | None:
    dealer = position.holder_of(DEALER)
    return None if dealer == NOBODY else dealer


def _dealer_before(position: TricksPosition, seat: int, names: Sequence[str]) -> str:
    """The name of the dealer, if this seat is the next one; else empty."""
    dealer = dealer_of(position)
    is_next = dealer is not None and (dealer + 1) % position.size == seat
    return names[dealer] if dealer is not None and is_next else ""


class Standing(NamedTuple):
    """What the calls of an auction have come to; seats are counted from the dealer."""

    contract: Contract | None
    """The highest bid so far, and whether it is doubled."""
    bidder: int
    """Who made it."""
    declarer: int
    """Who was the first of that side to name its trumps."""
    passes: int
    """How many passes there were since the last other call."""

    @classmethod
    def of(cls, calls: Sequence[str]) -> Standing:
        """What calls have come to."""
        contract, bidder, passes = None, NOBODY, 0
        for place, call in enumerate(calls):
            passes = passes + 1 if call == PASSES else 0
            if call in (DOUBLES, REDOUBLES) and contract:
                contract = contract._replace(doubled=1 if call == DOUBLES else 2)
            elif call not in (PASSES, DOUBLES, REDOUBLES):
                contract, bidder = Contract.of(call), place
        named = (
            place
            for place, call in enumerate(calls)
            if contract and call[1:] == contract.strain and (place - bidder) % 2 == 0
        )
        return cls(contract, bidder, next(named, NOBODY), passes)


class Auction(TrickRule):
    """Before the first card all bid, double or pass in turn, until three pass (オークション)."""

    says = (
        "first",
        "waits",
        "no-bid",
        "low",
        "nothing",
        "own",
        "twice",
        "undoubled",
        "free",
        "leads",
        "declares",
        "undecided",
        "thrown-in",
        "closed",
        "unknown-leader",
        "unknown-declarer",
    )
    words = (
        DEALT,
        MarkSpelling(AUCTION, "auction", value="calls", also=("オークション",)),
        MarkSpelling(CONTRACT, "contract", value="contract", also=("コントラクト",)),
        MarkSpelling(DECLARER, "declarer", holder=True, single=True, also=("ディクレアラー",)),
    )
    opens = (BID, PASS, DOUBLE, REDOUBLE)
    strains = Param(
        list(STRAINS), "what can be trumps, the lowest first", names="choice", also=STRAINS
    )
    levels = Param(7, "the highest number that can be bid")
    passes = Param(3, "how many passes in a row end the auction after a bid")

    def understands(self, move: Move) -> bool:
        if move.kind != BID:
            return True
        level, strain = bid_parts(move.number)
        return level in map(str, range(1, self.levels + 1)) and strain in self.strains

    def is_possible(self, mark: Mark) -> bool:
        calls = {AUCTION: mark.value, CONTRACT: (mark.value,)}.get(mark.kind, ())
        bids = [Contract.of(call) for call in calls if call not in (PASSES, DOUBLES, REDOUBLES)]
        return all(bid.level <= self.levels and bid.strain in self.strains for bid in bids)

    def _calls(self, position: TricksPosition) -> tuple[str, ...]:
        mark = position.mark(AUCTION)
        return mark.value if mark else ()

    def _is_over(self, calls: Sequence[str]) -> bool:
        return len(calls) > self.passes <= Standing.of(calls).passes

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        return Obligation(MAKING_CALL, seat, clause=self.clause.id, least=1)

    def owing(self, position: TricksPosition) -> Sequence[int]:
        is_known = position.contract or position.mark(TRUMP)
        if is_known or position.holder_of(DECLARER) != NOBODY:
            return ()
        dealer, calls = dealer_of(position), self._calls(position)
        if self._is_over(calls):
            return ()
        size = position.size
        return range(size) if dealer is None else ((dealer + len(calls)) % size,)

    def asks(self, position: TricksPosition, seat: int, names: Sequence[str]) -> Args:
        if dealer_of(position) is None:
            return {"after": "", "dealer": ""}
        is_first = not self._calls(position)
        after = "" if is_first else names[(seat - 1) % position.size]
        return {"after": after, "dealer": names[seat] if is_first else ""}

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return bidding_closed(self, position, names)

    def begins(self, position: TricksPosition) -> TricksPosition:
        dealer, calls = dealer_of(position), self._calls(position)
        if not position.owed:
            is_over = dealer is not None and self._is_over(calls)
            return self._ended(position, calls) if is_over else position
        made = len(calls)
        if dealer is None and position.turn != NOBODY:
            return position.with_mark(Mark(DEALER, holder=(position.turn - made) % position.size))
        if dealer is None or position.turn != NOBODY:
            return position
        return replace(position, turn=(dealer + made) % position.size)

    def unknown_leader(self, position: TricksPosition) -> UnknownFact | None:
        if (not position.owed and position.turn != NOBODY) or position.has_begun:
            return None
        return UnknownFact("declarer", about="table")

    def leads_first(self, position: TricksPosition) -> int | None:
        declarer = position.holder_of(DECLARER)
        return None if declarer == NOBODY else (declarer + 1) % position.size

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        mark, declarer = position.mark(CONTRACT), position.holder_of(DECLARER)
        if mark is None or self.leads_first(position) != seat:
            return None
        args: dict[str, Any] = {"bid": mark.value, "declarer": names[declarer]}
        args["called"] = dealer_of(position) is not None
        return self.reason("leads", players=[names[seat]], **args)

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
        calls = self._calls(position)
        contract, bidder, *_ = Standing.of(calls)
        if move.kind == BID:
            if not self.understands(move):
                return "no-bid"
            bid = Contract.of(move.number)
            return "low" if contract and self._height(bid) <= self._height(contract) else ""
        if move.kind == PASS:
            return ""
        is_own = (len(calls) - bidder) % 2 == 0
        if contract is None:
            return "nothing"
        if move.kind == DOUBLE:
            return "twice" if contract.doubled else "own" if is_own else ""
        if contract.doubled != 1:
            return "undoubled"
        return "" if is_own else "own"

    def _height(self, contract: Contract) -> tuple[int, int]:
        return contract.level, self.strains.index(contract.strain)

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        contract = Standing.of(self._calls(position)).contract
        bid = f"{contract.level}{contract.strain}" if contract else ""
        lacks = move.kind == BID and not bid_parts(move.number)[1]
        same = bool(bid) and move.number == bid
        return {"move": move.kind, "bid": bid, "most": self.levels, "lacks": lacks, "same": same}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        bids = [f"{n + 1}{strain}" for n in range(self.levels) for strain in self.strains]
        others = [Move(names[seat], kind) for kind in (PASS, DOUBLE, REDOUBLE)]
        return [*others, *(Move(names[seat], BID, number=bid) for bid in bids)]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        words = {PASS: PASSES, DOUBLE: DOUBLES, REDOUBLE: REDOUBLES}
        before = self._calls(position)
        calls = (*before, words.get(move.kind, move.number))
        dealer, size = dealer_of(position), position.size
        if dealer is None:
            dealer = (seat - len(before)) % size
            position = position.with_mark(Mark(DEALER, holder=dealer))
        position = position.without_mark(AUCTION).with_mark(Mark(AUCTION, calls))
        return self._ended(position, calls)

    def _ended(self, position: TricksPosition, calls: Sequence[str]) -> TricksPosition:
        """The position with what the calls have come to, if they have ended the auction."""
        contract, _, declarer, _ = Standing.of(calls)
        if not self._is_over(calls):
            return position
        if contract is None:
            return thrown_in(position)
        position, dealer = position.without_mark(AUCTION), position.holder_of(DEALER)
        text = f"{contract.level}{contract.strain}{'X' * contract.doubled}"
        position = position.with_mark(Mark(DECLARER, holder=(dealer + declarer) % position.size))
        return position.with_mark(Mark(CONTRACT, text))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        args = {"seat": move.seat, "call": move.kind, "number": move.number}
        if contract := after.mark(CONTRACT):
            args["seat"] = names[after.holder_of(DECLARER)]
            return Event(self.clause, "contract-made", {"contract": contract.value, **args})
        rounds = {"rounds": 1}
        return Event(self.clause, "thrown-in" if after.is_over else "call-made", args, rounds)


def bidding_closed(rule: TrickRule, position: TricksPosition, names: Sequence[str]) -> Reason:
    """The reason that a bidding is over, with the declarer, if that is known."""
    declarer, mark = position.holder_of(DECLARER), position.mark(CONTRACT)
    seat, bid = "" if declarer == NOBODY else names[declarer], mark.value if mark else ""
    return rule.reason("closed", declarer=seat, bid=bid)


def thrown_in(position: TricksPosition) -> TricksPosition:
    """The position after a deal that nobody wants to play."""
    none = (0,) * position.size
    gone = position.discards | union(position.known)
    return replace(position, known=none, unknown=none, discards=gone)


class DummyPlayed(TrickRule):
    """The partner of the declarer lays the hand open, and the declarer plays it (ダミー)."""

    says = ("chooses",)

    def plays_for(self, position: TricksPosition, seat: int) -> int | None:
        declarer = position.holder_of(DECLARER)
        return declarer if declarer != NOBODY and seat == _partner(position, declarer) else None


def _partner(position: TricksPosition, seat: int) -> int:
    """The seat across the table."""
    return (seat + position.size // 2) % position.size


class LeadOutOfTurn(TrickRule):
    """What becomes of a lead from the wrong hand (順番を間違えたリード)."""

    says = ("declarer", "defender")

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        declarer = position.holder_of(DECLARER)
        is_led = position.field or position.owed or position.turn in (NOBODY, seat)
        if is_led or declarer == NOBODY:
            return ""
        is_declaring = seat in (declarer, _partner(position, declarer))
        return "declarer" if is_declaring else "defender"


def _is_revoke(mark: Mark | None) -> TypeGuard[Mark]:
    return mark is not None and mark.kind == REVOKED


class RevokedTricks(TrickRule):
    """A revoke costs tricks that its side takes from then on, once it is established
    (リボークの成立と罰)."""

    says = (
        "correct", "last", "none", "costs", "transfers", "dummy", "both", "same-trick",
    )  # fmt: skip
    words = (MarkSpelling(REVOKED, "revoked", value="number", holder=True, also=("リボーク",)),)
    most = Param(2, "how many tricks it costs if the player took the trick of the revoke")
    least = Param(1, "how many it costs else")
    last = Param(2, "in so many last tricks it is always corrected")
    of_both = Param(True, "whether it costs tricks if the other side has revoked, too")

    def after_revoke(
        self, revoke: Revoke, revokes: Sequence[Revoke], name: str
    ) -> Iterator[Reason]:
        args: dict[str, Any] = {"took": revoke.took, "count": self._cost(revoke)}
        yield self.reason(self._status(revoke, revokes), "warns", players=[name], **args)

    def _status(self, revoke: Revoke, revokes: Sequence[Revoke]) -> str:
        """What becomes of a revoke: the ending of a sentence."""
        if why := self._corrected(revoke, revokes):
            return why
        marks = (self.revoke_mark(other, revokes) for other in revokes)
        revoked = {mark.holder for mark in (*revoke.before.marks, *marks) if _is_revoke(mark)}
        if not self.of_both and not revoked <= set(revoke.side):
            return "both"
        if self._is_dummys(revoke):
            return "dummy"
        return "costs" if self._cost(revoke) else "none"

    def _corrected(self, revoke: Revoke, revokes: Sequence[Revoke]) -> str:
        """Why a revoke is still corrected: the ending of a sentence; empty: it is established."""
        if 0 < revoke.before.count(revoke.seat) <= self.last:
            return "last"
        if not revoke.is_established:
            return "correct"
        same_trick = (other for other in revokes if other.trick == revoke.trick)
        return "" if all(other.is_established for other in same_trick) else "same-trick"

    def _is_dummys(self, revoke: Revoke) -> bool:
        declarer = revoke.before.holder_of(DECLARER)
        return declarer != NOBODY and revoke.seat == _partner(revoke.before, declarer)

    def _cost(self, revoke: Revoke) -> int:
        """How many tricks an established revoke costs."""
        if self._is_dummys(revoke):
            return 0
        return min(self.most if revoke.took else self.least, revoke.won)

    def revoke_mark(self, revoke: Revoke, revokes: Sequence[Revoke]) -> Mark | None:
        if self._corrected(revoke, revokes):
            return None
        return Mark(REVOKED, self._cost(revoke), revoke.seat)

    def settles(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[tuple[TricksPosition, Reason]]:
        marks = [mark for mark in position.marks if _is_revoke(mark)]
        revoked = [mark.holder for mark in marks]
        if not self.of_both and not any(set(revoked) <= set(side) for side in sides):
            yield position, self.reason("both", players=[names[seat] for seat in revoked])
            return
        for side in sides:
            own = [mark for mark in marks if mark.holder in side and mark.value]
            taken, due = list(position.tricks), sum(int(mark.value) for mark in own)
            left = due
            for seat in side:
                part = min(left, taken[seat])
                taken[seat] -= part
                left -= part
            if own:
                taken[(own[0].holder + 1) % position.size] += due - left
                position = replace(position, tricks=tuple(taken))
                players = [names[mark.holder] for mark in own]
                yield (
                    position,
                    self.reason("transfers", players=players, seats=players, count=due - left),
                )


class ContractPoints(TallyRule):
    """Points for a contract that is made, and for tricks that it lacks (コントラクトの点)."""

    says = (*TallyRule.says, "made", "down", "nobody")
    words = (MarkSpelling(VULNERABLE, "vulnerable", holder=True, also=("バルナラブル", "バル")),)
    tricks = Param(13, "how many tricks there are")
    unbid = Param(6, "how many tricks a side takes before those that it bids")
    trick = Param[Mapping[str, int]]({}, "points of a trick", names="choice", also=STRAINS)
    first_no_trump = Param(10, "what the first trick without trumps scores more")
    game_from = Param(100, "how many points for tricks are a game")
    premiums = Param[Mapping[str, int]]({}, "the premiums", names="choice", also=PREMIUMS)
    vulnerable = Param[Mapping[str, int]](
        {}, "those of a vulnerable side that differ", names="choice", also=PREMIUMS
    )
    over = Param((100, 200), "points of an overtrick of a doubled contract, and if vulnerable")
    down = Param((50, 100), "points of each undertrick, and if vulnerable")
    doubled = Param((100, 200, 200, 300), "of each undertrick doubled; the last one repeats")
    doubled_vulnerable = Param((200, 300), "the same if vulnerable")

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        return self.side_tally(position, (seat,))

    def side_tally(self, position: TricksPosition, seats: Sequence[int]) -> int | None:
        if position.is_over and not position.contract and not any(position.tricks):
            return 0
        if self._lacks(position):
            return None
        is_declaring = position.holder_of(DECLARER) in _with_partners(position, seats)
        parts = dict(self._parts(position))
        return sum(parts.values()) if is_declaring == ("down" not in parts) else 0

    def _lacks(self, position: TricksPosition) -> str:
        """What the points lack; empty: they are known."""
        if not position.contract:
            return "contract"
        if position.holder_of(DECLARER) == NOBODY:
            return "declarer"
        return "" if sum(position.tricks) >= self.tricks else "tricks"

    def unknown_tally(self, position: TricksPosition, seat: int, name: str) -> UnknownFact:
        lacks = self._lacks(position)
        if lacks == "tricks":
            return UnknownFact("tricks-to-come", about="table")
        if lacks == "declarer":
            return UnknownFact("declarer", about="table")
        return UnknownFact("contract", about="table")

    def _parts(self, position: TricksPosition) -> Iterator[tuple[str, int]]:
        """What is scored, each with its points."""
        contract, declarer = position.contract, position.holder_of(DECLARER)
        if contract is None:
            return
        side = (declarer, _partner(position, declarer))
        is_vulnerable = self._is_vulnerable(position)
        level, strain, doubled = contract
        over = sum(position.tricks[seat] for seat in side) - self.unbid - level
        if over < 0:
            yield "down", self._undertricks(-over, doubled, is_vulnerable)
            return
        premiums = {**self.premiums, **(self.vulnerable if is_vulnerable else {})}
        first = self.first_no_trump if strain == NO_TRUMP else 0
        tricks = (level * self.trick[strain] + first) << doubled
        yield "tricks", tricks
        named = ["game" if tricks >= self.game_from else "part"]
        named += {self.tricks - self.unbid: ["grand"], self.tricks - self.unbid - 1: ["slam"]}.get(
            level, []
        )
        named += [["doubled"], ["redoubled"]][doubled - 1] if doubled else []
        for premium in named:
            yield premium, premiums[premium]
        if over:
            each = self.over[is_vulnerable] * doubled if doubled else self.trick[strain]
            yield "more", over * each

    def _is_vulnerable(self, position: TricksPosition) -> bool:
        """Whether the declarer's side is vulnerable."""
        declarer = position.holder_of(DECLARER)
        side = (declarer, _partner(position, declarer))
        return any(position.mark(VULNERABLE, seat) for seat in side)

    def _undertricks(self, count: int, doubled: int, is_vulnerable: bool) -> int:
        """The points for tricks that a contract lacks."""
        if not doubled:
            return count * self.down[is_vulnerable]
        each = self.doubled_vulnerable if is_vulnerable else self.doubled
        return doubled * sum(each[min(place, len(each) - 1)] for place in range(count))

    def accounts(
        self, position: TricksPosition, seats: Sequence[int], names: Sequence[str]
    ) -> Iterator[Reason]:
        declarer, mark = position.holder_of(DECLARER), position.mark(CONTRACT)
        if declarer not in seats or mark is None or self._lacks(position):
            return
        took = sum(position.tricks[seat] for seat in seats)
        players, parts = [names[seat] for seat in seats], dict(self._parts(position))
        left = self.unbid + Contract.of(mark.value).level - took
        args: dict[str, Any] = {"declarer": names[declarer], "bid": mark.value, "took": took}
        args |= {"left": left, "vulnerable": self._is_vulnerable(position)}
        if "down" in parts:
            yield self.reason("down", players=players, down=parts["down"], **args)
            return
        told = {"vulnerable": args["vulnerable"], "doubled": Contract.of(mark.value).doubled}
        named = [
            in_both("contract_points-part", part=part, points=parts[part], **told)
            for part in ("tricks", "more", *PREMIUMS)
            if part in parts
        ]
        yield self.reason("made", players=players, parts=named, **args)

    def winners(self, counts: Sequence[int]) -> list[int]:
        return super().winners(counts) if any(counts) else []


def _with_partners(position: TricksPosition, seats: Sequence[int]) -> set[int]:
    return {*seats, *(_partner(position, seat) for seat in seats)}


class StockDraws(TrickRule):
    """After each trick the taker gets the card turned up and the others one each from the stock
    (山札から引く)."""

    says = ("dealt", "count", "empty", "turned", "trick", "gone", "free")
    words = (
        MarkSpelling(STOCK, "stock", value="number", also=("山札",)),
        MarkSpelling(TURNED, "turned", value="cards", also=("表のカード",)),
        MarkSpelling(FIRST_PART, "first part", value="number", holder=True),
    )
    draws = True
    between = (TURN_UP,)
    cards = Param(13, "how many cards each is dealt")

    def tricks_of_deal(self, players: int) -> int | None:
        return self.deck.size // players

    def deal(self, players: int) -> dict[str, int]:
        left = self.deck.size - self.cards * players
        return {"each": self.cards, "left": left, "stock": left}

    def _stock(self, position: TricksPosition) -> int:
        mark = position.mark(STOCK)
        return int(mark.value) if mark else 0

    def begins(self, position: TricksPosition) -> TricksPosition:
        gone = any(position.taken) or any(position.tricks) or position.last or position.discards
        laid = [seat for seat, _ in position.field]
        held = [position.count(s) + laid.count(s) for s in range(position.size)]
        is_dealt = all(n in (self.cards, MANY, MANY + 1) for n in held)
        if position.mark(STOCK) or gone or not is_dealt:
            return position
        stock = self.deck.size - self.cards * position.size
        return self._with_trump(position.with_mark(Mark(STOCK, stock)))

    def _with_trump(self, position: TricksPosition) -> TricksPosition:
        """The position in which the suit of the card turned up is trump."""
        turned = position.mark(TURNED)
        if turned is None or position.mark(TRUMP):
            return position
        suit = self.deck.cards(turned.value)[0].suit
        return position.with_mark(Mark(TRUMP, 1 << self.deck.suits.index(suit)))

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        if position.field:
            return "trick"
        if not self._stock(position):
            return "empty"
        if position.mark(TURNED):
            return "turned"
        if len(move.cards) != 1:
            return "count"
        places = (*position.known, *position.taken, position.discards)
        return "gone" if self.deck.mask([move.cards[0].plain()]) & union(places) else ""

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        turned = Mark(TURNED, self.deck.mask([move.cards[0].plain()]))
        is_first = not position.has_begun and not position.mark(TRUMP)
        position = position.without_mark(TURNED).with_mark(turned)
        return self._with_trump(position) if is_first else position

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        cards = [str(card) for card in move.cards]
        return Event(self.clause, "card-turned-up", {"seat": move.seat, "cards": cards})

    def after_trick(self, position: TricksPosition, taker: int) -> TricksPosition:
        stock, turned = self._stock(position), position.mark(TURNED)
        if stock < position.size:
            return position
        known, unknown = list(position.known), list(position.unknown)
        for seat in range(position.size):
            if seat == taker and turned:
                known[seat] |= turned.value
            else:
                unknown[seat] += unknown[seat] != MANY
                position = position.without_mark(LACKS.kind, seat)
        position = replace(position, known=tuple(known), unknown=tuple(unknown))
        position = position.without_mark(TURNED).without_mark(STOCK)
        before = position.mark(FIRST_PART, taker)
        count = Mark(FIRST_PART, 1 + (int(before.value) if before else 0), taker)
        position = position.without_mark(FIRST_PART, taker).with_mark(count)
        return position.with_mark(Mark(STOCK, stock - position.size))

    def trick_event(
        self, before: TricksPosition, after: TricksPosition, names: Sequence[str]
    ) -> Event | None:
        if self._stock(before) == self._stock(after):
            return None
        turned, taker = before.mark(TURNED), after.turn
        cards = self.deck.texts(turned.value) if turned else []
        others = [name for seat, name in enumerate(names) if seat != taker]
        return Event(
            self.clause, "cards-drawn", {"seat": names[taker], "cards": cards, "others": others}
        )


class LastPartCounts(TallyRule):
    """Points for tricks, those of the first part apart (後半のトリック)."""

    says = (*TallyRule.says, "counted")
    first = Param(0, "points of a trick of the first part")
    later = Param(1, "points of a trick after it")

    def _tricks(self, position: TricksPosition, seat: int) -> tuple[int, int]:
        mark = position.mark(FIRST_PART, seat)
        first = min(int(mark.value), position.tricks[seat]) if mark else 0
        return first, position.tricks[seat] - first

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        first, later = self._tricks(position, seat)
        return first * self.first + later * self.later

    def tally_args(self, position: TricksPosition, seat: int) -> Args:
        first, later = self._tricks(position, seat)
        count = first * self.first + later * self.later
        counts = {"first": first, "took": later, "count": count}
        return {**counts, **self.win_args()} if first else {}

    def win_args(self) -> Args:
        return {"apart": "only" if not self.first else "more" if self.first < self.later else "no"}


class DealerLeftLeads(TrickRule):
    """The player at the dealer's left leads first (配った人の左からリード)."""

    says = ("leads",)
    words = (DEALT,)

    def leads_first(self, position: TricksPosition) -> int | None:
        dealer = dealer_of(position)
        return None if dealer is None else (dealer + 1) % position.size

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        dealer = dealer_of(position)
        if dealer is None or self.leads_first(position) != seat:
            return None
        return self.reason("leads", players=[names[seat]], dealer=names[dealer])


class DealerCalls(TrickRule):
    """The last player who is asked may not pass (配った人は必ず決める)."""

    says = ("bars", "spared")
    rounds = Param(2, "how often everyone is asked")

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        is_last = move.kind == PASS and self._passes(position, seat) == {self.rounds}
        return "bars" if is_last else ""

    def spares_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        is_early = move.kind == PASS and self._passes(position, seat) == {self.rounds - 1}
        return "early" if is_early else ""

    def _passes(self, position: TricksPosition, seat: int) -> set[int]:
        """How often each of the others has passed."""
        passes = {mark.holder: mark.value for mark in position.marks if mark.kind == PASSED}
        return {passes.get(other, 0) for other in range(position.size) if other != seat}


class DealerDiscards(TrickRule):
    """The dealer who has picked up the card turned up discards another (配った人の交換)."""

    says = ("first", "waits", "count", "not-held", "free", "closed")
    opens = (DISCARD,)

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return self.reason("closed")

    def owing(self, position: TricksPosition) -> Sequence[int]:
        return [mark.holder for mark in position.marks if mark.kind == PICKS]

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        if len(move.cards) != 1:
            return "count"
        card = self.deck.mask([move.cards[0].plain()])
        if card & position.known[seat]:
            return ""
        gone = card & (union(position.known) | position.aside)
        return "not-held" if gone or position.unknown[seat] == 0 else ""

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        cards = self.deck.cards(position.known[seat])
        return [Move(names[seat], DISCARD, (card,)) for card in cards]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        cards = card_set(self.deck, [card.plain() for card in move.cards])
        known, unknown = hands_without(self.deck, position, seat, cards)
        discards = position.discards | cards
        position = replace(position, known=known, unknown=unknown, discards=discards)
        return position.without_mark(PICKS, seat)

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        cards = [str(card) for card in move.cards]
        return Event(self.clause, "card-discarded", {"seat": move.seat, "cards": cards})


class Meeples(TallyRule):
    """Each player places a meeple on a colour and scores the cards taken of it (ミープル)."""

    says = (*TallyRule.says, "counted", "first", "waits", "shared", "placed", "free", "leads")
    words = (MarkSpelling(MEEPLE, "meeple", value="suits", holder=True, also=("ミープル",)),)
    opens = (PLACE,)
    shared_area = Param("allowed", "whether two may choose one area while others are free")

    def owing(self, position: TricksPosition) -> Sequence[int]:
        return [seat for seat in range(position.size) if not position.mark(MEEPLE, seat)]

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        placed = {mark.value for mark in position.marks if mark.kind == MEEPLE}
        return {"taken": self._area(move) in placed}

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        has_placed = position.mark(MEEPLE, seat) is not None
        return self.reason("leads", players=[names[seat]]) if has_placed else None

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        placed = {mark.holder: mark.value for mark in position.marks if mark.kind == MEEPLE}
        if seat in placed:
            return "placed"
        if self.shared_area == "allowed" or len(set(placed.values())) == len(self.deck.suits):
            return ""
        return "shared" if self._area(move) in placed.values() else ""

    def _area(self, move: Move) -> int:
        return 1 << self.deck.suits.index(move.suit)

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        return [Move(names[seat], PLACE, suit=suit) for suit in self.deck.suits]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        return position.with_mark(Mark(MEEPLE, self._area(move), seat))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        return Event(self.clause, "meeple-placed", {"seat": move.seat, "suit": move.suit})

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        colour = self._colour(position, seat)
        if not colour or not position.knows_taken(self.deck, seat):
            return None
        return (position.taken[seat] & self.deck.suit_mask(colour)).bit_count()

    def _colour(self, position: TricksPosition, seat: int) -> str:
        """The colour of a seat's meeple; empty: it has none."""
        return suit_of(self.deck, position.mark(MEEPLE, seat))

    def tally_args(self, position: TricksPosition, seat: int) -> Args:
        colour = self._colour(position, seat)
        cards = (
            self.deck.texts(position.taken[seat] & self.deck.suit_mask(colour)) if colour else ()
        )
        return {"cards": cards, "count": len(cards), "suit": colour} if cards else {}


class MostTricks(TallyRule):
    """Most tricks win (最も多くトリックを取った人の勝ち)."""

    says = (*TallyRule.says, "carried")
    unit = "tricks"

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        return position.tricks[seat]


class TricklessOut(TrickRule):
    """A player without a trick in the deal is out of the game (ノックアウト)."""

    says = ("out", "stays", "not-yet", "untold")

    def leaves(self, position: TricksPosition, seat: int, *, is_over: bool) -> str:
        if position.tricks[seat]:
            return "stays"
        return "out" if is_over else "not-yet"


class PartnersAcross(TrickRule):
    """The players who sit across from each other are partners (向かい合う人が味方)."""

    says = ("wins", "tied")

    def sides(self, position: TricksPosition) -> tuple[tuple[int, ...], ...]:
        half, odd = divmod(position.size, 2)
        return () if odd else tuple((seat, seat + half) for seat in range(half))


class Undertaking(NamedTuple):
    """What a side has bid and taken."""

    bid: int
    took: int
    """The tricks that count for the bid."""
    nils: tuple[int, ...]
    """The seats that have bid nil."""
    over: int
    """The tricks beyond the bid."""


def undertaking(
    position: TricksPosition, seats: Sequence[int], nil_tricks: str
) -> Undertaking | None:
    """The undertaking of a side; ``None`` if a bid is unknown. ``nil_tricks``: what the tricks of a
    nil count for; empty: there is no nil."""
    bids = position.bids
    if any(seat not in bids for seat in seats):
        return None
    nils = tuple(seat for seat in seats if nil_tricks and bids[seat] == 0)
    taken = {seat: position.tricks[seat] for seat in seats}
    by_nils = sum(taken[seat] for seat in nils)
    bid, took = sum(bids[seat] for seat in seats), sum(taken.values())
    if nil_tricks != "contract":
        took -= by_nils
    over = max(0, took - bid) + (by_nils if nil_tricks == "bags" else 0)
    return Undertaking(bid, took, nils, over)


class BidPoints(TallyRule):
    """Points for taking as many tricks as bid, or for missing the bid (ビッドの点)."""

    says = (*TallyRule.says, "counted", "nil")
    exact = Param(True, "more tricks than bid miss the bid, too")
    nil = Param(0, "points for a bid of 0 that is made, or lost by one that isn't; 0: no nil")
    nil_tricks = Param("nothing", "what the tricks of a missed nil count for")
    made = Param[Mapping[str, int]]({}, "points of a bid that was made", names="choice", also=UNITS)
    missed = Param[Mapping[str, int]](
        {}, "points of one that was missed", names="choice", also=UNITS
    )

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        return self.side_tally(position, (seat,))

    def side_tally(self, position: TricksPosition, seats: Sequence[int]) -> int | None:
        made = self._contract(position, seats)
        if made is None:
            return None
        nils = sum(self._nil_points(position, seat) for seat in made.nils)
        return nils + (self._points(made) if len(made.nils) < len(seats) or made.over else 0)

    def _contract(self, position: TricksPosition, seats: Sequence[int]) -> Undertaking | None:
        return undertaking(position, seats, self.nil_tricks if self.nil else "")

    def _nil_points(self, position: TricksPosition, seat: int) -> int:
        return -self.nil if position.tricks[seat] else self.nil

    def _points(self, contract: Undertaking) -> int:
        """The points of a contract, without those of a nil."""
        bid, took = contract.bid, contract.took
        off = took - bid if self.exact else min(0, took - bid)
        units = {
            "fixed": 1,
            "bid": bid,
            "bid_squared": bid * bid,
            "trick": took,
            "off_squared": off * off,
            "over": contract.over,
        }
        points = self.missed if off else self.made
        return sum(units[unit] * number for unit, number in points.items())

    def unknown_tally(self, position: TricksPosition, seat: int, name: str) -> UnknownFact:
        return UnknownFact("bid", {"seat": name}, about="table")

    def accounts(
        self, position: TricksPosition, seats: Sequence[int], names: Sequence[str]
    ) -> Iterator[Reason]:
        made = self._contract(position, seats)
        if made is None:
            return
        if len(made.nils) < len(seats) or made.over:
            others = [names[seat] for seat in seats if seat not in made.nils]
            others, points = others or [names[seat] for seat in seats], self._points(made)
            counts = self.nil_tricks == "contract" and len(made.nils) < len(seats)
            by_nils = sum(position.tricks[seat] for seat in made.nils)
            helped, bags = by_nils * counts, by_nils * (self.nil_tricks == "bags")
            yield self.reason(
                "counted", players=others, seats=others, bid=made.bid, took=made.took,
                count=points, points=signed(points), helped=helped, own=made.took - helped,
                bags=bags, by=[names[seat] for seat in made.nils],
            )  # fmt: skip
        for seat in made.nils:
            points, took = self._nil_points(position, seat), position.tricks[seat]
            yield self.reason("nil", players=[names[seat]], took=took, points=signed(points))


NEARLY = 1
"""How many bags below the limit players may take a side for having reached it."""


class BagLimit(TrickRule):
    """Bags that reach ten over several deals cost points (バッグの罰)."""

    says = ("costs", "spared")
    words = (MarkSpelling(BAGS, "bags", value="number", holder=True, also=("バッグ",)),)
    limit = Param(10, "how many bags cost points")
    points = Param(-100, "what they cost")
    nil_tricks = Param("nothing", "what the tricks of a missed nil count for")

    def extra(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[Adjusted]:
        for place, seats in enumerate(sides):
            total = self._total(position, seats)
            tens, left = divmod(total, self.limit)
            if tens:
                changes, players = [0] * len(sides), [names[seat] for seat in seats]
                changes[place] = tens * self.points
                points = -changes[place]
                args: Args = {"seats": players, "total": total, "left": left, "points": points}
                yield changes, self.reason("costs", players=players, **args)

    def spares_score(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[Reason]:
        for seats in sides:
            total = self._total(position, seats)
            if total + NEARLY >= self.limit > total:
                players = [names[seat] for seat in seats]
                args: Args = {"seats": players, "total": total, "limit": self.limit}
                yield self.reason("spared", "misses", players=players, **args)

    def _total(self, position: TricksPosition, seats: Sequence[int]) -> int:
        """How many bags a side has."""
        own = (mark for mark in position.marks if mark.kind == BAGS and mark.holder in seats)
        made = undertaking(position, seats, self.nil_tricks)
        total: int = sum(mark.value for mark in own) + (made.over if made else 0)
        return total


class GoesAlone(TrickRule):
    """A player may play without the partner, who plays no cards (ローン)."""

    says = ("idle",)
    words = (MarkSpelling(ALONE, "alone", holder=True, single=True, also=("ローン",)),)
    variant = (CALL_ALONE, CALL_SUIT)

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        return position.with_mark(Mark(ALONE, holder=seat))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        return Event(self.clause, "goes-alone", {"seat": move.seat})

    def plays_alone(self, position: TricksPosition) -> Sequence[int]:
        return [mark.holder for mark in position.marks if mark.kind == ALONE]

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        return "idle" if seat in position.idle else ""


class MakerPoints(TallyRule):
    """Points for the side that called trump, or for the others (メーカーの点)."""

    says = (*TallyRule.says, "made", "march", "alone", "euchred", "nobody", "so-far")
    words = (MarkSpelling(MAKER, "maker", holder=True, single=True, also=("メーカー",)),)
    tricks = Param(5, "how many tricks there are")
    needs = Param(3, "how many the side that called trump needs")
    made = Param(1, "its points for that many or more")
    march = Param(2, "its points for all tricks")
    alone = Param(4, "the points of a player alone for all tricks")
    euchred = Param(2, "the points of the other side for a call that fails")
    euchred_alone = Param(2, "the same if the player who called was alone")

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        return self.side_tally(position, (seat,))

    def side_tally(self, position: TricksPosition, seats: Sequence[int]) -> int | None:
        if any(position.tricks) and not any(mark.kind == MAKER for mark in position.marks):
            return None
        result = self._result(position, seats)
        return self._points(position, result) if result else 0

    def _points(self, position: TricksPosition, result: str) -> int:
        is_alone = any(mark.kind == ALONE for mark in position.marks)
        return int(
            self.euchred_alone if result == "euchred" and is_alone else getattr(self, result)
        )

    def _result(self, position: TricksPosition, seats: Sequence[int]) -> str:
        """The parameter with the points that a side has for certain; empty: none."""
        took = sum(position.tricks[seat] for seat in seats)
        if not self._is_called_by(position, seats):
            return "euchred" if took > self.tricks - self.needs else ""
        if took >= self.tricks:
            return "alone" if any(position.mark(ALONE, seat) for seat in seats) else "march"
        return "made" if took >= self.needs else ""

    def unknown_tally(self, position: TricksPosition, seat: int, name: str) -> UnknownFact:
        return UnknownFact("maker", about="table")

    def accounts(
        self, position: TricksPosition, seats: Sequence[int], names: Sequence[str]
    ) -> Iterator[Reason]:
        if result := self._result(position, seats):
            took = sum(position.tricks[seat] for seat in seats)
            points, players = self._points(position, result), [names[seat] for seat in seats]
            alone = [names[mark.holder] for mark in position.marks if mark.kind == ALONE]
            args: dict[str, Any] = {"took": took, "count": points, "alone": alone}
            yield self.reason(result, players=players, seats=players, **args)
        elif self._is_called_by(position, seats) and sum(position.tricks) < self.tricks:
            took, players = sum(position.tricks[seat] for seat in seats), [names[s] for s in seats]
            yield self.reason("so-far", players=players, seats=players, took=took, count=self.needs)

    def _is_called_by(self, position: TricksPosition, seats: Sequence[int]) -> bool:
        """Whether one of these seats called trump."""
        return any(position.mark(MAKER, seat) for seat in seats)

    def winners(self, counts: Sequence[int]) -> list[int]:
        return super().winners(counts) if any(counts) else []


class RevokeCost(TrickRule):
    """A revoke costs the side tricks or its contract, or ends the deal (リボークの罰)."""

    says = ("tricks", "set", "points")
    words = (MarkSpelling(REVOKED, "revoked", holder=True, also=("リボーク",)),)
    cost = Param(
        "tricks", "``tricks`` or ``points`` for the other side, or the contract is ``set``"
    )
    tricks = Param(3, "how many tricks go to the other side")
    points = Param(2, "how many points the other side gets instead of those of the deal")

    def revoke_mark(self, revoke: Revoke, revokes: Sequence[Revoke]) -> Mark | None:
        is_after = self.cost == "points" and any(other.at < revoke.at for other in revokes)
        return None if is_after else Mark(REVOKED, holder=revoke.seat)  # the first ends the deal

    def settles(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[tuple[TricksPosition, Reason]]:
        for mark in position.marks:
            if mark.kind != REVOKED or self.cost == "points":
                continue
            side = next(side for side in sides if mark.holder in side)
            others = [seat for other in sides if other is not side for seat in other]
            taken, bids = list(position.tricks), position.bids
            left = self.tricks if self.cost == "tricks" else position.size * self.deck.size
            paid = 0
            for seat in sorted(side, key=lambda seat: not bids.get(seat)):
                if bids.get(seat) or self.cost == "tricks":
                    part = min(left - paid, taken[seat])
                    taken[seat] -= part
                    paid += part
            if self.cost == "tricks":
                taken[max(others, key=lambda seat: bids.get(seat, 0))] += paid
            position = replace(position, tricks=tuple(taken))
            players = [names[mark.holder]]
            yield position, self.reason(self.cost, players=players, count=paid)

    def adjusts(
        self,
        position: TricksPosition,
        sides: Sequence[Sequence[int]],
        points: Sequence[int],
        names: Sequence[str],
    ) -> Adjusted | None:
        seat = next((mark.holder for mark in position.marks if mark.kind == REVOKED), NOBODY)
        if seat == NOBODY or self.cost != "points":
            return None
        adjusted = [0 if seat in side else self.points for side in sides]
        args: Args = {"count": self.points, "replaces": True}
        return adjusted, self.reason("points", players=[names[seat]], **args)


class GiveCards(TrickRule):
    """Before the first trick everyone gives cards to another player (カードの交換)."""

    says = ("first", "waits", "given", "to", "count", "not-held", "free", "closed")
    words = (
        MarkSpelling(GAVE, "gave", value="cards", holder=True),
        MarkSpelling(GIVEN, "cards given", also=("交換済み",)),
    )
    opens = (GIVE,)
    exchanges = True
    count = Param(3, "how many cards everyone gives")
    to = Param("left", "who gets them: the player on the ``left`` or ``right``, or ``across``")

    def _receiver(self, position: TricksPosition, seat: int) -> int:
        size = position.size
        return (seat + {"left": 1, "right": size - 1, "across": size // 2}.get(self.to, 0)) % size

    def owing(self, position: TricksPosition) -> Sequence[int]:
        if self.to == "nobody" or position.mark(GIVEN):
            return ()
        return [seat for seat in range(position.size) if not position.mark(GAVE, seat)]

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return self.reason("closed", nobody=self.to == "nobody")

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        to, count = self._receiver(position, seat), self.count
        return Obligation(GIVE, seat, to, count, clause=self.clause.id, least=count)

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        if position.mark(GAVE, seat):
            return "given"
        if len(move.cards) != self.count:
            return "count"
        cards = card_set(self.deck, [card.plain() for card in move.cards])
        strange = cards & ~position.known[seat]
        gone = strange & (union(position.known) | position.aside)
        return "not-held" if gone or (strange and position.unknown[seat] == 0) else ""

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        return {"count": self.count}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        other = names[self._receiver(position, seat)]
        hand = list(self.deck.cards(position.known[seat]))
        return [Move(names[seat], GIVE, cards, other) for cards in combinations(hand, self.count)]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        cards = card_set(self.deck, [card.plain() for card in move.cards])
        known, unknown = hands_without(self.deck, position, seat, cards)
        position = replace(position, known=known, unknown=unknown)
        position = position.with_mark(Mark(GAVE, cards, seat))
        gifts = {mark.holder: mark.value for mark in position.marks if mark.kind == GAVE}
        return position if len(gifts) < position.size else self._handed_over(position, gifts)

    def _handed_over(self, position: TricksPosition, gifts: Mapping[int, int]) -> TricksPosition:
        known = list(position.known)
        for giver, cards in gifts.items():
            known[self._receiver(position, giver)] |= cards
            position = position.without_mark(GAVE, giver)
        return replace(position, known=tuple(known)).with_mark(Mark(GIVEN))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        cards = [str(card) for card in move.cards]
        args = {"seat": move.seat, "cards": cards, "other": move.other}
        return Event(self.clause, "cards-laid-down", args)


class CardPoints(TallyRule):
    """Points for cards taken, such as one for each heart (札の点)."""

    says = (*TallyRule.says, "counted")
    suits = Param[Mapping[str, int]]({}, "points of each card of a suit", names="suit")
    cards = Param[Mapping[str, int]]({}, "points of single cards", names="card")

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        is_known = position.knows_taken(self.deck, seat)
        return self.worth(position.taken[seat]) if is_known else None

    def tally_args(self, position: TricksPosition, seat: int) -> Args:
        taken = position.taken[seat]
        cards = [str(c) for c in self.deck.cards(taken) if self.worth(self.deck.mask([c]))]
        return {"cards": cards, "count": self.worth(taken)} if cards else {}

    def worth(self, cards: int) -> int:
        """The points of a set of cards."""
        by_suit = sum(
            points * (cards & self.deck.suit_mask(suit)).bit_count()
            for suit, points in self.suits.items()
        )
        singles = self.cards.items()
        return by_suit + sum(
            points
            for card, points in singles
            if cards & self.deck.mask([parse_card(card, self.deck)])
        )


class AllPoints(TrickRule):
    """A player who takes all points has none, and the others have all (シュート・ザ・ムーン)."""

    says = ("adjusts", "subtracts")
    points = Param(0, "how many points there are in a deal")
    change = Param("others_plus", "the others get the points, or the player loses them")

    def adjusts(
        self,
        position: TricksPosition,
        sides: Sequence[Sequence[int]],
        points: Sequence[int],
        names: Sequence[str],
    ) -> Adjusted | None:
        if self.points not in points:
            return None
        place = points.index(self.points)
        shooter, others = names[place], [*names[:place], *names[place + 1 :]]
        if self.change == "own_minus":
            adjusted = [0] * len(points)
            adjusted[place] = -self.points
            return adjusted, self.reason("subtracts", players=[shooter], points=self.points)
        adjusted = [self.points] * len(points)
        adjusted[place] = 0
        return adjusted, self.reason(
            "adjusts", players=[shooter], others=others, points=self.points
        )


class ExtraPoints(TrickRule):
    """Points for a card besides those that count for shooting the moon (ダイヤのJ)."""

    says = ("adds", "spared")
    card = Param("", "the card", names="card")
    points = Param(-10, "what it adds to the points of the player who took it")

    def extra(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[Adjusted]:
        card = self.deck.mask([parse_card(self.card, self.deck)])
        taker = next((s for s, taken in enumerate(position.taken) if taken & card), None)
        if taker is None:
            return
        extra, points = [self.points if taker in side else 0 for side in sides], signed(self.points)
        yield extra, self.reason("adds", players=[names[taker]], cards=[self.card], points=points)

    def spares_score(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[Reason]:
        card = self.deck.mask([parse_card(self.card, self.deck)])
        if not any(taken & card for taken in position.taken):
            yield self.reason("spared", "misses", cards=[self.card])
