"""What the core asks of a rulebook that is compiled for play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from referee.errors import Fault
from referee.model.description import Description
from referee.model.marks import Exit, Marks, Obligation
from referee.model.moves import Move
from referee.model.questions import Question
from referee.model.values import Value
from referee.rulebook.clause import Option

from .answer import Answer, Step


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


class Ambiguous(Exception):
    """Cards that make several legal plays."""

    def __init__(self, candidates: Sequence[str]) -> None:
        super().__init__(*candidates)
        self.candidates = tuple(candidates)
