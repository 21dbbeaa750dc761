"""A quiz as the front end draws it: plain JSON in one language.

Before the answer only what the table's text says is drawn, nothing that the referee makes of it.
"""

from __future__ import annotations

from typing import Any

from referee.explain.answer_text import value_text
from referee.i18n.messages import listing, message
from referee.model.moves import PASS
from referee.model.questions import KINDS, SCORE, TITLES, Question
from referee.rulebook.clause import setting_label
from referee.table import Table, Verdict
from referee.ui.session import State
from referee.ui.shared.board import Board, board_of
from referee.ui.shared.labels import question_word, seat_move_word
from referee.ui.shared.mark_switches import marks_of
from referee.ui.shared.table_view import card_texts, draw_marks, draw_seats, draw_table, seat_index
from referee.ui.shared.verdict import draw_verdict

from .answers import EACH, NOTHING, OPEN, ORDER, PLAYS, quiz_word, seat_of, value_word
from .quiz import Quiz


def draw_asked(quiz: Quiz, lang: str) -> State:
    """The table as its text describes it, the moves that follow, the rules, and the question."""
    described = quiz.table.description
    start = Board(described.replace(play=(), ask=(), lines={}))
    stated = [mark for mark in marks_of(start) if mark.on and not mark.follows]
    texts = {mark.text for mark in stated}
    seats = draw_seats(start, stated, None, lang)
    for seat in seats:
        seat["turn"] = seat["name"] == described.turn
    return {
        **draw_table(start, None, lang),
        "seats": seats,
        "marks": [mark for mark in draw_marks(start, lang) if mark["mark"] in texts],
        "then": [
            {
                "label": seat_move_word(move, lang),
                "cards": card_texts(move.cards),
                "seat": seat_index(start, move.seat),
                "refused": move.stands,
            }
            for move in described.play
        ],
        "rules": _rules(quiz.table, lang),
        "question": _question(quiz.question, quiz.table, lang),
    }


def draw_judged(verdict: Verdict, lang: str) -> State:
    """The table after the moves, and the verdict. If the question looks back at the cards before
    the moves, the table stays as it was asked about."""
    drawn = {
        "rules": _rules(verdict.table, lang),
        "verdict": draw_verdict(verdict, lang),
        "question": _question(verdict.question, verdict.table, lang),
    }
    if KINDS[verdict.question.kind].looks_back:
        return drawn
    board = board_of(verdict.table)
    marks = [mark for mark in draw_marks(board, lang) if mark["on"]]
    return {**draw_table(board, None, lang), "marks": marks, **drawn}


def _question(question: Question, table: Table, lang: str) -> State:
    label = question_word(question, lang, table.rulebook)
    return {"text": str(question), "label": label, "followed": False}


def _rules(table: Table, lang: str) -> State:
    """The title of the book, and what the text changes in it."""
    rules = table.rulebook
    changes = [
        setting_label(rules.options[name], [value], lang) for name, value in rules.choices.items()
    ]
    return {"book": rules.book.title[lang], "changes": changes}


# ---- how it is answered


def draw_form(quiz: Quiz, lang: str) -> State:
    """The values to choose from, and what to do with them."""
    form = quiz.form
    return {
        "kind": form.kind,
        "asks": quiz_word(lang, f"asks-{form.asks}", name=quiz.question.seat),
        "values": [_value(quiz, value, lang) for value in form.values],
        "others": [_value(quiz, value, lang) for value in form.others],
    }


def _value(quiz: Quiz, value: str, lang: str) -> State:
    has_cards = quiz.form.asks == "gift" or quiz.form.shape == PLAYS
    return {
        "value": value,
        "label": value_word(quiz.table, quiz.question, value, lang),
        "seat": seat_of(value),
        "cards": value.split() if has_cards and value not in (PASS, NOTHING, *OPEN) else [],
    }


def answer_label(quiz: Quiz, given: Any, lang: str) -> str:
    """The reader's answer in words."""
    if given is None:
        return ""
    if isinstance(given, int):
        return str(given)
    if isinstance(given, str):
        return value_word(quiz.table, quiz.question, given, lang)
    if quiz.form.kind == EACH:
        pairs = zip(quiz.table.seats, given, strict=False)
        said = {seat: value for seat, value in pairs if value is not None}
        return value_text(TITLES if quiz.form.values else SCORE, said, lang)
    labels = [value_word(quiz.table, quiz.question, value, lang) for value in given]
    if quiz.form.kind == ORDER:
        return message(lang, "value-order-joiner").join(labels)
    return listing(lang, labels)
