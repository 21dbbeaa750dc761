"""Corrections of typed text that means nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product

from referee.cards.card import Deck

from .lexicon import lexicon, normalize
from .tokenizer import CardName, RankName, TypedWord, typed_words

MAX_WORDS, MAX_LETTERS = 3, 24
"""The most unknown words that are replaced, and their most letters."""
MAX_TEXTS = 12
_MIN_LIKENESS = 0.66
_MISTYPED_DIGITS = str.maketrans("ol", "01")


def corrections(
    words: Sequence[TypedWord], names: Sequence[str], deck: Deck
) -> Iterator[list[TypedWord]]:
    """Similar texts, the most similar first.

    First, unknown words are replaced by known ones. Then they are left out. Each text also comes
    with a card of every suit instead of a number.
    """
    without_unknown = [word for word in words if not _is_wrong(word)]
    for text in (*_replaced(words, names, deck), without_unknown):
        yield text
        if deck.suits != ("",):
            yield [_as_card(word, deck) for word in text]


def _is_wrong(word: TypedWord) -> bool:
    return word.is_unknown or word.is_missing_card


def _replaced(
    words: Sequence[TypedWord], names: Sequence[str], deck: Deck
) -> list[list[TypedWord]]:
    if sum(map(_is_wrong, words)) > MAX_WORDS:
        return []
    combinations = product(*(_similar_words(word, names) for word in words))
    texts = ["".join(combination).strip() for combination in islice(combinations, MAX_TEXTS)]
    return [typed_words(text, names, deck) for text in dict.fromkeys(texts)]


def _similar_words(word: TypedWord, names: Sequence[str]) -> list[str]:
    """What may be meant by a word, each with the blank before it."""
    from difflib import get_close_matches  # slow to load, and only needed for misspellings

    blank = " " if word.spaced else ""
    if not _is_wrong(word):
        return [blank + word.text]
    similar = [word.text.translate(_MISTYPED_DIGITS), re.sub("1(?!0)", "a", word.text)]
    if word.is_unknown and len(word.text) <= MAX_LETTERS:
        known = {*map(normalize, names), *lexicon().words, *lexicon().suits, *lexicon().ranks}
        similar += get_close_matches(word.text, sorted(known), 4, _MIN_LIKENESS)
    return [blank + text for text in dict.fromkeys(similar)]


def _as_card(word: TypedWord, deck: Deck) -> TypedWord:
    """A number as a card of any suit."""
    ranks = [meaning.rank for meaning in word.meanings if isinstance(meaning, RankName)]
    cards = tuple(card for rank in ranks for card in deck.natural_cards if card.rank == rank)
    return TypedWord(word.text, (CardName(cards),), word.spaced) if cards else word
