"""A quiz as a value: a table, a question about it, and what its author says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.api import read
from referee.cards.card import parse_card
from referee.errors import ParseError
from referee.explain.answer_text import value_text
from referee.i18n.messages import LANGS, listing, message
from referee.model.limits import read_number
from referee.model.moves import PASS
from referee.model.questions import Question
from referee.notation.branches import clean_comment
from referee.notation.question_reader import read_question
from referee.table import Table, Verdict

from .answers import (
    MANY,
    NUMBER,
    ONE,
    OPEN,
    AnswerForm,
    form_of,
    is_right,
    open_answer,
    right_ones,
    value_word,
)

DIRECTIVE = re.compile(
    r"(?:(?P<part>hint|ヒント|choices|選択肢)(?:[ \t]+(?P<of>ja|en))?|(?P<lang>ja|en))"
    r"[ \t]*[:：][ \t]*(?P<rest>.*)",
    re.IGNORECASE,
)
"""A line of a remark that begins another language, or another part of the quiz."""
HEADING = "# "
_MARK = re.compile(r"((ja|en)[ \t]*[:：][ \t]*)+", re.IGNORECASE)


class Said(Struct, frozen=True):
    """What an author says (Markdown), in two languages."""

    ja: str = ""
    en: str = ""

    @classmethod
    def of(cls, said: Said | str | Mapping[str, str]) -> Said:
        """The same words for every reader, or ``{"ja": …, "en": …}``; one may be left out."""
        if isinstance(said, Said):
            said = {"ja": said.ja, "en": said.en}
        elif isinstance(said, str):
            said = {"ja": said, "en": said}
        ja, en = (tame(clean_comment(said.get(lang, "")).strip()) for lang in ("ja", "en"))
        return cls(ja or en, en or ja)

    def words(self, lang: str) -> str:
        """The words for readers of a language."""
        return self.ja if lang == "ja" else self.en

    def in_one_line(self) -> Said:
        """The same as a title: in one line, without a mark of a language at its beginning."""
        ja, en = (_MARK.sub("", " ".join(words.split())) for words in (self.ja, self.en))
        return Said(ja or en, en or ja)

    def __bool__(self) -> bool:
        return bool(self.ja or self.en)


Sayable = Said | str | Mapping[str, str]
"""What an author may write as a remark."""


def tame(text: str) -> str:
    """The text without lines that a quiz's text form would take for a directive or a heading: they
    get a blank, which Markdown ignores."""
    return "\n".join(
        f" {line}" if DIRECTIVE.match(line) or line.startswith(HEADING) else line
        for line in text.split("\n")
    )


class Quiz:
    """A question (問い) about a table that a reader answers before the referee does.

    ``remark`` is shown with the question, ``hint`` if the reader asks for it, ``after`` with the
    verdict. ``choices`` are the answers offered, if these are not all that there are.
    """

    def __init__(
        self,
        table: Table | str,
        question: str | Question | None = None,
        *,
        title: Sayable = "",
        remark: Sayable = "",
        hint: Sayable = "",
        after: Sayable = "",
        choices: Iterable[str] = (),
    ) -> None:
        """``table``: a table or its text; without a ``question`` the first of its ``ask:``.

        Raises what reading a table raises; ``ParseError`` if there is no question, if a choice does
        not answer it or if no choice is right; ``UnknownName`` for a question that the game does
        not answer.
        """
        table = read(table) if isinstance(table, str) else table
        self.question = _question_of(table, question)
        self.table = _without_questions(table)
        self.title = Said.of(title).in_one_line()
        self.remark, self.hint, self.after = Said.of(remark), Said.of(hint), Said.of(after)
        self.choices = tuple(choice.strip() for choice in choices)
        self.verdict = self.table.ask(self.question)
        form = form_of(self.table, self.question)
        self.form = with_choices(form, self.choices, self.table, self.question)
        if self.choices and not _has_right(self.verdict, self.form):
            raise ParseError(" / ".join(self.choices), 1, 1, ["quiz-right-choice"])

    def _written(self) -> tuple[object, ...]:
        """What its author has written; the rest follows from it."""
        remarks = (self.title, self.remark, self.hint, self.after)
        return (self.table, self.question, *remarks, self.choices)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quiz) and self._written() == other._written()

    def __hash__(self) -> int:
        return hash(self._written())


def _without_questions(table: Table) -> Table:
    described = table.description
    if not (described.ask or described.lines):
        return table
    return Table(described.replace(ask=(), lines={}), force=True)


def _question_of(table: Table, question: str | Question | None) -> Question:
    if isinstance(question, str):
        return read_question(question, table.seats, table.rulebook.deck)
    question = question or next(iter(table.questions), None)
    if question is None:
        raise ParseError("", len(str(table).splitlines()) + 1, 1, ["question"])
    return question


def _has_right(verdict: Verdict, form: AnswerForm) -> bool:
    """Whether one of the values is the answer, or several together."""
    if open_answer(verdict):
        return True
    right = right_ones(verdict, form) if form.kind == MANY else []
    answers = ([right] if right else []) if form.kind == MANY else form.values
    return any(is_right(verdict, form, given) for given in (*answers, *form.others))


# ---- the author's choices


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
