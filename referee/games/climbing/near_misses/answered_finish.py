"""Last plays that were answered: how their players would have gone out."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.answer import Event, Step
from referee.games.climbing.answers.query import Asked
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


def finishes_answered(asked: Asked) -> Iterator[Reason]:
    """What the last play of the seat asked about, or of any, would have been had nobody answered
    it."""
    before: Position = asked.case.setup
    for step in asked.case.steps:
        if _answers_a_finish(asked, before, step.move):
            yield from _but_for(asked, before, step)
        before = step.position


def fouls_spared(asked: Asked) -> Iterator[Reason]:
    """Why the last cards of the seat asked about were no foul, where in another order they are."""
    before: Position = asked.case.setup
    name, seat = asked.question.seat, asked.seat
    for step in asked.case.steps:
        after: Position = step.position
        left = {each.args.get("seat") for each in step.events if each.key == "leaves-clean"}
        if name in left and step.move.kind == PLAY and step.move.seat == name:
            play = chosen(asked.rules.in_force(before.marks), before, seat, step.move)
            for rule in asked.rules.declaring("exemption"):
                told = rule.exemption(before, after, play)
                if told:
                    yield Reason(rule.clause, "misses", f"{rule.name}-spared", args=told)
        before = after


def _answers_a_finish(asked: Asked, before: Position, move: Move) -> bool:
    if move.kind != PLAY or not is_window(before) or waits_for_doubt(before):
        return False
    made = before.waiting
    return made.goes_out and asked.question.seat in ("", asked.names[made.seat])


def _but_for(asked: Asked, before: Position, step: Step) -> Iterator[Reason]:
    readings = asked.rules.readings(step.move.cards)
    by = [rule for play in readings for rule in answering_rules(asked.rules, before, play)]
    acted = {each.clause.id for each in step.events}
    for each in _let_stand(asked, before) if by else ():
        missed = each.clause.switchable and each.clause.id not in acted
        if missed and each.key.startswith("leaves"):
            args = {"by": by[0].clause, "not": each.key}
            yield Reason(each.clause, "misses", "near-answered", args=args)


def _let_stand(asked: Asked, position: Position) -> Iterator[Event]:
    """What happens where everybody who is asked lets the cut stand."""
    for _ in asked.names:
        if not is_window(position):
            return
        move = Move(asked.names[position.turn], DECLINE)
        step = advance(asked.rules, asked.names, position, move)
        yield from step.events
        position = step.position
