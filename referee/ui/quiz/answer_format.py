"""The values of an answer in words, as a reader sees them."""

from __future__ import annotations

from referee.cards.card import parse_card
from referee.explain.answer_text import value_text
from referee.i18n.messages import has_message, message
from referee.i18n.messages import title as title_word
from referee.model.moves import PASS
from referee.model.questions import Question
from referee.table import Table
from referee.ui.shared.labels import answer_word, cards_word, word

from .answer_types import (
    GIFT,
    HAPPENS,
    NOBODY,
    NOTHING,
    OPEN,
    PLACE,
    PLAYS,
    RANK_ORDER,
    TITLES,
    seat_of,
    shape_of,
)


def quiz_word(lang: str, key: str, **args: object) -> str:
    return message(lang, f"quiz-{key}", **args)


def value_word(table: Table, question: Question, value: str, lang: str) -> str:
    """One value in words, as a reader sees it."""
    kind, shape, seat = question.kind, shape_of(question), seat_of(value)
    if seat is not None:
        return table.seats[seat]
    if value in (*OPEN, NOBODY, NOTHING):
        own = f"says-{value}-{kind}"
        return quiz_word(lang, own if has_message(lang, f"quiz-{own}") else f"says-{value}")
    if shape == HAPPENS:
        return quiz_word(lang, f"happens-{value}")
    if shape == PLACE:
        return quiz_word(lang, "place", n=value)
    if shape == TITLES:
        return title_word(lang, value)
    if shape == RANK_ORDER:
        return word(lang, "joker") if value == "Jo" else value
    if shape in (PLAYS, GIFT):
        return _play_word(table, value, lang)
    return (
        answer_word(kind, value, lang) if value in ("yes", "no") else value_text(kind, value, lang)
    )


def _play_word(table: Table, value: str, lang: str) -> str:
    if value == PASS or value.isdecimal():
        return word(lang, "step-pass") if value == PASS else value
    deck = table.rulebook.deck
    return cards_word([parse_card(each, deck) for each in value.split()], lang)
