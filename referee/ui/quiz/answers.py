"""How each kind of question is answered, its values in words, and whether an answer is right.

The form depends on the question, never on the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from referee.cards.card import parse_card
from referee.engine.view import OTHER_EVENT, GameTraits
from referee.errors import RefereeError
from referee.explain.answer_text import value_text
from referee.i18n.messages import has_message, message
from referee.i18n.messages import title as title_word
from referee.model.moves import PASS
from referee.model.questions import KINDS, MAY_PASS, MAY_PLAY, Question
from referee.table import AmbiguousPlay, Table, Verdict
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
COUNTED = {DEAL: "each", GIFT: "count"}
"""Shape -> the key of the number in the answer."""
MAX_NUMBER = 10**6


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
    traits = table.engine.traits
    ways = traits.out_after_deal or ("clean", *traits.out_ways)
    return list(dict.fromkeys(("no", *ways)))


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


# ---- grading


def fits(form: AnswerForm, given: Any) -> bool:
    """Whether the form allows this answer, right or wrong."""
    if isinstance(given, str) and given in form.others:
        return True
    if form.kind == ONE:
        return isinstance(given, str) and given in form.values
    if form.kind == NUMBER:
        return _is_whole(given) and 0 <= given <= MAX_NUMBER
    if not isinstance(given, (list, tuple)):
        return False
    if form.kind == EACH:
        return all(_fits_seat(form, value) for value in given)
    return bool(given) and all(  # a value may be there twice, as jokers are
        value in form.values and given.count(value) <= form.values.count(value) for value in given
    )


def _fits_seat(form: AnswerForm, given: Any) -> bool:
    """A title, a number of points, or nothing."""
    if given is None:
        return True
    return given in form.values if form.values else _is_whole(given) and abs(given) <= MAX_NUMBER


def _is_whole(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)


def is_right(verdict: Verdict, form: AnswerForm, given: Any) -> bool:
    """Whether this answers the verdict's question."""
    left_open = open_answer(verdict)
    if left_open or (isinstance(given, str) and given in OPEN):
        return bool(given == left_open)
    answer, table, is_one = verdict.answer, verdict.table, form.kind in (ONE, NUMBER)
    if form.kind == MANY:
        chosen = () if given in (NOBODY, NOTHING) else given
        return {_named(table, value) for value in chosen} == _right_names(verdict)
    if form.kind == ORDER:  # places that nobody has yet are left out
        names = [name for name in answer if name is not None]
        return [_named(table, value) for value in given] == names
    if form.kind == EACH:
        return (_is_dealt if form.shape == DEAL else _is_scored)(verdict, given)
    if form.shape in COUNTED and is_one:
        return bool(answer[COUNTED[form.shape]] == int(given))
    if form.shape == GIFT:
        return _is_gift(answer, len(form.values), given)
    if form.shape == PLAYS and given == NOTHING:
        return not any(plays for kind, plays in answer.items() if kind != PASS)
    if form.shape == PLAYS:
        return _is_legal(verdict, given if is_one else " ".join(given))
    return str(answer) == _named(table, given)


def open_answer(verdict: Verdict) -> str:
    """``"depends"`` or ``"unsettled"`` if that is the answer, else empty. It also depends if every
    play is uncertain."""
    answer = verdict.answer
    if shape_of(verdict.question) == PLAYS and isinstance(answer, dict):
        plays = {form for form, listed in answer.items() if form != PASS and listed}
        return "depends" if plays == {"maybe"} else ""
    return answer if isinstance(answer, str) and answer in OPEN else ""


def _named(table: Table, value: str) -> str:
    """A value as verdicts spell it: a seat by its name."""
    seat = seat_of(value)
    return value if seat is None else table.seats[seat]


def right_ones(verdict: Verdict, form: AnswerForm) -> list[str]:
    """The values that together are the answer."""
    names = _right_names(verdict)
    return [value for value in form.values if _named(verdict.table, value) in names]


def _right_names(verdict: Verdict) -> set[str]:
    answer = verdict.answer if isinstance(verdict.answer, list) else [verdict.answer]
    if shape_of(verdict.question) == HAPPENS:
        traits = verdict.table.engine.traits
        return {group for event in answer if (group := event_group(traits, event["effect"]))}
    return {*answer} - {NOBODY}


def event_group(traits: GameTraits, effect: str) -> str:
    """The reader's word for an effect; empty for one that follows by itself."""
    groups = traits.event_groups.items()
    return next((group for group, begins in groups if effect.startswith(begins)), OTHER_EVENT)


def _is_scored(verdict: Verdict, given: Sequence[Any]) -> bool:
    """A title or points for each seat; without points a seat may have none or 0."""
    names = verdict.table.seats
    by_name = dict(zip(names, given, strict=False))
    return all((by_name.get(name) or 0) == (verdict.answer.get(name) or 0) for name in names)


def _is_dealt(verdict: Verdict, given: Sequence[Any]) -> bool:
    """If not all get the same, the deal decides who gets one more, so any seats may."""
    answer, seats = verdict.answer, verdict.table.seats
    if "by_seat" in answer:
        return [*given] == [answer["by_seat"][name] for name in seats]
    more = answer.get("more", 0)
    counts = [answer["each"]] * (len(seats) - more) + [answer["each"] + 1] * more
    return sorted(count or 0 for count in given) == counts


def _is_gift(owed: dict[str, Any], held: int, given: Any) -> bool:
    """A player with fewer cards than they owe gives all of them."""
    cards = [] if given == NOTHING else [*given]
    if len(cards) != min(owed["count"], held):
        return False
    if not cards or owed.get("free"):
        return True
    left = {*cards} - {*owed["forced"]}
    return {*owed["forced"]} <= {*cards} and left <= {*owed["choices"]}


def _is_legal(verdict: Verdict, given: str) -> bool:
    """Whether the referee allows a play, or a pass."""
    table = verdict.table
    texts = () if given == PASS else given.split()
    cards = tuple(parse_card(text, table.rulebook.deck) for text in texts)
    kind = MAY_PASS if given == PASS else MAY_PLAY
    try:
        return bool(table.ask(Question(kind, verdict.question.seat, cards)).answer == "yes")
    except AmbiguousPlay:
        return True
    except RefereeError:
        return False
