"""What a play that may be made won't do, because an added rule prevents it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

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
OF_RANKING = tuple(f"{PREVENTED}-{mark}" for mark in ("revolution", "j-back", "order"))
"""The effects by which the ranking stays as it is."""


def prevented_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """What the play of the question won't do, by the first added rule that prevents something."""
    position, asked, added = query.position, query.question, query.case.rulebook.choices
    if asked.kind == q.MAY_PLAY and any(r.key == "stronger-bars" for r in answer.because):
        yield from _kept_ranking(query)
        return
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


def _kept_ranking(query: ClimbingQuery) -> Iterator[Reason]:
    """That the play on top, which was made last, didn't reverse the ranking, because an added rule
    prevented it."""
    added = query.case.rulebook.choices
    for event in query.last_events:
        if event.key in OF_RANKING and added.get(event.clause.name):
            yield replace(event_reason(event), did="misses")
            return
