"""A table as the rules see it: seats are numbers, card sets are ints, everything is a value."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.model.marks import MANY, NOBODY, SORT_KEY, Exit, Mark, Marks, Obligation

EXCHANGE = "exchange"
"""The kind of a gift that is owed in the exchange."""


class LaidPlay(Struct, frozen=True):
    """A play on the field and its player.

    ``open``: all its possible meanings, if it isn't known what its jokers stand for and it matters.
    ``said``: how it was written, if it is taken for one of them.
    """

    seat: int
    play: Any
    open: tuple[Any, ...] = ()
    said: str = ""


class Pending(Struct, frozen=True):
    """A play whose stages wait, for an answer to it or a choice of its player: the position before
    it, who made it, and the effects it has had so far, each with the rule that caused it."""

    before: Any
    seat: int
    goes_out: bool
    happened: tuple[tuple[Any, Any], ...] = ()


class PositionView:
    """The part of a position that rules may use."""

    __slots__ = ()
    skips = 0
    """How many seats lose their turn, while a move is carried out."""
    size: int
    known: tuple[int, ...]
    unknown: tuple[int, ...]
    field: tuple[LaidPlay, ...]
    discards: int
    passed: int
    marks: Marks
    out: tuple[Exit, ...]
    owed: tuple[Obligation, ...]
    pending: Pending | None
    perhaps_out: int

    def mark(self, kind: str, holder: int = NOBODY) -> Mark | None:
        for mark in self.marks:
            if mark.kind == kind and mark.holder == holder:
                return mark
        return None

    @property
    def is_open(self) -> bool:
        """Whether a play on the field may be several."""
        for laid in self.field:  # noqa: SIM110  (asked before each move: a generator is slow)
            if laid.open:
                return True
        return False

    def is_out(self, seat: int) -> bool:
        return any(leaver.seat == seat for leaver in self.out) if self.out else False

    def lapses(self, owed: Obligation) -> bool:
        """Whether nothing comes of an obligation any more: the seat that it is aimed at is out, or
        the seat that owes it, unless it is only about other players."""
        if not self.out:
            return False
        return self.is_out(owed.to) or (self.is_out(owed.seat) and not owed.for_others)

    @property
    def waiting(self) -> Pending:
        """The play that waits, of a position where one does. Raises ``LookupError`` elsewhere."""
        if self.pending is None:
            raise LookupError("no play waits here")
        return self.pending

    @property
    def gone(self) -> int:
        """The seats that have left the game, as a bit set."""
        gone = 0
        for leaver in self.out:
            gone |= 1 << leaver.seat
        return gone

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats still in the game, in seat order."""
        return _seats_but(self.size, self.gone)

    @property
    def direction(self) -> int:
        """1 in the usual direction of play, -1 in the reverse direction."""
        if not self.marks:
            return 1
        turned = (self.mark("direction") is None) != (self.mark("round_for_now") is None)
        return -1 if turned else 1

    @property
    def circle(self) -> tuple[int, ...]:
        """The seats as they sit, in the usual direction of play."""
        seated = self.mark("seated") if self.marks else None
        if seated is None or len(seated.value) != self.size:
            return tuple(range(self.size))
        circle: tuple[int, ...] = seated.value
        return circle

    def around(self, seat: int, direction: int = 0) -> list[int]:
        """All seats from this one on (of ``NOBODY``: from any), in the direction of play or in
        another."""
        circle, way = self.circle, direction or self.direction
        start = 0 if seat == NOBODY else circle.index(seat)
        return [circle[(start + way * step) % self.size] for step in range(self.size)]

    @property
    def following(self) -> tuple[int, ...]:
        """By seat, and last by ``NOBODY``: who comes next of those still in the game."""
        return _successors(self.circle, self.gone, self.direction)

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat still in the game that comes ``steps`` turns after this one, or ``NOBODY``."""
        following = self.following
        if steps == 1:
            return following[seat]
        for _ in range(steps):
            seat = following[seat]
        return seat

    def held(self, seat: int) -> int | None:
        """How many cards a seat holds, or ``None`` if it isn't known."""
        unknown = self.unknown[seat]
        return None if unknown == MANY else self.known[seat].bit_count() + unknown

    def can_part_with(self, seat: int, count: int) -> int:
        """How many of this number of cards the seat can give up; all if its hand isn't known."""
        if self.unknown[seat] == MANY:
            return count
        return min(count, self.known[seat].bit_count() + self.unknown[seat])

    @property
    def unanswered(self) -> bool:
        """Whether the field has cards and all but their player have passed or are out."""
        if not self.field:
            return False
        heard = self.passed | self.gone
        if self.field[-1].seat != NOBODY:
            heard |= 1 << self.field[-1].seat
        return heard == (1 << self.size) - 1

    @property
    def unplayed(self) -> bool:
        """Whether nothing shows that the game has begun. The exchange may be going on."""
        if self.field or self.discards or self.out:
            return False
        return all(mark.until == "set" or mark.kind in BEFORE_PLAY for mark in self.marks)

    @property
    def fresh(self) -> bool:
        """Whether nothing shows that the game has begun or that the exchange is going on."""
        return self.unplayed and not self.owed

    @property
    def exchanging(self) -> bool:
        """Whether gifts of the exchange are owed."""
        return any(owed.kind == EXCHANGE for owed in self.owed)

    @property
    def over(self) -> bool:
        """Whether only one is left, or a clause has ended the game."""
        return len(self.playing) < 2 or self.mark("over") is not None

    def nothing_known(self, seat: int) -> bool:
        """Whether neither a card of a hand nor the number of its cards is known."""
        return self.unknown[seat] == MANY and not self.known[seat]

    def holds_nothing(self, seat: int) -> bool:
        return not self.known[seat] and self.unknown[seat] == 0


