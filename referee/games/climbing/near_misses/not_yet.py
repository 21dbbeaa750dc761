"""Rules that act once everyone has passed, and haven't yet."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.answer import NO, Answer
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.resolution.advance import advance
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import PASS, Move
from referee.rulebook.rule import Open, Reason


def not_yet_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The special rule by which the player of the question goes out once everyone has passed on the
    last play."""
    position, names = query.position, query.names
    if query.question.kind != q.IS_OUT or answer.value != NO or not position.field:
        return
    passing = []
    for _ in names:
        if position.turn == NOBODY or position.owed:
            return
        move = Move(names[position.turn], PASS)
        passing.append(move.seat)
        try:
            if judge(query.at(position), move).value == NO:
                return
            step = advance(query.rules, names, position, move)
        except Open:
            return
        for event in step.events:
            own = event.args.get("seat") == query.question.seat
            if event.key.startswith("leaves") and own and event.clause.switchable:
                yield Reason(event.clause, "misses", "near-not-yet", args={"seats": passing})
                return
        position = step.position
        if not position.field:
            return
