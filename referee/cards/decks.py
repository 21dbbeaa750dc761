"""Decks of books, and the spellings of their cards.

A book states its deck as data::

    deck = { kind = "french", jokers = 2 }                          # 3 … K A 2, weakest first
    deck = { kind = "french", jokers = 0, ranks = ["2", …, "A"] }   # another order of the ranks
    deck = { kind = "coloured", suits = "RBY" }                     # 赤 青 黄, 1-10, no joker
    deck = { kind = "numbers", ranks = ["1", "2", "3", "4", "5"] }  # five cards without a suit

Cards that aren't one of each are listed: how many there are of each rank, and which ranks have one
card without a suit. ``copies = 2`` are two packs::

    deck = { kind = "coloured", ranks = ["1", "2", "W"], suitless = ["W"],
             copies = { W = 4, others = 2 } }

With ``hidden = true`` a table may name ``(?)``, a card that only its owner knows. In a book with
several games, ``hidden = ["sevens"]`` allows that in some of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from referee.i18n.fuzzy_match import fold, fold_search
from referee.i18n.messages import listing, message

from .card import (
    FRENCH_RANKS,
    FRENCH_SUITS,
    Card,
    Deck,
    parse_card,
    rank_spellings,
    suit_spellings,
)

COLOURS = tuple("RBYG")
COLOUR_RANKS = tuple(map(str, range(1, 11)))

ANY_DECK = Deck(
    (*FRENCH_SUITS, *COLOURS), (*FRENCH_RANKS, *sorted({*COLOUR_RANKS} - {*FRENCH_RANKS})), 2, True
)
"""Every card of every deck: the deck for a text that doesn't name a known book."""


def sample(deck: Deck) -> Card:
    """A card of the deck, as an example of how cards are written.

    >>> str(sample(Deck()))
    'D9'
    """
    return deck.natural_cards[len(deck.ranks) // 2 * len(deck.suits) + len(deck.suits) // 2]


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
    if deck.suitless:
        natural = f"({_either(_rank_words(deck.suitless))}|{natural})"
    ways = [natural]
    if deck.jokers:
        low, high = map(re.escape, deck.beyond)
        ways.append(f"(Jo|joker|ジョーカー)(=({high}|{low}|{natural}|{rank}))?")
    body = f"[(（]?({'|'.join(ways)})[)）]?"
    return rf"({body}|[(（][?？][)）])"


@lru_cache(maxsize=16)
def rank_pattern(deck: Deck) -> str:
    """A regular expression for a rank of the deck, with ``T`` and full-width letters.

    >>> rank_pattern(Deck(ranks=("1", "2")))
    '(1|2|１|２)'
    """
    return _either(_rank_words(deck.ranks))


@lru_cache(maxsize=16)
def suit_pattern(deck: Deck) -> str:
    """A regular expression for a suit of the deck; empty if its cards have none.

    >>> suit_pattern(Deck(suits=("R", "B"))), suit_pattern(Deck(suits=("",)))
    ('(赤色|青色|B|R|赤|青|Ｂ|Ｒ)', '')
    """
    if deck.suits == ("",):
        return ""
    words = {word for suit in deck.suits for word in (*suit_spellings(suit), _wide(suit))}
    return _either(words)


def _rank_words(ranks: Iterable[str]) -> set[str]:
    """The spellings of ranks, with letters and digits of either width."""
    words = {word for rank in ranks for word in rank_spellings(rank)}
    return words | {_wide(word) for word in words if word.isascii()}


def _wide(text: str) -> str:
    return "".join(chr(ord(letter) + 0xFEE0) for letter in text)


def _either(words: set[str]) -> str:
    """A pattern for one of these words, the longest that fits."""
    return f"({'|'.join(sorted(map(re.escape, words), key=lambda word: (-len(word), word)))})"


# ---- messages


def deck_text(deck: Deck, lang: str) -> str:
    """How the cards of a deck are written, as a sentence.

    >>> deck_text(Deck(suits=("R", "B"), ranks=("1", "2"), jokers=0), "en")
    ' Cards of this pack: R (red) or B (blue), then 1 2.'
    """
    suits = [message(lang, "error-suit", letter=suit, suit=suit) for suit in deck.suits if suit]
    named = listing(lang, suits, "list-last-or") or "none"
    ranks = " ".join(rank for rank in deck.ranks if rank not in deck.suitless)
    suitless = " ".join(deck.suitless) or "none"
    args = {"suits": named, "ranks": ranks, "suitless": suitless, "jokers": deck.jokers}
    return message(lang, "error-cards", **args)


OTHER_RANKS = {
    "T": "10", "1": "A", "11": "J", "12": "Q", "13": "K", "14": "A",
    "ace": "A", "jack": "J", "queen": "Q", "king": "K", "joker": "Jo", "ジョーカー": "Jo",
}  # fmt: skip
"""Other words for ranks. They are suggested if the deck doesn't have them."""
OTHER_SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
"""Other words for suits, which are suggested."""
_RANK_AT_END = re.compile("([0-9０-９]+|[一二三四五六七八九十]+)$")


def cards_meant(text: str, deck: Deck) -> tuple[str, ...]:
    """The cards that a text may mean that isn't a card: a rank without a suit, several cards, or a
    rank in other words.

    >>> deck = Deck()
    >>> cards_meant("J", deck), cards_meant("S9とH9", deck), cards_meant("x", deck)
    (('SJ', 'HJ', 'DJ', 'CJ'), ('S9 H9',), ())
    >>> cards_meant("joker", Deck(jokers=0, ranks=("2", "Jo-", "Jo+"), suitless=("Jo-", "Jo+")))
    ('Jo-', 'Jo+')
    >>> cards_meant("D11", deck), cards_meant("ハートの四", deck)
    (('DJ',), ('H4',))
    """
    rank = fold(text).upper()
    stem = OTHER_RANKS.get(text.strip().casefold(), rank).upper()
    if begun := tuple(named for named in deck.suitless if named.upper().startswith(stem)):
        return begun
    if rank in deck.ranks and deck != ANY_DECK:
        return tuple(str(card) for card in deck.natural_cards if card.suit and card.rank == rank)
    try:
        plain = _RANK_AT_END.sub(_usual_rank, text)
        if plain != text:
            return (str(parse_card(plain, deck)),)
        cards = [str(parse_card(part, deck)) for part in _SEPARATOR.split(text) if part]
    except ValueError:
        return ()
    return (" ".join(cards),) if len(cards) > 1 else ()


def _usual_rank(number: re.Match[str]) -> str:
    """A rank written as another number, or in kanji, as tables have it."""
    digits = fold_search(number[0])
    return OTHER_RANKS.get(digits, digits)


_SEPARATOR = re.compile(r"[と、・/+&]|and")
