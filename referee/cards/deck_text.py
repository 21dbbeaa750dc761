"""Decks in words."""

from __future__ import annotations

import re

from referee.i18n.fuzzy_match import fold
from referee.i18n.messages import listing, message

from .card import Deck, parse_card
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


_JOINED = re.compile(r"[と、・/+&]|and")


def cards_meant(found: str, deck: Deck) -> tuple[str, ...]:
    """What may be meant by what names no card: a number without its suit, cards joined by a word.

    >>> deck = Deck()
    >>> cards_meant("J", deck), cards_meant("S9とH9", deck), cards_meant("x", deck)
    (('SJ', 'HJ', 'DJ', 'CJ'), ('S9 H9',), ())
    """
    number = fold(found).upper()
    if number in deck.ranks and deck != ANY_DECK:
        return tuple(f"{suit}{number}" for suit in deck.suits if suit)
    parts = _JOINED.split(found)
    try:
        cards = [str(parse_card(part, deck)) for part in parts if part]
    except ValueError:
        return ()
    return (" ".join(cards),) if len(cards) > 1 else ()
