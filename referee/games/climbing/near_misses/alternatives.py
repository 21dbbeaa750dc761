"""What else a player may do than what was asked: as a reason beside the answer."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.answer import Answer
from referee.games.climbing.answers.query import Asked
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.judge.pending_moves import offer_reason
from referee.games.climbing.resolution.optional_actions import announcing, offers
from referee.games.climbing.rule_api.obligations import MET_BY
from referee.model import questions as q
from referee.model.marks import Obligation
from referee.model.moves import DISCARD, DRAW, Move
from referee.rulebook.rule import Reason

WITH_CARDS = (DISCARD, DRAW)
"""The moves that take an offer up by cards alone."""


def besides(asked: Asked, answer: Answer) -> Iterator[Reason]:
    """The offers that stand open to who is asked about: of all plays, and of what is owed, all of
    them; of a play that may not be made those that these cards take up. Of what is owed also what
    has to be said."""
    kind = asked.question.kind
    if kind not in (q.WHAT_PLAYS, q.MUST_DO, q.MAY_PLAY):
        return
    if kind == q.MAY_PLAY and answer.value != "no":
        return
    if kind == q.MUST_DO and asked.seat in announcing(asked.rules, asked.position):
        for rule in asked.rules.declaring("on_announcement"):
            yield asked.reason(rule, "due", seat=asked.question.seat)
    for owed in offers(asked.rules, asked.position):
        if owed.seat != asked.seat:
            continue
        if kind == q.MAY_PLAY and _taken_up(asked, owed):
            yield offer_reason(asked.rules, asked.names, owed, "instead-offer")
        elif kind != q.MAY_PLAY and _is_known(asked, owed):
            yield offer_reason(asked.rules, asked.names, owed, "besides-offer")


def _taken_up(asked: Asked, owed: Obligation) -> bool:
    """Whether the cards of the question are enough to take an offer up."""
    names, position = asked.names, asked.position
    kinds = [kind for kind in MET_BY[owed.kind] if kind in WITH_CARDS]
    moves = (Move(asked.question.seat, kind, asked.question.cards) for kind in kinds)
    return any(judge(asked.rules, names, position, move).value == "yes" for move in moves)


def _is_known(asked: Asked, owed: Obligation) -> bool:
    """Whether an offer does not hang on cards that nobody knows."""
    return not asked.position.unknown[asked.seat] or DRAW in MET_BY[owed.kind]
