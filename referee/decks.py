"""Decks as a book states them, and how their cards are spelled.

A book writes its deck as data::

    deck = { kind = "french", jokers = 2 }                          # 3 … K A 2, weakest first
    deck = { kind = "french", jokers = 0, ranks = ["2", …, "A"] }   # another order of the ranks
    deck = { kind = "coloured", suits = "RBY" }                     # 赤 青 黄, 1-10, no joker
    deck = { kind = "numbers", ranks = ["1", "2", "3", "4", "5"] }  # five cards without a suit

``hidden = true`` lets the text name ``(?)``, a card that nobody but its owner knows. Of a book with
several games, ``hidden = ["sevens"]`` does so in these only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .cards import FRENCH_RANKS, FRENCH_SUITS, Card, Deck, suit_spellings
from .errors import UnknownName

COLOURS = tuple("RBYG")
COLOUR_RANKS = tuple(map(str, range(1, 11)))

_KINDS: dict[str, Deck] = {
    "french": Deck(),
    "coloured": Deck(COLOURS, COLOUR_RANKS, jokers=0),
    "numbers": Deck(("",), COLOUR_RANKS, jokers=0),
}

ANY_DECK = Deck(
    (*FRENCH_SUITS, *COLOURS), (*FRENCH_RANKS, *sorted({*COLOUR_RANKS} - {*FRENCH_RANKS})), 2, True
)
"""What a text is read with when it names no book that there is."""


def make_deck(stated: Mapping[str, Any]) -> Deck:
    """The deck that a book states. Raises ``UnknownName`` for a kind that there is not."""
    kind = stated.get("kind", "french")
    if kind not in _KINDS:
        raise UnknownName("deck", str(kind), list(_KINDS))
    plain = _KINDS[kind]
    hidden = stated.get("hidden", plain.hidden)
    return Deck(
        suits=tuple(stated.get("suits", plain.suits)),
        ranks=tuple(map(str, stated.get("ranks", plain.ranks))),
        jokers=stated.get("jokers", plain.jokers),
        hidden=hidden is True,
    )


def sample(deck: Deck) -> Card:
    """A card of the deck to show how they are written."""
    return Card(deck.suits[len(deck.suits) // 2], deck.ranks[len(deck.ranks) // 2])


# ---- spelling


@lru_cache(maxsize=16)
def card_pattern(deck: Deck) -> str:
    """A regular expression for a card of the deck in any accepted spelling."""
    suit, rank = suit_pattern(deck), rank_pattern(deck)
    ways = [f"{suit}{rank}"]
    if deck.jokers:
        low, high = map(re.escape, deck.beyond)
        ways.append(f"(Jo|joker|ジョーカー)(=({high}|{low}|{suit}{rank}))?")
    body = f"[(（]?({'|'.join(ways)})[)）]?"
    return rf"({body}|[(（][?？][)）])" if deck.hidden else body


@lru_cache(maxsize=16)
def rank_pattern(deck: Deck) -> str:
    """A regular expression for a rank of the deck; ``T`` and full-width letters count."""
    words = {*deck.ranks, *(_wide(rank) for rank in deck.ranks)}
    words |= {"T", "Ｔ"} if "10" in deck.ranks else set()
    return _either(words)


@lru_cache(maxsize=16)
def suit_pattern(deck: Deck) -> str:
    """A regular expression for a suit of the deck; empty where its cards have none."""
    if deck.suits == ("",):
        return ""
    words = {word for suit in deck.suits for word in (*suit_spellings(suit), _wide(suit))}
    return _either(words)


def _wide(text: str) -> str:
    return "".join(chr(ord(letter) + 0xFEE0) for letter in text)


def _either(words: set[str]) -> str:
    """One of these words, the longest that fits."""
    return f"({'|'.join(sorted(map(re.escape, words), key=lambda word: (-len(word), word)))})"
