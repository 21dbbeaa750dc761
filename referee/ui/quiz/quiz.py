"""A quiz as a value: a table, a question about it, and what its author says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from referee.api import read
from referee.errors import ParseError
from referee.model.questions import Question
from referee.notation.branches import clean_comment
from referee.notation.questions import parse_question
from referee.table import Table, Verdict

from .answer_types import MANY, OPEN, AnswerForm, form_of
from .choices import with_choices
from .grading import is_right, open_answer, right_ones

DIRECTIVE = re.compile(
    r"(?:(?P<part>hint|ヒント|choices|選択肢)(?:[ \t]+(?P<of>ja|en))?|(?P<lang>ja|en))"
    r"[ \t]*[:：][ \t]*(?P<rest>.*)",
    re.IGNORECASE,
)
"""A line of a remark from which on it is in another language, or another part of the quiz."""
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
        """The same as a title, which has no lines and begins with no mark of a language."""
        ja, en = (_MARK.sub("", " ".join(words.split())) for words in (self.ja, self.en))
        return Said(ja or en, en or ja)

    def __bool__(self) -> bool:
        return bool(self.ja or self.en)


Sayable = Said | str | Mapping[str, str]
"""What an author may hand in for each of his remarks."""


def tame(text: str) -> str:
    """Words that the text form takes for nothing else; to Markdown a blank makes no difference."""
    lines = text.split("\n")
    return "\n".join(
        f" {line}" if DIRECTIVE.match(line) or line.startswith(HEADING) else line for line in lines
    )


class Quiz:
    """A question (問い) about a table that a reader answers before the referee does.

    ``remark`` stands with the question, ``hint`` where the reader asks for it, ``after`` with the
    verdict. ``choices`` are the answers offered, where they shall be fewer than there are.
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

        Raises what reading a table raises; ``ParseError`` where there is no question, where a
        choice is no answer to it and where none is right; ``UnknownName`` for a question that the
        game does not answer.
        """
        table = read(table) if isinstance(table, str) else table
        plain = _plain(table)
        asked = _asked(table, question)
        self.title = Said.of(title).in_one_line()
        self.remark, self.hint, self.after = Said.of(remark), Said.of(hint), Said.of(after)
        self.choices = tuple(choice.strip() for choice in choices)
        self.table, self.question = plain, asked
        self.verdict = plain.ask(asked)
        self.form = with_choices(form_of(plain, asked), self.choices, plain, asked)
        if self.choices and not _has_right(self.verdict, self.form):
            raise ParseError(" / ".join(self.choices), 1, 1, ["quiz-right-choice"])

    def _written(self) -> tuple[object, ...]:
        """What its author has written: of this the rest follows."""
        remarks = (self.title, self.remark, self.hint, self.after)
        return (self.table, self.question, *remarks, self.choices)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quiz) and self._written() == other._written()

    def __hash__(self) -> int:
        return hash(self._written())


def _plain(table: Table) -> Table:
    """The table that asks nothing; itself, where it does not."""
    described = table.description
    if not (described.ask or described.lines):
        return table
    return Table(described.replace(ask=(), lines={}), force=True)


def _asked(table: Table, question: str | Question | None) -> Question:
    if isinstance(question, str):
        return parse_question(question, table.seats, table.rulebook.deck)
    asked = question or next(iter(table.questions), None)
    if asked is None:
        raise ParseError("", len(str(table).splitlines()) + 1, 1, ["question"])
    return asked


def _has_right(verdict: Verdict, form: AnswerForm) -> bool:
    """Whether one of the values, or of what happens just some of them, is the answer."""
    if open_answer(verdict):
        return True
    if form.kind == MANY:
        right = right_ones(verdict, form)
        others = (other for other in form.others if other not in OPEN)
        return any(is_right(verdict, form, said) for said in (*others, *([right] if right else [])))
    return any(is_right(verdict, form, value) for value in (*form.values, *form.others))
