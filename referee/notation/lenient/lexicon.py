"""The words of ``words.toml``, folded as typed text is."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import Struct

from referee._internal.paths import PACKAGE

_ALIKE = str.maketrans({"’": "'", "‘": "'", "`": "'", "\ufe0f": None, "〜": "~", "−": "-"})
_KANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


def folded(text: str) -> str:
    """A text without regard to width, case and kana, runs of blanks as one.

    >>> folded("Ｂｅｎ　ハートの ９")
    'ben はーとの 9'
    """
    plain = unicodedata.normalize("NFKC", text.translate(_ALIKE)).casefold()
    return " ".join(plain.translate(_ALIKE).translate(_KANA).split())


Concepts = tuple[str, ...]
"""What a word says: none, one thing, or several at once."""


class Lexicon(Struct, frozen=True):
    """All that is known of words."""

    suits: Mapping[str, str]
    """Word -> letters of the suits that it may name."""
    ranks: Mapping[str, str]
    jokers: tuple[str, ...]
    between: tuple[str, ...]
    honorifics: tuple[str, ...]
    victims: tuple[str, ...]
    words: Mapping[str, tuple[Concepts, ...]]
    questions: Mapping[str, tuple[frozenset[str], ...]]
    moves: Mapping[str, tuple[frozenset[str], ...]]
    others: Mapping[str, frozenset[str]]
    needs_mark: frozenset[str]


@cache
def lexicon() -> Lexicon:
    """The words, read once.

    >>> known = lexicon()
    >>> known.words["plays"], known.suits["はーと"], known.ranks["ten"]
    ((('play',),), 'H', '10')
    """
    said = tomllib.loads((PACKAGE / "notation" / "lenient" / "words.toml").read_text("utf-8"))
    return Lexicon(
        suits=_letters(said["suits"]),
        ranks={folded(word): rank for rank, words in said["ranks"].items() for word in words},
        jokers=_all(said["cards"]["joker"]),
        between=_all(said["cards"]["between"]),
        honorifics=tuple(word.casefold().translate(_KANA) for word in said["seats"]["titles"]),
        victims=_all(said["seats"]["victim"]),
        words=_words(said),
        questions=_forms(said["questions"]),
        moves=_forms(said["moves"]),
        others={kind: frozenset(marks) for kind, marks in said["others"].items()},
        needs_mark=frozenset(said["wordless"]["marked"]),
    )


def _letters(suits: Mapping[str, list[str]]) -> dict[str, str]:
    """A suit is also called by its letter."""
    words = {folded(word): letters for letters, words in suits.items() for word in words}
    return words | {letter.casefold(): letter for letter in suits if len(letter) == 1}


def _words(said: Mapping[str, Mapping[str, list[str]]]) -> dict[str, tuple[Concepts, ...]]:
    senses: dict[str, list[Concepts]] = {}
    for words in said["unsaid"].values():
        for word in words:
            senses.setdefault(folded(word) or word, []).append(())
    for concepts, words in said["words"].items():
        for word in words:
            senses.setdefault(folded(word), []).append(tuple(concepts.split()))
    return {word: tuple(dict.fromkeys(each)) for word, each in senses.items()}


def _forms(kinds: Mapping[str, list[str]]) -> dict[str, tuple[frozenset[str], ...]]:
    return {kind: tuple(frozenset(f.split()) for f in forms) for kind, forms in kinds.items()}


def _all(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(folded, words))


def either(words: Iterable[str]) -> str:
    """One of these words, the longest that fits."""
    return "|".join(re.escape(word) for word in sorted(set(words), key=lambda w: (-len(w), w)))
