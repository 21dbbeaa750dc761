"""The front page's state as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from referee.model.moves import PLAY
from referee.ui.session import State
from referee.ui.shared.board import Board, read_board
from referee.ui.shared.labels import labels, question_word
from referee.ui.shared.table_view import card_texts, draw_deck

from .front_page_content import Offer, quarrels, quizzes, stories

MAX_CARDS = 6
HELP = ("cards", "ask", "flips", "rules", "write", "share")
"""What the help tells, line by line (``home-help-KEY``)."""


@cache
def draw(lang: str) -> State:
    """All that can be opened."""
    said = labels(lang, "home")
    return {
        "quarrels": [_quarrel(each, lang) for each in quarrels(lang).values()],
        "quizzes": [_titled(each) for each in quizzes(lang).values()],
        "stories": [_titled(each) for each in stories(lang).values()],
        "help": [said[f"help-{key}"] for key in HELP],
    }


def _titled(offer: Offer) -> State:
    return {"id": offer.id, "title": offer.title}


def _quarrel(offer: Offer, lang: str) -> State:
    """A quarrel with its book, the cards on the table, and those that are asked about."""
    board = read_board(offer.text)
    question = board.question()
    return {
        **_titled(offer),
        "book": board.rules.book.title[lang],
        "deck": draw_deck(board.deck, lang),
        "lies": _lying(board)[-MAX_CARDS:],
        "asked": card_texts(question.cards) if question else [],
        "question": question_word(question, lang) if question else "",
    }


def _lying(board: Board) -> Sequence[str]:
    """The cards of the field and of the moves; where there are none, those of the hands."""
    moves = (move.cards for move in board.described.play if move.kind == PLAY)
    plays = [*(play.cards for play in board.described.field), *moves]
    cards = [card for play in plays for card in play]
    return card_texts(cards or [c for hand in board.described.hands.values() for c in hand.cards])
