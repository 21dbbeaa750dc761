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


def finishes_answered(query: ClimbingQuery) -> Iterator[Reason]:
    """What the last play of the seat asked about, or of any, would have been had nobody answered
    it."""
    before: Position = query.case.setup
    for step in query.case.steps:
        if _answers_a_finish(query, before, step.move):
            yield from _but_for(query, before, step)
        before = step.position


def fouls_spared(query: ClimbingQuery) -> Iterator[Reason]:
    """Why the last cards of the seat asked about were no foul, where in another order they are."""
    before: Position = query.case.setup
    name, seat = query.question.seat, query.seat
    for step in query.case.steps:
        after: Position = step.position
        left = {each.args.get("seat") for each in step.events if each.key == "leaves-clean"}
        if name in left and step.move.kind == PLAY and step.move.seat == name:
            play = chosen(query.rules.in_force(before.marks), before, seat, step.move)
            for rule in query.rules.declaring("exemption"):
                told = rule.exemption(before, after, play)
                if told:
                    yield Reason(rule.clause, "misses", f"{rule.name}-spared", args=told)
        before = after


def _answers_a_finish(query: ClimbingQuery, before: Position, move: Move) -> bool:
    if move.kind != PLAY or not is_window(before) or waits_for_doubt(before):
        return False
    made = before.waiting
    return made.goes_out and query.question.seat in ("", query.names[made.seat])


def _but_for(query: ClimbingQuery, before: Position, step: Step) -> Iterator[Reason]:
    readings = query.rules.readings(step.move.cards)
    by = [rule for play in readings for rule in answering_rules(query.rules, before, play)]
    acted = {each.clause.id for each in step.events}
    for each in _let_stand(query, before) if by else ():
        missed = each.clause.switchable and each.clause.id not in acted
        if missed and each.key.startswith("leaves"):
            args = {"by": by[0].clause, "not": each.key}
            yield Reason(each.clause, "misses", "near-answered", args=args)


def _let_stand(query: ClimbingQuery, position: Position) -> Iterator[Event]:
    """What happens where everybody who is asked lets the cut stand."""
    for _ in query.names:
        if not is_window(position):
            return
        move = Move(query.names[position.turn], DECLINE)
        step = advance(query.rules, query.names, position, move)
        yield from step.events
        position = step.position
