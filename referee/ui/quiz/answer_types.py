"""How each kind of question is answered, and its values in words.

The form depends on the question, never on the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from referee.cards.card import parse_card
from referee.engine.view import OTHER_EVENT
from referee.explain.answer_text import value_text
from referee.i18n.messages import has_message, message
from referee.i18n.messages import title as title_word
from referee.model.moves import PASS
from referee.model.questions import KINDS, Question
from referee.table import Table
from referee.ui.shared.board import board_of
from referee.ui.shared.labels import answer_word, cards_word, word

ONE, MANY, ORDER, EACH = "one", "many", "order", "each"
NUMBER, CARDS, SELF = "number", "cards", "self"
"""One of some values, a set of them, several in order, one for each seat; a number; cards; or the
reader sees the answer and says whether it was known."""
OPEN = ("depends", "unsettled")
"""Any question may be answered by these."""
NOBODY, NOTHING = "nobody", "nothing"
PLAYS, GIFT, DEAL, HAPPENS = "plays", "gift", "deal", "happens"
PLACE, RANK_ORDER, TITLES = "place", "order", "titles"
"""Keys of :data:`SHAPES` whose values are spelled or judged in their own way."""


class AnswerForm(Struct, frozen=True):
    """How a question is answered: from ``values`` or by one of the ``others``.

    A seat is a value as :func:`seat_value` spells it. ``asks`` names the words that tell the reader
    what to do; ``shape`` is the key of :data:`SHAPES`.
    """

    kind: str
    asks: str
    values: tuple[str, ...] = ()
    others: tuple[str, ...] = OPEN
    shape: str = ""


def seat_value(seat: int) -> str:
    """A seat as a value, which no player's name looks like."""
    return f"seat-{seat}"


def seat_of(value: str) -> int | None:
    """The seat of a value, if it is one."""
    return int(value.removeprefix("seat-")) if value.startswith("seat-") else None


# ---- the values of each shape


def _seats(table: Table, _: Question) -> Sequence[str]:
    return [seat_value(seat) for seat in range(len(table.seats))]


def _exits(table: Table, _: Question) -> Sequence[str]:
    return list(dict.fromkeys(("no", "clean", *table.engine.traits.out_ways)))


def _ranks(table: Table, _: Question) -> Sequence[str]:
    deck = table.rulebook.deck
    return (*deck.ranks, "Jo") if deck.jokers else deck.ranks


def _titles(table: Table, _: Question) -> Sequence[str]:
    """The titles, the best first, also those of fewer players: a rule may give one."""
    places: dict[str, float] = {}
    for players, titles in sorted(table.rulebook.titled_book.titles.items()):
        if players <= len(table.seats):
            places |= {title: -place / (players - 1) for place, title in enumerate(titles)}
    return sorted(places, key=lambda title: places[title])


def _happenings(table: Table, _: Question) -> Sequence[str]:
    groups = table.engine.traits.event_groups
    return (*filter(None, groups), OTHER_EVENT) if groups else ()


class FormTemplate(Struct, frozen=True):
    """A form for any table. ``values``: none where the reader says cards or numbers."""

    kind: str
    asks: str
    values: Callable[[Table, Question], Sequence[str]] | None = None
    others: tuple[str, ...] = ()


SHAPES: Mapping[str, FormTemplate] = {
    "yes-no": FormTemplate(ONE, "choose", lambda *_: ("yes", "no")),
    "seat": FormTemplate(ONE, "seat", _seats, (NOBODY,)),
    "seats": FormTemplate(MANY, "seats", _seats, (NOBODY,)),
    "exit": FormTemplate(ONE, "choose", _exits),
    "word": FormTemplate(
        ONE,
        "choose",
        lambda table, question: (NOTHING, *table.engine.traits.choices.get(question.kind, ())),
    ),
    PLACE: FormTemplate(
        ONE, "choose", lambda table, _: [str(i + 1) for i in range(len(table.seats))]
    ),
    "ranks": FormTemplate(ORDER, "ranks", _seats),
    "seating": FormTemplate(ORDER, "seating", _seats),
    RANK_ORDER: FormTemplate(ORDER, "order", _ranks),
    TITLES: FormTemplate(EACH, "titles", _titles),
    "score": FormTemplate(EACH, "score"),
    DEAL: FormTemplate(NUMBER, "deal"),
    GIFT: FormTemplate(CARDS, "gift", others=(NOTHING,)),
    PLAYS: FormTemplate(CARDS, "play", others=(NOTHING,)),
    HAPPENS: FormTemplate(MANY, "happens", _happenings, (NOTHING,)),
    "self": FormTemplate(SELF, "self"),
}
"""How questions are answered, by ``quiz`` of their kind."""


def shape_of(question: Question) -> str:
    """The key of :data:`SHAPES` for a question."""
    return KINDS[question.kind].quiz


def form_of(table: Table, question: Question) -> AnswerForm:
    """How a question at a table is answered."""
    shape = shape_of(question)
    template = SHAPES[shape]
    values: Sequence[str] = ()
    if template.kind == CARDS:
        hand = board_of(table).hand(question.seat)
        if shape == GIFT and (hand.unknown != 0 or not hand.cards):
            return AnswerForm(NUMBER, "gift-count", shape=shape)
        values = list(map(str, hand.cards))
    elif template.values:
        values = template.values(table, question)
    if not values and (template.values or template.kind == CARDS):
        return AnswerForm(SELF, "self", shape=shape)
    if shape == DEAL and any(seat.title for seat in table.description.seats):
        template = FormTemplate(EACH, "deal-each")  # a rule may deal by title
    others = (*template.others, *OPEN)
    return AnswerForm(template.kind, template.asks, tuple(values), others, shape)


# ---- in words


def quiz_word(lang: str, key: str, **args: object) -> str:
    return message(lang, f"quiz-{key}", **args)


def value_word(table: Table, question: Question, value: str, lang: str) -> str:
    """A value as the reader sees it."""
    kind, shape, seat = question.kind, shape_of(question), seat_of(value)
    if seat is not None:
        return table.seats[seat]
    if value in (*OPEN, NOBODY, NOTHING):
        own = f"says-{value}-{kind}"
        return quiz_word(lang, own if has_message(lang, f"quiz-{own}") else f"says-{value}")
    if shape == HAPPENS:
        return quiz_word(lang, f"happens-{value}")
    if shape == PLACE:
        return quiz_word(lang, "place", n=value)
    if shape == TITLES:
        return title_word(lang, value)
    if shape == RANK_ORDER:
        return word(lang, "joker") if value == "Jo" else value
    if shape in (PLAYS, GIFT):
        if value == PASS or value.isdecimal():
            return word(lang, "step-pass") if value == PASS else value
        deck = table.rulebook.deck
        return cards_word([parse_card(text, deck) for text in value.split()], lang)
    return (
        answer_word(kind, value, lang) if value in ("yes", "no") else value_text(kind, value, lang)
    )
