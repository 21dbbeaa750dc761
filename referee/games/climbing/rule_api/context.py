"""What hooks are given: the move, the fulfilment of an obligation, a gift of the exchange."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.card_strength import RankStrengths, StrengthTable
from referee.games.climbing.plays.play import FieldShape, Play
from referee.games.climbing.position import LaidPlay, Position, PositionView
from referee.model.marks import Mark, Marks, Obligation, find_mark
from referee.rulebook.rule import Rule

from .effects import Effect, Effects


class SituationView:
    """The marks that hold, the play on top, the order of strength; nobody's cards.

    ``top``: the shape of the play on top, or ``None`` where the field is empty; ``top_power``: what
    that play is compared by; ``order``: the strength of each rank, by its index; ``reversed``:
    whether the order is turned round; ``lifted``: the set of cards with a strength of their own.
    """

    __slots__ = ()

    deck: Deck
    marks: Marks
    top: FieldShape | None
    top_power: int | None
    reversed: bool
    powers: StrengthTable
    order: RankStrengths
    lifted: int

    def follows_in_count(self, play: Play) -> bool:
        """Whether the field is empty or holds a play of as many cards."""
        return self.top is None or self.top.count == play.count

    def mark(self, kind: str) -> Mark | None:
        """The first mark of this kind that holds."""
        return find_mark(self.marks, kind)

    def power(self, play: Play) -> int:
        """What a play is compared by: the strength of its weakest card."""
        return self.powers.of(play) if self.powers.lifted else self.powers[play.ranks]

    def marks_of(self, kinds: Collection[str]) -> Marks:
        """The marks of these kinds that hold."""
        return tuple(mark for mark in self.marks if mark.kind in kinds)


class MoveProgress(Protocol):
    """What a move has changed in its stages so far."""

    cleared: bool
    """A stage has cleared the field."""

    @property
    def happened(self) -> Sequence[tuple[Rule, Effect]]:
        """The effects of this move, each with the rule that caused it."""

    @property
    def earlier(self) -> Sequence[tuple[Rule, Effect]]:
        """The effects that the play had before it had to wait for this move."""

    @property
    def powers(self) -> StrengthTable:
        """The order of strength that holds now."""

    def extra_count(self, play: Play, rank: str) -> int:
        """How many cards more than it shows a play counts for, for a rule about this rank."""


class NoProgress:
    """The progress of a move that has changed nothing yet."""

    cleared = False
    happened: Sequence[tuple[Rule, Effect]] = ()
    earlier: Sequence[tuple[Rule, Effect]] = ()

    def __init__(self, powers: StrengthTable, extra_count: Callable[[Play, str], int]) -> None:
        self.powers, self.extra_count = powers, extra_count


class MoveContext:
    """A move as its stages see it. ``now`` doesn't change while the rules of one stage look at it.

    Attributes:
        before: the position before the move
        now: the position after the stages so far
        seat: who makes the move, or whom the hook is asked about
        situation: what the play had to beat
        field: the field with the play on top, even if it has been cleared since
        goes_out: whether the play emptied the hand
    """

    __slots__ = ("before", "field", "goes_out", "now", "progress", "seat", "situation")

    def __init__(
        self,
        before: Position,
        now: PositionView,
        seat: int,
        situation: SituationView,
        field: tuple[LaidPlay, ...],
        goes_out: bool,
        progress: MoveProgress,
    ) -> None:
        self.before = before
        self.now = now
        self.seat = seat
        self.situation = situation
        self.field = field
        self.goes_out = goes_out
        self.progress = progress

    def for_seat(self, seat: int) -> MoveContext:
        """The same move, asked about another seat."""
        return MoveContext(
            self.before, self.now, seat, self.situation, self.field, False, self.progress
        )

    @property
    def play(self) -> Play:
        play: Play = self.field[-1].play
        return play

    @property
    def cleared(self) -> bool:
        """Whether an earlier stage has cleared the field."""
        return self.progress.cleared

    @property
    def powers(self) -> StrengthTable:
        """The order of strength that holds now."""
        return self.progress.powers

    def extra_count(self, rank: str) -> int:
        """How many cards more than it shows the play counts for, for a rule about this rank."""
        return self.progress.extra_count(self.play, rank)

    @property
    def active_clauses(self) -> set[str]:
        """The ids of the clauses that had an effect in earlier stages of this play."""
        return {rule.clause.id for rule, _ in (*self.progress.earlier, *self.progress.happened)}


Handler = Callable[[MoveContext], Effects]
Handlers = tuple[tuple[Any, Handler], ...]
"""The rules that take part in one stage, each with its hook."""


class Fulfilment(Struct, frozen=True):
    """A move that fulfils an obligation."""

    before: Position
    now: PositionView
    owed: Obligation
    kind: str
    """The kind of the move."""
    seat: int
    other: int
    """The seat that the move names."""
    cards: int
    """The cards that are moved, as a set."""
    back: int
    """The cards that come back, as a set."""
    rank: int
    hidden: int = 0
    """How many more cards are moved that only the player who laid them knows."""


class Gift(Struct, frozen=True):
    """A gift of the exchange: ``giver`` gives ``count`` cards to ``taker``."""

    giver: int
    taker: int
    count: int
    strongest: bool
    """It goes from a lower to a higher title, so the strongest cards have to be given."""
    shown: bool = False
    """The cards are only shown."""
    free: bool = False
    """The giver may choose the cards all the same."""
    never: int = 0
    """The cards that are never given, as a set."""


class Undetermined(Struct, frozen=True):
    """The answer of a hook that forbids something unless a fact holds that isn't known."""

    fact: str
    """The ending of a message key."""
    seat: int
    """Whom the fact is about."""
    cards: int = 0
