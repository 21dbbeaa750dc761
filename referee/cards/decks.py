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
from functools import lru_cache

from .card import FRENCH_RANKS, FRENCH_SUITS, Card, Deck, suit_spellings

COLOURS = tuple("RBYG")
COLOUR_RANKS = tuple(map(str, range(1, 11)))

ANY_DECK = Deck(
    (*FRENCH_SUITS, *COLOURS), (*FRENCH_RANKS, *sorted({*COLOUR_RANKS} - {*FRENCH_RANKS})), 2, True
)
"""What a text is read with when it names no book that there is."""


def sample(deck: Deck) -> Card:
    """A card of the deck to show how they are written.

    >>> str(sample(Deck()))
    'D9'
    """
    return Card(deck.suits[len(deck.suits) // 2], deck.ranks[len(deck.ranks) // 2])


# ---- spelling


@lru_cache(maxsize=16)
def card_pattern(deck: Deck) -> str:
    """A regular expression for a card of the deck in any accepted spelling.

    >>> all(re.fullmatch(card_pattern(Deck()), text) for text in ("D10", "♦Ｔ", "(Jo=S8)", "Jo=8"))
    True
    >>> all(re.fullmatch(card_pattern(Deck()), text) for text in ("10D", "Ｔ♦", "ハートの9"))
    True
    """
    suit, rank = suit_pattern(deck), rank_pattern(deck)
    natural = f"({suit}の?{rank}|{rank}{suit})" if suit else rank
    ways = [natural]
    if deck.jokers:
        low, high = map(re.escape, deck.beyond)
        ways.append(f"(Jo|joker|ジョーカー)(=({high}|{low}|{natural}|{rank}))?")
    body = f"[(（]?({'|'.join(ways)})[)）]?"
    return rf"({body}|[(（][?？][)）])" if deck.hidden else body


@lru_cache(maxsize=16)
def rank_pattern(deck: Deck) -> str:
    """A regular expression for a rank of the deck; ``T`` and full-width letters count.

    >>> rank_pattern(Deck(ranks=("1", "2")))
    '(1|2|１|２)'
    """
    words = {*deck.ranks, *(_wide(rank) for rank in deck.ranks)}
    words |= {"T", "Ｔ"} if "10" in deck.ranks else set()
    return _either(words)


@lru_cache(maxsize=16)
def suit_pattern(deck: Deck) -> str:
    """A regular expression for a suit of the deck; empty where its cards have none.

    >>> suit_pattern(Deck(suits=("R", "B"))), suit_pattern(Deck(suits=("",)))
    ('(赤色|青色|B|R|赤|青|Ｂ|Ｒ)', '')
    """
    if deck.suits == ("",):
        return ""
    words = {word for suit in deck.suits for word in (*suit_spellings(suit), _wide(suit))}
    return _either(words)


def _wide(text: str) -> str:
    return "".join(chr(ord(letter) + 0xFEE0) for letter in text)


def _either(words: set[str]) -> str:
    """One of these words, the longest that fits."""
    return f"({'|'.join(sorted(map(re.escape, words), key=lambda word: (-len(word), word)))})"
