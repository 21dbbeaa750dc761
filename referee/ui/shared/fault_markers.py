"""What is wrong with a table, by the place where it is shown, and the very cards concerned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card
from referee.errors import Fault
from referee.i18n.card_names import card_words
from referee.model.description import Description

from .board import Board

Place = tuple[object, ...]
"""``("seat", name)``, ``("field", number)``, ``("discards",)``; ``()``: the table as a whole."""
JOKERS, HIDDEN = "too-many-jokers", "hidden-card"


class FaultMarkers(Struct, frozen=True):
    """Sentences by place, and what tells a faulty card."""

    said: dict[Place, list[str]] = {}
    cards: frozenset[str] = frozenset()
    """Wherever they lie."""
    plays: frozenset[int] = frozenset()
    """Plays of the field that are wrong as they are."""
    codes: frozenset[str] = frozenset()

    def at(self, *place: object) -> list[str]:
        return self.said.get(place, [])

    def among(self, cards: Iterable[Card], play: int | None = None) -> list[str]:
        """Those of the cards that something is wrong with."""
        return [str(card) for card in cards if play in self.plays or self._marks(card)]

    def _marks(self, card: Card) -> bool:
        if card.is_hidden:
            return HIDDEN in self.codes
        if card.is_joker:
            return JOKERS in self.codes
        return str(card.plain()) in self.cards


def fault_markers(faults: Iterable[Fault], shown: Board, lang: str) -> FaultMarkers:
    """The faults of a board, placed."""
    faults = tuple(faults)
    said: dict[Place, list[str]] = {}
    for fault in faults:
        text = card_words(lang, replace(fault, line=0).say(lang))
        said.setdefault(_place_of(fault, shown.described), []).append(text)
    places = (_place_of(fault, shown.described) for fault in faults if "cards" in fault.args)
    plays: list[Any] = [place[1] for place in places if place[:1] == ("field",)]
    cards = frozenset(str(fault.args["card"]) for fault in faults if "card" in fault.args)
    return FaultMarkers(said, cards, frozenset(plays), frozenset(fault.code for fault in faults))


def _place_of(fault: Fault, described: Description) -> Place:
    kind, *rest = fault.where or ("",)
    if kind in ("hands", "seats") and rest and rest[0] in described.names:
        return ("seat", rest[0])
    if kind == "turn" and described.turn in described.names:
        return ("seat", described.turn)
    if kind == "field" and rest and rest[0] in range(len(described.field)):
        return ("field", rest[0])
    return ("discards",) if kind == "discards" else ()
