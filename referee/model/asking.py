"""Which question asks whether a move may be made."""

from __future__ import annotations

from .moves import MOVES, Move
from .questions import Question


def asking(move: Move) -> Question:
    """The question whether a move may be made; where none asks about its kind, one like it."""
    kind = MOVES[move.kind]
    asks = kind.asks or MOVES[kind.like].asks
    return Question(asks, move.seat, move.cards, move.other, move.rank, move.suit)


def has_question(move: Move) -> bool:
    """Whether a question asks about moves of this kind themselves, and not only about the like."""
    return bool(MOVES[move.kind].asks)
