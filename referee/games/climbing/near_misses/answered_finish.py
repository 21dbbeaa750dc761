"""Last plays that were answered: how their players would have gone out."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.answer import Event, Step
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.advance import advance
from referee.games.climbing.resolution.disambiguation import chosen
from referee.games.climbing.resolution.windows import (
    answering_rules,
    is_window,
    waits_for_doubt,
)
from referee.model.moves import DECLINE, PLAY, Move
from referee.rulebook.rule import Reason


def answered_finishes(query: ClimbingQuery) -> Iterator[Reason]:
    """How the seat of the question (any seat, if it names none) would have gone out with its last
    play if nobody had answered it."""
    before: Position = query.case.setup
    for step in query.case.steps:
        if _answers_a_finish(query, before, step.move):
            yield from _but_for(query, before, step)
        before = step.position


def exempt_fouls(query: ClimbingQuery) -> Iterator[Reason]:
    """Why the last cards of the seat were no foul, though they are one in another order."""
    before: Position = query.case.setup
    name, seat = query.question.seat, query.seat
    for step in query.case.steps:
        after: Position = step.position
        clean = {event.args.get("seat") for event in step.events if event.key == "leaves-clean"}
        if name in clean and step.move.kind == PLAY and step.move.seat == name:
            play = chosen(query.rules.in_force(before.marks), before, seat, step.move)
            for rule in query.rules.declaring("exemption"):
                if args := rule.exemption(before, after, play):
                    yield Reason(rule.clause, "misses", f"{rule.name}-spared", args=args)
        before = after


def _answers_a_finish(query: ClimbingQuery, before: Position, move: Move) -> bool:
    if move.kind != PLAY or not is_window(before) or waits_for_doubt(before):
        return False
    pending = before.waiting
    return pending.goes_out and query.question.seat in ("", query.names[pending.seat])


def _but_for(query: ClimbingQuery, before: Position, step: Step) -> Iterator[Reason]:
    readings = query.rules.readings(step.move.cards)
    by = [rule for play in readings for rule in answering_rules(query.rules, before, play)]
    acted = {event.clause.id for event in step.events}
    for event in _let_stand(query, before) if by else ():
        missed = event.clause.switchable and event.clause.id not in acted
        if missed and event.key.startswith("leaves"):
            args = {"by": by[0].clause, "not": event.key}
            yield Reason(event.clause, "misses", "near-answered", args=args)


def _let_stand(query: ClimbingQuery, position: Position) -> Iterator[Event]:
    """The events if everybody who is asked lets the cut stand."""
    for _ in query.names:
        if not is_window(position):
            return
        move = Move(query.names[position.turn], DECLINE)
        step = advance(query.rules, query.names, position, move)
        yield from step.events
        position = step.position
