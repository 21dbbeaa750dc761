"""Answers of a family: values with reasons, unknown facts, and what a move set off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from referee.errors import RefereeError, UnknownName
from referee.i18n.messages import message
from referee.model.moves import Move
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Reason, Role

if TYPE_CHECKING:
    from referee.model.questions import Question


YES, NO, DEPENDS = "yes", "no", "depends"
"""Answers to a question with two outcomes; ``DEPENDS`` if unknown facts decide."""


class UnknownFact(Struct, frozen=True):
    """A fact that decides an answer and is unknown, with the answer either way."""

    key: str
    """Names the message that states the fact."""
    args: dict[str, object] = {}
    if_true: Any = None
    """The answer if the fact is true; ``None``: it doesn't follow."""
    if_false: Any = None
    about: str = "cards"
    """Why it is unknown: ``cards`` that haven't been shown, the description of the ``table``
    doesn't say it, or it is in the ``future``."""
    told_by: str = ""
    """How a description can state it: by the ``player`` of a card on the field, the ``holder`` of
    another card, whose ``turn`` it is, a ``move`` of one of its two seats to the other, what a
    ``joker`` stands for, or a word of ``state:``. Empty: only by itself, under ``state:``."""

    @property
    def is_statement(self) -> bool:
        """Whether the fact is true or false, and the answer follows from that."""
        return self.if_true is not None or self.if_false is not None


class Untold(Struct, frozen=True):
    """What ``state:`` has to say for the rule of a clause, and doesn't."""

    clause: Clause
    ways: Mapping[str, str]
    """Each possible value, with what ``state:`` would say."""
    what: str = "rank"
    """What it is, in the keys of the messages ``fact-untold-WHAT`` and ``fact-untold-WHAT-is``."""


class Answer(Struct, frozen=True):
    """The answer to a question: its value, the reasons, and the facts that it lacks."""

    value: Any
    because: tuple[Reason, ...] = ()
    unknown: tuple[UnknownFact, ...] = ()


class Event(Struct, frozen=True):
    """One effect of a move, and the clause that caused it."""

    clause: Clause
    key: str
    """Names the messages ``effect-KEY`` and ``happens-KEY``."""
    args: dict[str, Any] = {}
    """JSON-ready details."""
    why: dict[str, Any] = {}
    """Details of its reason, which are no part of the effect."""
    reached: dict[str, Any] = {}
    """What follows from it at this table, such as who is skipped; shown, but not stated by the
    clause."""
    role: Role = ""


class Step:
    """A move that was made, and the position that it led to."""

    def __init__(
        self, move: Move, position: Any, find_events: Callable[[], tuple[Event, ...]]
    ) -> None:
        """``find_events``: called once, when the events are needed."""
        self.move = move
        self.position = position
        self._find_events = find_events

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the move set off, in order."""
        return self._find_events()

    def leading_to(self, position: Any) -> Step:
        """The same step with another position."""
        return Step(self.move, position, self._find_events)


class NoSuchQuestion(UnknownName):
    """A question that this game doesn't answer."""

    def __init__(self, question: Question) -> None:
        super().__init__("question", str(question), ())
        self.question = question

    def say(self, lang: str = "en") -> str:
        text = message(lang, "error-no-question", asked=self.question.text(lang))
        return self._placed(text, lang)


class TooManyPlays(RefereeError):
    """A question whose answer would list more plays than anyone could read."""

    kind = "too-many"

    def __init__(self, seat: str) -> None:
        super().__init__(seat)
        self.seat = seat

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-too-many-plays", seat=self.seat)
