"""A round of a pointing game: where each card is, which place each seat points at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.base_position import BasePosition
from referee.model.marks import NOBODY, Mark
from referee.model.moves import VICTIM

EXCHANGE, SHOWING, WINS = "exchange", "reveal", "wins"
"""Marks: of the second exchange; that all show their cards; how many games a seat has won."""

HIGHER, NO_ONE = "higher", "no one"
"""How it is decided who gets a contested card: by the higher card, or nobody gets it."""

MISSED = FEW, MANY = "few", "many"
"""Why rank doesn't decide a contest: too few players, or too many that point."""

UNSEEN = -1
"""The face of a card that only its holder knows."""

POINTING, DUELS, PASSING = "pointing", "duels", "passing"
"""The stages of a round; the last is ``SHOWING``."""

ELIMINATED = "eliminated"
"""How a seat is out."""

SECOND = Mark(EXCHANGE, 2)
OVER = Mark(SHOWING)

Card = int
"""A card of the round by its number. It keeps the number wherever it goes, even while its face is
unknown."""


class Taken(Struct, frozen=True):
    """A card that changed its place in the last exchange, or a contested one that did not."""

    card: Card
    place: int
    """Where the card is now; ``NOBODY``: it did not move."""
    by: str
    """The id of the clause behind it."""
    key: str
    """The key of the event; ``args`` and ``why`` are those of the event."""
    args: tuple[tuple[str, str], ...] = ()
    why: tuple[tuple[str, str | tuple[str, ...]], ...] = ()


class PointingPosition(BasePosition, frozen=True, dict=True):
    """The state of a round. Places are the seats and, after them, the middle with the victim
    (被害者)."""

    faces: tuple[int, ...]
    """The rank index of each card, or ``UNSEEN``."""
    places: tuple[int, ...]
    """The place of each card."""
    pointed: tuple[int, ...]
    """The place that each seat points at, or ``NOBODY``."""
    above: tuple[tuple[Card, Card], ...] = ()
    """Pairs of cards of which the first is known to be higher."""
    clashed: tuple[int, ...] = ()
    """The seats that pointed at a contested card, while cards are still to be passed."""
    gone: int = 0
    """The cards out of this round."""
    lately: tuple[Taken, ...] = ()
    """What the last exchange moved. It is not compared."""

    @property
    def size(self) -> int:
        return len(self.pointed)

    @property
    def middle(self) -> int:
        """The place of the victim."""
        return self.size

    @property
    def exchange(self) -> int:
        return 2 if self.mark(EXCHANGE) else 1

    @property
    def stage(self) -> str:
        if self.mark(SHOWING):
            return SHOWING
        if any(len(self.at(seat)) > 1 for seat in self.playing):
            return PASSING
        pointing = all(self.pointed[seat] != NOBODY for seat in self.playing)
        return DUELS if pointing else POINTING

    def at(self, place: int) -> list[Card]:
        """The cards at a place."""
        return [card for card, where in enumerate(self.places) if where == place]

    def card_at(self, place: int) -> Card:
        """The one card at a place."""
        return self.places.index(place)

    def place(self, names: Sequence[str], aim: str) -> int:
        """The place that a move or a question names."""
        return self.middle if aim == VICTIM else names.index(aim)

    def faced(self, card: Card, face: int) -> PointingPosition:
        """The position with the face of a card known."""
        return replace(self, faces=(*self.faces[:card], face, *self.faces[card + 1 :]))

    @property
    def waited_for(self) -> list[int]:
        """The seats that have something to do."""
        if self.stage == POINTING:
            return [seat for seat in self.playing if self.pointed[seat] == NOBODY]
        if self.stage == PASSING:
            return [seat for seat in self.playing if len(self.at(seat)) > 1]
        if self.stage == SHOWING:
            cards = ((seat, card) for seat in self.playing for card in self.at(seat))
            return [seat for seat, card in cards if self.faces[card] == UNSEEN]
        return []

    # ---- the fields of every position

    def _seen(self, place: int) -> list[int]:
        return [self.faces[card] for card in self.at(place)]

    @cached_property  # follows from the places of the cards
    def known(self) -> tuple[int, ...]:
        return tuple(
            sum(1 << face for face in self._seen(seat) if face != UNSEEN)
            for seat in range(self.size)
        )

    @cached_property
    def unknown(self) -> tuple[int, ...]:
        return tuple(self._seen(seat).count(UNSEEN) for seat in range(self.size))

    @property
    def field(self) -> Sequence[int]:
        return self._seen(self.middle)

    def key(self) -> object:
        """Everything in which two positions may differ; the numbers of cards don't count."""
        by_place = sorted(range(len(self.places)), key=lambda card: (self.places[card], card))
        number = {card: index for index, card in enumerate(by_place)}
        cards = sorted(zip(self.places, self.faces, strict=True))
        above = sorted((number[high], number[low]) for high, low in self.above)
        return (
            tuple(cards), self.pointed, self.marks, self.out, tuple(above), self.clashed, self.gone,
        )  # fmt: skip


def place_name(names: Sequence[str], place: int) -> str:
    """The name of a place in moves."""
    return names[place] if place < len(names) else VICTIM


def passing_args(names: Sequence[str], position: PointingPosition) -> dict[str, Any]:
    """The arguments of a sentence on passing: who holds two cards, and where one is missing, with
    the numbers of both."""
    seats = [names[seat] for seat in position.playing if len(position.at(seat)) > 1]
    empty = [names[seat] for seat in position.playing if not position.at(seat)]
    middle = not position.at(position.middle)
    counts = {"count": len(seats), "lacking": len(empty)}
    return {"seats": seats, "empty": empty, "middle": middle, **counts}
