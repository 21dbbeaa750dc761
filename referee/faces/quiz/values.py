"""The values of an answer in words, as a reader sees them."""

from __future__ import annotations

from referee.cards.card import parse_card
from referee.engine.view import OTHER_HAPPENING
from referee.faces.drawing.words import answer_word, cards_word, word
from referee.judging.speech import value_text
from referee.language.messages import message
from referee.language.messages import title as title_word
from referee.model import questions as q
from referee.model.moves import PASS
from referee.model.questions import Question
from referee.table import Table

from .forms import NOBODY, NOTHING, OPEN, seat_of


def quiz_word(lang: str, key: str, **args: object) -> str:
    return message(lang, f"quiz-{key}", **args)


def value_word(table: Table, question: Question, value: str, lang: str) -> str:
    """One value in words, as a reader sees it."""
    kind, seat = question.kind, seat_of(value)
    if seat is not None:
        return table.seats[seat]
    if value in (*OPEN, NOBODY, NOTHING):
        own = value == NOTHING and kind in (q.WHAT_PLAYS, q.WHAT_HAPPENS)
        return quiz_word(lang, f"says-{value}-{kind}" if own else f"says-{value}")
    if kind == q.WHAT_HAPPENS and value in (*table.engine.look.happenings, OTHER_HAPPENING):
        return quiz_word(lang, f"happens-{value}")
    if kind == q.RANK_OF:
        return quiz_word(lang, "place", n=value)
    if kind == q.TITLES:
        return title_word(lang, value)
    if kind == q.WHAT_ORDER:
        return word(lang, "joker") if value == "Jo" else value
    if kind in (q.WHAT_PLAYS, q.MUST_GIVE):
        return _play_word(table, value, lang)
    return (
        answer_word(kind, value, lang) if value in ("yes", "no") else value_text(kind, value, lang)
    )


def _play_word(table: Table, value: str, lang: str) -> str:
    if value == PASS or value.isdecimal():
        return word(lang, "step-pass") if value == PASS else value
    deck = table.rulebook.deck
    return cards_word([parse_card(each, deck) for each in value.split()], lang)
