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

from .flips import same_answer
from .interfaces import VerdictLike

V = TypeVar("V", bound=VerdictLike)
AskUnder = Callable[[Description, Rulebook, str], V]
"""Returns the verdict on a question at a described table under other rules.

Raises ``RefereeError`` if the table is impossible under these rules or if they don't answer the
question.
"""


def verdicts_by_other_books(verdict: V, ask: AskUnder[V]) -> Iterator[tuple[V, bool]]:
    """The verdict of each other book that can describe the table, and whether it is the same.

    Each book is used with its default options. The table's text is read again under another first
    line. A book is left out if it doesn't know one of the table's cards, marks, titles or moves.
    """
    jokers = sum(card.is_joker for card in verdict.question.cards)
    for rules in _candidates(verdict.table):
        if jokers > rules.deck.jokers:
            continue
        text = write_text(write_rules(_with_made_moves(verdict.table), rules))
        try:
            other = ask(read_text(text), rules, str(verdict.question))
        except RefereeError:
            continue
        yield other, same_answer(other.answer, verdict.answer)


def _candidates(case: Case) -> Iterator[Rulebook]:
    """The other books of the family, for as many players and with cards of the same suits."""
    own = case.rulebook
    for book in current().shelf_books():
        if book.id == own.id:
            continue
        rules = _with_settings(rulebook_of(book), own)
        low, high = rules.book.players
        fits = low <= len(case.seats) <= high
        if fits and rules.family == own.family and set(rules.deck.suits) == set(own.deck.suits):
            yield rules


def _with_settings(rules: Rulebook, own: Rulebook) -> Rulebook:
    """The rules with the header settings (trumps, the game) of the table's own rulebook.

    Such settings describe the table and are not rules, so they are the same in other books that
    have them.
    """
    settings = {
        name: own.value(name)
        for name, option in rules.options.items()
        if option.in_header and name in own.options and own.value(name) in option.values
    }
    return rules.replace(**settings)


def _with_made_moves(case: Case) -> Description:
    """The table without a refused move and the moves after it."""
    moves = case.description.play if case.opened else case.description.play[: len(case.steps)]
    return case.description.replace(play=moves, params=(), ask=())
