"""What a play that may be made won't do, because an added rule prevents it."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.answer import YES, Answer
from referee.engine.interfaces import AmbiguousCards
from referee.engine.query import event_reason
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.resolution.advance import advance
from referee.model import questions as q
from referee.model.moves import PLAY, Move
from referee.rulebook.rule import Open, Reason

PREVENTED = "mark-prevented"
"""How the keys of such effects begin."""


def prevented_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """What the play of the question won't do, by the first added rule that prevents something."""
    position, asked, added = query.position, query.question, query.case.rulebook.choices
    if asked.kind != q.MAY_PLAY or answer.value != YES or position.owed:
        return
    try:
        step = advance(query.rules, query.names, position, Move(asked.seat, PLAY, asked.cards))
    except (Open, AmbiguousCards):
        return
    for event in step.events:
        if event.key.startswith(PREVENTED) and added.get(event.clause.name):
            yield event_reason(event)
            return
