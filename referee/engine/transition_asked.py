"""A question at a table: what the answers of every family start from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from referee.model.moves import Move
from referee.model.questions import Question

from .answer import Answer, NoSuchQuestion

Engine = Any

if TYPE_CHECKING:
    from referee.table import Table

EngineT = TypeVar("EngineT")
PositionT = TypeVar("PositionT")


@dataclass(frozen=True)
class AskedAt(Generic[EngineT, PositionT]):
    """A question with the table that it is asked at, for a family's own class to derive from."""

    engine: EngineT
    table: Table
    question: Question

    @property
    def position(self) -> PositionT:
        position: PositionT = self.table.position
        return position

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.seats


class Asking(Protocol):
    """What it takes to ask whether a move may be made."""

    @property
    def engine(self) -> Engine: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def position(self) -> Any: ...
    @property
    def question(self) -> Question: ...


def may(kind: str) -> Callable[[Asking], Answer]:
    """The answer to whether the move that a question describes may be made."""

    def judged(asked: Asking) -> Answer:
        question = asked.question
        move = Move(
            question.seat,
            kind,
            question.cards,
            question.other,
            rank=question.rank,
            suit=question.suit,
        )
        judged: Answer = asked.engine.judge(asked.names, asked.position, move)
        return judged

    return judged


AskedT = TypeVar("AskedT", bound=AskedAt[Any, Any])


def answered(by_kind: Mapping[str, Callable[[AskedT], Answer]], asked: AskedT) -> Answer:
    """Raises ``NoSuchQuestion`` for a kind of question that the family does not answer."""
    if asked.question.kind not in by_kind:
        raise NoSuchQuestion(asked.question)
    return by_kind[asked.question.kind](asked)
