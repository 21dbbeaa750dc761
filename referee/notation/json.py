"""Reads and writes tables as JSON data. The published schema is ``schema/table.schema.json``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from referee._internal.values import Text
from referee.cards.card import Card, Deck, parse_card
from referee.errors import ParseError
from referee.library.title_lookup import deck_of, with_ids
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.moves import Move

from .moves import read_move
from .names import name_fault
from .table_text import reject_duplicates, reject_unknown_titles, title_of

FORMAT = "referee.table/1"
OUT = (
    "^([1-9][0-9]{0,5}|(foul|fallen|liar|dropped|burst|equal|eliminated)( [1-9][0-9]{0,5})?"
    "( before [1-9][0-9]{0,5})?)$(?!\n)"  # Python's $ would let a line end follow
)
Word = Annotated[Text, Meta(min_length=1)]
Count = Annotated[float, Meta(ge=0, le=1_000_000, multiple_of=1)]
"""A whole number, however it is written."""


class RulesData(Struct, forbid_unknown_fields=True):
    """The rules that are played. ``settings``: which of the book's games, which trump."""

    book: Text
    settings: dict[str, Text] = {}
    switches: dict[str, bool] = {}
    params: list[Annotated[list[Text], Meta(min_length=3, max_length=3)]] = []


class SeatData(Struct, forbid_unknown_fields=True):
    """A seat."""

    name: Word
    title: Text = ""


class HandData(Struct, forbid_unknown_fields=True):
    """What a seat holds, or how it went out."""

    cards: list[Word] | UnsetType = UNSET
    unknown: Annotated[Count | None, Meta(description="null: nobody knows")] | UnsetType = UNSET
    out: Annotated[str, Meta(pattern=OUT)] | UnsetType = UNSET


class PlayData(Struct, forbid_unknown_fields=True):
    """A play on the field."""

    cards: Annotated[list[Word], Meta(min_length=1)]
    seat: Text = ""


EITHER = {"oneOf": [{"required": ["cards", "unknown"]}, {"required": ["out"], "maxProperties": 1}]}


class TableData(Struct, forbid_unknown_fields=True):
    """A described card table: cards, moves and questions are texts as in table text."""

    format: Literal["referee.table/1"]
    rules: RulesData
    seats: list[SeatData]
    readings: dict[str, Text] = {}
    turn: Text = ""
    hands: dict[str, Annotated[HandData, Meta(extra_json_schema=EITHER)]] = {}
    field: list[PlayData] = []
    discards: list[Word] = []
    state: list[Text] = []
    play: list[Text] = []
    ask: list[Text] = []


ENTRIES = {".hands": HandData, ".readings": Text, ".rules.settings": Text, ".rules.switches": bool}
"""The parts that have entries by name, with the types of these."""


def schema() -> dict[str, Any]:
    """The JSON schema of tables.

    >>> schema()["title"]
    'A Referee table'
    """
    return {"title": "A Referee table", **msgspec.json.schema(TableData)}


def write_data(description: Description) -> dict[str, Any]:
    """The data of a description, without empty parts.

    >>> seats = Seat("Aki"), Seat("Ben", "fugo")
    >>> data = write_data(Description(book="offkai", seats=seats, turn="Ben"))
    >>> data["rules"], data["seats"], data["turn"]
    ({'book': 'offkai', 'switches': {}}, [{'name': 'Aki'}, {'name': 'Ben', 'title': 'fugo'}], 'Ben')
    """
    settings, params = dict(description.settings), list(map(list, description.params))
    return {
        "format": FORMAT,
        "rules": {
            "book": description.book,
            "switches": dict(description.switches),
            **_stated(settings=settings, params=params),
        },
        **_stated(readings=dict(description.readings)),
        "seats": [{"name": seat.name, **_stated(title=seat.title)} for seat in description.seats],
        **_stated(
            turn=description.turn,
            hands={
                name: {"out": hand.out}
                if hand.out
                else {"cards": _texts(hand.cards), "unknown": hand.unknown}
                for name, hand in description.hands.items()
            },
            field=[
                {**_stated(seat=play.seat), "cards": _texts(play.cards)}
                for play in description.field
            ],
            discards=_texts(description.discards),
            state=list(description.state),
            play=_texts(description.play),
            ask=list(description.ask),
        ),
    }


