"""Corrects slips of the keyboard: words that are almost a known one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from referee.notation.lenient.lexicon import lexicon, normalize

from .fact_words import fact_words
from .vocabulary import rule_names, vocabulary

MIN_LETTERS, MANY_LETTERS = 4, 8
"""Shorter words aren't corrected; words of many letters may have two slips."""


def corrected(text: str, names: Sequence[str] = ()) -> str:
    """The text with known words in place of English ones that differ by a letter or two.

    >>> corrected("can chei pley the ten of dimonds?", ["Chie"])
    'can Chie play the ten of diamonds?'
    """
    known, seats = _known(), {normalize(name): name for name in names}

    def correct(match: re.Match[str]) -> str:
        word = normalize(match[0])
        plain = {word, *(word.removesuffix(ending) for ending in ("s", "ed", "ing"))}
        if plain & known or plain & {*seats, *vocabulary().family} or _is_name(match, text):
            return match[0]
        found = _nearest(word, seats) or _nearest(word, _single())
        return seats.get(found, found) or match[0]

    return re.sub(rf"(?<![A-Za-z0-9'])[A-Za-z]{{{MIN_LETTERS},}}(?![A-Za-z0-9'])", correct, text)


def _is_name(match: re.Match[str], text: str) -> bool:
    """Whether a word is written like a name."""
    before = text[: match.start()].rstrip()
    return match[0][0].isupper() and bool(before) and before[-1] not in ".!?:\n"


def _nearest(word: str, known: Iterable[str]) -> str:
    """The only known word that differs by a slip; empty if there is none."""
    most = 2 if len(word) >= MANY_LETTERS else 1
    near = {
        other: distance
        for other in known
        if other[:1] == word[:1] and abs(len(other) - len(word)) <= most
        for distance in [_slips(word, other)]
        if distance <= most
    }
    best = [other for other, distance in near.items() if distance == min(near.values())]
    return best[0] if len(best) == 1 else ""


def _slips(first: str, second: str) -> int:
    """The letters to add, drop, replace or swap with the next one."""
    rows = [list(range(len(second) + 1))]
    for i, letter in enumerate(first, 1):
        row = [i]
        for j, other in enumerate(second, 1):
            cost = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == second[j - 2] and first[i - 2] == other:
                cost = min(cost, rows[-2][j - 2] + 1)
            row.append(cost)
        rows.append(row)
    return rows[-1][-1]


@lru_cache
def _single() -> frozenset[str]:
    """The known words that stand alone, not only in a phrase."""
    words, cards = vocabulary(), lexicon()
    telling = (word for word, concepts in words.words.items() if concepts)
    single = (*telling, *words.plural_ranks, *cards.suits, *cards.ranks, *cards.jokers)
    return _known().intersection((*single, *rule_names().rules, *rule_names().books))


@lru_cache
def _known() -> frozenset[str]:
    """The English words that are known, of four letters or more."""
    words, rules, cards = vocabulary(), rule_names(), lexicon()
    phrases = (
        *words.words, *words.me, *words.others, *words.labels, *words.titles,
        *words.plural_ranks, *words.counts, *words.other_games, *rules.books, *rules.rules,
        *cards.suits, *cards.ranks, *cards.jokers, *fact_words(),
    )  # fmt: skip
    found = {word for phrase in phrases for word in re.findall(r"[a-z]+", phrase)}
    return frozenset(word for word in found if len(word) >= MIN_LETTERS)
