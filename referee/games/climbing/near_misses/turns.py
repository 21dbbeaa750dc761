"""Why it isn't the turn of the player who wants to play: what the last play did to the turn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.engine.answer import YES, Answer
from referee.engine.query import event_reason
from referee.games.climbing.answers.query import ClimbingQuery
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.rulebook.rule import Reason


def turn_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The special rule by which the last play cleared the field, so that its player leads, or
    skipped the player of the question, if nothing but the turn is in the way; or by which it is
    that player's turn though the others have passed."""
    asked, turn = query.question, query.position.turn
    for rule in query.rules.declaring("explains_turn") if answer.value == YES else ():
        is_such = asked.kind == q.MAY_PLAY and rule.clause.switchable
        if is_such and rule.explains_turn(query.position):
            yield query.reason(rule, "asks-again", seat=asked.seat)
    bars = [reason for reason in answer.because if reason.did == "bars"]
    if asked.kind != q.MAY_PLAY or turn == NOBODY or [r.key for r in bars] != ["turn-bars"]:
        return
    for event in query.last_events:
        reason = event_reason(event)
        if not event.clause.switchable:
            continue
        if event.key == "cleared" and not query.position.field:
            args = {**reason.args, "seat": query.names[turn], "gone": ""}
            yield replace(reason, did="misses", key="happens-cleared-leads", args=args)
            return
        if event.key == "skips" and asked.seat in event.reached.get("seats", ()):
            yield replace(reason, did="misses")
            return
