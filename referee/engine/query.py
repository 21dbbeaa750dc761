"""A game, a question about it, and the answers that are the same in every family."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee.model.marks import NOBODY
from referee.model.moves import Move
from referee.model.questions import Question, move_asked_about
from referee.rulebook.rule import Reason

from .answer import DEPENDS, Answer, Event, UnknownFact
from .interfaces import Case

RulesT = TypeVar("RulesT")
PositionT = TypeVar("PositionT")


class OngoingGame(Struct, Generic[RulesT, PositionT], frozen=True):
    """A game at one moment: all that is needed to judge a move or to make it."""

    rules: RulesT
    names: Sequence[str]
    """The names of the seats in turn order."""
    position: PositionT

    def at(self, position: PositionT) -> Self:
        """The same at another position."""
        return replace(self, position=position)

    def name(self, seat: int) -> str:
        """The name of a seat; empty for ``NOBODY``."""
        return "" if seat == NOBODY else self.names[seat]

    def names_of(self, seats: Iterable[int]) -> list[str]:
        """The names of seats."""
        return [self.names[seat] for seat in seats]


class Query(OngoingGame[RulesT, PositionT], frozen=True):
    """A question with the game that it is about; a family may derive its own.

    ``position`` is that of the table, or one in its place, such as with deduced cards.
    """

    case: Case
    question: Question

    @property
    def seat(self) -> int:
        """The index of the seat that the question is about."""
        return self.names.index(self.question.seat)

    @property
    def completions(self) -> Iterable[PositionT]:
        """The positions that the table may be in, if the hidden cards can be listed."""
        return ()

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last move set off."""
        return self.case.steps[-1].events if self.case.steps else ()


Answerer = Callable[[Any], Answer]
"""A function that answers a :class:`Query` of the family."""


def answer_legality(judge: Callable[[Any, Move], Answer], kind: str) -> Answerer:
    """A function that answers whether the move in a question, of this kind, is legal."""

    def answer(query: Query[Any, Any]) -> Answer:
        q = query.question
        return judge(query, replace(move_asked_about(q), kind=kind, back=()))

    return answer


def what_happens(query: Query[Any, Any]) -> Answer:
    """The effects of the last move, in order; unknown if no move was made."""
    if not query.case.steps:
        return Answer(DEPENDS, (), (UnknownFact("last-move"),))
    events = query.last_events
    return Answer(events_to_json(events), tuple(map(event_reason, events)))


def events_to_json(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Effects JSON-ready: ``{"clause", "effect", …}``."""
    return [
        {"clause": event.clause.id, "effect": event.key, **event.args, **event.reached}
        for event in events
    ]


def event_reason(event: Event) -> Reason:
    """An event as a reason."""
    args = event.args
    players = tuple(str(args[key]) for key in ("seat", "other") if key in args)
    cards = tuple(args.get("cards", ()))
    details = {**args, **event.reached, **event.why}
    return Reason(
        event.clause, "causes", f"happens-{event.key}", cards, players, details, event.role
    )


def answer_deal(ending: str) -> Answerer:
    """A function that answers how many cards each seat gets; unsettled if no rule says so.

    ``ending``: of the rule's sentence about it.
    """

    def answer(query: Query[Any, Any]) -> Answer:
        rule, players = query.rules.declared_by("deal"), len(query.names)
        if rule is None:
            return Answer("unsettled")
        dealt = rule.deal(players)
        used = dealt.get("each", 0) * players
        size, whole = used + dealt.get("left", 0), query.rules.deck.full.bit_count()
        args = {"more": 0, "all": whole, "used": used, "size": size, **dealt}
        return Answer(dealt, (rule.reason(ending, number=players, **args),))

    return answer


def unknown_turn(*because: Reason) -> Answer:
    """The answer that depends on whose turn it is."""
    return Answer(DEPENDS, because, (UnknownFact("turn", about="table", told_by="turn"),))


def unknown_hand(name: str, count: int) -> UnknownFact:
    """The fact what a seat can do with its hidden cards."""
    return UnknownFact("unknown-hand", {"seat": name, "count": count})
