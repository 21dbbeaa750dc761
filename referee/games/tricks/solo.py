"""The rules of games in which one player plays against the others for what they have bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from msgspec.structs import replace

from referee.cards.card import Card, union
from referee.engine.answer import Event
from referee.engine.conversion import card_set, hands_without
from referee.model.announcements import (
    GRAND,
    HAND,
    NULL,
    OPEN,
    SCHNEIDER,
    SCHWARZ,
    Announcement,
    read_announcement,
)
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import ANNOUNCE, BID, DISCARD, HOLD, PASS, PICK_UP, Move
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Param, Reason

from .position import (
    ANNOUNCED,
    DECLARER,
    FROM_HAND,
    JACKS,
    LACKED_TOPS,
    OPENED,
    OUT,
    PICKS,
    PUT_AWAY,
    REACHED,
    SKAT,
    TOPS,
    TRUMP,
    Moved,
    Trick,
    TricksPosition,
)
from .rule import Args, TrickRule
from .rules import DEALT, Trump, bidding_closed, dealer_of, thrown_in

ANSWERING, NAMING = "answer_bid", "name_value"
"""What a seat owes that is asked for its bid: to hold another one's, or to name a value."""
CHOOSING, ANNOUNCING = "skat_or_hand", "announce_game"
"""What the declarer owes: to pick up the skat or announce a game from the hand; to announce one."""
BASES = {"D": 9, "H": 10, "S": 11, "C": 12, GRAND: 24}
"""The base value of each game with trumps."""
NULLS = {NULL: 23, f"{NULL} {HAND}": 35, f"{NULL} {OPEN}": 46, f"{NULL} {HAND} {OPEN}": 59}
"""The values of the games without trumps."""
MOST_TOPS = {GRAND: 4}
"""How many tops there are at most, if not eleven."""
OFFERED = 12
"""How many of the values that may be bid are offered."""
GRAND_BIT = 1 << 4
"""The value of the mark of trumps if the jacks are the only ones."""
LEVELS = ("game", FROM_HAND, SCHNEIDER, "schneider_announced", SCHWARZ, "schwarz_announced", OPEN)
"""What a game is multiplied by besides its tops, in the order in which it is counted."""


def null_value(position: TricksPosition) -> int:
    """What the null of a table is worth."""
    said = [word for word, mark in ((HAND, FROM_HAND), (OPEN, OPENED)) if position.mark(mark)]
    return NULLS[str(Announcement(NULL, tuple(said)))]


def null_is_low(position: TricksPosition) -> bool:
    """Whether a null was announced that is worth less than the bid."""
    trump, bid = position.mark(TRUMP), position.mark(REACHED, position.holder_of(DECLARER))
    is_null = trump is not None and not trump.value
    return is_null and bid is not None and null_value(position) < bid.value


def game_values() -> tuple[int, ...]:
    """All values that a game can have, the lowest first."""
    multiples = {
        base * factor
        for game, base in BASES.items()
        for factor in range(2, MOST_TOPS.get(game, 11) + len(LEVELS) + 1)
    }
    return tuple(sorted(multiples | {*NULLS.values()}))


class Asked(NamedTuple):
    """Who is asked in a bidding of one seat against another."""

    seat: int
    answers: int = NOBODY
    """The seat whose bid it holds or gives in to; ``NOBODY``: it names a value or passes."""


