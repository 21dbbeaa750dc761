"""How much a question resembles the ways in which people ask about a rule."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log, sqrt

from referee.library.other_names import known_aliases, ways_to_ask
from referee.notation.lenient.lexicon import any_of, lexicon, normalize
from referee.rulebook.clause import Book, Clause

from .vocabulary import stop_words, vocabulary

_LONGEST = 12
"""The most letters of a Japanese word that are looked up."""
_CONCEPT = 0.8
"""What a concept counts, compared with a word."""
_NAME = 0.8
"""What resembling the name of a rule counts, compared with a way to ask about it."""
_OFTEN, _LENGTH = 3, 0.3
"""How many more times a part counts at most if a clause has it often, and how much less in a long
clause (as in BM25)."""


def features(text: str) -> Counter[str]:
    """What a text consists of: stems, concepts, ranks, and pairs of Japanese letters.

    >>> sorted(features("Twos on eights"))
    ['#2', '#8']
    """
    plain = _with_ranks(re.sub(r"(?<=[ぁ-ゖー一-龥])\s+(?=[ぁ-ゖー一-龥])", "", normalize(text)))
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
    known, beginnings = vocabulary().words, _beginnings()
    for run in re.findall("[ぁ-ゖー一-龥々]+", part):
        place = 0
        while place < len(run):
            longest = place + _LONGEST if run[place : place + 2] in beginnings else place
            for end in range(min(len(run), longest), place + 1, -1):
                concepts = known.get(run[place:end])
                if concepts is not None:
                    yield from (f"={concept}" for concept in concepts)
                    place = end - 1
                    break
            place += 1
        yield from (run[i : i + 2] for i in range(len(run) - 1))
        yield from re.findall("[一-龥]", run)


@lru_cache
def _beginnings() -> frozenset[str]:
    """The first two letters of all words."""
    return frozenset(word[:2] for word in vocabulary().words)


class WaysToAsk:
    """All ways to ask about the clauses of a book, and the words of the clauses."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        asked = ways_to_ask()
        texts: list[tuple[int, Counter[str], float]] = []
        self.counts: list[Counter[str]] = []
        for place, clause in enumerate(clauses):
            names = [*clause.title.values(), *known_aliases().get(clause.name, ())]
            ways = [way for key in (clause.id, clause.name) for way in asked.get(key, ())]
            own = [(place, features(text), _NAME) for text in names]
            own += [(place, features(text), 1.0) for text in ways]
            said = [features(text) for text in _said_in(clause)]
            self.counts.append(Counter(part for parts in said for part in parts))
            self.counts[-1].update(part for _, parts, _ in own for part in parts)
            texts += own
        seen = Counter(part for _, parts, _ in texts for part in parts)
        self.rare = {part: log(1 + len(texts) / count) for part, count in seen.items()}
        self.unseen = log(1 + len(texts))
        self.places = [(place, factor) for place, _, factor in texts]
        self.ways: dict[str, list[tuple[int, float]]] = {}
        for number, (_, parts, _) in enumerate(texts):
            for part, weight in self._weighed(parts).items():
                self.ways.setdefault(part, []).append((number, weight))
        self._count_clauses()

    def _count_clauses(self) -> None:
        clauses = Counter(part for counts in self.counts for part in counts)
        count, usual = len(self.counts), clauses.total() / len(self.counts)
        self.telling = {part: log(1 + count / of) for part, of in clauses.items()}
        self.nowhere = log(1 + count)
        self.lengths = [_LENGTH * len(counts) / usual + 1 - _LENGTH for counts in self.counts]

    def _weighed(self, parts: Iterable[str]) -> dict[str, float]:
        """Each part with its weight; the length of the whole is 1."""
        weights = {
            part: self.rare.get(part, self.unseen) * (_CONCEPT if part[0] == "=" else 1.0)
            for part in parts
        }
        length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        return {part: weight / length for part, weight in weights.items()}

    def scores(self, text: str) -> dict[int, float]:
        """How much a text resembles the best way to ask about each clause, from 0 to 1."""
        parts = features(text)
        if all(part[0] == "#" for part in parts):
            return {}  # nothing but cards
        alike: dict[int, float] = {}
        for part, weight in self._weighed(parts).items():
            for number, own in self.ways.get(part, ()):
                alike[number] = alike.get(number, 0.0) + weight * own
        found: dict[int, float] = {}
        for number, score in alike.items():
            place, factor = self.places[number]
            found[place] = max(found.get(place, 0.0), factor * score)
        return found

    def shares(self, text: str) -> list[float]:
        """How much of a text each clause has somewhere, in its wording or in a way to ask.

        A part counts the more, the fewer clauses have it, and the more often this one does.
        """
        parts = features(text)
        if all(part[0] == "#" for part in parts):
            return [0.0] * len(self.counts)  # nothing but cards
        weights = {
            part: self.telling.get(part, self.nowhere) * (_CONCEPT if part[0] == "=" else 1.0)
            for part in parts
        }
        whole = sum(weights.values()) or 1.0
        found = []
        for counts, length in zip(self.counts, self.lengths, strict=True):
            held = ((weights[part], counts[part]) for part in weights if part in counts)
            often = ((w * n * (_OFTEN + 1) / (n + _OFTEN * length)) for w, n in held)
            found.append(sum(often) / whole)
        return found


def _said_in(clause: Clause) -> Iterator[str]:
    yield from clause.wording.values()
    for reading in clause.readings:
        yield from reading.question.values()


def ways_of(book: Book) -> WaysToAsk:
    """The ways to ask about a book's clauses, read once."""
    ways: WaysToAsk = book.cache.get("ways to ask") or book.cache.setdefault(
        "ways to ask", WaysToAsk(book.clauses)
    )
    return ways
