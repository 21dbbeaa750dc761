"""What else a player may do, as reasons beside the answer."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.answer import Answer
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.judge.pending_moves import offer_reason
from referee.games.climbing.resolution.optional_actions import announcing, offers
from referee.games.climbing.rule_api.obligations import MET_BY
from referee.model import questions as q
from referee.model.marks import Obligation
from referee.model.moves import DISCARD, DRAW, Move
from referee.rulebook.rule import Reason

WITH_CARDS = (DISCARD, DRAW)
"""The moves that accept an offer by naming cards only."""


def alternatives(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The offers that are open to the seat of the question.

    Beside all plays and all debts these are all offers; beside a play that may not be made, those
    that its cards accept. Beside debts it is also that one card left has to be announced.
    """
    kind = query.question.kind
    if kind not in (q.WHAT_PLAYS, q.MUST_DO, q.MAY_PLAY):
        return
    if kind == q.MAY_PLAY and answer.value != "no":
        return
    if kind == q.MUST_DO and query.seat in announcing(query.rules, query.position):
        for rule in query.rules.declaring("on_announcement"):
            yield query.reason(rule, "due", seat=query.question.seat)
    for owed in offers(query.rules, query.position):
        if owed.seat != query.seat:
            continue
        if kind == q.MAY_PLAY and _accepts(query, owed):
            yield offer_reason(query.rules, query.names, owed, "instead-offer")
        elif kind != q.MAY_PLAY and _is_known(query, owed):
            yield offer_reason(query.rules, query.names, owed, "besides-offer")


def _accepts(query: ClimbingQuery, owed: Obligation) -> bool:
    """Whether the cards of the question accept an offer."""
    names, position = query.names, query.position
    kinds = [kind for kind in MET_BY[owed.kind] if kind in WITH_CARDS]
    moves = (Move(query.question.seat, kind, query.question.cards) for kind in kinds)
    return any(judge(query.rules, names, position, move).value == "yes" for move in moves)


def _is_known(query: ClimbingQuery, owed: Obligation) -> bool:
    """Whether an offer does not depend on cards that nobody knows."""
    return not query.position.unknown[query.seat] or DRAW in MET_BY[owed.kind]
