"""What a game family offers to the rest of the core."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Protocol

from . import questions as q
from .description import Description
from .errors import Fault
from .markword import write_marks
from .moves import DECLINE, PASS, Move
from .position import NOBODY, Exit, Marks, Obligation
from .questions import Question
from .rule import Reason, mark_words
from .rulebook import Clause, Option, Rulebook, Value


@dataclass(frozen=True, slots=True)
class Fact:
    """Something nobody at the table knows, and the answer either way."""

    key: str
    args: dict[str, object]
    if_true: Any
    if_false: Any


@dataclass(frozen=True, slots=True)
class Answer:
    """What a family says to a question: the value, what is behind it, the facts it lacks."""

    value: Any
    because: tuple[Reason, ...] = ()
    unknown: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Happening:
    """One effect of a move, the clause that caused it, and its JSON-ready particulars."""

    clause: Clause
    key: str
    args: dict[str, Any] = field(default_factory=dict)


class AnyPosition(Protocol):
    """What the core and the desk ask of a position, whatever the family keeps besides.

    :class:`referee.position.Position` is one. Immutable, and equal to nothing but itself: two
    positions are compared by :meth:`Engine.key`.
    """

    @property
    def known(self) -> Sequence[int]:
        """The set of cards that each seat is known to hold."""

    @property
    def unknown(self) -> Sequence[int]:
        """How many more each seat holds (``MANY``: nobody knows)."""

    @property
    def field(self) -> Sequence[Any]:
        """What lies on the field, bottom to top; falsy: nothing."""

    @property
    def turn(self) -> int:
        """The seat that is to play, or ``NOBODY``."""

    @property
    def out(self) -> Sequence[Exit]:
        """Who has left the game, in order."""

    @property
    def marks(self) -> Marks:
        """What rules left behind."""

    @property
    def owed(self) -> Sequence[Obligation]:
        """What is met before play goes on."""


class Step:
    """A move that was made, and where it led (the family's own position)."""

    def __init__(
        self, move: Move, position: Any, tell: Callable[[], tuple[Happening, ...]]
    ) -> None:
        """``tell``: what it set off, put together only where somebody wants to know."""
        self.move = move
        self.position = position
        self._tell = tell

    @cached_property
    def happenings(self) -> tuple[Happening, ...]:
        """What the move set off, in order."""
        return self._tell()


class Engine(Protocol):
    """A rulebook compiled for play. A position that it is given is one of its own making.

    A family derives its engine from :class:`FamilyEngine`, which has all but the first group.
    """

    # ---- what only the family can say

    def setup(self, described: Description) -> tuple[Any, list[Fault]]:
        """The described position (an :class:`AnyPosition`), and everything wrong with it."""
        ...

    def judge(self, names: Sequence[str], position: Any, move: Move) -> Answer:
        """``"yes"``, ``"no"`` or ``"depends"``: may this move be made?"""
        ...

    def advance(self, names: Sequence[str], position: Any, move: Move) -> Step:
        """The position after a move, legal or not. Raises ``Ambiguous``."""
        ...

    def mattering(self, table: Any, question: Question) -> Sequence[tuple[Option, Value]] | None:
        """The changes of one option that may change the answer; ``None``: any may."""
        ...

    def legal_moves(self, names: Sequence[str], position: Any, rng: Random) -> Iterator[Move]:
        """The moves of whoever is waited for, in random order; none when the game is over."""
        ...

    def answer(self, table: Any, question: Question) -> Answer:
        """The answer to any question of this family. Raises ``UnknownName`` for other kinds."""
        ...

    def describe(self, position: Any, described: Description) -> Description:
        """A position described from scratch, with the header and seats of a description.

        Without moves, questions and line numbers.
        """
        ...

    # ---- what has a usual answer

    @property
    def out_ways(self) -> tuple[str, ...]:
        """How a seat may be out besides by its place: words of ``OUT_WAYS``."""
        ...

    @property
    def suggests(self) -> tuple[str, ...]:
        """The kinds of questions that the desk offers, the nearest first.

        None that asks for cards or for a second seat.
        """
        ...

    def state_words(self, position: Any, names: Sequence[str]) -> tuple[str, ...]:
        """The marks of a position as ``state:`` writes them."""
        ...

    def warnings(self, position: Any) -> tuple[Fault, ...]:
        """What is odd about a described position without being impossible."""
        ...

    def key(self, position: Any) -> object:
        """Everything that tells two positions apart, hashable."""
        ...

    def over(self, position: Any) -> bool:
        """Whether the game has ended."""
        ...

    def bare_moves(self, names: Sequence[str], position: Any) -> Sequence[Move]:
        """The moves without cards that may come next, legal or not, for the desk to offer."""
        ...


class FamilyEngine:
    """The usual answers, for families whose position is :class:`referee.position.Position`."""

    rulebook: Rulebook
    out_ways: tuple[str, ...] = ()
    suggests: tuple[str, ...] = (q.WHAT_PLAYS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_LEADS)

    def mattering(self, table: Any, question: Question) -> Sequence[tuple[Option, Value]] | None:
        return None

    def state_words(self, position: Any, names: Sequence[str]) -> tuple[str, ...]:
        rules = self.rulebook
        spelled = mark_words(rules.book, rules.variant)
        words = [word for group in spelled.values() for word in group]
        return write_marks(words, rules.book.deck, position.marks, names)

    def warnings(self, position: Any) -> tuple[Fault, ...]:
        return ()

    def key(self, position: Any) -> object:
        return position.key()

    def over(self, position: Any) -> bool:
        return len(position.playing) < 2

    def bare_moves(self, names: Sequence[str], position: Any) -> Sequence[Move]:
        """Who is to play passes, who owes declines."""
        if position.owed:
            owing = dict.fromkeys(owed.seat for owed in position.owed if owed.kind != "exchange")
            return [Move(names[seat], DECLINE) for seat in owing]
        return [] if position.turn == NOBODY else [Move(names[position.turn], PASS)]


class Ambiguous(Exception):
    """Cards that make several legal plays."""

    def __init__(self, candidates: Sequence[str]) -> None:
        super().__init__(*candidates)
        self.candidates = tuple(candidates)
