"""Reads the questions of a program strictly; an error suggests what may be meant."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Deck
from referee.errors import ParseError
from referee.model.questions import Question
from referee.notation import lenient
from referee.notation.questions import parse_question


def read_strict_question(text: str, names: Sequence[str], deck: Deck) -> Question:
    """The question of a text.

    Raises ``ParseError``, which suggests a question, and ``UnknownName`` for an unknown seat.

    >>> read_strict_question("may Aki pass", ["Aki", "Ben"], Deck()).kind
    'may_pass'
    """
    try:
        return parse_question(text, names, deck)
    except ParseError as problem:
        meant = lenient.question_meant(text, names, deck)
        problem.near = (meant,) if meant else problem.near
        raise
