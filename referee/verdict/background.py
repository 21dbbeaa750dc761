"""What lies behind an answer: what clauses did earlier in the game, or do at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain

from msgspec.structs import replace

from referee.engine.answer import Event
from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.engine.query import event_reason
from referee.model.moves import PLAY, Move
from referee.model.questions import Question
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, Reason

from .flips import Flip

AWAITED = ("awaits-", "owes-")
"""The beginnings of effects that only hold until somebody moves."""
PREVENTED = "mark-prevented"
"""The beginning of effects that leave things as they are."""


def background_reasons(
    case: Case, question: Question, because: Sequence[Reason], flips: Iterable[Flip]
) -> tuple[Reason, ...]:
    """Reasons of the clauses without which the answer would be another, if no reason for the answer
    is theirs: what they did in the last move in which they did something, else what they do at the
    table, whatever is asked."""
    named = [*chain.from_iterable(map(clauses_named, because))]
    left = [clause for clause in clauses_behind(flips) if clause not in named]
    if not left:
        return ()
    did = {clause.id: found for clause in left if (found := _last_deed(case, question, clause))}
    earlier = [reason for _, reason in sorted(did.values(), key=lambda found: found[0])]
    rest = [clause for clause in left if clause.id not in did]
    standing = _standing(case) if rest else ()
    return (*earlier, *(reason for reason in standing if reason.clause in rest))


def clauses_named(reason: Reason) -> Iterator[Clause]:
    """The clauses that a reason names."""
    yield reason.clause
    yield from (value for value in reason.args.values() if isinstance(value, Clause))


def clauses_behind(flips: Iterable[Flip]) -> tuple[Clause, ...]:
    """The clauses in use without which the answer would be another."""
    return tuple(flip.clause for flip in flips if not (flip.option.reading or flip.value))


def _last_deed(
    case: Case, question: Question, clause: Clause
) -> tuple[tuple[int, int], Reason] | None:
    """What a clause did last, and when: in a move that it did several things in, the one with cards
    that are asked about, else the first."""
    asked = {*map(str, question.cards)}
    for number, step in reversed([*enumerate(case.steps)]):
        own = [
            (place, event)
            for place, event in enumerate(step.events)
            if event.clause == clause and not event.key.startswith(AWAITED)
        ]
        if own:
            place, event = next((it for it in own if _shows(it[1], asked)), own[0])
            return (number, place), _reason(event, step.move)
    return None


def _reason(event: Event, move: Move) -> Reason:
    """The reason of an earlier event; one that says nothing of its cause names the play."""
    reason = event_reason(event)
    is_told = event.args or event.why or event.reached or event.key.startswith(PREVENTED)
    if is_told or move.kind != PLAY or not move.cards or any(card.down for card in move.cards):
        return reason
    args = {"player": move.seat, "laid": [*map(str, move.cards)]}
    return replace(reason, args=args)


def _shows(event: Event, cards: set[str]) -> bool:
    return not cards.isdisjoint(event.args.get("cards", ()))


def _standing(case: Case) -> tuple[Reason, ...]:
    with suppress(Open):
        return engine_of(case.rulebook).standing_reasons(case)
    return ()
