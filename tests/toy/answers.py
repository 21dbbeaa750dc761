"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Mapping

from referee.engine.answer import Answer
from referee.engine.query import (
    Answerer,
    Query,
    answer_legality,
    unknown_hand,
    unknown_turn,
    what_happens,
)
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import PLAY

from .judge import judge
from .position import ToyPosition
from .ruleset import ToyRules

Asked = Query[ToyRules, ToyPosition]


def _whose_turn(asked: Asked) -> Answer:
    turn = asked.position.turn
    return Answer(asked.names[turn] if turn != NOBODY else "nobody")


def _who_leads(asked: Asked) -> Answer:
    """Who played first; where nobody has, who is to play."""
    trick = asked.position.field
    leader = trick[0].seat if trick else asked.position.turn
    return Answer(asked.names[leader]) if leader != NOBODY else unknown_turn()


def _who_takes(asked: Asked) -> Answer:
    rules, position, names = asked.rules, asked.position, asked.names
    hidden = [seat for seat, card in position.field if card.is_hidden]
    if hidden:
        return Answer("depends", (), (unknown_hand(names[hidden[0]], 1),))
    barring = {
        seat: rule.reason("leaves-out", "bars", players=[names[seat]])
        for rule in rules.declaring("left_out")
        for seat, _ in position.field
        if rule.left_out(position, seat)
    }
    left = [laid for laid in position.field if laid.seat not in barring]
    if not left:
        return Answer("nobody", tuple(barring.values()))
    rule, lead = rules.role("strength"), position.field[0].card
    best = max(left, key=lambda laid: rule.strength(lead, laid.card))
    takes = rule.reason("takes", cards=[str(best.card)])
    return Answer(names[best.seat], (takes, *barring.values()))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.WHOSE_TURN: _whose_turn,
    q.WHAT_HAPPENS: what_happens,
    q.WHO_LEADS: _who_leads,
    q.WHO_TAKES: _who_takes,
}
