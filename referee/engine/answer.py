"""What a family answers: values with reasons, facts that nobody knows, what a move set off."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from referee.errors import RefereeError, UnknownName
from referee.i18n.messages import message
from referee.model.moves import Move
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Reason

if TYPE_CHECKING:
    from referee.model.questions import Question


YES, NO, DEPENDS = "yes", "no", "depends"
"""Answers to a question with two outcomes; ``DEPENDS`` if unknown facts decide."""


class NoSuchQuestion(UnknownName):
    """A question that this game does not answer."""

    def __init__(self, asked: Question) -> None:
        super().__init__("question", str(asked), ())
        self.asked = asked

    def say(self, lang: str = "en") -> str:
        return self._placed(message(lang, "error-no-question", asked=self.asked.text(lang)), lang)


class TooManyPlays(RefereeError):
    """A question the answer to which would list more plays than anybody could read."""

    kind = "too-many"

    def __init__(self, seat: str) -> None:
        super().__init__(seat)
        self.seat = seat

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-too-many-plays", seat=self.seat)


class UnknownFact(Struct, frozen=True):
    """Something that an answer lacks, and the answer either way."""

    key: str
    args: dict[str, object]
    if_true: Any
    if_false: Any
    about: str = "cards"
    """Why nobody knows it: ``cards`` that nobody has shown, the ``table`` has not told it, or it
    lies in the ``future``."""
    told_by: str = ""
    """How a table tells it: the ``player`` of a card that lies there, the ``holder`` of one that
    does not, whose ``turn`` it is; a ``move`` of one of its two seats to the other; what a
    ``joker`` stands for, in one of the ``ways``. A statement that nothing else tells is told as it
    is."""

    @property
    def is_statement(self) -> bool:
        """Whether it is so or not, and the answer follows from that."""
        return self.if_true is not None or self.if_false is not None


class Answer(Struct, frozen=True):
    """What a family says to a question: the value, what is behind it, the facts it lacks."""

    value: Any
    because: tuple[Reason, ...] = ()
    unknown: tuple[UnknownFact, ...] = ()


class Event(Struct, frozen=True):
    """One effect of a move, the clause that caused it, and its JSON-ready particulars.

    ``why``: what its reason names besides, which is no part of the effect. ``reached``: what the
    table has it come to, such as who is skipped: told with it, but nothing that the clause says.
    """

    clause: Clause
    key: str
    args: dict[str, Any] = {}
    why: dict[str, Any] = {}
    reached: dict[str, Any] = {}


class Step:
    """A move that was made, and where it led (the family's own position)."""

    def __init__(self, move: Move, position: Any, tell: Callable[[], tuple[Event, ...]]) -> None:
        """``tell``: what it set off, put together only where somebody wants to know."""
        self.move = move
        self.position = position
        self._tell = tell

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the move set off, in order."""
        return self._tell()

    def leading_to(self, position: Any) -> Step:
        """The same step, as if it had led to another position."""
        return Step(self.move, position, self._tell)
