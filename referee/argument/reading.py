"""What was understood of an argument."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from referee.i18n.card_names import card_words
from referee.i18n.messages import listing, message
from referee.model.questions import Question
from referee.notation.writer import write_text
from referee.rulebook.clause import Clause
from referee.table import Table, Verdict

from .state_text import StateAsked, clause_text, state_text

MAX_LETTERS = 1000
"""The longest text that is read."""


class Reading(Struct, frozen=True):
    """One meaning of what was said: a table, and what is asked about it.

    Only one of ``questions``, ``states`` and ``clauses`` has something, except if several things
    are asked at once. All are empty if something was only described.
    """

    table: Table
    questions: tuple[Question, ...] = ()
    """One question, or several if the suits that weren't named matter."""
    states: tuple[StateAsked, ...] = ()
    clauses: tuple[Clause, ...] = ()
    chosen: tuple[str, ...] = ()
    """Cards of which the text doesn't name the suit."""

    @property
    def text(self) -> str:
        """The table text, with the questions under ``ask:``."""
        asked = tuple(map(str, self.questions))
        return write_text(self.table.description.replace(ask=asked))

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on each question."""
        return tuple(self.table.ask(question) for question in self.questions)

    def singly(self) -> list[Reading]:
        """A reading for each rule, if several rules may be meant."""
        if self.questions or self.states or len(self.clauses) < 2:
            return [self]
        return [replace(self, clauses=(clause,)) for clause in self.clauses]

    def title(self, lang: str = "en") -> str:
        """What is asked, in a few words, for a button."""
        asked = [card_words(lang, question.text(lang)) for question in self.questions]
        marks = [state_text(self.table, state, lang) for state in self.states]
        return " / ".join([*asked, *marks, *(clause.title[lang] for clause in self.clauses)])

    def answers(self, lang: str = "en") -> list[str]:
        """The answer to everything that is asked, in words."""
        verdicts = [verdict.say(lang) for verdict in self.verdicts]
        states = [state_text(self.table, state, lang) for state in self.states]
        return [*verdicts, *states, *(clause_text(self.table, c, lang) for c in self.clauses)]


class Understanding(Struct, frozen=True):
    """What was understood of a text.

    ``reading``: its meaning, or ``None`` if that isn't certain. ``offers``: other meanings, the
    likeliest first. ``skipped``: the parts that weren't understood, as they were typed.
    """

    text: str
    reading: Reading | None = None
    offers: tuple[Reading, ...] = ()
    skipped: tuple[str, ...] = ()

    @property
    def is_understood(self) -> bool:
        """Whether the meaning is certain."""
        return self.reading is not None

    def not_understood(self, lang: str) -> str:
        """That nothing was understood, and what could be asked instead."""
        if len(self.text) > MAX_LETTERS:
            return message(lang, "argument-too-long", count=MAX_LETTERS)
        quoted = [message(lang, "label-quoted", label=part) for part in self.skipped]
        return message(lang, "argument-nothing-understood", parts=listing(lang, quoted))

    def say(self, lang: str = "en") -> str:
        """What was understood, the answer, and what wasn't understood."""
        lines = self._understood(lang)
        if self.reading is not None and self.reading.chosen:
            cards = card_words(lang, " ".join(self.reading.chosen))
            lines.append(message(lang, "argument-suits", cards=cards))
        if self.reading is None and not self.offers:
            return self.not_understood(lang)
        if self.skipped:
            lines.append(message(lang, "argument-skipped", parts=" / ".join(self.skipped)))
        if self.reading is not None:
            return "\n".join([*lines, "", *self.reading.answers(lang)])
        titles = [offer.title(lang) for offer in self.offers]
        numbered = [f"{number}. {title}" for number, title in enumerate(titles, 1) if title]
        return "\n".join([*lines, message(lang, "argument-choose"), *numbered])

    def _understood(self, lang: str) -> list[str]:
        """The table as it was understood, with the questions if they are certain."""
        if self.reading is not None:
            text = self.reading.text
        elif self.offers and (self.offers[0].questions or self.offers[0].states):
            text = write_text(self.offers[0].table.description.replace(ask=()))
        else:
            return []
        parts = "\n  ".join(["", *text.strip().splitlines()])
        return [message(lang, "argument-understood", parts=parts)]
