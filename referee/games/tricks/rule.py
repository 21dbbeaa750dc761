"""What a rule of the trick-taking family may declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from referee.cards.card import Card
from referee.engine.answer import Event, UnknownFact
from referee.engine.query import unknown_hand
from referee.model.marks import MANY, Mark, Obligation
from referee.model.moves import Move
from referee.rulebook.rule import Param, Reason, Rule, explain_open_reading

from .position import Moved, Trick, TricksPosition

Args = Mapping[str, Any]
"""The arguments of a reason's sentence."""
Adjusted = tuple[list[int], Reason]
"""The points of the sides, or what changes them, and why."""

Restriction = tuple[int, int]
"""Two sets of cards: the first may not be played while the seat holds any of the second."""
UNRESTRICTED: Restriction = (0, 0)


class Revoke(NamedTuple):
    """What is known of a revoke."""

    before: TricksPosition
    """The position before it."""
    seat: int
    side: Sequence[int]
    is_established: bool
    """Whether its side has played to a later trick."""
    took: bool
    """Whether the seat took the trick of the revoke."""
    won: int
    """How many tricks its side has taken from that one on."""

    @property
    def trick(self) -> int:
        """How many tricks were taken before that one."""
        return sum(self.before.tricks)

    @property
    def at(self) -> tuple[int, int]:
        """Its place among others: by trick, and by card of the trick."""
        return self.trick, len(self.before.field)


