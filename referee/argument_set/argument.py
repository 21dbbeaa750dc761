"""An argument of the public set: a table, what is asked, and the right answer with its source."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.model.questions import KINDS as KINDS_OF_QUESTIONS
from referee.model.questions import Question
from referee.table import Table

OPEN, DEPENDS = "open", "depends"
"""The right answers that no plain answer replaces."""
KINDS = ("text", "house rule", "open", "unknown")
"""What settles an argument: the text, a house rule, nothing in the text, what nobody knows."""


class Place(NamedTuple):
    """Where an argument is. ``number``: its number in the file, 0 if none is meant; ``line``: where
    it begins, from 1."""

    file: str
    number: int
    line: int

    def say(self, text: str, lang: str) -> str:
        """A text about this place."""
        return message(lang, "argument-set-place", **self._asdict(), text=text)


class Argument(Struct, frozen=True, dict=True):
    """An argument with its right answer."""

    place: Place
    name: str
    source: str
    """The rule text or discussion it comes from, or that it was made up for the set."""
    kind: str
    laid: Table
    question: Question
    answer: Any

    @property
    def book(self) -> str:
        """The id of its rulebook."""
        return self.laid.rulebook.id

    @property
    def is_settled(self) -> bool:
        """Whether a plain answer is right."""
        return self.answer not in (OPEN, DEPENDS)

    @cached_property
    def right(self) -> Any:
        """The right answer, in a form that can be compared with others."""
        return self.comparable(self.answer)

    def comparable(self, answer: Any) -> Any:
        """An answer in that form."""
        return comparable(answer, KINDS_OF_QUESTIONS[self.question.kind].in_order)


class BadArgument(RefereeError):
    """An argument that can't be used, or a reply to it. ``key``: of the message with the reason."""

    kind = "bad-argument"

    def __init__(self, place: Place, key: str, **arguments: object) -> None:
        """``key``: empty if the argument ``cause``, another error, says it instead."""
        super().__init__(place, key)
        self.place, self.key, self.arguments = place, key, arguments

    def say(self, lang: str = "en") -> str:
        cause = self.arguments.get("cause")
        if isinstance(cause, RefereeError):
            return self.place.say(cause.say(lang), lang)
        return self.place.say(message(lang, self.key, **self.arguments), lang)


def comparable(answer: Any, in_order: bool = False) -> Any:
    """An answer in a form that can be compared: spelling, and the order of a list, don't matter.

    >>> comparable(["Ben", "aki"]) == comparable(["Aki", "Ben "]), comparable(["Ben"])
    (True, 'ben')
    >>> comparable(["Ben", "Aki"], in_order=True)
    ['ben', 'aki']
    """
    match answer:
        case str():
            return " ".join(answer.split()).casefold()
        case [only]:
            return comparable(only)
        case list():
            items = [comparable(each, in_order) for each in answer]
            return items if in_order else sorted(items, key=str)
        case dict():
            return {comparable(key): comparable(value) for key, value in answer.items()}
    return answer
