"""A round of a pointing game: where each card lies, who points at what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from referee.model.marks import NOBODY, Exit, Mark, Marks, Obligation, find_mark

UNSEEN = -1
"""The face of a card that nobody but its holder knows."""

POINTING, DUELS, PASSING, REVEAL = "pointing", "duels", "passing", "reveal"

SECOND = Mark("exchange", 2)
OVER = Mark("reveal")

Card = int
"""A card of the round, by its number: that of the place where it lay when the round was described.
It keeps the number wherever it goes, also while nobody knows its face."""


@dataclass(frozen=True)
class Taken:
    """A card that changed hands in the last exchange (or did not: ``place`` is ``NOBODY``).

    ``by``: the id of the clause that says so; ``key`` and ``args`` tell it.
    """

    card: Card
    place: int
    by: str
    key: str
    args: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class PointingPosition:
    """Places are the seats, and after them the middle, where the victim (被害者) lies.

    ``faces``: the rank index of each card; ``places``: where it lies; ``pointed``: the place that
    each seat points at; ``above``: (higher, lower), cards of which that much is known; ``gone``:
    the cards out of this round; ``clashed``: who pointed at a contested card, while cards are
    still to be passed; ``lately``: what the last exchange moved, which is no part of the value.
    """

    size: int
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
    def middle(self) -> int:
        return self.size

    @property
    def players(self) -> tuple[int, ...]:
        """The seats still in the game."""
        gone = {leaver.seat for leaver in self.out}
        return tuple(seat for seat in range(self.size) if seat not in gone)

    @property
    def exchange(self) -> int:
        return 2 if find_mark(self.marks, "exchange") else 1

    @property
    def stage(self) -> str:
        if find_mark(self.marks, "reveal"):
            return REVEAL
        if any(len(self.at(seat)) > 1 for seat in self.players):
            return PASSING
        pointing = all(self.pointed[seat] != NOBODY for seat in self.players)
        return DUELS if pointing else POINTING

    def at(self, place: int) -> list[Card]:
        """The cards that lie at a place."""
        return [card for card, where in enumerate(self.places) if where == place]

    def card_at(self, place: int) -> Card:
        """The one card at a place."""
        return self.places.index(place)

    @property
    def waited_for(self) -> list[int]:
        """The seats that somebody waits for, whatever they have to do."""
        if self.stage == POINTING:
            return [seat for seat in self.players if self.pointed[seat] == NOBODY]
        if self.stage == PASSING:
            return [seat for seat in self.players if len(self.at(seat)) > 1]
        if self.stage == REVEAL:
            cards = ((seat, card) for seat in self.players for card in self.at(seat))
            return [seat for seat, card in cards if self.faces[card] == UNSEEN]
        return []

    # ---- what core and desk look at

    def _seen(self, place: int) -> list[int]:
        return [self.faces[card] for card in self.at(place)]

    @property
    def known(self) -> tuple[int, ...]:
        return tuple(
            sum(1 << face for face in self._seen(seat) if face != UNSEEN)
            for seat in range(self.size)
        )

    @property
    def unknown(self) -> tuple[int, ...]:
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