class TrickRule(Rule):
    """A rule of the family. Hooks that it doesn't declare have no effect."""

    # ---- playing a card

    at_once: ClassVar[bool] = False
    """Whether all seats play at the same moment."""

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        """Why a seat may not play these cards now: the ending of a sentence; empty: it may."""
        return ""

    def restriction(self, position: TricksPosition) -> Restriction:
        """Which cards may not be played by a seat that holds certain others."""
        return UNRESTRICTED

    gives_way: ClassVar[bool] = False
    """Whether its ``restriction`` only holds for cards that the other restrictions allow."""

    revokes: ClassVar[bool] = False
    """Whether a card that its ``restriction`` bars is a revoke."""

    def after_revoke(
        self, revoke: Revoke, revokes: Sequence[Revoke], name: str
    ) -> Iterator[Reason]:
        """What follows from a revoke. ``revokes``: all that the moves show; ``name``: of its
        seat."""
        yield from ()

    def deciding_fact(self, position: TricksPosition, name: str) -> UnknownFact:
        """The fact that a seat holds none of the cards that bar others by its ``restriction``."""
        return unknown_hand(name, MANY)

    def card_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        """The arguments of the sentence that bars a card, besides the card and the seat."""
        return {}

    def complies(self, position: TricksPosition, card: Card) -> str:
        """How a card complies with what it demands: the ending of a sentence, or empty."""
        return ""

    def spares(self, position: TricksPosition, card: Card) -> str:
        """Why it doesn't limit a card that may be played, if players might think so: a value of
        ``why`` in its message ``spared``."""
        return ""

    def spares_score(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[Reason]:
        """Why it changes no points, if players might think so."""
        return iter(())

    # ---- who takes the trick

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        """The places in the trick of cards that cannot take it."""
        return frozenset()

    def why_cannot_win(
        self, trick: Trick, places: Sequence[int]
    ) -> Iterator[tuple[list[int], Args]]:
        """The sentences on cards that ``cannot_win``: the places of each, and its arguments."""
        yield list(places), {}

    def can_win(self, trick: Trick) -> frozenset[int]:
        """The places that can take the trick, whatever clauses say that this one overrides."""
        return frozenset()

    def captures(self, trick: Trick) -> int | None:
        """The place that takes the trick, whatever the strength of its cards; its reason ends in
        ``captures``."""
        return None

    def beat_args(self, trick: Trick, card: Card, near: Card | None) -> Args:
        """Further arguments of its message ``beats``, which a rule that declares ``tier`` has.
        ``card``: takes the trick; ``near``: the next best."""
        return {}

    def capture_args(self, trick: Trick) -> Args:
        """The arguments of the sentence on a trick that it ``captures``, besides the card."""
        return {}

    def may_capture(self, trick: Trick, hands: Sequence[int]) -> bool:
        """Whether the cards still to come may let another place capture the trick, if no two of
        them do. ``hands``: the cards that each seat still to play may hold, in turn order."""
        return False

    def why_not(self, trick: Trick) -> Reason | None:
        """Why it doesn't capture a trick that it almost does."""
        return None

    def spares_trick(self, trick: Trick) -> Reason | None:
        """Why it does nothing about a full trick, if players might think so."""
        return None

    def counts_as(self, trump: str) -> Moved:
        """The cards that belong to another suit than their own; its reason ends in ``counts``.
        ``trump``: the suit that the table names, if any."""
        return ()

    def tier(self, card: Card, suit: str, trump: str) -> int:
        """How strong a card is, before its ``power`` counts. ``suit``: that it belongs to;
        ``trump``: the suit that the table names, if any."""
        return 0

    low: Any = False
    """Whether by its ``power`` the lower of two ranks is the stronger one."""

    def power(self, card: Card) -> int | None:
        """How strong a card is within its tier; ``None``: not stated."""
        return None

    def order(self, trump: str) -> Reason | None:
        """The reason that states the order of strength. ``trump``: the suit that the table names,
        if any."""
        return None

    def taker_of_equals(self, places: Sequence[int]) -> int | None:
        """Which of the equally strong places takes the trick, or ``NOBODY``; ``None``: not
        stated."""
        return None

    def untaken(self, trick: Trick) -> str:
        """What happens to a trick that nobody takes: one of ``UNTAKEN``; empty: not stated."""
        return ""

    def leads_next(self, trick: Trick, taker: int, size: int) -> int | None:
        """The seat that leads after this trick; ``None``: not stated. ``taker`` may be
        ``NOBODY``."""
        return None

    # ---- after a card, after a trick

    def on_card(self, position: TricksPosition, card: Card) -> Mark | None:
        """The mark that a suit may be led from now on. ``position``: before the card."""
        return None

    def on_laid(self, position: TricksPosition, seat: int, card: Card) -> Mark | None:
        """The mark that a card leaves behind that this seat has played. ``position``: before it."""
        return None

    def on_trick(self, trick: Trick) -> Mark | None:
        """The mark that a trick leaves behind."""
        return None

    def after_trick(self, position: TricksPosition, taker: int) -> TricksPosition:
        """The position after a trick whose taker is known."""
        return position

    def trick_event(
        self, before: TricksPosition, after: TricksPosition, names: Sequence[str]
    ) -> Event | None:
        """What else happened after a trick."""
        return None

    draws: ClassVar[bool] = False
    """Whether cards are drawn after a trick."""
    between: ClassVar[tuple[str, ...]] = ()
    """The kinds of moves that may be made before a card is led, though they aren't owed: what
    ``forbids_opening`` says of them counts, and its reason ``free``."""

    # ---- the beginning

    unsaid: ClassVar[str] = ""
    """What ``untold`` is about, as :attr:`referee.engine.answer.Untold.what`."""

    def untold(self, position: TricksPosition) -> Mapping[str, str]:
        """What ``state:`` has to say and doesn't: each possible value, with its words."""
        return {}

    def plays_for(self, position: TricksPosition, seat: int) -> int | None:
        """The seat that chooses the cards of another one; its reason ends in ``chooses``."""
        return None

    def plays_alone(self, position: TricksPosition) -> Sequence[int]:
        """The seats whose partners play no cards in this deal."""
        return ()

    about_first_trick: ClassVar[bool] = False
    """Whether it uses the mark ``FIRST_TRICK``."""
    called: ClassVar[tuple[str, str]] = ("", "")
    """A kind of question whose answers have another word in this game, and that word, as
    :attr:`referee.engine.view.GameTraits.deeds`."""
    opens: ClassVar[tuple[str, ...]] = ()
    """The kinds of moves of which seats owe one before the first card, such as ``place``. Of
    several rules, that of the earlier clause comes first."""
    variant: ClassVar[tuple[str, str]] = ("", "")
    """A kind of move before the first card that is another one with more: its rule ``opens`` the
    second, then this rule the first."""

    exchanges: ClassVar[bool] = False
    """Whether all owe its move at the same time, and cards change hands by it."""

    def understands(self, move: Move) -> bool:
        """Whether a move that it opens says what such a move has to say."""
        return True

    def unknown_leader(self, position: TricksPosition) -> UnknownFact | None:
        """The fact without which it is unknown who leads the first trick."""
        return None

    def obligation(self, position: TricksPosition, seat: int) -> Obligation:
        """What a seat owes."""
        return Obligation(self.opens[0], seat, clause=self.clause.id, least=1)

    def owing(self, position: TricksPosition) -> Sequence[int]:
        """The seats that still owe its move."""
        return ()

    def forbids_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        """Why a seat may not make a move before the first card: the ending of a sentence."""
        return ""

    def spares_opening(self, position: TricksPosition, seat: int, move: Move) -> str:
        """The same of a move before the first card."""
        return ""

    def opening_fact(self, position: TricksPosition, seat: int, move: Move) -> UnknownFact | None:
        """The unknown fact that decides whether the rule forbids such a move; its reason ends in
        ``binds``."""
        return None

    def opening_args(self, position: TricksPosition, move: Move) -> Args:
        """The arguments of the sentences on a move before the first card, besides its own."""
        return {}

    def opening_moves(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> list[Move]:
        """The moves that a seat may owe, legal or not."""
        return []

    def open(self, position: TricksPosition, seat: int, move: Move) -> TricksPosition:
        """The position after the move that the rule ``opens``."""
        return position

    def after_opening(self, position: TricksPosition) -> TricksPosition:
        """The position after any move before the first card, with what it shows."""
        return position

    def opening_event(
        self, move: Move, after: TricksPosition, names: Sequence[str]
    ) -> Event | None:
        """What such a move did."""
        return None

    def begins(self, position: TricksPosition) -> TricksPosition:
        """A described position with what follows from the turn and from what was said."""
        return position

    def leads_first(self, position: TricksPosition) -> int | None:
        """The seat that leads the first trick; ``None``: not stated."""
        return None

    def why_leads_first(
        self, position: TricksPosition, seat: int, names: Sequence[str]
    ) -> Reason | None:
        """Why this seat leads the first trick, if the rule says more than that."""
        return None

    def partner(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        """Who the declarer's partner is, or why nobody is; ``None``: it isn't known."""
        return None

    def unknown_partner(self, position: TricksPosition) -> UnknownFact:
        """The fact without which the partner is unknown."""
        return UnknownFact("declarer", about="table")

    def declares(self, position: TricksPosition, names: Sequence[str]) -> Reason | None:
        """Who plays the contract, or why nobody does; ``None``: it isn't known."""
        return None

    def deal(self, players: int) -> dict[str, int]:
        """How many cards each seat gets, and how many are left: ``{"each", "left"}``."""
        return {}

    def tricks_of_deal(self, players: int) -> int | None:
        """How many tricks a deal has; ``None``: that isn't known."""
        return None

    def first_card(self) -> str:
        """The card whose holder leads the first trick; empty: not stated."""
        return ""

    def is_possible(self, mark: Mark) -> bool:
        """Whether a mark that the table states can be, as far as this rule says."""
        return True

    # ---- the end

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        """How many tricks or points a seat has; ``None``: unknown."""
        return None

    def side_tally(self, position: TricksPosition, seats: Sequence[int]) -> int | None:
        """How many tricks or points a side has; ``None``: unknown."""
        counts = [self.tally(position, seat) for seat in seats]
        known = [count for count in counts if count is not None]
        return sum(known) if len(known) == len(counts) else None

    def accounts(
        self, position: TricksPosition, seats: Sequence[int], names: Sequence[str]
    ) -> Iterator[Reason]:
        """How a side got its points. ``names``: of all seats."""
        for seat in seats:
            if args := self.tally_args(position, seat):
                yield self.reason("counted", players=[names[seat]], **args)

    def sides(self, position: TricksPosition) -> tuple[tuple[int, ...], ...]:
        """The sides, each with its seats in turn order; empty: everyone plays alone."""
        return ()

    def unknown_tally(self, position: TricksPosition, seat: int, name: str) -> UnknownFact:
        """The fact without which the points of a seat are unknown."""
        return UnknownFact("tally", {"seat": name})

    def tally_args(self, position: TricksPosition, seat: int) -> Args:
        """The arguments of the sentence on how a seat got its points; empty: no sentence."""
        return {}

    def win_args(self) -> Args:
        """Further arguments of the sentence on who wins: what is counted."""
        return {}

    def winners(self, counts: Sequence[int]) -> list[int]:
        """The seats that win with these tricks or points. Raises ``OpenReading``."""
        return []

    def winning(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], counts: Sequence[int]
    ) -> list[int]:
        """The sides that win with these tricks or points. Raises ``OpenReading``."""
        return self.winners(counts)

    def why_wins(
        self, position: TricksPosition, seats: Sequence[int], count: int, names: Sequence[str]
    ) -> Reason | None:
        """Why the side of these seats wins with so many points, if the rule says more than that it
        has the most; its reason ends in ``wins``."""
        return None

    def unknown_winner(self, position: TricksPosition) -> UnknownFact | None:
        """The fact without which it is unknown who wins with the tricks or points at hand."""
        return None

    def shares(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], counts: Sequence[int]
    ) -> Mapping[int, int] | None:
        """The points of each seat, if those of a side aren't the same; ``None``: they are."""
        return None

    def leaves(self, position: TricksPosition, seat: int, *, is_over: bool) -> str:
        """What becomes of a seat after the deal: ``"out"`` of the game, ``"stays"``, or
        ``"not-yet"`` known. ``is_over``: whether the deal is over."""
        return ""

    stops: ClassVar[bool] = False
    """Whether the deal ends with the card that is a revoke, whatever is played later."""

    def revoke_mark(self, revoke: Revoke, revokes: Sequence[Revoke]) -> Mark | None:
        """The mark with which ``state`` would name a revoke that the moves show; ``None``: it
        doesn't count. ``revokes``: all that the moves show."""
        return None

    def settles(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[tuple[TricksPosition, Reason]]:
        """The position with other tricks than those taken, before they are counted, and why."""
        yield from ()

    def is_decided(self, position: TricksPosition) -> bool:
        """Whether the deal is decided before its last card."""
        return False

    def adjusts(
        self,
        position: TricksPosition,
        sides: Sequence[Sequence[int]],
        points: Sequence[int],
        names: Sequence[str],
    ) -> Adjusted | None:
        """Other points than those of the cards; ``None``: they stay."""
        return None

    def extra(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[Adjusted]:
        """What the points of each side change by, after `adjusts`. ``names``: of all seats."""
        yield from ()

    # ---- shared by the rules

    def off_suit(self, trick: Trick) -> frozenset[int]:
        """The places of a trick whose cards are not of the suit led."""
        led = trick.led
        return frozenset(place for place, suit in enumerate(trick.suits) if suit != led)

    def of_suit(self, position: TricksPosition, suit: str) -> int:
        """The cards that belong to a suit."""
        cards = self.deck.suit_mask(suit) if suit in self.deck.suits else 0
        for card, to in position.moved:
            bit = 1 << self.deck.bit(card)
            cards = cards | bit if to == suit else cards & ~bit
        return cards


class TallyRule(TrickRule):
    """A rule by which the game is won: with the most (or fewest) of what it counts."""

    roles = ("tally",)
    says: ClassVar[tuple[str, ...]] = ("counts", "wins", "tied", "going-on", "over", "open")
    tie: Param[str] = Param("shared", "several have as many: they share the win")
    fewest: Param[bool] = Param(False, "the fewest win")

    def winners(self, counts: Sequence[int]) -> list[int]:
        """Raises ``OpenReading`` if a tie is not settled."""
        best = min(counts) if self.fewest else max(counts)
        seats = [seat for seat, count in enumerate(counts) if count == best]
        if len(seats) > 1:
            with explain_open_reading(
                lambda names: self.reason("open", seats=[names[seat] for seat in seats], count=best)
            ):
                self.require_settled("tie")
        return seats
