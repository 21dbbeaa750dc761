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

from .answer_format import value_word
from .answer_types import MANY, NUMBER, ONE, OPEN, AnswerForm


class NoSuchChoice(ParseError):
    """A choice that is no answer to the question; says which there are, as a reader sees them."""

    def __init__(self, choice: str, form: AnswerForm, table: Table, question: Question) -> None:
        super().__init__(choice, 1, 1, ["quiz-choice"])
        self.form, self.table, self.question = form, table, question

    def _expectation(self, _: str, lang: str) -> str:
        form, table, question = self.form, self.table, self.question
        known = [value_word(table, question, value, lang) for value in (*form.values, *form.others)]
        joined = listing(lang, dict.fromkeys(known))
        return message(lang, "expected-quiz-choice-of", known=joined)


def with_choices(
    form: AnswerForm, choices: Sequence[str], table: Table, question: Question
) -> AnswerForm:
    """The form with no other answers than these (and that it depends, or is not settled).

    A choice is a value, or what a reader sees for it in either language. Raises ``ParseError`` for
    one that is no answer.
    """
    if not choices:
        return form
    asked = _ChoiceReader(form, table, question)
    values = tuple(dict.fromkeys(asked.value(choice.strip()) for choice in choices))
    kind = MANY if form.kind == MANY else ONE
    asks = form.asks if form.kind in (ONE, MANY) else "choose"
    others = tuple(each for each in form.others if each not in values and form.kind == kind)
    return replace(form, kind=kind, asks=asks, values=values, others=others or OPEN)


class _ChoiceReader:
    """What the choices are read for."""

    def __init__(self, form: AnswerForm, table: Table, question: Question) -> None:
        self.form, self.table, self.question = form, table, question
        named = form.kind in (ONE, MANY)
        self.known = dict(self._spellings()) if named else {}

    def _spellings(self) -> Iterator[tuple[str, str]]:
        """Every way to write a value; the value itself, which comes last, goes before words."""
        values = (*self.form.values, *self.form.others)
        for value in reversed(values):
            for lang in LANGS:
                yield value_text(self.question.kind, value, lang).casefold(), value
                yield value_word(self.table, self.question, value, lang).casefold(), value
        yield from ((value.casefold(), value) for value in values)

    def value(self, choice: str) -> str:
        """The value that a choice is. Raises ``ParseError``."""
        if choice.casefold() in self.known:
            return self.known[choice.casefold()]
        number = read_number(choice)
        if self.form.kind == NUMBER and number is not None:
            return str(number)
        if self.form.asks == "play":
            return choice if choice == PASS else self._cards(choice)
        if self.form.kind in (ONE, MANY):
            raise NoSuchChoice(choice, self.form, self.table, self.question)
        raise ParseError(choice, 1, 1, ["quiz-choice"])

    def _cards(self, choice: str) -> str:
        """A play as it is spelled."""
        deck = self.table.rulebook.deck
        try:
            return " ".join(str(parse_card(each, deck)) for each in choice.split())
        except ValueError:
            raise ParseError(choice, 1, 1, ["card"], deck) from None
