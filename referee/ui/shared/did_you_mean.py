"""What somebody may have meant who has typed something else, as the page calls it."""

from __future__ import annotations

from referee.cards.card import Deck
from referee.notation.moves import read_move
from referee.notation.questions import parse_question

from .labels import move_word, question_word, word


def near_question(text: str, names: tuple[str, ...], deck: Deck, lang: str) -> str:
    """A question as the desk puts it."""
    return question_word(parse_question(text, names, deck), lang)


def near_move(text: str, deck: Deck, lang: str) -> str:
    """A move with who makes it."""
    move = read_move(text, deck)
    return word(lang, "step-move", name=move.seat, move=move_word(move, lang))
