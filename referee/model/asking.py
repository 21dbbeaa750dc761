"""Which question asks whether a move may be made."""

from __future__ import annotations

from .moves import Move
from .questions import Question

ASKED_BY_MOVE = {
    "discard": "may_discard",
    "name": "may_name",
    "pick": "may_pick",
    "take": "may_take",
    "decline": "may_decline",
    "play": "may_play",
    "pass": "may_pass",
    "give": "may_give",
    "look": "may_look",
    "show": "may_give",
    "doubt": "may_doubt",
    "through": "may_through",
    "place": "may_place",
    "reveal": "may_doubt",
    "point": "may_point",
}
"""Kind of move -> kind of the question whether it may be made."""


def asking(move: Move) -> Question:
    """The question whether a move may be made."""
    kind = ASKED_BY_MOVE.get(move.kind, "may_play")
    return Question(kind, move.seat, move.cards, move.other, move.rank, move.suit)
