"""What lies behind an answer: what clauses did earlier in the game, or do at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Event
from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.engine.query import event_reason
from referee.errors import RefereeError
from referee.model.moves import PLAY, Move
from referee.model.questions import IS_OUT, MAY_PLAY, WHAT_ORDER, WHO_LEADS, WHOSE_TURN, Question
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, Reason

from .errors import Refused
from .flips import Flip, same_answer

AWAITED = ("awaits-", "owes-")
"""The beginnings of effects that only hold until somebody moves."""
PREVENTED = "mark-prevented"
"""The beginning of effects that leave things as they are."""


LASTING: Mapping[str, tuple[str, ...]] = {
    MAY_PLAY: ("cleared", "leads", "withdrawn", "mark-set-", "mark-dropped-"),
    WHAT_ORDER: ("mark-set-", "mark-dropped-"),
    WHO_LEADS: ("withdrawn",),
    WHOSE_TURN: ("withdrawn",),
}
"""By kind of question: how the effects begin that decide it, although the move that had them would
have been illegal without the clause."""
OF_MARKS = tuple(
    f"mark-{turn}-{mark}"
    for turn in ("set", "dropped")
    for mark in ("revolution", "j-back", "direction", "round")
)
"""How the effects begin by which marks reverse the ranking or the direction."""
OF_ORDER = (
    "sentence-reverses",
    "happens-mark-set-revolution",
    "happens-mark-dropped-revolution",
    "happens-mark-set-j-back",
    "happens-mark-dropped-j-back",
)
"""Reasons for the ranking that don't tell which play they come from."""
MAX_ACTED, MAX_MOVES = 3, 60
"""How many clauses that acted are looked at, and at how many moves at most: each is work."""


def is_added(case: Case, clause: Clause) -> bool:
    """Whether the table has added a clause to its book."""
    return clause.switchable and bool(case.rulebook.choices.get(clause.name))


def acted_reasons(
    case: Case, question: Question, because: Sequence[Reason], answer: Any
) -> tuple[Reason, ...]:
    """Reasons of the clauses that the table has added to its book and that acted in its moves, if
    no reason for the answer is theirs and the answer, or a move, needed them; the last to act
    first."""
    named = [*chain.from_iterable(map(clauses_named, because))]
    events = [event for step in reversed(case.steps) for event in step.events]
    acting = {
        event.clause.id: event.clause
        for event in events
        if is_added(case, event.clause) and not event.key.startswith(AWAITED)
    }
    left = [clause for clause in acting.values() if clause not in named][:MAX_ACTED]
    if case.opened or len(case.steps) > MAX_MOVES:
        return ()
    needed = (clause for clause in left if _is_needed(case, question, clause, answer))
    found = (_last_deed(case, question, clause) for clause in needed)
    reasons = (deed[1] for deed in found if deed)
    return tuple(reason for reason in reasons if _is_telling(question, reason))


def _is_telling(question: Question, reason: Reason) -> bool:
    """Whether a reason explains such an answer by itself: that play is limited or free for a while
    doesn't, nor that the field would have been cleared, nor who has gone out or has which cards if
    it is asked whether a move is legal."""
    key = reason.key.removeprefix("happens-")
    if key.startswith(PREVENTED):
        return key != f"{PREVENTED}-field" and question.kind != IS_OUT
    if key.startswith("mark-"):
        is_lock = key.startswith("mark-dropped-") and key.endswith("lock")
        return key.startswith(OF_MARKS) or is_lock
    return not question.kind.startswith("may_") or key.startswith(LASTING[MAY_PLAY])


def _is_needed(case: Case, question: Question, clause: Clause, answer: Any) -> bool:
    """Whether without a clause the answer would be another, or the move by which it acted last
    would have been illegal."""
    with suppress(RefereeError, Refused, Open):
        other = case.under(case.rulebook.replace(**{clause.name: False}))
        diverging = case.diverges_from(other)
        if diverging:
            events = case.steps[diverging - 1].events
            own = (event for event in events if event.clause == clause)
            return any(event.key.startswith(LASTING.get(question.kind, ())) for event in own)
        return not other.opened and not same_answer(other.answer(question).value, answer)
    return False


def background_reasons(
    case: Case,
    question: Question,
    because: Sequence[Reason],
    flips: Iterable[Flip],
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


def with_its_play(case: Case, reason: Reason) -> Reason:
    """The reason, with the play by which its clause last set or ended what the reason is about;
    unchanged if the reason tells its cause already, or no play of this table did that."""
    if reason.key not in OF_ORDER or "player" in reason.args:
        return reason
    for step in reversed(case.steps):
        for event in step.events:
            if event.clause == reason.clause and event.key.startswith(OF_MARKS):
                told = _reason(_once(event), step.move)
                turned = [each for each in (reason, told) if "-dropped-" in each.key]
                is_so = "ranking" not in told.args and len(turned) != 1
                return told if is_so and "player" in told.args else reason
    return reason


def _once(event: Event) -> Event:
    """The event without the note that another one of its move says the same of the ranking."""
    return replace(event, reached={}) if event.reached == {"ranking": "again"} else event


def _reason(event: Event, move: Move) -> Reason:
    """The reason of an earlier event; one of the order, or that says nothing of its cause, names
    the play."""
    reason = event_reason(event)
    is_told = event.args or event.reached or event.key.startswith(PREVENTED)
    is_told = is_told or (event.why and not event.key.startswith(OF_MARKS))
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
