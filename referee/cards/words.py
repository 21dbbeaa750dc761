"""Decks in words."""

from __future__ import annotations

from referee.language.messages import listing, message

from .card import Deck
from .decks import ANY_DECK, sample


def deck_text(deck: Deck, lang: str) -> str:
    """The cards of a deck, as one has to write them.

    >>> deck_text(Deck(suits=("R", "B"), ranks=("1", "2"), jokers=0), "en")
    'a card of this pack, such as B2 (R (red) and B (blue); 1 2)'
    """
    if deck == ANY_DECK:
        return message(lang, "expected-card")
    suits = [f"{suit} ({message(lang, f'suit-{suit}')})" for suit in deck.suits if suit]
    ranks = " ".join(deck.ranks)
    args: dict[str, object] = {"sample": str(sample(deck)), "ranks": ranks, "jokers": deck.jokers}
    return message(lang, "expected-card-of-deck", suits=listing(lang, suits) or "none", **args)
