"""The verdicts of other books on the same question at the same table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.library.context import current
from referee.model.description import Description
from referee.notation.header import write_rules
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.rulebook.rulebook import Rulebook, rulebook_of

from .flips import essence
from .interfaces import Sayable

V = TypeVar("V", bound=Sayable)
Ask = Callable[[Description, Rulebook, str], V]
"""The verdict on a question at a table as it is described, under other rules. Raises
``RefereeError`` where these rules cannot have the table, or do not answer the question."""


def verdicts_by_other_books(verdict: V, ask: Ask[V]) -> Iterator[tuple[V, bool]]:
    """The verdict of each other book that can describe the table, and whether it is the same.

    Each book is used with its default options. The table's text is read again under another first
    line. A book is left out if it doesn't know one of the table's cards, marks, titles or moves.
    """
    here = essence(verdict.answer)
    jokers = sum(card.is_joker for card in verdict.question.cards)
    for rules in _candidates(verdict.table):
        if jokers > rules.deck.jokers:
            continue
        text = write_text(write_rules(_played(verdict.table), rules))
        try:
            other = ask(read_text(text), rules, str(verdict.question))
        except RefereeError:
            continue
        yield other, essence(other.answer) == here


def _candidates(case: Case) -> Iterator[Rulebook]:
    """The other books of the family, for as many players and with cards of the same suits."""
    here = case.rulebook
    for book in current().shelf_books():
        if book.id == here.id:
            continue
        rules = _with_settings(rulebook_of(book), here)
        low, high = rules.book.players
        fits = low <= len(case.seats) <= high
        if fits and rules.family == here.family and set(rules.deck.suits) == set(here.deck.suits):
            yield rules


def _with_settings(rules: Rulebook, here: Rulebook) -> Rulebook:
    """The book as it stands; what a header sets (trumps, the game) is told of the table, and
    no rule of it, so it is the same there where there is the like."""
    settings = {
        name: here.value(name)
        for name, option in rules.options.items()
        if option.in_header and name in here.options and here.value(name) in option.values
    }
    return rules.having(**settings)


def _played(case: Case) -> Description:
    """The table without the moves that were not made: a refused one, and those after it."""
    made = case.description.play if case.opened else case.description.play[: len(case.steps)]
    return case.description.having(play=made, params=(), ask=())
