"""Moves as people write them down: ``Dan: D4``, ``Ben: pass``, ``Aki: gives C4 to Ben``."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import Card

PLAY, PASS, GIVE, SHOW, CAUGHT, BEATS, LOSES, LOOK = (
    "play", "pass", "give", "show", "caught", "beats", "loses", "look",
)  # fmt: skip


PLAY_DOWN = "play_down"
"""How a play with face-down cards is judged."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move. ``other``: the seat it is aimed at; ``stands``: refused, and made all the same."""

    seat: str
    kind: str
    cards: tuple[Card, ...] = ()
    other: str = ""
    stands: bool = False

    @property
    def text(self) -> str:
        """The move without its seat, as it is written."""
        cards = " ".join(map(str, self.cards))
        words = {
            PLAY: cards,
            PASS: "pass",
            GIVE: f"gives {cards} to {self.other}",
            SHOW: f"shows {cards} to {self.other}",
            CAUGHT: "is caught lying",
            BEATS: f"beats {self.other}",
            LOSES: f"loses to {self.other}",
            LOOK: "looks at the discards",
        }
        return words[self.kind] + (" !" if self.stands else "")

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"

    def standing(self) -> Move:
        return replace(self, stands=True)
