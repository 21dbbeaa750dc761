"""The public functions: reading tables, listing books, and a function for each question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from referee.cards.card import Card, parse_card
from referee.model.questions import Question
from referee.notation.json import read_data
from referee.notation.questions import parse_question
from referee.notation.reader import read_text
from referee.rulebook.clause import Book
from referee.table import Verdict

from .library import library
from .model import questions as q
from .table import Table

Cards = str | Card | Iterable[str | Card]
"""Cards as people hand them in: ``"D10"``, ``"D4 S4"``, a card, or several of either."""


def read(text: str) -> Table:
    """The table that a table text describes, with its moves made.

    Raises ``ParseError`` (line, column, what was expected), ``UnknownName`` (book, switch,
    reading), ``ImpossibleTable`` (all faults at once) or ``IllegalPlay`` (with the verdict).
    """
    table = Table(read_text(text))
    for question in table.questions:  # a question that cannot be read is an error of the text
        assert question.kind
    return table


def from_dict(data: Mapping[str, Any]) -> Table:
    """The table that JSON data describes; errors as :func:`read`."""
    return Table(read_data(data))


def books() -> list[str]:
    """The ids of the rulebooks."""
    return library.book_ids()


def book(id_: str) -> Book:
    """A rulebook by its id, with ``.clauses`` and ``.options``. Raises ``UnknownName``."""
    return library.book(id_)


def _cards(cards: Cards, table: Table) -> tuple[Card, ...]:
    if isinstance(cards, Card):
        return (cards,)
    parts = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    deck = table.rulebook.deck
    return tuple(part if isinstance(part, Card) else parse_card(part, deck) for part in parts)


def may(table: Table, seat: str, cards: Cards) -> Verdict:
    """May this seat play these cards? ``"yes"``, ``"no"``, ``"depends"`` or ``"unsettled"``."""
    return table.ask(Question(q.MAY_PLAY, seat, _cards(cards, table)))


def may_pass(table: Table, seat: str) -> Verdict:
    """May this seat pass?"""
    return table.ask(Question(q.MAY_PASS, seat))


def may_look(table: Table, seat: str) -> Verdict:
    """May this seat look through the discards?"""
    return table.ask(Question(q.MAY_LOOK, seat))


def may_give(table: Table, seat: str, cards: Cards, to: str) -> Verdict:
    """May this seat give these cards to another in the exchange?"""
    return table.ask(Question(q.MAY_GIVE, seat, _cards(cards, table), to))


def what_plays(table: Table, seat: str) -> Verdict:
    """What may this seat play: texts by form, and under ``"pass"`` whether it may pass."""
    return table.ask(Question(q.WHAT_PLAYS, seat))


def what_happens(table: Table) -> Verdict:
    """The effects of the last move, in order, each a dict with ``clause`` and ``effect``."""
    return table.ask(Question(q.WHAT_HAPPENS))


def whose_turn(table: Table) -> Verdict:
    """The seat to move; ``"nobody"`` when the game is over."""
    return table.ask(Question(q.WHOSE_TURN))


def who_leads(table: Table) -> Verdict:
    """The seat that leads the empty field."""
    return table.ask(Question(q.WHO_LEADS))


def is_out(table: Table, seat: str) -> Verdict:
    """``"no"``, ``"clean"``, ``"foul"``, ``"fallen"`` or ``"liar"``."""
    return table.ask(Question(q.IS_OUT, seat))


def what_order(table: Table) -> Verdict:
    """The ranks from weakest to strongest as they stand."""
    return table.ask(Question(q.WHAT_ORDER))


def ranks(table: Table) -> Verdict:
    """Seats, best first; ``None`` for places still open."""
    return table.ask(Question(q.RANKS))


def rank_of(table: Table, seat: str) -> Verdict:
    """The place of a seat, counted from 1."""
    return table.ask(Question(q.RANK_OF, seat))


def titles(table: Table) -> Verdict:
    """Seat -> title that this game's places give."""
    return table.ask(Question(q.TITLES))


def must_give(table: Table, seat: str) -> Verdict:
    """What this seat owes in the exchange: to whom, how many, which are forced."""
    return table.ask(Question(q.MUST_GIVE, seat))


def who_deals(table: Table) -> Verdict:
    """The seat that shuffles and deals."""
    return table.ask(Question(q.WHO_DEALS))


def seating(table: Table) -> Verdict:
    """The seats of the next game in turn order."""
    return table.ask(Question(q.SEATING))


def score(table: Table) -> Verdict:
    """Seat -> points that this game's places give."""
    return table.ask(Question(q.SCORE))


def deal(table: Table) -> Verdict:
    """``{"each", "left"}``: how many cards everybody gets; ``"more"``: how many get one more."""
    return table.ask(Question(q.DEAL))


def must_do(table: Table, seat: str) -> Verdict:
    """What this seat owes now, each as ``{"do", "count", "least", "strongest"}`` and ``"to"``."""
    return table.ask(Question(q.MUST_DO, seat))


def may_doubt(table: Table, seat: str) -> Verdict:
    """May this seat doubt the play that lies there?"""
    return table.ask(Question(q.MAY_DOUBT, seat))


def may_point(table: Table, seat: str, other: str) -> Verdict:
    """May this seat point at another's card, or at ``"victim"``, the card of nobody?"""
    return table.ask(Question(q.MAY_POINT, seat, other=other))


def who_takes(table: Table) -> Verdict:
    """The seat that takes the trick, or ``"nobody"``."""
    return table.ask(Question(q.WHO_TAKES))


def who_wins(table: Table) -> Verdict:
    """The seats that win the game."""
    return table.ask(Question(q.WHO_WINS))


def who_gets(table: Table, card: Cards) -> Verdict:
    """The seat that gets a card, or ``"nobody"``."""
    return table.ask(Question(q.WHO_GETS, cards=_cards(card, table)))


def who_gets_of(table: Table, other: str) -> Verdict:
    """The seat that gets another's card, or the ``"victim"``, whatever card that is."""
    return table.ask(Question(q.WHO_GETS_OF, other=other))


def what_hand(table: Table, seat: str) -> Verdict:
    """What poker hand this seat has, such as ``"full_house"``."""
    return table.ask(Question(q.WHAT_HAND, seat))


__all__ = [
    "Cards", "book", "books", "deal", "from_dict", "is_out", "may", "may_doubt", "may_give",
    "may_look", "may_pass", "may_point", "must_do", "must_give", "parse_question", "rank_of",
    "ranks", "read", "score", "seating", "titles", "what_hand", "what_happens", "what_order",
    "what_plays", "who_deals", "who_gets", "who_gets_of", "who_leads", "who_takes", "who_wins",
    "whose_turn",
]  # fmt: skip