def _stated(**parts: object) -> dict[str, Any]:
    """The parts that aren't empty."""
    return {name: part for name, part in parts.items() if part}


def _texts(values: Sequence[Card | Move]) -> list[str]:
    return list(map(str, values))


def read_data(data: Mapping[str, Any]) -> Description:
    """The description in JSON data. Its table text reads back as the same description.

    Raises ``ParseError`` with line 0; ``found`` is a path in the data or the wrong word.

    >>> data = {"rules": {"book": "offkai"}, "seats": [{"name": "Aki"}, {"name": "Ben"}]}
    >>> read_data({"format": FORMAT, **data}).names
    ('Aki', 'Ben')
    """
    table = _checked(data)
    try:
        description = with_ids(_described(table))
    except ValueError as problem:
        raise ParseError(str(problem), 0, 0, ["card"], _deck(table.rules)) from None
    reject_unknown_titles(description, lambda _, title: ParseError(title, 0, 0, ["title"]))
    reject_duplicates(description, lambda _, name: ParseError(name, 0, 0, ["option-once"]))
    return description


def _checked(data: Mapping[str, Any]) -> TableData:
    try:
        table = msgspec.convert(data, TableData)
    except (msgspec.ValidationError, UnicodeError) as problem:
        raise ParseError(_place(data, str(problem)), 0, 0, ["json"]) from None
    for name, hand in table.hands.items():
        is_known = UNSET not in (hand.cards, hand.unknown)
        if is_known == (hand.out is not UNSET):  # either its cards and their number, or a way out
            raise ParseError(f"data.hands.{name}", 0, 0, ["json"])
    return table


def _place(data: Any, problem: str) -> str:
    """The path of the first invalid value, from the message of a ``ValidationError``."""
    match = re.search(r"`\$(.*)`$", problem)
    path = match[1] if match else ""
    above, is_entry, _ = path.partition("[...]")
    if not is_entry:
        return f"data{path}"
    for part in above.split(".")[1:]:
        data = data[part]
    for name, entry in data.items():
        try:
            msgspec.convert(entry, ENTRIES[above])
        except (msgspec.ValidationError, UnicodeError):
            return f"data{above}.{name}"
    return f"data{above}."


def _described(table: TableData) -> Description:
    rules, deck = table.rules, _deck(table.rules)
    for name in (*(seat.name for seat in table.seats), *table.hands):
        if expected := name_fault(name, deck):  # a table text would read it as something else
            raise ParseError(name, 0, 0, [expected])
    for owner, _, _ in rules.params:
        if owner not in rules.switches:
            raise ParseError(owner, 0, 0, ["switch-named"])
    return Description(
        book=rules.book,
        switches=tuple(rules.switches.items()),
        params=tuple((owner, key, value) for owner, key, value in rules.params),
        readings=tuple(table.readings.items()),
        settings=tuple(rules.settings.items()),
        seats=tuple(Seat(seat.name, _title(seat.title)) for seat in table.seats),
        turn=table.turn,
        hands={name: _hand(hand, deck) for name, hand in table.hands.items()},
        field=tuple(FieldPlay(_cards(play.cards, deck), play.seat) for play in table.field),
        discards=_cards(table.discards, deck),
        state=tuple(table.state),
        play=tuple(_move(move, deck) for move in table.play),
        ask=tuple(map(_question, table.ask)),
    )


def _title(name: str) -> str:
    return title_of(name) or name


def _move(text: str, deck: Deck) -> Move:
    try:
        return read_move(text, deck)
    except ParseError as problem:
        problem.line, problem.column = 0, 0
        raise


def _question(text: str) -> str:
    """A question that a table text can hold in a line."""
    question = text.strip()
    if not question or {"\n", "#"} & {*question}:
        raise ParseError(text, 0, 0, ["question"])
    return question


def _deck(rules: RulesData) -> Deck:
    return deck_of(rules.book, rules.settings)


def _hand(hand: HandData, deck: Deck) -> Hand:
    if hand.out:
        return Hand(out=hand.out, unknown=0)
    unknown = hand.unknown
    return Hand(_cards(hand.cards or (), deck), None if unknown is None else int(unknown or 0))


def _cards(texts: Sequence[str], deck: Deck) -> tuple[Card, ...]:
    return tuple(parse_card(text, deck) for text in texts)
