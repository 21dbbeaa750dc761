"""A question at a table, and what every family answers alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee.model.moves import Move
from referee.model.questions import Question
from referee.rulebook.rule import Reason

from .answer import DEPENDS, Answer, Event, UnknownFact
from .interfaces import Case

RulesT = TypeVar("RulesT")
PositionT = TypeVar("PositionT")


class Query(Struct, Generic[RulesT, PositionT], frozen=True):
    """A question with the table that it is asked at; a family may derive its own.

    ``position`` is that of the table, or one that stands for it, such as with cards deduced.
    """

    rules: RulesT
    case: Case
    question: Question
    position: PositionT

    def at(self, position: PositionT) -> Self:
        """The same question at another position that the table may be in."""
        return replace(self, position=position)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in turn order."""
        return self.case.seats

    @property
    def seat(self) -> int:
        """The seat that the question is about."""
        return self.names.index(self.question.seat)

    @property
    def completions(self) -> Iterable[PositionT]:
        """The positions that the table may be in, if hidden cards can be listed."""
        return ()

    @property
    def happened(self) -> tuple[Event, ...]:
        """What the last move set off."""
        return self.case.steps[-1].events if self.case.steps else ()


Answering = Callable[[Any], Answer]
"""Answers a :class:`Query`, the family's own."""

Judge = Callable[[Any, Sequence[str], Any, Move], Answer]


def may(judge: Judge, kind: str) -> Answering:
    """The answer to whether the move of this kind that a question describes may be made."""

    def judged(asked: Query[Any, Any]) -> Answer:
        question = asked.question
        move = Move(
            question.seat,
            kind,
            question.cards,
            question.other,
            rank=question.rank,
            suit=question.suit,
        )
        return judge(asked.rules, asked.names, asked.position, move)

    return judged


def what_happens(asked: Query[Any, Any]) -> Answer:
    """The effects of the last move, in order; a table that was only described tells of none."""
    if not asked.case.steps:
        return Answer(DEPENDS, (), (UnknownFact("last-move", {}, None, None),))
    return Answer(told(asked.happened), tuple(map(event_reason, asked.happened)))


def told(happenings: Iterable[Event]) -> list[dict[str, Any]]:
    """Effects JSON-ready: ``{"clause", "effect", …}``."""
    return [
        {"clause": each.clause.id, "effect": each.key, **each.args, **each.reached}
        for each in happenings
    ]


def event_reason(happening: Event) -> Reason:
    """What a move set off, as a reason."""
    args = happening.args
    players = tuple(str(args[key]) for key in ("seat", "other") if key in args)
    key = f"happens-{happening.key}"
    told = {**args, **happening.reached, **happening.why}
    return Reason(happening.clause, "causes", key, tuple(args.get("cards", ())), players, told)


def deal_answer(rule: Any, key: str, players: int) -> Answer:
    """How many cards each, by the rule on dealing; unsettled where the book has none."""
    if rule is None:
        return Answer("unsettled")
    dealt = rule.deal(players)
    return Answer(dealt, (rule.reason(key, number=players, **{"more": 0, **dealt}),))


def unknown_turn(*because: Reason) -> Answer:
    """Nobody said whose turn it is."""
    return Answer(DEPENDS, because, (UnknownFact("turn", {}, None, None, "table", "turn"),))


def unknown_hand(name: str, count: int) -> UnknownFact:
    """What a seat may do with cards that nobody else knows."""
    return UnknownFact("unknown-hand", {"seat": name, "count": count}, None, None)
