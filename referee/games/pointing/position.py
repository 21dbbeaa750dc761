"""A round of a pointing game: where each card lies, who points at what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.base_position import BasePosition
from referee.model.marks import NOBODY, Exit, Mark, Marks, Obligation
from referee.model.moves import VICTIM

EXCHANGE, SHOWING, WINS = "exchange", "reveal", "wins"
"""Marks: that the second exchange has come; that all show their cards; how many games a seat has
won."""

HIGHER, NO_ONE = "higher", "no one"
"""How a contested card is settled."""

MISSED = FEW, MANY = "few", "many"
"""Why a contest is not settled by rank: too few players, or too many who point."""

UNSEEN = -1
"""The face of a card that nobody but its holder knows."""

POINTING, DUELS, PASSING = "pointing", "duels", "passing"
"""The stages of a round; the last is ``SHOWING``."""

ELIMINATED = "eliminated"
"""How a seat is out."""

SECOND = Mark(EXCHANGE, 2)
OVER = Mark(SHOWING)

Card = int
"""A card of the round, by its number: that of the place where it lay when the round was described.
It keeps the number wherever it goes, also while nobody knows its face."""


class Taken(Struct, frozen=True):
    """A card that changed hands in the last exchange (or did not: ``place`` is ``NOBODY``).

    ``by``: the id of the clause that says so; ``key``, ``args`` and ``why`` tell it.
    """

    card: Card
    place: int
    by: str
    key: str
    args: tuple[tuple[str, str], ...] = ()
    why: tuple[tuple[str, str | tuple[str, ...]], ...] = ()


class PointingPosition(BasePosition, Struct, frozen=True, dict=True):
    """Places are the seats, and after them the middle, where the victim (被害者) lies.

    ``faces``: the rank index of each card; ``places``: where it lies; ``pointed``: the place that
    each seat points at; ``above``: (higher, lower), cards of which that much is known; ``gone``:
    the cards out of this round; ``clashed``: who pointed at a contested card, while cards are
    still to be passed; ``lately``: what the last exchange moved, which is no part of the value.
    """

    faces: tuple[int, ...]
    places: tuple[int, ...]
    pointed: tuple[int, ...]
    marks: Marks = ()
    out: tuple[Exit, ...] = ()
    above: tuple[tuple[Card, Card], ...] = ()
    clashed: tuple[int, ...] = ()
    gone: int = 0
    lately: tuple[Taken, ...] = ()
    turn: int = NOBODY
    owed: tuple[Obligation, ...] = ()

    @property
    def size(self) -> int:
        return len(self.pointed)

    @property
    def middle(self) -> int:
        """The place where the victim lies."""
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
        """The cards that lie at a place."""
        return [card for card, where in enumerate(self.places) if where == place]

    def card_at(self, place: int) -> Card:
        """The one card at a place."""
        return self.places.index(place)

    def place(self, names: Sequence[str], aim: str) -> int:
        """The place that a move or a question names."""
        return self.middle if aim == VICTIM else names.index(aim)

    def faced(self, card: Card, face: int) -> PointingPosition:
        """The position with a card turned up."""
        return replace(self, faces=(*self.faces[:card], face, *self.faces[card + 1 :]))

    @property
    def waited_for(self) -> list[int]:
        """The seats that somebody waits for, whatever they have to do."""
        if self.stage == POINTING:
            return [seat for seat in self.playing if self.pointed[seat] == NOBODY]
        if self.stage == PASSING:
            return [seat for seat in self.playing if len(self.at(seat)) > 1]
        if self.stage == SHOWING:
            cards = ((seat, card) for seat in self.playing for card in self.at(seat))
            return [seat for seat, card in cards if self.faces[card] == UNSEEN]
        return []

    # ---- what core and desk look at

    def _seen(self, place: int) -> list[int]:
        return [self.faces[card] for card in self.at(place)]

    @cached_property  # what other families keep follows here from where the cards lie
    def known(self) -> tuple[int, ...]:  # type: ignore[override]
        return tuple(
            sum(1 << face for face in self._seen(seat) if face != UNSEEN)
            for seat in range(self.size)
        )

    @cached_property
    def unknown(self) -> tuple[int, ...]:  # type: ignore[override]
        return tuple(self._seen(seat).count(UNSEEN) for seat in range(self.size))

    @property
    def field(self) -> Sequence[int]:
        return self._seen(self.middle)

    def key(self) -> object:
        """Everything that tells two positions apart, whatever numbers the cards have."""
        lying = sorted(range(len(self.places)), key=lambda card: (self.places[card], card))
        at = {card: number for number, card in enumerate(lying)}
        cards = sorted(zip(self.places, self.faces, strict=True))
        above = sorted((at[high], at[low]) for high, low in self.above)
        return (
            tuple(cards), self.pointed, self.marks, self.out, tuple(above), self.clashed, self.gone,
        )  # fmt: skip


def place_name(names: Sequence[str], place: int) -> str:
    """A place as moves name it."""
    return names[place] if place < len(names) else VICTIM


def passing_args(names: Sequence[str], position: PointingPosition) -> dict[str, Any]:
    """What a sentence on the pass names: who holds two cards, and where one is missing."""
    return {
        "seats": [names[seat] for seat in position.playing if len(position.at(seat)) > 1],
        "empty": [names[seat] for seat in position.playing if not position.at(seat)],
        "middle": not position.at(position.middle),
    }