class SoloBidding(TrickRule):
    """Before the first card two players bid against each other, and then the third against the
    one who is left (リジッツェン)."""

    says = ("first", "waits", "no-value", "low", "answers", "nothing", "free", "closed")
    words = (
        DEALT,
        MarkSpelling(REACHED, "bid", value="number", holder=True, also=("ビッド",)),
        MarkSpelling(OUT, "passed", holder=True, also=("パス",)),
        MarkSpelling(DECLARER, "declarer", holder=True, single=True, also=("ディクレアラー",)),
    )
    opens = (BID, HOLD, PASS)

    @cached_property
    def _values(self) -> tuple[int, ...]:
        return game_values()

    def understands(self, move: Move) -> bool:
        return move.kind != BID or move.number.isdecimal()

    def _reached(self, position: TricksPosition) -> dict[int, int]:
        """The highest value that each seat has bid or held."""
        return {mark.holder: mark.value for mark in position.marks if mark.kind == REACHED}

    def _highest(self, position: TricksPosition) -> int:
        return max(self._reached(position).values(), default=0)

    def _bidding(self, position: TricksPosition) -> list[int]:
        """The seats that haven't passed, beginning with the one that is dealt to first."""
        dealer = dealer_of(position)
        seats = [] if dealer is None else [*position.around(dealer)[1:], dealer]
        return [seat for seat in seats if not position.mark(OUT, seat)]

    def _asked(self, position: TricksPosition) -> Asked:
        """Who is asked now; the seat is ``NOBODY`` if the bidding is over or isn't known."""
        bidding, reached = self._bidding(position), self._reached(position)
        if len(bidding) > 1:
            hearer, speaker = bidding[:2]
            is_held = reached.get(hearer, 0) >= reached.get(speaker, 0)
            return Asked(speaker) if is_held else Asked(hearer, speaker)
        return Asked(bidding[0]) if bidding and not reached else Asked(NOBODY)

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        kind = NAMING if self._asked(position).answers == NOBODY else ANSWERING
        return Obligation(kind, seat, clause=self.clause.id, least=1)

    def owing(self, position: TricksPosition) -> Sequence[int]:
        if position.mark(TRUMP) or position.holder_of(DECLARER) != NOBODY:
            return ()
        if dealer_of(position) is None:
            return range(position.size)
        asked = self._asked(position).seat
        return () if asked == NOBODY else (asked,)

    def asks(self, position: TricksPosition, seat: int, names: Sequence[str]) -> Args:
        """The ``role`` of the seat in the bidding, against which ``other`` one, and what that one
        has bid or held."""
        bidding, reached = self._bidding(position), self._reached(position)
        dealer, asked = dealer_of(position), self._asked(position)
        if dealer is None or seat != asked.seat:
            return {"role": ""}
        if len(bidding) < 2:
            return {"role": "alone"}
        hearer, speaker = bidding[:2]
        other = speaker if seat == hearer else hearer
        out = [names[mark.holder] for mark in position.marks if mark.kind == OUT]
        role = "answers" if seat == hearer else "raises" if seat in reached else "opens"
        if role == "opens" and out:
            role = "joins"
        args = {"other": names[other], "bid": reached.get(other, 0), "passed": out}
        return {"role": role, "dealer": names[dealer], **args}

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return bidding_closed(self, position, names)

    def begins(self, position: TricksPosition) -> TricksPosition:
        said = any(mark.kind in (REACHED, OUT) for mark in position.marks)
        if not position.owed:
            is_open = said and position.holder_of(DECLARER) == NOBODY
            return self._ended(position) if is_open and not position.mark(TRUMP) else position
        if dealer_of(position) is not None or position.turn == NOBODY or said:
            return position
        return position.with_mark(Mark(DEALT.kind, holder=(position.turn - 2) % position.size))

    def is_possible(self, mark: Mark) -> bool:
        return mark.kind != REACHED or mark.value in self._values

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        answers = self._asked(position).answers
        if move.kind == HOLD:
            return "nothing" if answers == NOBODY else ""
        if move.kind == PASS:
            return ""
        if answers != NOBODY:
            return "answers"
        if not move.number.isdecimal() or int(move.number) not in self._values:
            return "no-value"
        return "low" if int(move.number) <= self._highest(position) else ""

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        highest = self._highest(position)
        number = int(move.number) if move.number.isdecimal() else 0
        around = [value for value in self._values if value < number][-1:]
        around += [value for value in self._values if value > number][:1]
        base, factor = self._product(number)
        return {
            "move": move.kind,
            "bid": highest,
            "values": list(map(str, around)),
            "base": base,
            "factor": factor,
            "same": number == highest,
        }

    def _product(self, value: int) -> tuple[int, int]:
        """A base value and what it is multiplied by to give this value; two zeros if only a game
        without trumps has it."""
        for game, base in BASES.items():
            factor, rest = divmod(value, base)
            if not rest and 2 <= factor <= MOST_TOPS.get(game, 11) + len(LEVELS):
                return base, factor
        return 0, 0

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        highest = self._highest(position)
        higher = [value for value in self._values if value > highest][:OFFERED]
        bids = [Move(names[seat], BID, number=str(value)) for value in higher]
        return [Move(names[seat], PASS), Move(names[seat], HOLD), *bids]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        said = any(mark.kind in (REACHED, OUT) for mark in position.marks)
        if dealer_of(position) is None and not said:  # middlehand speaks first
            position = position.with_mark(Mark(DEALT.kind, holder=(seat - 2) % position.size))
        if move.kind == PASS:
            position = position.with_mark(Mark(OUT, holder=seat))
        else:
            value = int(move.number) if move.kind == BID else self._highest(position)
            position = position.with_mark(Mark(REACHED, value, seat))
        return self._ended(position)

    def _ended(self, position: TricksPosition) -> TricksPosition:
        """The position with the declarer, if the bidding is over."""
        bidding, reached = self._bidding(position), self._reached(position)
        if dealer_of(position) is None or len(bidding) > 1 or (bidding and not reached):
            return position
        marks = tuple(mark for mark in position.marks if mark.kind not in (REACHED, OUT))
        position = replace(position, marks=marks)
        if not bidding:
            return thrown_in(position)
        position = position.with_mark(Mark(REACHED, max(reached.values()), bidding[0]))
        return position.with_mark(Mark(DECLARER, holder=bidding[0]))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        if after.is_over:
            return Event(self.clause, "passed-in", {"seat": move.seat})
        declarer = after.holder_of(DECLARER)
        if declarer != NOBODY:
            bid = after.mark(REACHED, declarer)
            args = {"seat": names[declarer], "number": bid.value if bid else 0}
            return Event(self.clause, "declarer-found", args)
        args = {"seat": move.seat, "move": move.kind, "number": move.number}
        return Event(self.clause, "value-bid", args)


