"""The table as JSON-ready data. The published schema is ``schema/table.schema.json``."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from referee.basis.package import PACKAGE
from referee.cards.card import Card, Deck, parse_card
from referee.errors import ParseError
from referee.library.title_lookup import deck_of, with_ids
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.moves import Move

from .duplicates import reject_duplicates
from .moves import read_move
from .names import lacking
from .table_text import title_of

FORMAT = "referee.table/1"


@lru_cache(maxsize=1)
def schema() -> dict[str, Any]:
    """The JSON schema of a table.

    >>> schema()["title"]
    'A Referee table'
    """
    text = (PACKAGE / "schema" / "table.schema.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


@lru_cache(maxsize=1)
def _validator() -> Callable[[Any], Any]:
    import fastjsonschema

    made: Callable[[Any], Any] = fastjsonschema.compile(schema())
    return made


def write_data(described: Description) -> dict[str, Any]:
    """The description as data; what is not said is left out.

    >>> described = Description(book="offkai", seats=(Seat("Aki"), Seat("Ben", "fugo")), turn="Ben")
    >>> data = write_data(described)
    >>> data["rules"], data["seats"], data["turn"]
    ({'book': 'offkai', 'switches': {}}, [{'name': 'Aki'}, {'name': 'Ben', 'title': 'fugo'}], 'Ben')
    """
    data: dict[str, Any] = {
        "format": FORMAT,
        "rules": {"book": described.book, "switches": dict(described.switches)},
        "readings": dict(described.readings),
        "seats": [
            {"name": s.name, "title": s.title} if s.title else {"name": s.name}
            for s in described.seats
        ],
        "turn": described.turn,
        "hands": {name: _hand_data(hand) for name, hand in described.hands.items()},
        "field": [
            {"seat": play.seat, "cards": _texts(play.cards)}
            if play.seat
            else {"cards": _texts(play.cards)}
            for play in described.field
        ],
        "discards": _texts(described.discards),
        "state": list(described.state),
        "play": [str(move) for move in described.play],
        "ask": list(described.ask),
    }
    if described.settings:
        data["rules"]["settings"] = dict(described.settings)
    if described.params:
        data["rules"]["params"] = [list(param) for param in described.params]
    return {
        key: value for key, value in data.items() if value or key in ("format", "rules", "seats")
    }


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def _hand_data(hand: Hand) -> dict[str, Any]:
    if hand.out:
        return {"out": hand.out}
    return {"cards": _texts(hand.cards), "unknown": hand.unknown}


def read_data(data: Mapping[str, Any]) -> Description:
    """The description that JSON data gives, which as a text reads as the same table.

    Raises ``ParseError`` (line 0; ``found``: the path, or the word that cannot be).

    >>> data = {"rules": {"book": "offkai"}, "seats": [{"name": "Aki"}, {"name": "Ben"}]}
    >>> read_data({"format": FORMAT, **data}).names
    ('Aki', 'Ben')
    """
    import fastjsonschema

    try:
        _validator()(data)
        described = with_ids(_described(data))
    except fastjsonschema.JsonSchemaValueException as problem:
        raise ParseError(str(problem.name), 0, 0, ["json"]) from None
    except ValueError as problem:
        raise ParseError(str(problem), 0, 0, ["card"], _deck(data["rules"])) from None
    reject_duplicates(described, lambda _, name: ParseError(name, 0, 0, ["option-once"]))
    return described


def _described(data: Mapping[str, Any]) -> Description:
    rules = data["rules"]
    deck = _deck(rules)
    _check_names(data, deck)
    _check_params(rules)
    return Description(
        book=rules["book"],
        switches=tuple(rules.get("switches", {}).items()),
        params=tuple((owner, key, value) for owner, key, value in rules.get("params", ())),
        readings=tuple(data.get("readings", {}).items()),
        settings=tuple(rules.get("settings", {}).items()),
        seats=tuple(Seat(seat["name"], _title(seat.get("title", ""))) for seat in data["seats"]),
        turn=data.get("turn", ""),
        hands={name: _hand(hand, deck) for name, hand in data.get("hands", {}).items()},
        field=tuple(
            FieldPlay(_cards(play["cards"], deck), play.get("seat", ""))
            for play in data.get("field", ())
        ),
        discards=_cards(data.get("discards", ()), deck),
        state=tuple(data.get("state", ())),
        play=tuple(_move(move, deck) for move in data.get("play", ())),
        ask=tuple(map(_question, data.get("ask", ()))),
    )


def _check_names(data: Mapping[str, Any], deck: Deck) -> None:
    """Raises ``ParseError`` for a name that a text would read as something else."""
    for name in (*(seat["name"] for seat in data["seats"]), *data.get("hands", {})):
        if expected := lacking(name, deck):
            raise ParseError(name, 0, 0, [expected])


def _check_params(rules: Mapping[str, Any]) -> None:
    """Raises ``ParseError`` for what is set for a house rule that is not named."""
    for owner, _, _ in rules.get("params", ()):
        if owner not in rules.get("switches", {}):
            raise ParseError(owner, 0, 0, ["switch-named"])


def _title(said: str) -> str:
    title = title_of(said) if said else ""
    if title is None:
        raise ParseError(said, 0, 0, ["title"])
    return title


def _move(said: str, deck: Deck) -> Move:
    try:
        return read_move(said, deck)
    except ParseError as problem:
        problem.line, problem.column = 0, 0
        raise


def _question(said: str) -> str:
    """A question as a text holds it, in a line of its own."""
    asked = said.strip()
    if not asked or {"\n", "#"} & {*asked}:
        raise ParseError(said, 0, 0, ["question"])
    return asked


def _deck(rules: Mapping[str, Any]) -> Deck:
    return deck_of(rules["book"], rules.get("settings", {}))


def _hand(data: Mapping[str, Any], deck: Deck) -> Hand:
    if "out" in data:
        return Hand(out=data["out"], unknown=0)
    unknown = data["unknown"]
    return Hand(_cards(data["cards"], deck), None if unknown is None else int(unknown))


def _cards(texts: Sequence[str], deck: Deck) -> tuple[Card, ...]:
    return tuple(parse_card(text, deck) for text in texts)
