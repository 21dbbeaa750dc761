"""The sheet of a group's rules: what is played, what is not, and which readings are decided."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cached_property

from msgspec import Struct

from referee.display import mime_bundle
from referee.house_rules.embedded_house import embed_house
from referee.house_rules.house import House
from referee.i18n.messages import message
from referee.interaction_checker.recorded import unsettled
from referee.interaction_checker.result import Pair
from referee.library.context import current
from referee.library.title_lookup import book_id
from referee.links import link
from referee.model.description import Description
from referee.model.types import Words
from referee.notation.header import rules_of, write_rules
from referee.rulebook.clause import UNSETTLED, Clause, Option, Ruling, ruling_text
from referee.rulebook.rulebook import Rulebook
from referee.table import Table

from .choices import usual_clauses

MAX_WITH_WORDING = 14
"""The rules of a longer sheet are only named."""


class DecidedReading(Struct, frozen=True):
    """A point that the text leaves open, and what the group has decided."""

    option: Option
    value: str
    ruling: Ruling | None = None

    def question(self, lang: str) -> str:
        reading = self.option.reading
        return reading.question[lang] if reading else ""

    def answer(self, lang: str) -> str:
        """The value; for a ruling of a house, with its date and note."""
        label = self.option.reading.label if self.option.reading else {}
        text = label.get(self.value, {}).get(lang, self.value)
        return f"{text} ({ruling_text(self.ruling, lang)})" if self.ruling else text


def first_sentence(text: str) -> str:
    """The first sentence of a clause.

    >>> first_sentence("8s clear the field. Not in runs.")
    '8s clear the field.'
    """
    return re.split(r"(?<=[.。])\s*(?=[^.。()」』a-z])", text, maxsplit=1)[0]


class RuleSheet(Struct, frozen=True, dict=True):
    """The rules of a group on one page; see :func:`sheet`."""

    rules: Rulebook
    title: Words
    agreed: Collection[str] = ()
    """The names of the options about which the group was asked."""

    @cached_property
    def played(self) -> list[Clause]:
        """The rules in use that others may not have."""
        return [clause for clause in self.rules.active if clause.switchable]

    @cached_property
    def left_out(self) -> list[Clause]:
        """The rules that are not in use although they are usual, or that the group has refused."""
        names = {*usual_clauses(self.rules), *self.agreed}
        return [
            option.clause
            for option in self.rules.options.values()
            if option.kind == "switch"
            and option.name in names
            and self.rules.is_relevant(option)
            and not self.rules.value(option.name)
        ]

    @cached_property
    def decided(self) -> list[DecidedReading]:
        """The readings that the group has decided, or that differ from the book."""
        return [
            DecidedReading(option, str(value), self.rules.rulings.get(option.name))
            for option in self._readings()
            if (value := self.rules.value(option.name)) != UNSETTLED
        ]

    def _readings(self) -> Iterator[Option]:
        rules, active = self.rules, {clause.id for clause in self.rules.active}
        is_house = current().house_path(rules.id) is not None
        base = current().book(rules.book.base).options if is_house else rules.book.options
        for option in rules.options.values():
            usual = base[option.name].default if option.name in base else option.default
            is_changed = rules.value(option.name) != usual
            names = (*self.agreed, *rules.rulings)
            matters = option.clause.id in active and rules.is_relevant(option)
            if option.reading and matters and (is_changed or option.name in names):
                yield option

    @cached_property
    def conflicts(self) -> list[Pair]:
        """The rules in use that conflict: which comes first is undecided."""
        return list(unsettled(self.rules))

    @property
    def table(self) -> str:
        """The text of a table with these rules, for readers who don't have the house's book."""
        text = embed_house(write_rules(Description(), self.rules))
        return re.sub(r"^seats: *\n", "", text, flags=re.M)

    @property
    def has_wording(self) -> bool:
        return len(self.played) <= MAX_WITH_WORDING

    def link(self, base: str = "") -> str:
        """The link that opens the desk with these rules. Raises ``BrokenLink`` if it is too
        long."""
        return link(self.table, base)

    def heading(self, lang: str) -> str:
        """The title, and the book that it is about if the title does not say."""
        book = self.rules.book.book_titles.get(self.rules.book.base, self.rules.book.title)[lang]
        title = self.title.get(lang) or book
        return title if book in title else f"{title} ({book})"

    def conflict_text(self, pair: Pair, lang: str) -> str:
        names = (self.rules.book.clause(id_).title[lang] for id_ in pair.clauses)
        return " × ".join(names)

    def say(self, lang: str = "en") -> str:
        """The sheet as plain text."""
        return "\n".join(self._lines(lang)) + "\n"

    __str__ = say

    def _lines(self, lang: str) -> Iterator[str]:
        yield self.heading(lang)
        yield ""
        yield message(lang, "sheet-played")
        for clause in self.played:
            wording = first_sentence(clause.wording[lang])
            yield f"- {clause.title[lang]}{': ' + wording if self.has_wording else ''}"
        if self.left_out:
            yield from ("", message(lang, "sheet-left-out"))
            yield from (f"- {clause.title[lang]}" for clause in self.left_out)
        if self.decided:
            yield from ("", message(lang, "sheet-decided"))
            for reading in self.decided:
                yield f"- {reading.question(lang)} {reading.answer(lang)}"
        if self.conflicts:
            yield from ("", message(lang, "sheet-conflicts"))
            yield from (f"- {self.conflict_text(pair, lang)}" for pair in self.conflicts)
        yield from ("", self.table.rstrip())

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return mime_bundle(self)


def sheet(rules: Rulebook | Table | House | str, title: str = "") -> RuleSheet:
    """The sheet of some rules: of a house, a table, a book, or the first lines of a table.

    Raises ``UnknownName``, ``ParseError``, ``BadBook``.

    >>> ours = sheet("rules: daifugo + seven_pass", title="Friday")
    >>> ours.played[1].title["en"], ours.heading("en")
    ('8-cut', 'Friday (Daifugo)')
    """
    if isinstance(rules, Table):
        rules = rules.rulebook
    elif isinstance(rules, House):
        rules = current().rulebook(rules.id)
    elif isinstance(rules, str):
        rules = rules_of(rules) if ":" in rules else current().rulebook(book_id(rules))
    titles = dict.fromkeys(rules.book.title, title) if title else dict(rules.book.title)
    return RuleSheet(rules, titles)
