"""Why rules in use don't limit what is asked about, though players might think so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import YES, Answer
from referee.model import questions as q
from referee.model.moves import BID, PASS, PLAY, Move
from referee.model.questions import move_asked_about
from referee.rulebook.rule import Reason

from .answers import TricksQuery
from .trick import trick_of

MOVES = {q.MAY_PLAY: PLAY, q.MAY_BID: BID, q.MAY_PASS: PASS}
"""The kinds of moves by the questions about them."""


def near_miss_reasons(query: TricksQuery, answer: Answer, /) -> tuple[Reason, ...]:
    """The conditions of rules that a play, a bid, a trick or the points don't meet."""
    kind = MOVES.get(query.question.kind)
    if kind and answer.value == YES:
        return tuple(_spared(query, replace(move_asked_about(query.question), kind=kind)))
    trick = trick_of(query.rules, query.position) if query.position.field else query.position.last
    if query.question.kind == q.WHO_TAKES and trick is not None:
        sparing = (rule.spares_trick(trick) for rule in query.rules.declaring("spares_trick"))
        return tuple(filter(None, sparing))
    if query.question.kind == q.SCORE and isinstance(answer.value, dict):
        position, sides = query.with_trick_taken, query.rules.sides(query.position)
        rules = query.rules.declaring("spares_score")
        return tuple(r for rule in rules for r in rule.spares_score(position, sides, query.names))
    return ()


def _spared(query: TricksQuery, move: Move) -> Iterator[Reason]:
    position, told = query.with_trick_taken, dict[str, Any](players=[move.seat], always=True)
    if move.kind == PLAY:
        card = move.cards[0].plain()
        for rule in query.rules.declaring("spares"):
            if why := rule.spares(position, card):
                args = {**told, **rule.card_args(position, card)}
                yield rule.reason("spared", "misses", cards=[card], why=why, **args)
        return
    for rule in query.rules.declaring("spares_opening"):
        if why := rule.spares_opening(position, query.seat, move):
            args = {**told, **rule.opening_args(position, move), "number": move.number}
            yield rule.reason("spared", "misses", why=why, **args)