class TalonDealt(TrickRule):
    """All are dealt the same number of cards, and the rest lies face down (スカート)."""

    says = ("dealt",)
    cards = Param(10, "how many cards each is dealt")

    def tricks_of_deal(self, players: int) -> int | None:
        return self.cards

    def deal(self, players: int) -> dict[str, int]:
        left = self.deck.size - self.cards * players
        return {"each": self.cards, "left": left, "skat": left}


class GameAnnounced(TrickRule):
    """The declarer may pick up the skat and put two cards away, and announces the game
    (ゲームの宣言)."""

    says = (
        "first", "waits", "picked", "exchange", "count", "not-held", "no-skat", "not-hand",
        "only-hand", "null-only", "low", "no-game", "free", "closed",
    )  # fmt: skip
    words = (
        MarkSpelling(SKAT, "skat", value="cards", also=("スカート",)),
        MarkSpelling(PICKS, "picks up", holder=True, single=True),
        MarkSpelling(PUT_AWAY, "skat put away"),
        MarkSpelling(FROM_HAND, "hand", also=("ハンド",)),
        MarkSpelling(OPENED, "open", also=("オープン",)),
        MarkSpelling(ANNOUNCED, "schneider announced", fixed=SCHNEIDER),
        MarkSpelling(ANNOUNCED, "schwarz announced", fixed=SCHWARZ),
        MarkSpelling(TOPS, "with", value="number", also=("あり",)),
        MarkSpelling(LACKED_TOPS, "without", value="number", also=("なし",)),
    )
    opens = (PICK_UP, DISCARD, ANNOUNCE)
    cards = Param(2, "how many cards the skat has")
    tops = Param("J", "the rank of the highest trumps", names="rank")
    suits = Param("DHSC", "their suits, the lowest first", names="suits")

    def owing(self, position: TricksPosition) -> Sequence[int]:
        declarer = position.holder_of(DECLARER)
        return () if declarer == NOBODY or position.mark(TRUMP) else (declarer,)

    def closed(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        return self.reason("closed", announced=position.mark(TRUMP) is not None)

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        count = self.cards
        if position.mark(PICKS, seat):
            return Obligation(DISCARD, seat, count=count, clause=self.clause.id, least=count)
        kind = ANNOUNCING if position.mark(PUT_AWAY) else CHOOSING
        return Obligation(kind, seat, clause=self.clause.id, least=1)

    def is_possible(self, mark: Mark) -> bool:
        most = len(self.suits) + len(self.deck.ranks) - 1
        return mark.kind not in (TOPS, LACKED_TOPS) or 0 < mark.value <= most

    def leads_first(self, position: TricksPosition) -> int | None:
        """Nobody knows it without the dealer."""
        return NOBODY if dealer_of(position) is None else None

    def understands(self, move: Move) -> bool:
        return move.kind != ANNOUNCE or read_announcement(move.number) is not None

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        picks, is_put_away = position.mark(PICKS, seat), position.mark(PUT_AWAY)
        if move.kind == PICK_UP:
            return "picked" if picks or is_put_away else ""
        if move.kind == DISCARD:
            return self._forbids_discard(position, seat, move) if picks else "no-skat"
        if picks:
            return "exchange"
        if not self.understands(move):
            return "no-game"
        game, added = Announcement.of(move.number)
        if is_put_away and HAND in added:
            return "not-hand"
        if game == NULL and (SCHNEIDER in added or SCHWARZ in added):
            return "null-only"
        if game != NULL and is_put_away and added:
            return "only-hand"
        bid = position.mark(REACHED, seat)
        return "low" if bid and self._null(position, move) < int(bid.value) else ""

    def _null(self, position: TricksPosition, move: Move) -> int:
        """The value of a game without trumps; those with trumps have no fixed one."""
        game, added = Announcement.of(move.number)
        from_hand = () if position.mark(PUT_AWAY) else (HAND,)
        open_ = (OPEN,) if OPEN in added else ()
        return NULLS.get(str(Announcement(NULL, (*from_hand, *open_))), 0) if game == NULL else 999

    def _forbids_discard(self, position: TricksPosition, seat: int, move: Move) -> str:
        if len(move.cards) != self.cards:
            return "count"
        return "" if position.may_hold(seat, self._set(move)) else "not-held"

    def _set(self, move: Move) -> int:
        return card_set(self.deck, [card.plain() for card in move.cards])

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        bid = position.mark(REACHED, position.holder_of(DECLARER))
        is_game = move.kind == ANNOUNCE and self.understands(move)
        return {
            "move": move.kind,
            "count": self.cards,
            "bid": bid.value if bid else 0,
            "value": self._null(position, move) if is_game else 0,
            "is_null": is_game and Announcement.of(move.number).game == NULL,
            "is_hand": not position.mark(PUT_AWAY),
        }

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        name = names[seat]
        if position.mark(PICKS, seat):
            hand = list(self.deck.cards(position.known[seat]))
            return [Move(name, DISCARD, pair) for pair in combinations(hand, self.cards)]
        if position.mark(PUT_AWAY):
            games = [*BASES, NULL, f"{NULL} {OPEN}"]
            return [Move(name, ANNOUNCE, number=game) for game in games]
        games = [f"{game} {HAND}" for game in (*BASES, NULL)] + [f"{NULL} {HAND} {OPEN}"]
        return [Move(name, PICK_UP), *(Move(name, ANNOUNCE, number=game) for game in games)]

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        if move.kind == PICK_UP:
            return self._picked_up(position, seat)
        if move.kind == DISCARD:
            known, unknown = hands_without(self.deck, position, seat, self._set(move))
            position = replace(position, known=known, unknown=unknown)
            position = position.without_mark(PICKS, seat).with_mark(Mark(SKAT, self._set(move)))
            return position.with_mark(Mark(PUT_AWAY))
        game, added = Announcement.of(move.number)
        suit = {GRAND: GRAND_BIT, NULL: 0}.get(game)
        suit = 1 << self.deck.suits.index(game) if suit is None else suit
        marks = [Mark(TRUMP, suit)]
        marks += [] if position.mark(PUT_AWAY) else [Mark(FROM_HAND)]
        marks += [Mark(OPENED)] * (OPEN in added)
        marks += [Mark(ANNOUNCED, word) for word in (SCHNEIDER, SCHWARZ) if word in added][-1:]
        position = position.without_mark(PUT_AWAY)
        for mark in marks:
            position = position.with_mark(mark)
        return self._with_tops(position)

    def _picked_up(self, position: TricksPosition, seat: int) -> TricksPosition:
        """The position with the skat in the hand, as far as its cards are known."""
        mark = position.mark(SKAT)
        left = self.deck.full & ~union(position.known)
        is_left = not any(position.unknown) and left.bit_count() == self.cards
        cards = int(mark.value) if mark else left if is_left else 0
        known, unknown = list(position.known), list(position.unknown)
        known[seat] |= cards
        unknown[seat] += 0 if unknown[seat] == MANY else self.cards - cards.bit_count()
        position = replace(position, known=tuple(known), unknown=tuple(unknown))
        return position.without_mark(SKAT).with_mark(Mark(PICKS, holder=seat))

    def opening_event(self, move: Move, after: TricksPosition, names: Sequence[str]) -> Event:
        if move.kind == PICK_UP:
            return Event(self.clause, "skat-taken", {"seat": move.seat})
        if move.kind == ANNOUNCE:
            args = {"seat": move.seat, "number": move.number}
            return Event(self.clause, "game-announced", args)
        cards = [str(card) for card in move.cards]
        return Event(self.clause, "skat-put-away", {"seat": move.seat, "cards": cards})

    # ---- the tops

    def begins(self, position: TricksPosition) -> TricksPosition:
        return self._with_tops(position)

    def _with_tops(self, position: TricksPosition) -> TricksPosition:
        """The position with the tops of the declarer, if they are known before the first card. Of
        a null below the bid, those of all games with trumps if they are the same."""
        trump, declarer = position.mark(TRUMP), position.holder_of(DECLARER)
        is_known = any(mark.kind in (TOPS, LACKED_TOPS) for mark in position.marks)
        is_low = null_is_low(position)
        if trump is None or declarer == NOBODY or position.has_begun or is_known:
            return position
        if not trump.value and not is_low:
            return position
        dealt = (self.deck.size - self.cards) // position.size
        if position.known[declarer].bit_count() != dealt:
            return position
        held, away = self._places(position, declarer)
        kind, count = TOPS, 0
        for place, card in enumerate(self._trumps(GRAND_BIT if is_low else int(trump.value))):
            if not card & (held | away):
                return position
            has = bool(card & held)
            kind = (TOPS if has else LACKED_TOPS) if place == 0 else kind
            if has != (kind == TOPS):
                break
            count += 1
        if is_low and count == len(self.suits):
            return position
        return position.with_mark(Mark(kind, count))

    def _places(self, position: TricksPosition, declarer: int) -> tuple[int, int]:
        """The cards of the declarer with the skat, and the cards that are elsewhere."""
        skat = position.mark(SKAT)
        held = position.known[declarer] | (skat.value if skat else 0)
        if skat and skat.value.bit_count() == self.cards:
            return held, self.deck.full & ~held
        return held, union(position.known) & ~held

    def _trumps(self, trump: int) -> list[int]:
        """The trumps as sets of one, the highest first."""
        jacks = [Card(suit, self.tops) for suit in reversed(self.suits)]
        suit = [] if trump == GRAND_BIT else [self.deck.suits[trump.bit_length() - 1]]
        ranks = [rank for rank in reversed(self.deck.ranks) if rank != self.tops]
        return [self.deck.mask([c]) for c in (*jacks, *(Card(s, r) for s in suit for r in ranks))]


class GameTrump(Trump):
    """The trumps of the game announced: a suit, the jacks alone, or none (切り札)."""

    @classmethod
    def words_of(cls, _clause: Clause, _params: Mapping[str, Any]) -> tuple[MarkSpelling, ...]:
        return (
            MarkSpelling(TRUMP, "grand", fixed=GRAND_BIT, also=("グランド",)),
            MarkSpelling(TRUMP, "null", fixed=0, also=("ヌル",)),
            MarkSpelling(TRUMP, "trump", value="suit", also=("切り札",)),
        )

    def untold(self, position: TricksPosition) -> Mapping[str, str]:
        if position.mark(TRUMP) or position.owed or position.is_over:
            return {}
        return {suit: f"trump {suit}" for suit in self.deck.suits} | {JACKS: GRAND, "none": NULL}


class TrumpRank(TrickRule):
    """The cards of a rank are the highest trumps, in an order of their suits (切り札のJ)."""

    says = ("belongs", "order", "beats")
    rank = Param("J", "the rank of these cards", names="rank")
    suits = Param("DHSC", "their suits, the lowest first", names="suits")

    def counts_as(self, trump: str) -> Moved:
        others = (suit for suit in self.suits if trump and suit != trump)
        return tuple((Card(suit, self.rank), trump) for suit in others)

    def tier(self, card: Card, suit: str, trump: str) -> int:
        is_one = trump and card.rank == self.rank and suit == trump
        return 1 + self.suits.index(card.suit) if is_one else 0

    def beat_args(self, trick: Trick, card: Card, near: Card | None) -> Args:
        """The card below it, and whether that is of the same rank."""
        return {"near": str(near or ""), "alike": near is not None and near.rank == card.rank}

    def order(self, trump: str) -> Reason | None:
        cards = [f"{suit}{self.rank}" for suit in reversed(self.suits)]
        return self.reason("order", cards=cards) if trump else None


class OrderWithoutTrumps(TrickRule):
    """Another order of the cards if there are no trumps (切り札のないときの強さ)."""

    says = ("order", "beats")
    ranks = Param[list[str]]([], "the ranks, the weakest first", names="rank")

    def tier(self, card: Card, suit: str, trump: str) -> int:
        return 0 if trump else 1 + self.ranks.index(card.rank)

    def ranks_anew(self, trump: str) -> bool:
        return not trump

    def beat_args(self, trick: Trick, card: Card, near: Card | None) -> Args:
        """The card below it."""
        return {"near": str(near or "")}

    def order(self, trump: str) -> Reason | None:
        return None if trump else self.reason("order", ranking=" ".join(reversed(self.ranks)))


class AgainstDeclarer(TrickRule):
    """All others play together against the declarer (ディクレアラー対ほかの全員)."""

    says = ("wins",)

    def sides(self, position: TricksPosition) -> tuple[tuple[int, ...], ...]:
        declarer = position.holder_of(DECLARER)
        others = tuple(seat for seat in range(position.size) if seat != declarer)
        return () if declarer == NOBODY else ((declarer,), others)
