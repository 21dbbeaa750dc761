"""The table as JSON-ready data. The published schema is ``schema/table.schema.json``."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

from referee.cards.card import Card, Deck, parse_card
from referee.errors import ParseError
from referee.library.titles import by_ids, deck_of
from referee.model.description import Description, FieldPlay, Hand, Seat

from .reader import read_move
from .reserved import is_reserved

FORMAT = "referee.table/1"


@lru_cache(maxsize=1)
def schema() -> dict[str, Any]:
    """The JSON schema of a table.

    >>> schema()["title"]
    'A Referee table'
    """
    text = (resources.files("referee") / "schema" / "table.schema.json").read_text("utf-8")
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
    """The description that JSON data gives. Raises ``ParseError`` (line 0; ``found``: the path).

    >>> data = {"rules": {"book": "offkai"}, "seats": [{"name": "Aki"}, {"name": "Ben"}]}
    >>> read_data({"format": FORMAT, **data}).names
    ('Aki', 'Ben')
    """
    import fastjsonschema

    try:
        _validator()(data)
        return by_ids(_described(data))
    except fastjsonschema.JsonSchemaValueException as problem:
        raise ParseError(str(problem.name), 0, 0, ["json"]) from None
    except ValueError as problem:
        raise ParseError(str(problem), 0, 0, ["card"], _deck(data["rules"])) from None


def _described(data: Mapping[str, Any]) -> Description:
    rules = data["rules"]
    deck = _deck(rules)
    for seat in data["seats"]:
        if is_reserved(seat["name"]):
            raise ParseError(seat["name"], 0, 0, ["seat-name"])
    return Description(
        book=rules["book"],
        switches=tuple(rules.get("switches", {}).items()),
        params=tuple((owner, key, value) for owner, key, value in rules.get("params", ())),
        readings=tuple(data.get("readings", {}).items()),
        settings=tuple(rules.get("settings", {}).items()),
        seats=tuple(Seat(seat["name"], seat.get("title", "")) for seat in data["seats"]),
        turn=data.get("turn", ""),
        hands={name: _hand(hand, deck) for name, hand in data.get("hands", {}).items()},
        field=tuple(
            FieldPlay(_cards(play["cards"], deck), play.get("seat", ""))
            for play in data.get("field", ())
        ),
        discards=_cards(data.get("discards", ()), deck),
        state=tuple(data.get("state", ())),
        play=tuple(read_move(move, deck) for move in data.get("play", ())),
        ask=tuple(data.get("ask", ())),
    )


def _deck(rules: Mapping[str, Any]) -> Deck:
    return deck_of(rules["book"], rules.get("settings", {}))


def _hand(data: Mapping[str, Any], deck: Deck) -> Hand:
    if "out" in data:
        return Hand(out=data["out"], unknown=0)
    return Hand(_cards(data["cards"], deck), data["unknown"])


def _cards(texts: Sequence[str], deck: Deck) -> tuple[Card, ...]:
    return tuple(parse_card(text, deck) for text in texts)
