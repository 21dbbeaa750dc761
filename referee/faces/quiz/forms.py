"""How each kind of question is answered: that rests on what is asked, never on the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from referee.engine.view import OTHER_HAPPENING
from referee.faces.drawing.board import board_of
from referee.model import questions as q
from referee.model.questions import Question
from referee.table import Table

ONE, MANY, ORDER, EACH = "one", "many", "order", "each"
NUMBER, CARDS, SELF = "number", "cards", "self"
"""One of some values, a set of them, several in order, one for each seat; a number; cards; or the
reader sees the answer and says whether it was known."""
OPEN = ("depends", "unsettled")
"""Any question may be answered by these."""
NOBODY, NOTHING = "nobody", "nothing"


@dataclass(frozen=True, slots=True)
class Form:
    """How a question is answered: from ``values`` or by one of the ``others``.

    A seat is a value as :func:`seat_value` spells it. ``asks`` names the words that tell the reader
    what to do.
    """

    kind: str
    asks: str
    values: tuple[str, ...] = ()
    others: tuple[str, ...] = OPEN


def seat_value(seat: int) -> str:
    """A seat as a value: no other looks like it, whatever the seats are called."""
    return f"seat-{seat}"


def seat_of(value: str) -> int | None:
    """The seat that a value is, if it is one."""
    return int(value.removeprefix("seat-")) if value.startswith("seat-") else None


# ---- where the values come from

Values = Callable[[Table], Sequence[str]]


def _yes_no(_: Table) -> Sequence[str]:
    return ("yes", "no")


def _seats(table: Table) -> Sequence[str]:
    return [seat_value(seat) for seat in range(len(table.seats))]


def _exits(table: Table) -> Sequence[str]:
    return list(dict.fromkeys(("no", "clean", *table.engine.look.out_ways)))


def _places(table: Table) -> Sequence[str]:
    return [str(place) for place in range(1, len(table.seats) + 1)]


def _ranks(table: Table) -> Sequence[str]:
    deck = table.rulebook.deck
    return (*deck.ranks, "Jo") if deck.jokers else deck.ranks


def _titles(table: Table) -> Sequence[str]:
    return list(reversed(table.rulebook.book.titles.get(len(table.seats), ())))


def _hands(table: Table) -> Sequence[str]:
    return (NOTHING, *table.engine.look.choices.get(q.WHAT_HAND, ()))


def _happenings(table: Table) -> Sequence[str]:
    happenings = table.engine.look.happenings
    return (*filter(None, happenings), OTHER_HAPPENING) if happenings else ()


def _none(_: Table) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Shape:
    """A form before there is a table."""

    kind: str
    asks: str
    values: Values = _none
    others: tuple[str, ...] = ()


A_SEAT = Shape(ONE, "seat", _seats, (NOBODY,))
SEATS = Shape(MANY, "seats", _seats, (NOBODY,))
YES_NO = Shape(ONE, "choose", _yes_no)
UNKNOWN = Shape(SELF, "self")
FORMS: Mapping[str, Shape] = {
    q.WHO_LEADS: A_SEAT,
    q.WHO_DEALS: A_SEAT,
    q.WHO_TAKES: A_SEAT,
    q.WHO_GETS: A_SEAT,
    q.WHO_GETS_OF: A_SEAT,
    q.WHOSE_TURN: SEATS,
    q.WHO_WINS: SEATS,
    q.IS_OUT: Shape(ONE, "choose", _exits),
    q.WHAT_HAND: Shape(ONE, "choose", _hands),
    q.RANK_OF: Shape(ONE, "choose", _places),
    q.RANKS: Shape(ORDER, "ranks", _seats),
    q.SEATING: Shape(ORDER, "seating", _seats),
    q.WHAT_ORDER: Shape(ORDER, "order", _ranks),
    q.TITLES: Shape(EACH, "titles", _titles),
    q.SCORE: Shape(EACH, "score"),
    q.DEAL: Shape(NUMBER, "deal"),
    q.MUST_GIVE: Shape(CARDS, "gift", _none, (NOTHING,)),
    q.WHAT_PLAYS: Shape(CARDS, "play", _none, (NOTHING,)),
    q.WHAT_HAPPENS: Shape(MANY, "happens", _happenings, (NOTHING,)),
}
"""Kind of question -> how it is answered. Those that begin with ``may`` by yes or no; of any other
that is not here the reader judges."""


def form_of(table: Table, question: Question) -> Form:
    """How a question at a table is answered."""
    kind = question.kind
    shape = FORMS.get(kind, YES_NO if kind.startswith("may_") else UNKNOWN)
    if shape.kind == CARDS:
        return _of_cards(table, question, shape)
    if kind in (q.WHAT_HAPPENS, q.TITLES) and not shape.values(table):
        shape = UNKNOWN
    return Form(shape.kind, shape.asks, tuple(shape.values(table)), (*shape.others, *OPEN))


def _of_cards(table: Table, question: Question, shape: Shape) -> Form:
    """By the known cards of a hand; without them by how many are given, or by what one knew."""
    hand = board_of(table).hand(question.seat)
    if question.kind == q.MUST_GIVE and (hand.unknown != 0 or not hand.cards):
        return Form(NUMBER, "gift-count")
    if not hand.cards:
        return Form(SELF, "self")
    cards = tuple(map(str, hand.cards))
    return Form(CARDS, shape.asks, cards, (*shape.others, *OPEN))
