"""A quiz as the front end draws it: plain JSON in one language.

What is drawn before the answer comes from what the table's text says, and from nothing that the
referee has made of it.
"""

from __future__ import annotations

from typing import Any

from referee.i18n.messages import listing, message
from referee.model.moves import PASS, Move
from referee.model.questions import KINDS
from referee.rulebook.option_text import setting_label
from referee.table import Table, Verdict
from referee.ui.shared.board import Board, board_of
from referee.ui.shared.labels import labels, move_word, question_word, word
from referee.ui.shared.mark_switches import MarkView, marks_of
from referee.ui.shared.markdown import comment_html
from referee.ui.shared.seats import draw_seats
from referee.ui.shared.table_view import draw_marks, draw_table
from referee.ui.shared.verdict import draw_verdict

from .answer_format import quiz_word, value_word
from .answer_types import EACH, NOTHING, OPEN, ORDER, PLAYS, AnswerForm, seat_of
from .quiz import Quiz, Said

State = dict[str, Any]


def words(lang: str) -> dict[str, str]:
    """Every fixed word of the quiz."""
    return labels(lang, "quiz")


def html(said: Said, lang: str) -> str:
    """What an author says, as HTML that holds nothing but what Markdown makes."""
    told = said.words(lang)
    return comment_html(told) if told else ""


# ---- the table


def draw_asked(quiz: Quiz, lang: str) -> State:
    """The table as its text describes it, the moves that follow, the rules, and the question."""
    described = quiz.table.description
    start = Board(described.replace(play=(), ask=(), lines={}))
    stated = [mark for mark in marks_of(start) if mark.on and not mark.follows]
    seats = draw_seats(start, stated, None, lang)
    for seat in seats:
        seat["turn"] = seat["name"] == described.turn
    return {
        **draw_table(start, None, lang),
        "seats": seats,
        "marks": _marks(start, stated, lang),
        "then": [_move(move, described.names, lang) for move in described.play],
        "rules": draw_rules(quiz.table, lang),
        "question": _question(quiz, lang),
    }


def draw_judged(verdict: Verdict, lang: str) -> State:
    """The table as it lies after the moves, and the verdict; where that tells what became of the
    cards, the table stays as it was asked about."""
    told = {"rules": draw_rules(verdict.table, lang), "verdict": draw_verdict(verdict, lang)}
    if KINDS[verdict.question.kind].looks_back:
        return told
    board = board_of(verdict.table)
    marks = [mark for mark in draw_marks(board, lang) if mark["on"]]
    return {**draw_table(board, None, lang), "marks": marks, **told}


def _marks(board: Board, stated: list[MarkView], lang: str) -> list[State]:
    said = {mark.text for mark in stated}
    return [mark for mark in draw_marks(board, lang) if mark["mark"] in said]


def _move(move: Move, names: tuple[str, ...], lang: str) -> State:
    return {
        "label": word(lang, "step-move", name=move.seat, move=move_word(move, lang)),
        "cards": [str(card) for card in move.cards],
        "seat": names.index(move.seat) if move.seat in names else None,
        "refused": move.stands,
    }


def draw_rules(table: Table, lang: str) -> State:
    """By which book it is judged, and what the text changes in it."""
    rules = table.rulebook
    changes = [
        setting_label(rules.options[name], [value], lang) for name, value in rules.choices.items()
    ]
    return {"book": rules.book.title[lang], "changes": changes}


def _question(quiz: Quiz, lang: str) -> State:
    label = question_word(quiz.question, lang)
    return {"text": str(quiz.question), "label": label, "followed": False}


# ---- how it is answered


def draw_form(quiz: Quiz, lang: str) -> State:
    """What there is to choose from, and what to do with it."""
    form = quiz.form
    return {
        "kind": form.kind,
        "asks": quiz_word(lang, f"asks-{form.asks}", name=quiz.question.seat),
        "values": [_value(quiz, value, lang) for value in form.values],
        "others": [_value(quiz, value, lang) for value in form.others],
    }


def _value(quiz: Quiz, value: str, lang: str) -> State:
    return {
        "value": value,
        "label": value_word(quiz.table, quiz.question, value, lang),
        "seat": seat_of(value),
        "cards": value.split() if is_play(quiz, value) else [],
    }


def is_play(quiz: Quiz, value: str) -> bool:
    """Whether a value is cards."""
    if value in (PASS, NOTHING, *OPEN):
        return False
    return quiz.form.asks == "gift" or quiz.form.shape == PLAYS


def said_word(quiz: Quiz, said: Any, lang: str) -> str:
    """What the reader said, in words."""
    if said is None:
        return ""
    if isinstance(said, int):
        return str(said)
    if isinstance(said, str):
        return value_word(quiz.table, quiz.question, said, lang)
    if quiz.form.kind == EACH:
        return _each_word(quiz.form, quiz.table, said, lang)
    told = [value_word(quiz.table, quiz.question, each, lang) for each in said]
    in_order = quiz.form.kind == ORDER
    return message(lang, "value-order-joiner").join(told) if in_order else listing(lang, told)


def _each_word(form: AnswerForm, table: Table, said: list[Any], lang: str) -> str:
    pair = "value-title-pair" if form.values else "value-score-pair"
    pairs = [
        message(lang, pair, seat=seat, title=title)
        for seat, title in zip(table.seats, said, strict=False)
        if title is not None
    ]
    return listing(lang, pairs) or message(lang, "value-nothing")
