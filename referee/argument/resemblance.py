"""How much a question resembles the ways in which people ask about a rule."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log, sqrt

from msgspec import Struct

from referee.library.other_names import known_aliases, ways_to_ask
from referee.notation.lenient.lexicon import any_of, lexicon
from referee.rulebook.clause import Book, Clause

from .card_names import fold_letters
from .vocabulary import stop_words, vocabulary

_LONGEST = 12
"""The most letters of a Japanese word that are looked up."""
_CONCEPT = 0.8
"""What a concept counts, compared with a word."""
_TITLE, _ONLY_TITLE = 0.8, 0.5
"""What resembling the title of a rule counts, compared with a way to ask about it, if there are
such ways and if not."""


def features(text: str) -> Counter[str]:
    """What a text consists of: stems, concepts, ranks, and pairs of Japanese letters.

    >>> sorted(features("Twos on eights"))
    ['#2', '#8']
    """
    plain = _with_ranks(
        re.sub(r"(?<=[ぁ-ゖー一-龥])\s+(?=[ぁ-ゖー一-龥])", "", fold_letters(text)[0])
    )
    found: Counter[str] = Counter()
    for part in re.findall(r"[a-z0-9#' ]+|[^a-z0-9#' ]+", plain):
        if part[0].isascii():
            found.update(_latin(part))
        else:
            found.update(_japanese(part))
    return found


def _with_ranks(plain: str) -> str:
    """The text with ``#8`` for each name of a rank."""

    def named(match: re.Match[str]) -> str:
        word = match[0].removesuffix("s") if match[0] not in vocabulary().plural_ranks else match[0]
        rank = vocabulary().plural_ranks.get(word) or lexicon().ranks.get(word) or word
        return f" #{rank.casefold()} "

    return _rank_names().sub(named, plain)


@lru_cache
def _rank_names() -> re.Pattern[str]:
    words = [word for word in lexicon().ranks if len(word) > 1 and word != "one"]
    latin = any_of((*(w for w in words if w.isascii()), *vocabulary().plural_ranks))
    kana = any_of(word for word in words if not word.isascii())
    letters = r"(?<![a-z0-9])[jqk](?![a-z0-9])|(?<![a-z0-9])a(?=[ぁ-ん一-龥])"
    return re.compile(
        rf"(?<![a-z0-9])(?:{latin})(?![a-z0-9])|{kana}|{letters}|(?<![\d#])(?:10|[1-9])(?!\d)"
    )


def _latin(part: str) -> Iterator[str]:
    words, known = part.split(), vocabulary().words
    place = 0
    while place < len(words):
        for size in (3, 2, 1):
            phrase = " ".join(words[place : place + size])
            concepts = known.get(phrase, ())
            if concepts and (size > 1 or phrase not in stop_words()):
                yield from (f"={concept}" for concept in concepts)
                break
        word = words[place]
        if word not in stop_words():
            stem = word if word[0] == "#" else _stem(word)
            if stem:
                yield stem
        place += 1


def _stem(word: str) -> str:
    return re.sub(r"(?<=[a-z]{3})(?:ing|ed|es|s|e)$", "", re.sub(r"'.*$", "", word))


def _japanese(part: str) -> Iterator[str]:
    known = vocabulary().words
    for run in re.findall("[ぁ-ゖー一-龥々]+", part):
        place = 0
        while place < len(run):
            for end in range(min(len(run), place + _LONGEST), place + 1, -1):
                concepts = known.get(run[place:end])
                if concepts is not None:
                    yield from (f"={concept}" for concept in concepts)
                    place = end - 1
                    break
            place += 1
        yield from (run[i : i + 2] for i in range(len(run) - 1))
        yield from re.findall("[一-龥]", run)


class Resembling(Struct, frozen=True):
    """A way to ask about a clause, with the weights of its parts."""

    place: int
    """The place of the clause in the book."""
    weights: Mapping[str, float]
    factor: float
    """What the way counts."""


class WaysToAsk:
    """All ways to ask about the clauses of a book."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        asked = ways_to_ask()
        texts: list[tuple[int, str, float]] = []
        for place, clause in enumerate(clauses):
            names = [*clause.title.values(), *known_aliases().get(clause.name, ())]
            ways = [w for key in (clause.id, clause.name) for w in asked.get(key, ())]
            texts += [(place, text, _TITLE if ways else _ONLY_TITLE) for text in names]
            texts += [(place, text, 1.0) for text in ways]
        parts = [features(text) for _, text, _ in texts]
        seen = Counter(part for counted in parts for part in counted)
        self.rare = {part: log(1 + len(parts) / count) for part, count in seen.items()}
        self.unseen = log(1 + len(parts))
        self.ways = [
            Resembling(place, self._weighed(counted), factor)
            for (place, _, factor), counted in zip(texts, parts, strict=True)
            if counted
        ]

    def _weighed(self, counted: Mapping[str, int]) -> dict[str, float]:
        """Each part with its weight; the length of the whole is 1."""
        weights = {
            part: self.rare.get(part, self.unseen) * (_CONCEPT if part[0] == "=" else 1.0)
            for part in counted
        }
        length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        return {part: weight / length for part, weight in weights.items()}

    def scores(self, text: str) -> dict[int, float]:
        """How much a text resembles the best way to ask about each clause, from 0 to 1."""
        parts = features(text)
        if all(part[0] == "#" for part in parts):
            return {}  # nothing but cards
        asked = self._weighed(parts)
        found: dict[int, float] = {}
        for way in self.ways:
            score = sum(
                asked[part] * weight for part, weight in way.weights.items() if part in asked
            )
            score *= way.factor
            if score > found.get(way.place, 0.0):
                found[way.place] = score
        return found


def ways_of(book: Book) -> WaysToAsk:
    """The ways to ask about a book's clauses, read once."""
    ways: WaysToAsk = book.cache.get("ways to ask") or book.cache.setdefault(
        "ways to ask", WaysToAsk(book.clauses)
    )
    return ways
