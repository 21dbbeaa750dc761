"""How each kind of question is answered: that rests on what is asked, never on the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from referee.engine.view import OTHER_EVENT
from referee.model.questions import KINDS, Question
from referee.table import Table
from referee.ui.shared.board import board_of

ONE, MANY, ORDER, EACH = "one", "many", "order", "each"
NUMBER, CARDS, SELF = "number", "cards", "self"
"""One of some values, a set of them, several in order, one for each seat; a number; cards; or the
reader sees the answer and says whether it was known."""
OPEN = ("depends", "unsettled")
"""Any question may be answered by these."""
NOBODY, NOTHING = "nobody", "nothing"
PLAYS, GIFT, DEAL, HAPPENS = "plays", "gift", "deal", "happens"
PLACE, RANK_ORDER, TITLES = "place", "order", "titles"
"""Words of :data:`SHAPES` whose values are spelled or judged in a way of their own."""


class AnswerForm(Struct, frozen=True):
    """How a question is answered: from ``values`` or by one of the ``others``.

    A seat is a value as :func:`seat_value` spells it. ``asks`` names the words that tell the reader
    what to do; ``shape`` is the word of :data:`SHAPES` that the question's kind names.
    """

    kind: str
    asks: str
    values: tuple[str, ...] = ()
    others: tuple[str, ...] = OPEN
    shape: str = ""


def seat_value(seat: int) -> str:
    """A seat as a value: no other looks like it, whatever the seats are called."""
    return f"seat-{seat}"


def seat_of(value: str) -> int | None:
    """The seat that a value is, if it is one."""
    return int(value.removeprefix("seat-")) if value.startswith("seat-") else None


# ---- where the values come from

Values = Callable[[Table, Question], Sequence[str]]


def _yes_no(_table: Table, _: Question) -> Sequence[str]:
    return ("yes", "no")


def _seats(table: Table, _: Question) -> Sequence[str]:
    return [seat_value(seat) for seat in range(len(table.seats))]


def _exits(table: Table, _: Question) -> Sequence[str]:
    return list(dict.fromkeys(("no", "clean", *table.engine.traits.out_ways)))


def _places(table: Table, _: Question) -> Sequence[str]:
    return [str(place) for place in range(1, len(table.seats) + 1)]


def _ranks(table: Table, _: Question) -> Sequence[str]:
    deck = table.rulebook.deck
    return (*deck.ranks, "Jo") if deck.jokers else deck.ranks


def _titles(table: Table, _: Question) -> Sequence[str]:
    """From the best on, with those that only fewer players have: a rule may give one."""
    places: dict[str, float] = {}
    for players, titles in sorted(table.rulebook.titled_book.titles.items()):
        if players <= len(table.seats):
            places |= {title: -at / (players - 1) for at, title in enumerate(titles)}
    return sorted(places, key=lambda title: places[title])


def _words(table: Table, question: Question) -> Sequence[str]:
    return (NOTHING, *table.engine.traits.choices.get(question.kind, ()))


def _happenings(table: Table, _: Question) -> Sequence[str]:
    happenings = table.engine.traits.event_groups
    return (*filter(None, happenings), OTHER_EVENT) if happenings else ()


def _none(_table: Table, _: Question) -> Sequence[str]:
    return ()


class FormTemplate(Struct, frozen=True):
    """A form before there is a table."""

    kind: str
    asks: str
    values: Values = _none
    others: tuple[str, ...] = ()


UNKNOWN = FormTemplate(SELF, "self")
SHAPES: Mapping[str, FormTemplate] = {
    "yes-no": FormTemplate(ONE, "choose", _yes_no),
    "seat": FormTemplate(ONE, "seat", _seats, (NOBODY,)),
    "seats": FormTemplate(MANY, "seats", _seats, (NOBODY,)),
    "exit": FormTemplate(ONE, "choose", _exits),
    "word": FormTemplate(ONE, "choose", _words),
    PLACE: FormTemplate(ONE, "choose", _places),
    "ranks": FormTemplate(ORDER, "ranks", _seats),
    "seating": FormTemplate(ORDER, "seating", _seats),
    RANK_ORDER: FormTemplate(ORDER, "order", _ranks),
    TITLES: FormTemplate(EACH, "titles", _titles),
    "score": FormTemplate(EACH, "score"),
    DEAL: FormTemplate(NUMBER, "deal"),
    GIFT: FormTemplate(CARDS, "gift", _none, (NOTHING,)),
    PLAYS: FormTemplate(CARDS, "play", _none, (NOTHING,)),
    HAPPENS: FormTemplate(MANY, "happens", _happenings, (NOTHING,)),
    "self": UNKNOWN,
}
"""How questions are answered, by the word that the entry of their kind names."""


def shape_of(question: Question) -> str:
    """The word for how a question is answered."""
    return KINDS[question.kind].quiz


def form_of(table: Table, question: Question) -> AnswerForm:
    """How a question at a table is answered."""
    named = shape_of(question)
    shape = SHAPES[named]
    if shape.kind == CARDS:
        return _of_cards(table, question, shape)
    if named == DEAL and any(seat.title for seat in table.description.seats):
        shape = FormTemplate(EACH, "deal-each")  # a rule may deal by title
    values = tuple(shape.values(table, question))
    if shape.values is not _none and not values:
        shape = UNKNOWN
    return AnswerForm(shape.kind, shape.asks, values, (*shape.others, *OPEN), named)


def _of_cards(table: Table, question: Question, shape: FormTemplate) -> AnswerForm:
    """By the known cards of a hand; without them by how many are given, or by what one knew."""
    hand = board_of(table).hand(question.seat)
    named = shape_of(question)
    if named == GIFT and (hand.unknown != 0 or not hand.cards):
        return AnswerForm(NUMBER, "gift-count", shape=named)
    if not hand.cards:
        return AnswerForm(SELF, "self", shape=named)
    cards = tuple(map(str, hand.cards))
    return AnswerForm(CARDS, shape.asks, cards, (*shape.others, *OPEN), named)
