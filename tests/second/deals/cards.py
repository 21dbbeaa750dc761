"""Cards as texts, and what all judges of these games share."""

from __future__ import annotations

from collections.abc import Sequence

NAMES = ("Aki", "Ben", "Chie", "Dan", "Emi", "Fumi", "Gen")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = tuple(suit + rank for suit in "SHDC" for rank in RANKS)


def following(hand: Sequence[str], trick: Sequence[tuple[int, str]]) -> list[str]:
    """The cards of a hand that follow suit; all if none does, or if the hand leads."""
    led = trick[0][1][0] if trick else ""
    return [card for card in hand if card[0] == led] or list(hand)


def strength(card: str, led: str, trump: str) -> tuple[bool, bool, int]:
    return card[0] == trump, card[0] == led, RANKS.index(card[1:])
