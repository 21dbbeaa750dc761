"""What the stages of a move hand to the rules: the moment, a meeting of debts, gifts, doubts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position, PositionView
from referee.model.marks import Obligation
from referee.rulebook.rule import Rule

from .effects import Effect, Effects
from .situation_view import SituationView


class MoveProgress(Protocol):
    """What a move has done in the stages so far."""

    cleared: bool

    @property
    def happened(self) -> Sequence[tuple[Rule, Effect]]: ...
    @property
    def earlier(self) -> Sequence[tuple[Rule, Effect]]: ...
    @property
    def powers(self) -> StrengthTable: ...
    def counted_more(self, play: Play, rank: str) -> int: ...


class MoveContext:
    """A move as the stages see it: ``before`` it, and ``now``, after the stages so far.

    One moment serves all stages of a move. Rules only look at it; ``now`` does not change while
    the rules of one stage do.
    """

    __slots__ = ("before", "field", "goes_out", "now", "seat", "situation", "so_far")

    def __init__(
        self,
        before: Position,
        now: PositionView,
        seat: int,
        situation: SituationView,
        field: tuple[LaidPlay, ...],
        goes_out: bool,
        so_far: MoveProgress,
    ) -> None:
        """``situation``: what the play had to reckon with; ``field``: with this play on top, also
        when it has been cleared since; ``goes_out``: the play emptied the hand."""
        self.before = before
        self.now = now
        self.seat = seat
        self.situation = situation
        self.field = field
        self.goes_out = goes_out
        self.so_far = so_far

    def of(self, seat: int) -> MoveContext:
        """The moment as this player's."""
        return MoveContext(
            self.before, self.now, seat, self.situation, self.field, False, self.so_far
        )

    @property
    def play(self) -> Play:
        play: Play = self.field[-1].play
        return play

    @property
    def cleared(self) -> bool:
        """An earlier stage cleared the field."""
        return self.so_far.cleared

    @property
    def powers(self) -> StrengthTable:
        """The order of strength that holds now."""
        return self.so_far.powers

    def more(self, rank: str) -> int:
        """How many cards more than it shows the play counts for, for a rule of this number."""
        return self.so_far.counted_more(self.play, rank)

    @property
    def caused(self) -> set[str]:
        """The ids of the clauses that set something off in earlier stages of this play."""
        return {rule.clause.id for rule, _ in (*self.so_far.earlier, *self.so_far.happened)}


Handler = Callable[[MoveContext], Effects]
Handlers = tuple[tuple[Any, Handler], ...]
"""Rules with what they do in one stage."""


class Fulfilment(Struct, frozen=True):
    """A move that meets an obligation: ``cards`` and ``back`` as card sets, ``other`` a seat.

    ``hidden``: how many cards more that nobody knows who did not lay them.
    """

    before: Position
    now: PositionView
    owed: Obligation
    kind: str
    seat: int
    other: int
    cards: int
    back: int
    rank: int
    hidden: int = 0


class Gift(Struct, frozen=True):
    """In the exchange: ``giver`` hands ``count`` cards to ``taker``, or only shows them.

    ``strongest``: they come from below, so the strongest are owed; but ``free``: of the giver's
    own choice. ``never``: cards that are not given, as a set.
    """

    giver: int
    taker: int
    count: int
    strongest: bool
    shown: bool = False
    free: bool = False
    never: int = 0


class Undetermined(Struct, frozen=True):
    """Barred unless a fact holds that nobody at the table knows: a message key, about this seat."""

    fact: str
    seat: int
    cards: int = 0
