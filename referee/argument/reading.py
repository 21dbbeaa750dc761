"""What was understood of an argument."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.i18n.card_names import card_words
from referee.i18n.messages import listing, message
from referee.model.questions import Question
from referee.notation.header import write_rules
from referee.notation.writer import write_text
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook
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

    def under(self, rules: Rulebook) -> Reading:
        """The same by a group's rules, unless another game or rules were named."""
        told = self.table.description
        if told.book != rules.id or told.switches or told.readings or told.settings:
            return self
        return replace(self, table=Table(write_rules(told, rules)))

    def is_same(self, other: Reading) -> bool:
        """Whether another reading says the same: the same cards in the same order, the same rules
        and questions. Who sits where doesn't matter."""
        return self._said == other._said

    @property
    def _said(self) -> tuple[object, ...]:
        asked = (self.questions, self.states, self.clauses)
        rules, told = self.table.rulebook, self.table.description
        if self.clauses and not (self.questions or self.states):
            return asked, rules.id
        plays = [" ".join(map(str, play.cards)) for play in told.field]
        moves = [move.text for move in told.play]
        hands = {seat: hand for seat, hand in told.hands.items() if hand.cards or hand.out}
        return asked, rules, (*plays, *moves), hands, {*told.state}

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
        clauses = [clause_text(self.table, clause, lang) for clause in self.clauses]
        return list(dict.fromkeys([*verdicts, *states, *clauses]))


def _joined(parts: Sequence[str], text: str) -> list[str]:
    """Parts of a text; those with at most a letter of kana between them are one.

    >>> _joined(["ふ", "ゃけ", "件", "さあ"], "ふにゃけの件、さあ")
    ['ふにゃけの件', 'さあ']
    """
    joined: list[str] = []
    for part in parts:
        last = joined[-1] if joined else ""
        found = re.search(f"{re.escape(last)}[ぁ-ん]?{re.escape(part)}", text) if last else None
        joined[-1:] = [found[0]] if found else [*joined[-1:], part]
    return joined


class Understanding(Struct, frozen=True):
    """What was understood of a text.

    ``reading``: its meaning, or ``None`` if that isn't certain. ``offers``: other meanings, the
    likeliest first. ``skipped``: the parts that weren't understood, as they were typed.

    >>> import referee
    >>> said = referee.understand("I put my 8 on his king, he says you cant")
    >>> said.reading is None or said.guess is None
    True
    """

    text: str
    reading: Reading | None = None
    offers: tuple[Reading, ...] = ()
    skipped: tuple[str, ...] = ()

    def under(self, rules: Rulebook) -> Understanding:
        """The same by a group's rules, unless another game or rules were named."""
        offers = tuple(offer.under(rules) for offer in self.offers)
        return replace(self, reading=self.reading and self.reading.under(rules), offers=offers)

    @property
    def is_understood(self) -> bool:
        """Whether the meaning is certain."""
        return self.reading is not None

    @property
    def guess(self) -> Reading | None:
        """The likeliest meaning, if none is certain; ``None`` if nothing was understood."""
        return self.offers[0] if self.offers and self.reading is None else None

    @property
    def unread(self) -> list[str]:
        """The parts that weren't understood, each once; not the whole text if it has a meaning."""
        whole = {self.text.strip()} if self.reading or self.offers else set()
        parts = [part for part in dict.fromkeys(self.skipped) if part.strip() not in whole]
        parts = [p for p in parts if not any(p in other for other in parts if other != p)]
        return _joined(parts, self.text)

    def not_understood(self, lang: str) -> str:
        """That nothing was understood, and what could be asked instead."""
        if len(self.text) > MAX_LETTERS:
            return message(lang, "argument-too-long", count=MAX_LETTERS)
        quoted = [message(lang, "label-quoted", label=part) for part in self.unread]
        return message(lang, "argument-nothing-understood", parts=listing(lang, quoted))

    def say(self, lang: str = "en") -> str:
        """What was understood, the answer, and what wasn't understood."""
        reading = self.reading or self.guess
        if reading is None:
            return self.not_understood(lang)
        lines = self._understood(reading, lang)
        if reading.chosen:
            cards = card_words(lang, " ".join(reading.chosen))
            lines.append(message(lang, "argument-suits", cards=cards))
        if self.unread:
            lines.append(message(lang, "argument-skipped", parts=" / ".join(self.unread)))
        if self.reading is None:
            lines += ["", message(lang, "argument-guess", title=reading.title(lang))]
        lines += ["", *reading.answers(lang)]
        others = [offer.title(lang) for offer in self.offers[1:] if self.reading is None]
        numbered = [f"{number}. {title}" for number, title in enumerate(others, 1)]
        choose = ["", message(lang, "argument-choose"), *numbered] if numbered else []
        return "\n".join([*lines, *choose])

    def _understood(self, reading: Reading, lang: str) -> list[str]:
        """The table as it was understood, if one was told or something is asked about it."""
        told = reading.table.description
        if self.reading is None and not (told.field or told.play or reading.questions):
            return []
        parts = "\n  ".join(["", *reading.text.strip().splitlines()])
        return [message(lang, "argument-understood", parts=parts)]
