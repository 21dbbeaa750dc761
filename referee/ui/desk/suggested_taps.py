"""What the desk offers to be tapped besides the likely moves: to take back what would be forgotten,
to let a refused move stand, to make a move of cards that were laid by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.i18n.messages import listing
from referee.ui.shared.board import Board
from referee.ui.shared.labels import cards_word, seat_move_word, word
from referee.ui.shared.waiting_seats import draw_waits

from .edits import strange_cards
from .keep_moves import LostMoves
from .make_moves import answers, as_move

State = dict[str, Any]


def draw_offers(board: Board, forgotten: LostMoves | None, lang: str) -> list[State]:
    """Each with its ``kind``, which says what to send, and what it is about."""
    return list(_offers(board, forgotten, lang))


def _offers(board: Board, forgotten: LostMoves | None, lang: str) -> Iterator[State]:
    if forgotten is not None:
        yield {"kind": "undo", "label": word(lang, "offer-undo"), "move": ""}
        yield {"kind": "noted", "label": word(lang, "offer-go-on"), "move": ""}
    if board.refused is not None:
        move = str(board.refused)
        yield {"kind": "stands", "label": word(lang, "offer-stands"), "move": move}
        yield {"kind": "without", "label": word(lang, "offer-without"), "move": move}
    for move_ in dict.fromkeys(answers(board)):
        yield {"kind": "make", "label": seat_move_word(move_, lang), "move": str(move_)}
    made = as_move(board)
    if made is not None:
        move_ = made.described.play[-1]
        label = word(lang, "offer-instead", move=seat_move_word(move_, lang))
        yield {"kind": "instead", "label": label, "move": str(move_)}


def draw_refused(board: Board, lang: str) -> State | None:
    """The move of the table that the referee refuses, so that those from it on are not made."""
    if board.refused is None:
        return None
    return {"text": str(board.refused), "label": seat_move_word(board.refused, lang)}


def cleared_words(before: Board, now: Board, lang: str) -> str:
    """What other rules took off the table, in words; empty: nothing."""
    lay, lies = (each.whole() for each in (before, now))
    if (lay.field, lay.hands, lay.discards, lay.play, before.disputed) == (
        lies.field, lies.hands, lies.discards, lies.play, now.disputed,
    ):  # fmt: skip
        return ""
    cards = cards_word(strange_cards(before, now.deck), lang) or "none"
    return word(lang, "problem-cleared", cards=cards)


def forgotten_words(forgotten: LostMoves, now: Board, lang: str) -> str:
    """What an edit took from the history, in words: the move taken back, or what waited."""
    if forgotten.back is not None:
        return word(lang, "taken-back", move=seat_move_word(forgotten.back, lang))
    if forgotten.earlier:
        return word(lang, "forgotten-earlier")
    table = forgotten.before.reached
    waits = draw_waits(table, lang) if table is not None else {}
    left = draw_waits(now.reached, lang)
    lost = [
        word(lang, "forgotten-wait", name=table.seats[seat], text=each["text"])
        for seat, each in waits.items()
        if table is not None and each["text"] != left.get(seat, {}).get("text")
    ]
    clauses = dict.fromkeys(each["clauses"] for each in waits.values() if each["clauses"])
    if not lost:
        return word(lang, "forgotten-moves")
    return word(
        lang, "forgotten-waits", waits=" ".join(lost), clauses=listing(lang, clauses) or "none"
    )
