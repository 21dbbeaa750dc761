"""The words of ``words.toml``, normalized like typed text."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import Struct

from referee._internal.paths import PACKAGE

_VARIANTS = str.maketrans({"’": "'", "‘": "'", "`": "'", "\ufe0f": None, "〜": "~", "−": "-"})
_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


def normalize(text: str) -> str:
    """A text without differences in width, case and kana, and with single blanks.

    >>> normalize("Ｂｅｎ　ハートの ９")
    'ben はーとの 9'
    """
    plain = unicodedata.normalize("NFKC", text.translate(_VARIANTS)).casefold()
    return " ".join(plain.translate(_VARIANTS).translate(_TO_HIRAGANA).split())


Concepts = tuple[str, ...]
"""What a word means, such as ``("play", "may")``; empty if it adds nothing. ``>to`` and ``<to``
mark the seat that follows or comes before."""


class Lexicon(Struct, frozen=True):
    """The words that are understood."""

    suits: Mapping[str, str]
    """Word -> letters of the suits that it may mean."""
    ranks: Mapping[str, str]
    """Word -> rank."""
    signs: Mapping[str, str]
    """Word -> rank that needs a suit beside it."""
    suitless: Mapping[str, str]
    """Word -> card without a suit."""
    jokers: tuple[str, ...]
    between: tuple[str, ...]
    """Words between a rank and a suit."""
    honorifics: tuple[str, ...]
    victims: tuple[str, ...]
    words: Mapping[str, tuple[Concepts, ...]]
    """Word -> what it may mean."""
    questions: Mapping[str, tuple[frozenset[str], ...]]
    """Kind of question -> the sets of concepts that make one."""
    moves: Mapping[str, tuple[frozenset[str], ...]]
    """Kind of move -> the sets of concepts that make one."""
    seat_marks: Mapping[str, frozenset[str]]
    """Verb -> the marks that its other seat can have."""
    needs_mark: frozenset[str]
    """Verbs that can be left out if the other seat is marked."""


@cache
def lexicon() -> Lexicon:
    """The words, read once.

    >>> words = lexicon()
    >>> words.words["plays"], words.suits["はーと"], words.ranks["ten"]
    ((('play',),), 'H', '10')
    """
    file = PACKAGE / "notation" / "lenient" / "words.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    suits = {normalize(word): letters for letters, words in data["suits"].items() for word in words}
    suits |= {letter.casefold(): letter for letter in data["suits"] if len(letter) == 1}
    return Lexicon(
        suits=suits,
        ranks=_by_word(data["ranks"]),
        signs=_by_word(data["signs"]),
        suitless=_by_word(data["suitless"]),
        jokers=_normalized(data["cards"]["joker"]),
        between=_normalized(data["cards"]["between"]),
        honorifics=tuple(
            word.casefold().translate(_TO_HIRAGANA) for word in data["seats"]["honorifics"]
        ),
        victims=_normalized(data["seats"]["victim"]),
        words=_words(data),
        questions=_concept_sets(data["questions"]),
        moves=_concept_sets(data["moves"]),
        seat_marks={verb: frozenset(marks) for verb, marks in data["seat_marks"].items()},
        needs_mark=frozenset(data["needs_mark"]["verbs"]),
    )


def _by_word(names: Mapping[str, list[str]]) -> dict[str, str]:
    return {normalize(word): name for name, words in names.items() for word in words}


def _words(data: Mapping[str, Mapping[str, list[str]]]) -> dict[str, tuple[Concepts, ...]]:
    meanings: dict[str, list[Concepts]] = {}
    for words in data["fillers"].values():
        for word in words:
            meanings.setdefault(normalize(word) or word, []).append(())
    for concepts, words in data["words"].items():
        for word in words:
            meanings.setdefault(normalize(word), []).append(tuple(concepts.split()))
    return {word: tuple(dict.fromkeys(concepts)) for word, concepts in meanings.items()}


def _concept_sets(kinds: Mapping[str, list[str]]) -> dict[str, tuple[frozenset[str], ...]]:
    return {
        kind: tuple(frozenset(concepts.split()) for concepts in sets)
        for kind, sets in kinds.items()
    }


def _normalized(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(normalize, words))


def any_of(words: Iterable[str]) -> str:
    """The pattern of any of these words. Longer ones are tried first."""
    return "|".join(map(re.escape, sorted(set(words), key=lambda word: (-len(word), word))))