@cache
def _seats_but(size: int, gone: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(size) if not gone >> seat & 1)


@cache
def _successors(circle: tuple[int, ...], gone: int, direction: int) -> tuple[int, ...]:
    """By seat, and last by ``NOBODY``: who comes next of those still in the game."""
    size = len(circle)
    here = _seats_but(size, gone)

    def following(seat: int) -> int:
        start = circle.index(seat)
        steps = (circle[(start + direction * step) % size] for step in range(1, size + 1))
        return next((other for other in steps if other in here), NOBODY)

    return (*map(following, range(size)), NOBODY)


@lru_cache(maxsize=8192)
def _with_mark(marks: Marks, mark: Mark) -> Marks:
    return tuple(sorted((*_without_mark(marks, mark.kind, mark.holder), mark), key=SORT_KEY))


@lru_cache(maxsize=8192)
def _without_mark(marks: Marks, kind: str, holder: int) -> Marks:
    return tuple(mark for mark in marks if mark.kind != kind or mark.holder != holder)


class Position(PositionView):
    """The state of a table. Immutable by convention: nothing assigns to it.

    ``known[i]`` is the set of cards that seat *i* is known to hold, ``unknown[i]`` the number of
    its other cards (``MANY``: not known). ``passed`` is a bit set of the seats that have passed
    since the last play. ``out`` is in the order of leaving. ``perhaps_out`` is a bit set of the
    seats whose last play may have been their whole hand; all rules take them to be in the game.
    """

    __slots__ = (
        "discards", "field", "known", "marks", "out", "owed", "passed", "pending", "perhaps_out",
        "size", "turn", "unknown",
    )  # fmt: skip

    def __init__(
        self,
        known: tuple[int, ...],
        unknown: tuple[int, ...],
        field: tuple[LaidPlay, ...] = (),
        discards: int = 0,
        turn: int = NOBODY,
        passed: int = 0,
        marks: Marks = (),
        out: tuple[Exit, ...] = (),
        owed: tuple[Obligation, ...] = (),
        pending: Pending | None = None,
        perhaps_out: int = 0,
    ) -> None:
        self.size = len(known)
        self.known = known
        self.unknown = unknown
        self.field = field
        self.discards = discards
        self.turn = turn
        self.passed = passed
        self.marks = marks
        self.out = out
        self.owed = owed
        self.pending = pending
        self.perhaps_out = perhaps_out

    def with_marks(self, marks: Marks) -> Position:
        """The position with other marks."""
        return Position(
            self.known, self.unknown, self.field, self.discards, self.turn, self.passed, marks,
            self.out, self.owed, self.pending, self.perhaps_out,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """A key that differs if two positions differ."""
        return (
            self.known, self.unknown, self.field, self.discards, self.turn, self.passed, self.marks,
            self.out, self.owed, self.perhaps_out,
        )  # fmt: skip


class PositionBuilder(Position):
    """The next position while a move is carried out. Effects change it; rules only read it.

    Afterwards it is an ordinary position and doesn't change. ``leader``: the seat that leads or
    goes on, if a clause says so. ``skips``: how many seats lose their turn.
    """

    __slots__ = ("leader", "skips")

    def __init__(self, before: Position) -> None:
        self.size = before.size
        self.known = before.known
        self.unknown = before.unknown
        self.field = before.field
        self.discards = before.discards
        self.turn = before.turn
        self.passed = before.passed
        self.marks = before.marks
        self.out = before.out
        self.owed = before.owed
        self.pending = before.pending
        self.perhaps_out = before.perhaps_out
        self.leader = NOBODY
        self.skips = 0

    def builder_key(self) -> tuple[object, ...]:
        """The key, with what matters only while the move is carried out."""
        return (*self.key(), self.leader, self.skips)

    def hold(self, seat: int, known: int, unknown: int | None = None) -> None:
        """Gives a seat another hand; without ``unknown`` its unknown cards stay as they are."""
        self.known = (*self.known[:seat], known, *self.known[seat + 1 :])
        if unknown is not None:
            self.unknown = (*self.unknown[:seat], unknown, *self.unknown[seat + 1 :])

    def set_mark(self, mark: Mark) -> None:
        """Lays a mark; one of the same kind and holder is replaced."""
        self.marks = _with_mark(self.marks, mark)

    def drop_mark(self, kind: str, holder: int = NOBODY) -> None:
        if self.mark(kind, holder) is not None:
            self.marks = _without_mark(self.marks, kind, holder)


BEFORE_PLAY = ("first_trick", "gave", "offered", "exchanged", "bid", "landlord")
"""The marks of a game in which no card has been played."""

ASIDE = ("offered", "removed", "left_over")
"""The marks of cards at other places."""


def deduced(deck: Deck, position: Position) -> Position:
    """The same position if one hand must hold all unseen cards: then that hand is known."""
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
    """The cards that may be in the discards, and their greatest number: the known ones, and those
    that fit in no hand and in no face-down play."""
    known, unseen = position.discards, unseen_cards(deck, position)
    hidden = sum(laid.play.hidden for laid in position.field)
    undealt = position.mark("undealt")
    loose = unseen.bit_count() - (undealt.value if undealt else 0)
    if MANY not in position.unknown:
        loose -= hidden + sum(position.unknown)
    loose = max(0, loose)
    return (deck.add(known, unseen) if loose else known), known.bit_count() + loose
