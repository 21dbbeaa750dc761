"""Texts like one that cannot be read: what somebody may have meant who has mistyped it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product

from referee.cards.card import Deck

from .lexicon import folded, lexicon
from .tokenizer import Cards, Piece, Rank, pieces_of

MOST_WORDS, LONGEST_WORD = 3, 24
"""So many unknown words are replaced, of no more than so many letters."""
MOST_TEXTS = 12
_ALIKE = 0.66
_AS_TYPED = str.maketrans("ol", "01")
"""Letters that one types for digits."""


def mended(pieces: Sequence[Piece], names: Sequence[str], deck: Deck) -> Iterator[list[Piece]]:
    """The nearest first: with known words for unknown ones, then without those that nobody knows,
    each also with a card of every suit for a mere number."""
    for each in (*_texts(pieces, names, deck), [piece for piece in pieces if not _is_odd(piece)]):
        yield each
        if deck.suits != ("",):
            yield [_as_card(piece, deck) for piece in each]


def _is_odd(piece: Piece) -> bool:
    return piece.is_unknown or piece.is_lacking


def _texts(pieces: Sequence[Piece], names: Sequence[str], deck: Deck) -> list[list[Piece]]:
    if sum(map(_is_odd, pieces)) > MOST_WORDS:
        return []
    ways = product(*(_words_like(piece, names) for piece in pieces))
    texts = ["".join(words).strip() for words in islice(ways, MOST_TEXTS)]
    return [pieces_of(text, names, deck) for text in dict.fromkeys(texts)]


def _words_like(piece: Piece, names: Sequence[str]) -> list[str]:
    """What may stand for a piece, with the blank before it."""
    from difflib import get_close_matches  # large, and only for what is misspelled

    blank = " " if piece.spaced else ""
    if not _is_odd(piece):
        return [blank + piece.text]
    words = [piece.text.translate(_AS_TYPED), re.sub("1(?!0)", "a", piece.text)]
    if piece.is_unknown and len(piece.text) <= LONGEST_WORD:
        known = {*map(folded, names), *lexicon().words, *lexicon().suits, *lexicon().ranks}
        words += get_close_matches(piece.text, sorted(known), 4, _ALIKE)
    return [blank + word for word in dict.fromkeys(words)]


def _as_card(piece: Piece, deck: Deck) -> Piece:
    """A mere number as a card of whatever suit."""
    ranks = [sense.rank for sense in piece.senses if isinstance(sense, Rank)]
    at = [deck.ranks.index(rank) for rank in ranks if rank in deck.ranks]
    among = tuple(
        deck.card_at(rank * len(deck.suits) + s) for rank in at for s in range(len(deck.suits))
    )
    return Piece(piece.text, (Cards(among),), piece.spaced) if among else piece
