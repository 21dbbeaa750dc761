"""What a game family offers to the rest of the core."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Protocol

from .description import Description
from .errors import Fault
from .moves import Move
from .position import Position
from .questions import Question
from .rule import Reason
from .rulebook import Clause


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


class Step:
    """A move that was made, and where it led."""

    def __init__(
        self, move: Move, position: Position, tell: Callable[[], tuple[Happening, ...]]
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
    """A rulebook compiled for play."""

    def setup(self, described: Description) -> tuple[Position, list[Fault]]:
        """The described position, and everything that is wrong with it."""
        ...

    def judge(self, names: Sequence[str], position: Position, move: Move) -> Answer:
        """``"yes"``, ``"no"`` or ``"depends"``: may this move be made?"""
        ...

    def advance(self, names: Sequence[str], position: Position, move: Move) -> Step:
        """The position after a move, legal or not. Raises ``Ambiguous``."""
        ...

    def legal_moves(self, names: Sequence[str], position: Position, rng: Random) -> Iterator[Move]:
        """The moves of whoever is waited for, in random order; none when the game is over."""
        ...

    def answer(self, table: Any, question: Question) -> Answer:
        """The answer to any question of this family. Raises ``UnknownName`` for other kinds."""
        ...

    def state_words(self, position: Position, names: Sequence[str]) -> tuple[str, ...]:
        """The marks of a position as ``state:`` writes them."""
        ...

    def warnings(self, position: Position) -> tuple[Fault, ...]:
        """What is odd about a described position without being impossible."""
        ...

    def describe(self, position: Position, described: Description) -> Description:
        """A position described from scratch, with the header and seats of a description."""
        ...


class Ambiguous(Exception):
    """Cards that make several legal plays."""

    def __init__(self, candidates: Sequence[str]) -> None:
        super().__init__(*candidates)
        self.candidates = tuple(candidates)
