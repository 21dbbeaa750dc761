"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.engine.answer import Answer, Fact
from referee.engine.question_at import (
    Answering,
    QuestionAt,
    deal_by,
    may,
    nobody_knows_turn,
    unseen_hand,
    what_happens,
)
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move

from .judge import judge
from .position import SevensPosition
from .ruleset import SevensRules

Asked = QuestionAt[SevensRules, SevensPosition]


def _what_plays(asked: Asked) -> Answer:
    """``{"single": [card …], "pass": bool}``."""
    rules, position, name = asked.rules, asked.position, asked.question.seat
    passing = judge(rules, asked.names, position, Move(name, PASS))
    cards = rules.deck.cards(position.known[asked.seat])
    judged = ((judge(rules, asked.names, position, Move(name, PLAY, (c,))).value, c) for c in cards)
    plays = [str(card) for value, card in judged if value == "yes"]
    grouped: dict[str, Any] = {"single": plays} if plays else {}
    grouped[PASS] = passing.value == "yes"
    count = position.unknown[asked.seat]
    barred = () if plays or grouped[PASS] else passing.because
    return Answer(grouped, barred, (unseen_hand(name, count),) if count else ())


def _whose_turn(asked: Asked) -> Answer:
    position, rule = asked.position, asked.rules.role("turn")
    if position.over:
        return Answer("nobody", (rule.reason("over"),))
    if position.turn == NOBODY:
        return nobody_knows_turn()
    name = asked.names[position.turn]
    return Answer(name, (rule.reason("next", players=[name]),))


def _who_leads(asked: Asked) -> Answer:
    described = asked.case.description
    for rule in asked.rules.declaring("leader"):
        leader = rule.leader(described)
        if leader:
            return Answer(leader, (rule.reason("leads", players=[leader]),))
        fact = Fact("first-lead-card", {}, None, None)
        return Answer("depends", (rule.reason("unknown"),), (fact,))
    if described.turn and not described.field:
        return Answer(described.turn)
    return nobody_knows_turn()


def _is_out(asked: Asked) -> Answer:
    ways = (leaver.how for leaver in asked.position.out if leaver.seat == asked.seat)
    return Answer(next(ways, "no"))


def _who_wins(asked: Asked) -> Answer:
    position, names, rule = asked.position, asked.names, asked.rules.role("win")
    if position.gone_out:
        first = [names[position.gone_out[0]]]
        return Answer(first, (rule.reason("won", players=first),))
    if position.over:
        left = [names[seat] for seat in position.playing]
        return Answer(left, (rule.reason("last", players=left),))
    return Answer([], (rule.reason("none"),))


def _deal(asked: Asked) -> Answer:
    return deal_by(asked.rules.declared_by("deal"), "deal", len(asked.names))


ANSWERS: Mapping[str, Answering] = {
    q.MAY_PLAY: may(judge, PLAY),
    q.MAY_PASS: may(judge, PASS),
    q.WHAT_PLAYS: _what_plays,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.WHAT_HAPPENS: what_happens,
    q.IS_OUT: _is_out,
    q.WHO_WINS: _who_wins,
    q.DEAL: _deal,
}
