"""Moves as people write them down: ``Dan: D4``, ``Ben: pass``, ``Aki: gives C4 to Ben``."""

from __future__ import annotations

from dataclasses import dataclass, replace

from referee.cards.card import Card

PLAY, PASS, GIVE, SHOW, CAUGHT = "play", "pass", "give", "show", "caught"
BEATS, LOSES, LOOK = "beats", "loses", "look"
ACCEPT, DECLINE, DISCARD, NAME, PICK = "accept", "decline", "discard", "name", "pick"
TAKE, SWAP, SWAP_HANDS, REVOLT, NO_REVOLT = "take", "swap", "swap_hands", "revolt", "no_revolt"
DOUBT, THROUGH, POINT, REVEAL, PLACE = "doubt", "through", "point", "reveal", "place"

VICTIM, VICTIM_JA = "victim", "被害者"
"""What one may point at besides a seat: the card that nobody holds (被害者)."""

PLAY_DOWN = "play_down"
"""How a play with face-down cards is judged."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move.

    ``other`` is the seat it is aimed at (:data:`VICTIM` where it points at the card of nobody),
    ``back`` what a swap asks for, ``rank`` a number and ``suit`` a colour named;
    ``stands``: the referee refuses it, and it was made all the same.
    """

    seat: str
    kind: str
    cards: tuple[Card, ...] = ()
    other: str = ""
    stands: bool = False
    back: tuple[Card, ...] = ()
    rank: str = ""
    suit: str = ""

    @property
    def text(self) -> str:
        """The move without its seat, as it is written."""
        cards = " ".join(map(str, self.cards))
        back = " ".join(map(str, self.back))
        words = {
            PLAY: cards,
            PASS: "pass",
            GIVE: f"gives {cards} to {self.other}",
            SHOW: f"shows {cards} to {self.other}",
            CAUGHT: "is caught lying",
            BEATS: f"beats {self.other}",
            LOSES: f"loses to {self.other}",
            LOOK: "looks at the discards",
            ACCEPT: "accepts",
            DECLINE: "declines",
            DISCARD: f"discards {cards}",
            NAME: f"names {self.rank}",
            PICK: f"picks {self.other}",
            TAKE: f"takes {cards} from {self.other}",
            SWAP: f"swaps {cards} for {back} with {self.other}",
            SWAP_HANDS: f"swaps hands with {self.other}",
            REVOLT: "revolts",
            NO_REVOLT: "does not revolt",
            DOUBT: "doubt",
            THROUGH: "through",
            POINT: f"points {self.other}",
            REVEAL: f"reveals {cards}",
            PLACE: f"places {self.suit}",
        }
        return words[self.kind] + (" !" if self.stands else "")

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"

    def standing(self) -> Move:
        return replace(self, stands=True)
