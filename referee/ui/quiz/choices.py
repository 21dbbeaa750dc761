"""The answers that a quiz's author offers instead of all that there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.cards.card import parse_card
from referee.errors import ParseError
from referee.explain.answer_text import value_text
from referee.i18n.messages import LANGS, listing, message
from referee.model.limits import read_number
from referee.model.moves import PASS
from referee.model.questions import Question
from referee.table import Table

from .answer_types import MANY, NUMBER, ONE, OPEN, AnswerForm, value_word


class NoSuchChoice(ParseError):
    """A choice that does not answer the question; lists the possible ones as a reader sees them."""

    def __init__(self, choice: str, form: AnswerForm, table: Table, question: Question) -> None:
        super().__init__(choice, 1, 1, ["quiz-choice"])
        self.form, self.table, self.question = form, table, question

    def _expectation(self, _: str, lang: str) -> str:
        values = (*self.form.values, *self.form.others)
        known = [value_word(self.table, self.question, value, lang) for value in values]
        return message(lang, "expected-quiz-choice-of", known=listing(lang, dict.fromkeys(known)))


def with_choices(
    form: AnswerForm, choices: Sequence[str], table: Table, question: Question
) -> AnswerForm:
    """The form with only these answers (and that it depends, or is unsettled).

    A choice is a value, or what a reader sees for it in either language. Raises ``ParseError`` for
    one that does not answer the question.
    """
    if not choices:
        return form
    is_listed = form.kind in (ONE, MANY)
    known = dict(_spellings(form, table, question)) if is_listed else {}

    def value(choice: str) -> str:
        number = read_number(choice)
        if choice.casefold() in known:
            return known[choice.casefold()]
        if form.kind == NUMBER and number is not None:
            return str(number)
        if form.asks == "play":
            return choice if choice == PASS else _play(choice, table)
        if is_listed:
            raise NoSuchChoice(choice, form, table, question)
        raise ParseError(choice, 1, 1, ["quiz-choice"])

    values = tuple(dict.fromkeys(value(choice.strip()) for choice in choices))
    kind = MANY if form.kind == MANY else ONE
    others = tuple(other for other in form.others if other not in values and form.kind == kind)
    asks = form.asks if is_listed else "choose"
    return replace(form, kind=kind, asks=asks, values=values, others=others or OPEN)


def _spellings(form: AnswerForm, table: Table, question: Question) -> Iterator[tuple[str, str]]:
    """Every way to write a value; the values themselves come last, so that they win in a dict."""
    values = (*form.values, *form.others)
    for value in reversed(values):
        for lang in LANGS:
            yield value_text(question.kind, value, lang).casefold(), value
            yield value_word(table, question, value, lang).casefold(), value
    yield from ((value.casefold(), value) for value in values)


def _play(choice: str, table: Table) -> str:
    """A play in its canonical spelling."""
    deck = table.rulebook.deck
    try:
        return " ".join(str(parse_card(text, deck)) for text in choice.split())
    except ValueError:
        raise ParseError(choice, 1, 1, ["card"], deck) from None
